//! Answers in the making: private, and kept nowhere else.

use super::engine::on_either;
use super::{Store, StoreError};
use crate::ids::{MatchId, PersonId};
use table::{AskId, Seat};

impl Store {
    pub async fn drafts(&self, id: &MatchId, seat: Seat) -> Result<Vec<(String, String)>, StoreError> {
        const DRAFTS: &str = "SELECT ask, picks FROM drafts WHERE match = $1 AND seat = $2";
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_as(DRAFTS).bind(id).bind(i64::from(seat.0)).fetch_all(pool).await?)
        })
    }

    /// Keeps a draft, and drops those of asks that are not open any more. One of somebody who has lost the seat is not
    /// kept: whoever sits there now would find it.
    pub async fn keep_draft(
        &self,
        id: &MatchId,
        seat: Seat,
        holder: &PersonId,
        ask: AskId,
        picks: &str,
        open: &[AskId],
    ) -> Result<(), StoreError> {
        const KEEP: &str = "INSERT INTO drafts (match, seat, ask, picks) SELECT $1, $2, $3, $4 \
                            WHERE EXISTS (SELECT 1 FROM seats WHERE match = $1 AND seat = $2 AND person = $5) \
                            ON CONFLICT (match, seat, ask) DO UPDATE SET picks = excluded.picks";
        const DROP: &str = "DELETE FROM drafts WHERE match = $1 AND seat = $2 AND ask = $3";
        let stale: Vec<String> = self
            .drafts(id, seat)
            .await?
            .into_iter()
            .map(|(ask, _)| ask)
            .filter(|kept| !open.iter().any(|ask| ask.to_string() == *kept))
            .collect();
        let mut write = self.write().await?;
        on_either!(&mut write, tx => {
            for ask in stale {
                sqlx::query(DROP).bind(id).bind(i64::from(seat.0)).bind(ask).execute(&mut **tx).await?;
            }
            sqlx::query(KEEP)
                .bind(id)
                .bind(i64::from(seat.0))
                .bind(ask.to_string())
                .bind(picks)
                .bind(holder)
                .execute(&mut **tx)
                .await?;
        });
        on_either!(write, tx => tx.commit().await)?;
        Ok(())
    }
}
