//! How far the players of a waiting match have come with adding to its dice.

use table::{Pledge, Seed};

use super::change::Change;
use super::engine::on_either;
use super::{StoreError, Write};
use crate::ids::{self, MatchId, PersonId};

impl Change {
    /// Keeps what seats have pledged.
    pub async fn pledge(&mut self, pledges: &[Pledge]) -> Result<(), StoreError> {
        const PLEDGE: &str = "UPDATE seats SET pledge = $3 WHERE match = $1 AND seat = $2";
        for pledge in pledges {
            let (seat, hash) = (i64::from(pledge.seat.0), pledge.hash.to_string());
            on_either!(&mut self.write, tx => {
                sqlx::query(PLEDGE).bind(&self.row.id).bind(seat).bind(&hash).execute(&mut **tx).await?;
            });
            for row in self.seats.iter_mut().filter(|row| row.seat == seat) {
                row.pledge = Some(hash.clone());
            }
        }
        Ok(())
    }

    /// All have pledged: from now on they are waited for to open their salts.
    pub async fn fix(&mut self) -> Result<(), StoreError> {
        const FIX: &str = "UPDATE matches SET fixed = $2 WHERE id = $1";
        const WAIT: &str = "UPDATE seats SET waits = $2, notified = NULL, failures = 0 \
                            WHERE match = $1 AND kind = 'person'";
        let at = self.clock.now();
        on_either!(&mut self.write, tx => {
            sqlx::query(FIX).bind(&self.row.id).bind(at).execute(&mut **tx).await?;
            sqlx::query(WAIT).bind(&self.row.id).bind(at).execute(&mut **tx).await?;
        });
        Ok(())
    }

    /// One salt for all seats that the person holds.
    pub async fn open(&mut self, person: &PersonId, salt: &str) -> Result<(), StoreError> {
        const OPEN: &str = "UPDATE seats SET salt = $3, waits = NULL, notified = NULL, failures = 0 \
                            WHERE match = $1 AND person = $2 AND kind = 'person'";
        on_either!(&mut self.write, tx => {
            sqlx::query(OPEN).bind(&self.row.id).bind(person).bind(salt).execute(&mut **tx).await?;
        });
        Ok(())
    }

    /// Whatever was pledged and opened counts no more, if all had pledged: everybody begins anew, the server too. Who was not
    /// asked to open anything has told nobody anything, and what he has pledged stands.
    pub async fn void(&mut self) -> Result<(), StoreError> {
        match self.row.fixed {
            Some(_) => void(&mut self.write, &self.row.id).await,
            None => Ok(()),
        }
    }
}

/// The same for all waiting matches that a person sits in, before he is taken from his seats.
pub(super) async fn void_all_of(write: &mut Write, person: &PersonId) -> Result<(), StoreError> {
    const FIXED: &str = "SELECT m.id FROM matches m WHERE m.status = 'waiting' AND m.fixed IS NOT NULL \
                         AND EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.person = $1)";
    let fixed: Vec<MatchId> =
        on_either!(&mut *write, tx => sqlx::query_scalar(FIXED).bind(person).fetch_all(&mut **tx).await?);
    for id in &fixed {
        void(write, id).await?;
    }
    Ok(())
}

async fn void(write: &mut Write, id: &MatchId) -> Result<(), StoreError> {
    const NEXT: &str = "UPDATE matches SET round = round + 1, fixed = NULL, seed = $2, commitment = $3 WHERE id = $1";
    const ANEW: &str = "UPDATE seats SET pledge = NULL, salt = NULL, waits = NULL, notified = NULL, failures = 0 \
                        WHERE match = $1";
    let bytes = ids::random::<32>();
    let commitment = Seed::from_bytes(bytes).commitment().to_string();
    on_either!(write, tx => {
        sqlx::query(NEXT).bind(id).bind(hex::encode(bytes)).bind(commitment).execute(&mut **tx).await?;
        sqlx::query(ANEW).bind(id).execute(&mut **tx).await?;
    });
    Ok(())
}
