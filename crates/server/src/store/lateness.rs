//! Which matches are overdue, and who was told.

use sqlx::FromRow;

use super::engine::on_either;
use super::notices::{News, Turn, write_turn};
use super::{Store, StoreError};
use crate::clock::MINUTE;
use crate::ids::{MatchId, PersonId};

/// The seat of a person, in a match that may be overdue or was.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct WaitingSeat {
    #[sqlx(rename = "match")]
    pub of: MatchId,
    /// JSON.
    pub pace: String,
    /// 1: its players were told that the match is overdue.
    pub told_match: i64,
    pub seat: i64,
    pub person: PersonId,
    pub waits: Option<i64>,
    /// The wait of which he was told that it is too long.
    pub told_seat: Option<i64>,
}

/// What is new about the lateness of a match.
#[derive(Debug)]
pub(crate) struct Told {
    /// Whether everybody may know: it was not overdue before and is now, or the other way round.
    pub changed: bool,
    pub overdue: bool,
    /// Seats whose holders are told that they are late, and since when they are awaited.
    pub seats: Vec<(i64, Option<i64>)>,
    pub news: Vec<News>,
}

impl Store {
    /// All seats of persons in matches where one of them has been awaited for a while, or of which it was told before.
    pub(crate) async fn seats_that_may_be_late(&self, now: i64) -> Result<Vec<WaitingSeat>, StoreError> {
        const SEATS: &str = "SELECT s.match, m.pace, m.told_late AS told_match, s.seat, s.person, s.waits, \
             s.told_late AS told_seat FROM matches m JOIN seats s ON s.match = m.id \
             WHERE m.status = 'playing' AND s.kind = 'person' AND s.person IS NOT NULL AND (m.told_late = 1 OR EXISTS \
                (SELECT 1 FROM seats w WHERE w.match = m.id AND w.kind = 'person' AND w.waits < $1)) \
             ORDER BY s.match, s.seat";
        on_either!(&self.pool, pool => {
            // No pace is shorter.
            Ok(sqlx::query_as(SEATS).bind(now - MINUTE).fetch_all(pool).await?)
        })
    }

    pub(crate) async fn note_lateness(&self, id: &MatchId, told: &Told, turns: &[Turn<'_>]) -> Result<(), StoreError> {
        const MATCH: &str = "UPDATE matches SET told_late = $2 WHERE id = $1";
        const SEAT: &str = "UPDATE seats SET told_late = $3 WHERE match = $1 AND seat = $2";
        let mut write = self.write().await?;
        on_either!(&mut write, tx => {
            sqlx::query(MATCH).bind(id).bind(i64::from(told.overdue)).execute(&mut **tx).await?;
            for (seat, waits) in &told.seats {
                sqlx::query(SEAT).bind(id).bind(seat).bind(waits).execute(&mut **tx).await?;
            }
        });
        for turn in turns {
            write_turn(&mut write, id, self.clock.now(), turn).await?;
        }
        write.commit().await
    }
}
