//! Matches and their seats, as the lobby sees them. What was played is in the journal.

use sqlx::FromRow;
use table::Seat;

use super::engine::on_either;
use super::signing::sign_end;
use super::words::{SeatKind, Status, Wish};
use super::{Store, StoreError};
use crate::clock::{MINUTE, now};
use crate::ids::{MatchId, PersonId};

#[derive(Debug, Clone, FromRow)]
pub struct MatchRow {
    pub id: MatchId,
    pub code: Option<String>,
    pub game: String,
    pub scenario: String,
    /// JSON.
    pub options: String,
    pub status: Status,
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
    /// JSON. None in a database that was not brought up yet.
    #[sqlx(default)]
    pub late: String,
    /// In which its players add to the dice, from 1.
    #[sqlx(default)]
    pub round: i64,
    /// Since when all have pledged.
    #[sqlx(default)]
    pub fixed: Option<i64>,
    /// JSON: how it ended, signed.
    #[sqlx(default)]
    pub signed: Option<String>,
}

#[derive(Debug, Clone, FromRow)]
pub struct SeatRow {
    #[sqlx(rename = "match")]
    pub of: MatchId,
    pub seat: i64,
    pub name: String,
    pub kind: SeatKind,
    pub person: Option<PersonId>,
    pub label: Option<String>,
    pub level: Option<String>,
    pub salt: Option<String>,
    pub before: Option<PersonId>,
    pub says: Option<Wish>,
    pub number: i64,
    pub looked: i64,
    pub waits: Option<i64>,
    pub notified: Option<i64>,
    pub failures: i64,
    pub budget: Option<String>,
    /// From which message on its holder may look back. None of these in a database that was not brought up yet.
    #[sqlx(default)]
    pub since: i64,
    /// 1: who sat there before asks for it, though somebody else sits there now.
    #[sqlx(default)]
    pub asks_back: i64,
    /// The hash of the salt.
    #[sqlx(default)]
    pub pledge: Option<String>,
}

impl Store {
    /// A match with its seats, all or nothing.
    pub async fn add_match(&self, row: &MatchRow, seats: &[SeatRow]) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        insert_match(&mut write, row, seats).await?;
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
}

pub(crate) async fn insert_match(
    write: &mut super::Write,
    row: &MatchRow,
    seats: &[SeatRow],
) -> Result<(), StoreError> {
    const ADD: &str = "INSERT INTO matches (id, code, game, scenario, options, status, public, pace, creator, seed, \
             commitment, header, outcome, summed, rematch, created, started, changed, late, round, fixed, signed) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)";
    on_either!(write, tx => {
        sqlx::query(ADD)
            .bind(&row.id).bind(&row.code).bind(&row.game).bind(&row.scenario).bind(&row.options)
            .bind(row.status).bind(row.public).bind(&row.pace).bind(&row.creator).bind(&row.seed)
            .bind(&row.commitment).bind(&row.header).bind(&row.outcome).bind(row.summed).bind(&row.rematch)
            .bind(row.created).bind(row.started).bind(row.changed).bind(&row.late)
            .bind(row.round).bind(row.fixed).bind(&row.signed)
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
         looked, waits, notified, failures, budget, since, asks_back, pledge) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) \
         ON CONFLICT (match, seat) DO UPDATE SET name = excluded.name, kind = excluded.kind, \
         person = excluded.person, label = excluded.label, level = excluded.level, salt = excluded.salt, \
         before = excluded.before, says = excluded.says, number = excluded.number, looked = excluded.looked, \
         waits = excluded.waits, notified = excluded.notified, failures = excluded.failures, \
         budget = excluded.budget, since = excluded.since, asks_back = excluded.asks_back, pledge = excluded.pledge";
    on_either!(write, tx => {
        sqlx::query(PUT)
            .bind(&seat.of).bind(seat.seat).bind(&seat.name).bind(seat.kind).bind(&seat.person)
            .bind(&seat.label).bind(&seat.level).bind(&seat.salt).bind(&seat.before).bind(&seat.says)
            .bind(seat.number).bind(seat.looked).bind(seat.waits).bind(seat.notified).bind(seat.failures)
            .bind(&seat.budget).bind(seat.since).bind(seat.asks_back).bind(&seat.pledge)
            .execute(&mut **tx)
            .await?;
    });
    Ok(())
}

/// What the lobby shows of a seat without loading its match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSum {
    pub number: i64,
    pub looked: i64,
    pub waits: Option<i64>,
}

/// What follows from a journal up to some entry.
#[derive(Debug)]
pub struct Sum {
    pub entries: u32,
    /// JSON, if the match is over and that is not yet written.
    pub outcome: Option<String>,
    /// The seats of which something changed.
    pub seats: Vec<(Seat, SeatSum)>,
    /// Whether anything was played since the last sum.
    pub moved: bool,
}

pub(super) async fn write_sum(write: &mut super::Write, id: &MatchId, sum: &Sum) -> Result<(), StoreError> {
    const SEAT: &str = "UPDATE seats SET number = $3, looked = $4, \
         notified = CASE WHEN waits = $5 THEN notified ELSE NULL END, \
         failures = CASE WHEN waits = $5 THEN failures ELSE 0 END, waits = $5 WHERE match = $1 AND seat = $2";
    const SUMMED: &str = "UPDATE matches SET summed = $2, changed = COALESCE($3, changed) WHERE id = $1";
    on_either!(&mut *write, tx => {
        // The match before its seats, as everywhere: two who lock them the other way round would wait for ever.
        sqlx::query(SUMMED)
            .bind(id)
            .bind(i64::from(sum.entries))
            .bind(sum.moved.then(now))
            .execute(&mut **tx)
            .await?;
        for (seat, sum) in &sum.seats {
            sqlx::query(SEAT)
                .bind(id)
                .bind(i64::from(seat.0))
                .bind(sum.number)
                .bind(sum.looked)
                .bind(sum.waits)
                .execute(&mut **tx)
                .await?;
        }
    });
    if let Some(outcome) = &sum.outcome {
        end_match(write, id, outcome).await?;
    }
    Ok(())
}

impl Store {
    /// Matches in play in which something was agreed about lateness, and somebody has been waited for.
    pub(crate) async fn agreed_about_lateness(&self, now: i64) -> Result<Vec<MatchId>, StoreError> {
        /// No pace is shorter.
        const SHORTEST: i64 = MINUTE;
        const AGREED: &str = "SELECT m.id FROM matches m WHERE m.status = 'playing' \
             AND m.late <> '{\"do\":\"wait\"}' AND EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id \
                AND s.kind IN ('person', 'vacant') AND s.waits < $1)";
        on_either!(&self.pool, pool => {
            Ok(sqlx::query_scalar(AGREED).bind(now - SHORTEST).fetch_all(pool).await?)
        })
    }

    /// Matches in play that must be opened at the start: their sums lag behind their journals, or a bot is to move.
    pub async fn matches_to_wake(&self) -> Result<Vec<MatchId>, StoreError> {
        const WAKE: &str = "SELECT m.id FROM matches m WHERE m.status = 'playing' AND ( \
             m.summed < (SELECT COALESCE(MAX(e.n), 0) FROM entries e WHERE e.match = m.id) \
             OR EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.kind = 'bot' AND s.waits IS NOT NULL) \
             OR NOT EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.waits IS NOT NULL))";
        on_either!(&self.pool, pool => Ok(sqlx::query_scalar(WAKE).fetch_all(pool).await?))
    }
}

/// What was said about ending it has been heard, and its code is free. The server signs how it ended.
pub(super) async fn end_match(write: &mut super::Write, id: &MatchId, outcome: &str) -> Result<(), StoreError> {
    const OVER: &str = "UPDATE matches SET status = 'over', outcome = $2, code = NULL, changed = $3 WHERE id = $1";
    const SILENT: &str = "UPDATE seats SET says = NULL WHERE match = $1 AND says IS NOT NULL";
    sign_end(write, id, outcome).await?;
    on_either!(write, tx => {
        sqlx::query(OVER).bind(id).bind(outcome).bind(now()).execute(&mut **tx).await?;
        sqlx::query(SILENT).bind(id).execute(&mut **tx).await?;
    });
    Ok(())
}
