//! How the players of a waiting match add to its dice: all pledge their salts, then all open them, then play may begin.
//!
//! Nobody's salt is sent to anybody before the match is over. A round is fixed when all seats are taken and pledged; a seat that
//! changes hands after that, or whose salt is not opened in time, makes it void, and everybody begins anew.

use serde::Serialize;
use table::hash::Hash;
use table::{Pledge, Round, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

use super::pace::Pace;
use super::view::seat_number;
use crate::clock::{Clock, MINUTE, Moment, now};
use crate::failure::{Conflict, Failure};
use crate::store::change::Change;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::{SeatKind, Status};

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct RoundView {
    /// From 1. Those before it came to nothing after all had pledged.
    pub number: u32,
    /// What all seats have pledged that persons hold, in order; once all have. Only then is a salt to be opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    pub pledges: Option<Vec<Pledge>>,
    /// When whoever has not opened his salt may be put out of his seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<f64>)]
    #[ts(as = "Option<Moment>")]
    pub until: Option<i64>,
    /// Whether that time is over, and somebody has not.
    pub overdue: bool,
}

impl RoundView {
    /// Of a match that has not begun. What came of it stands in the header.
    pub fn of(clock: &Clock, row: &MatchRow, seats: &[SeatRow]) -> Option<RoundView> {
        if row.status != Status::Waiting {
            return None;
        }
        let left = time_left(clock, row);
        Some(RoundView {
            number: number(row),
            pledges: row.fixed.and_then(|_| pledges(seats)),
            until: left.map(|left| now() + left.max(0)),
            overdue: left.is_some_and(|left| left <= 0) && !seats.iter().all(has_opened),
        })
    }
}

pub fn number(row: &MatchRow) -> u32 {
    u32::try_from(row.round).unwrap_or(u32::MAX)
}

/// How much longer seats may leave their salts unopened, in milliseconds, once the round is fixed. Whoever plays live is there or
/// comes soon, however long he may think later; in a slow match he has as long as for an answer.
pub fn time_left(clock: &Clock, row: &MatchRow) -> Option<i64> {
    const LIVE: i64 = 15 * MINUTE;
    let longest = match Pace::read(&row.pace) {
        Pace::Live { .. } => LIVE,
        pace @ Pace::Correspondence { .. } => pace.longest_wait(),
    };
    Some(row.fixed? + longest - clock.now())
}

pub fn has_pledged(seat: &SeatRow) -> bool {
    seat.kind == SeatKind::Bot || seat.kind == SeatKind::Person && seat.pledge.is_some()
}

/// A bot's salt follows from the others' pledges.
pub fn has_opened(seat: &SeatRow) -> bool {
    seat.kind == SeatKind::Bot || seat.kind == SeatKind::Person && seat.salt.is_some()
}

/// The round as it is fixed, if all have pledged.
pub fn round(row: &MatchRow, seats: &[SeatRow]) -> Option<Round> {
    row.fixed?;
    Some(Round {
        number: number(row),
        pledges: pledges(seats)?,
    })
}

fn pledges(seats: &[SeatRow]) -> Option<Vec<Pledge>> {
    let persons = seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    persons.map(pledge).collect()
}

pub fn pledge(seat: &SeatRow) -> Option<Pledge> {
    let hash: Hash = serde_json::from_value(seat.pledge.clone()?.into()).ok()?;
    let seat: Seat = seat_number(seat);
    Some(Pledge { seat, hash })
}

/// What is asked for counts in one round only: who is late for it must look at the next.
pub fn in_round(change: &Change, asked: u32) -> Result<(), Failure> {
    if number(&change.row) == asked {
        Ok(())
    } else {
        Err(Conflict::OtherRound.into())
    }
}
