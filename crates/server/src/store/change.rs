//! A change to a match that others may want to change at the same moment.
//!
//! It begins with a conditional update of the match's row, which both databases make the others wait for: what is read
//! after it stays true until the change is committed, and who comes second finds what the first has left.

use super::engine::on_either;
use super::matches::{MatchRow, SeatRow};
use super::sittings::{Sitting, rise, sit_down};
use super::words::{SeatKind, Status, Wish};
use super::{Store, StoreError, Write};
use crate::clock::{Clock, now};
use crate::ids::{MatchId, PersonId};

pub struct Change {
    pub row: MatchRow,
    pub seats: Vec<SeatRow>,
    pub(super) write: Write,
    pub(super) clock: Clock,
}

impl Store {
    /// None if the match does not have that status (any more).
    pub async fn change(&self, id: &MatchId, status: Status) -> Result<Option<Change>, StoreError> {
        const TOUCH: &str = "UPDATE matches SET changed = $3 WHERE id = $1 AND status = $2";
        const ROW: &str = "SELECT * FROM matches WHERE id = $1";
        const SEATS: &str = "SELECT * FROM seats WHERE match = $1 ORDER BY seat";
        let mut write = self.write().await?;
        let (row, seats) = on_either!(&mut write, tx => {
            let touched = sqlx::query(TOUCH).bind(id).bind(status).bind(now()).execute(&mut **tx).await?;
            if touched.rows_affected() == 0 {
                return Ok(None);
            }
            let row = sqlx::query_as(ROW).bind(id).fetch_one(&mut **tx).await?;
            (row, sqlx::query_as(SEATS).bind(id).fetch_all(&mut **tx).await?)
        });
        let clock = self.clock.clone();
        Ok(Some(Change {
            row,
            seats,
            write,
            clock,
        }))
    }
}

impl Change {
    /// Who holds the seat and what it says. Whoever is new to a seat that the game waits for has the whole time, and does
    /// not see what the other was about to answer, nor what he was told or heard before.
    pub async fn hold(&mut self, seat: &SeatRow) -> Result<(), StoreError> {
        const HOLD: &str = "UPDATE seats SET kind = $3, person = $4, label = $5, level = $6, salt = $7, before = $8, \
             says = $9, waits = CASE WHEN waits IS NULL THEN NULL ELSE $10 END, notified = NULL, failures = 0, \
             budget = $11, since = $12, asks_back = 0, pledge = $13 \
             WHERE match = $1 AND seat = $2";
        const FORGET: [&str; 2] = [
            "DELETE FROM drafts WHERE match = $1 AND seat = $2",
            "DELETE FROM notices WHERE match = $1 AND seat = $2",
        ];
        let since = self.change_hands(seat).await?;
        on_either!(&mut self.write, tx => {
            sqlx::query(HOLD)
                .bind(&seat.of).bind(seat.seat).bind(seat.kind).bind(&seat.person).bind(&seat.label)
                .bind(&seat.level).bind(&seat.salt).bind(&seat.before).bind(&seat.says).bind(self.clock.now())
                .bind(&seat.budget).bind(since).bind(&seat.pledge)
                .execute(&mut **tx)
                .await?;
            for forget in FORGET {
                sqlx::query(forget).bind(&seat.of).bind(seat.seat).execute(&mut **tx).await?;
            }
        });
        for row in self.seats.iter_mut().filter(|row| row.seat == seat.seat) {
            row.clone_from(seat);
            row.since = since;
            row.asks_back = 0;
        }
        Ok(())
    }

    /// Writes down who rises and who sits down, where play has begun. Gives the message from which on the seat's holder may
    /// look back.
    async fn change_hands(&mut self, seat: &SeatRow) -> Result<i64, StoreError> {
        let holder = |row: &SeatRow| row.person.clone().filter(|_| row.kind == SeatKind::Person);
        let known = self.seats.iter().find(|row| row.seat == seat.seat);
        let (old, new) = (known.and_then(holder), holder(seat));
        if self.row.status != Status::Playing || old == new {
            return Ok(seat.since);
        }
        if let Some(person) = old {
            rise(&mut self.write, &seat.of, seat.seat, &person).await?;
        }
        match new {
            Some(person) => sit_down(&mut self.write, &seat.of, seat.seat, &person, seat.number).await,
            None => Ok(seat.since),
        }
    }

    /// He who sat there before asks for the seat of who sits there now.
    pub async fn ask_back(&mut self, seat: i64) -> Result<(), StoreError> {
        const ASK: &str = "UPDATE seats SET asks_back = 1 WHERE match = $1 AND seat = $2";
        on_either!(&mut self.write, tx => {
            sqlx::query(ASK).bind(&self.row.id).bind(seat).execute(&mut **tx).await?;
        });
        Ok(())
    }

    /// Who has sat where since play began, as far as seats have changed hands.
    pub async fn sittings(&mut self) -> Result<Vec<Sitting>, StoreError> {
        const ALL: &str = "SELECT seat, person, talk, talk_until FROM sittings WHERE match = $1";
        on_either!(&mut self.write, tx => Ok(sqlx::query_as(ALL).bind(&self.row.id).fetch_all(&mut **tx).await?))
    }

    /// Play begins: the header is fixed.
    pub async fn begin(&mut self, header: &str) -> Result<(), StoreError> {
        const BEGIN: &str =
            "UPDATE matches SET status = 'playing', header = $2, started = $3, changed = $3 WHERE id = $1";
        on_either!(&mut self.write, tx => {
            sqlx::query(BEGIN).bind(&self.row.id).bind(header).bind(now()).execute(&mut **tx).await?;
        });
        Ok(())
    }

    pub async fn stop_observing(&mut self, person: &PersonId) -> Result<(), StoreError> {
        const STOP: &str = "DELETE FROM observers WHERE match = $1 AND person = $2";
        on_either!(&mut self.write, tx => {
            sqlx::query(STOP).bind(&self.row.id).bind(person).execute(&mut **tx).await?;
        });
        Ok(())
    }

    pub async fn pass_to(&mut self, creator: &PersonId) -> Result<(), StoreError> {
        const PASS: &str = "UPDATE matches SET creator = $2 WHERE id = $1";
        on_either!(&mut self.write, tx => {
            sqlx::query(PASS).bind(&self.row.id).bind(creator).execute(&mut **tx).await?;
        });
        Ok(())
    }

    /// Nobody is going to play it; its code is free again.
    pub async fn abort(&mut self) -> Result<(), StoreError> {
        const ABORT: &str = "UPDATE matches SET status = 'aborted', code = NULL WHERE id = $1";
        on_either!(&mut self.write, tx => {
            sqlx::query(ABORT).bind(&self.row.id).execute(&mut **tx).await?;
        });
        Ok(())
    }

    /// What seats say about ending the match.
    pub async fn say(&mut self, seat: i64, says: Option<Wish>) -> Result<(), StoreError> {
        const SAY: &str = "UPDATE seats SET says = $3 WHERE match = $1 AND seat = $2";
        on_either!(&mut self.write, tx => {
            sqlx::query(SAY).bind(&self.row.id).bind(seat).bind(&says).execute(&mut **tx).await?;
        });
        for row in self.seats.iter_mut().filter(|row| row.seat == seat) {
            row.says.clone_from(&says);
        }
        Ok(())
    }

    pub async fn commit(self) -> Result<(), StoreError> {
        on_either!(self.write, tx => tx.commit().await)?;
        Ok(())
    }
}
