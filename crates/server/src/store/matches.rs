//! Matches and their seats, as the lobby sees them. What was played is in the journal.

use sqlx::FromRow;

use super::engine::on_either;
use super::{Store, StoreError};
use crate::clock::now;
use crate::ids::{MatchId, PersonId};

#[derive(Debug, Clone, FromRow)]
pub struct MatchRow {
    pub id: MatchId,
    pub code: Option<String>,
    pub game: String,
    pub scenario: String,
    /// JSON.
    pub options: String,
    /// waiting, playing, over or aborted.
    pub status: String,
    pub public: i64,
    /// JSON.
    pub pace: String,
    pub creator: Option<PersonId>,
    pub seed: String,
    pub commitment: String,
    pub header: Option<String>,
    pub outcome: Option<String>,
    pub summed: i64,
    pub rematch: Option<MatchId>,
    pub created: i64,
    pub started: Option<i64>,
    pub changed: i64,
}

#[derive(Debug, Clone, FromRow)]
pub struct SeatRow {
    #[sqlx(rename = "match")]
    pub of: MatchId,
    pub seat: i64,
    pub name: String,
    /// open, invited, person or bot.
    pub kind: String,
    pub person: Option<PersonId>,
    pub label: Option<String>,
    pub level: Option<String>,
    pub salt: Option<String>,
    pub before: Option<PersonId>,
    pub says: Option<String>,
    pub number: i64,
    pub looked: i64,
    pub waits: Option<i64>,
    pub notified: Option<i64>,
    pub failures: i64,
}

impl Store {
    /// A match with its seats, all or nothing.
    pub async fn add_match(&self, row: &MatchRow, seats: &[SeatRow]) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        put_match(&mut write, row, seats).await?;
        on_either!(write, tx => tx.commit().await)?;
        Ok(())
    }

    pub async fn find_match(&self, id: &MatchId) -> Result<Option<MatchRow>, StoreError> {
        const FIND: &str = "SELECT * FROM matches WHERE id = $1";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(FIND).bind(id).fetch_optional(pool).await?))
    }

    pub async fn seats_of(&self, id: &MatchId) -> Result<Vec<SeatRow>, StoreError> {
        const SEATS: &str = "SELECT * FROM seats WHERE match = $1 ORDER BY seat";
        on_either!(&self.pool, pool => Ok(sqlx::query_as(SEATS).bind(id).fetch_all(pool).await?))
    }

    /// Play begins: the header is fixed. False if the match was not waiting any more.
    pub async fn begin_match(&self, id: &MatchId, header: &str) -> Result<bool, StoreError> {
        const BEGIN: &str = "UPDATE matches SET status = 'playing', header = $2, started = $3, changed = $3 \
                             WHERE id = $1 AND status = 'waiting'";
        on_either!(&self.pool, pool => {
            let done = sqlx::query(BEGIN).bind(id).bind(header).bind(now()).execute(pool).await?;
            Ok(done.rows_affected() == 1)
        })
    }
}

/// A new match with its seats, as a part of something larger.
pub(crate) async fn put_match(write: &mut super::Write, row: &MatchRow, seats: &[SeatRow]) -> Result<(), StoreError> {
    const ADD: &str = "INSERT INTO matches (id, code, game, scenario, options, status, public, pace, creator, seed, \
         commitment, header, outcome, summed, rematch, created, started, changed) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)";
    on_either!(write, tx => {
        sqlx::query(ADD)
            .bind(&row.id).bind(&row.code).bind(&row.game).bind(&row.scenario).bind(&row.options)
            .bind(&row.status).bind(row.public).bind(&row.pace).bind(&row.creator).bind(&row.seed)
            .bind(&row.commitment).bind(&row.header).bind(&row.outcome).bind(row.summed).bind(&row.rematch)
            .bind(row.created).bind(row.started).bind(row.changed)
            .execute(&mut **tx)
            .await?;
    });
    for seat in seats {
        put_seat(write, seat).await?;
    }
    Ok(())
}

/// Writes a seat, new or known.
pub(super) async fn put_seat(write: &mut super::Write, seat: &SeatRow) -> Result<(), StoreError> {
    const PUT: &str = "INSERT INTO seats (match, seat, name, kind, person, label, level, salt, before, says, number, \
         looked, waits, notified, failures) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
         ON CONFLICT (match, seat) DO UPDATE SET name = excluded.name, kind = excluded.kind, \
         person = excluded.person, label = excluded.label, level = excluded.level, salt = excluded.salt, \
         before = excluded.before, says = excluded.says, number = excluded.number, looked = excluded.looked, \
         waits = excluded.waits, notified = excluded.notified, failures = excluded.failures";
    on_either!(write, tx => {
        sqlx::query(PUT)
            .bind(&seat.of).bind(seat.seat).bind(&seat.name).bind(&seat.kind).bind(&seat.person)
            .bind(&seat.label).bind(&seat.level).bind(&seat.salt).bind(&seat.before).bind(&seat.says)
            .bind(seat.number).bind(seat.looked).bind(seat.waits).bind(seat.notified).bind(seat.failures)
            .execute(&mut **tx)
            .await?;
    });
    Ok(())
}
