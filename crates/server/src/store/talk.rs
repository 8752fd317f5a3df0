//! What is said in a match, what its players write down, and who looks on.

use sqlx::FromRow;
use table::Seat;

use super::engine::on_either;
use super::words::PersonKind;
use super::{Store, StoreError};
use crate::clock::now;
use crate::ids::{MatchId, PersonId};

#[derive(Debug, Clone, FromRow)]
pub struct TalkRow {
    /// Over all channels: not for those who do not hear all of them.
    pub n: i64,
    pub channel: String,
    /// Within the channel.
    pub line: i64,
    pub seat: Option<i64>,
    pub name: String,
    pub kind: PersonKind,
    pub text: String,
    pub at: i64,
}

/// Lines by their numbers over all channels: after one, up to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub after: i64,
    pub upto: i64,
}

impl Span {
    pub const WHOLE: Span = Span {
        after: 0,
        upto: i64::MAX,
    };
}

impl Store {
    /// The channels in which something was said.
    pub async fn channels_of(&self, id: &MatchId) -> Result<Vec<String>, StoreError> {
        const CHANNELS: &str = "SELECT DISTINCT channel FROM talk WHERE match = $1";
        on_either!(&self.pool, pool => Ok(sqlx::query_scalar(CHANNELS).bind(id).fetch_all(pool).await?))
    }

    /// The last lines of a channel within a span and before one of them, the latest first.
    pub async fn talk(
        &self,
        id: &MatchId,
        channel: &str,
        span: Span,
        before: Option<u32>,
        most: usize,
    ) -> Result<Vec<TalkRow>, StoreError> {
        const TALK: &str = "SELECT t.n, t.channel, t.line, t.seat, p.name, p.kind, t.text, t.at \
             FROM talk t JOIN people p ON p.id = t.person \
             WHERE t.match = $1 AND t.channel = $2 AND t.line < $3 AND t.n > $5 AND t.n <= $6 \
             ORDER BY t.line DESC LIMIT $4";
        let before = before.map_or(i64::MAX, i64::from);
        on_either!(&self.pool, pool => {
            let query = sqlx::query_as(TALK).bind(id).bind(channel).bind(before).bind(most as i64).bind(span.after).bind(span.upto);
            Ok(query.fetch_all(pool).await?)
        })
    }

    /// Gives the number of the line within its channel, and the time.
    pub async fn say(
        &self,
        id: &MatchId,
        channel: &str,
        seat: Option<Seat>,
        person: &PersonId,
        text: &str,
    ) -> Result<(u32, i64), StoreError> {
        // Changes nothing, but lets one speak after the other.
        const LOCK: &str = "UPDATE matches SET summed = summed WHERE id = $1";
        const SAY: &str = "INSERT INTO talk (match, n, channel, seat, person, text, at, line) \
             SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6, \
             (SELECT COALESCE(MAX(line), 0) + 1 FROM talk WHERE match = $1 AND channel = $2) \
             FROM talk WHERE match = $1 RETURNING line";
        let seat = seat.map(|seat| i64::from(seat.0));
        let mut write = self.write().await?;
        let at = now();
        let line: i64 = on_either!(&mut write, tx => {
            sqlx::query(LOCK).bind(id).execute(&mut **tx).await?;
            sqlx::query_scalar(SAY)
                .bind(id).bind(channel).bind(seat).bind(person).bind(text).bind(at)
                .fetch_one(&mut **tx)
                .await?
        });
        on_either!(write, tx => tx.commit().await)?;
        Ok((u32::try_from(line).unwrap_or(u32::MAX), at))
    }

    pub async fn notes(&self, id: &MatchId, person: &PersonId) -> Result<Option<String>, StoreError> {
        const NOTES: &str = "SELECT text FROM notes WHERE match = $1 AND person = $2";
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_scalar(NOTES).bind(id).bind(person).fetch_optional(pool).await?)
        })
    }

    pub async fn keep_notes(&self, id: &MatchId, person: &PersonId, text: &str) -> Result<(), StoreError> {
        const KEEP: &str = "INSERT INTO notes (match, person, text) VALUES ($1, $2, $3) \
                            ON CONFLICT (match, person) DO UPDATE SET text = excluded.text";
        on_either!(&self.writer, pool => {
            sqlx::query(KEEP).bind(id).bind(person).bind(text).execute(pool).await?;
        });
        Ok(())
    }

    pub async fn add_observer(&self, id: &MatchId, person: &PersonId) -> Result<(), StoreError> {
        const ADD: &str =
            "INSERT INTO observers (match, person) VALUES ($1, $2) ON CONFLICT (match, person) DO NOTHING";
        on_either!(&self.writer, pool => {
            sqlx::query(ADD).bind(id).bind(person).execute(pool).await?;
        });
        Ok(())
    }

    pub async fn remove_observer(&self, id: &MatchId, person: &PersonId) -> Result<(), StoreError> {
        const REMOVE: &str = "DELETE FROM observers WHERE match = $1 AND person = $2";
        on_either!(&self.writer, pool => {
            sqlx::query(REMOVE).bind(id).bind(person).execute(pool).await?;
        });
        Ok(())
    }
}
