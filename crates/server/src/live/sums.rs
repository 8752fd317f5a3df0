//! What the lobby shows of a match without loading it: whom it waits for, and how much each has not looked at.
//!
//! It follows from the journal, so it may be written later than what it sums up: `matches.summed` says how far it goes,
//! and a match whose journal goes further is loaded at the start.

use std::collections::BTreeMap;
use std::time::Duration;

use table::any::AnyMatch;
use table::{Seat, Viewer};
use tokio::time::Instant;

use super::log::Log;
use crate::clock::Clock;
use crate::ids::MatchId;
use crate::store::journal::{AppendError, Journal};
use crate::store::matches::{MatchRow, SeatRow, SeatSum, Sum};
use crate::store::words::Status;

/// Written once a match has been quiet for so long …
const QUIET: Duration = Duration::from_millis(500);
/// … or so long after the first change, however busy it is.
const LATEST: Duration = Duration::from_secs(5);

/// Acts in a row whose waits are remembered, for whoever takes them back.
const MOST_ANSWERED: usize = 1_000;

pub struct Sums {
    seats: Vec<SeatSum>,
    /// As they stand in the store.
    written: Vec<SeatSum>,
    /// The waits that each seat's acts have ended, the last one last.
    answered: Vec<Vec<Option<i64>>>,
    summed: u32,
    over: bool,
    first_change: Option<Instant>,
    last_change: Instant,
    clock: Clock,
}

impl Sums {
    pub fn new(row: &MatchRow, seats: &[SeatRow], clock: Clock) -> Sums {
        let seats: Vec<SeatSum> = seats
            .iter()
            .map(|row| SeatSum {
                number: row.number,
                looked: row.looked,
                waits: row.waits,
            })
            .collect();
        Sums {
            written: seats.clone(),
            answered: vec![Vec::new(); seats.len()],
            seats,
            summed: row.summed as u32,
            over: row.status == Status::Over,
            first_change: None,
            last_change: Instant::now(),
            clock,
        }
    }

    /// The seat has done something: if it is asked again, that is a new wait.
    pub fn acted(&mut self, seat: Seat) {
        let seat = usize::from(seat.0);
        if let (Some(sum), Some(answered)) = (self.seats.get_mut(seat), self.answered.get_mut(seat)) {
            answered.push(sum.waits.take());
            if answered.len() > MOST_ANSWERED {
                answered.remove(0);
            }
        }
    }

    /// The seat takes its answer back: it waits as long as if it had not given it. A new wait would be late later, and tell
    /// the others that somebody has answered in secret; and whoever wants to could put off for ever that he is late.
    pub fn took_back(&mut self, seat: Seat) {
        let seat = usize::from(seat.0);
        if let (Some(sum), Some(answered)) = (self.seats.get_mut(seat), self.answered.get_mut(seat)) {
            sum.waits = answered.pop().flatten().or(sum.waits);
        }
    }

    pub fn looked(&mut self, viewer: Viewer, number: u32) {
        let seat = viewer.seat().map(|seat| usize::from(seat.0));
        if let Some(sum) = seat.and_then(|seat| self.seats.get_mut(seat)) {
            sum.looked = i64::from(number);
            self.touch();
        }
    }

    /// Whoever is new to a seat has the whole time: the lobby has written so beside us.
    pub fn adopt(&mut self, rows: &[SeatRow]) {
        for (row, (sum, written)) in rows.iter().zip(self.seats.iter_mut().zip(&mut self.written)) {
            if row.waits.is_some() && row.waits != written.waits {
                written.waits = row.waits;
                sum.waits = sum.waits.and(row.waits);
            }
        }
    }

    /// The match has moved on.
    pub fn note(&mut self, game: &dyn AnyMatch, logs: &BTreeMap<Viewer, Log>) {
        for (seat, sum) in (0..).map(Seat).zip(&mut self.seats) {
            let log = logs.get(&Viewer::Seat(seat));
            let blocks = match log {
                Some(log) => log.desk.asks.iter().any(|open| !open.standing),
                None => game.asks(seat).iter().any(|open| !open.standing),
            };
            sum.waits = blocks.then(|| sum.waits.unwrap_or_else(|| self.clock.now()));
            sum.number = i64::from(game.number(Viewer::Seat(seat)));
            if log.is_some_and(|log| !log.sockets.is_empty()) {
                sum.looked = sum.number;
            }
        }
        if self.seats != self.written || self.summed != game.length() || (game.outcome().is_some() && !self.over) {
            self.touch();
        }
    }

    /// The store has it that the match is over.
    pub fn ended(&mut self) {
        self.over = true;
    }

    fn touch(&mut self) {
        self.last_change = Instant::now();
        self.first_change.get_or_insert(self.last_change);
    }

    /// When to write, if there is something to write.
    pub fn due(&self) -> Option<Instant> {
        let first = self.first_change?;
        Some((self.last_change + QUIET).min(first + LATEST))
    }

    pub async fn write(&mut self, journal: &Journal, id: &MatchId, game: &dyn AnyMatch) -> Result<(), AppendError> {
        if self.first_change.is_none() {
            return Ok(());
        }
        // A store that fails is tried again later, not at once.
        self.last_change = Instant::now();
        self.first_change = Some(self.last_change);
        let outcome = game.outcome();
        let changed = self.seats.iter().zip(&self.written).enumerate();
        let sum = Sum {
            entries: game.length(),
            outcome: outcome
                .as_ref()
                .map(|outcome| serde_json::to_string(outcome).expect("an outcome is JSON")),
            seats: changed
                .filter(|(_, (new, old))| new != old)
                .map(|(seat, (new, _))| (Seat(seat as u8), new.clone()))
                .collect(),
            moved: self.summed != game.length(),
        };
        let entries = sum.entries;
        journal.sum(id, sum).await?;
        self.summed = entries;
        self.over |= outcome.is_some();
        self.written = self.seats.clone();
        self.first_change = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat(0);

    fn waiting_since(waits: i64) -> Sums {
        let seats = vec![SeatSum {
            number: 0,
            looked: 0,
            waits: Some(waits),
        }];
        Sums {
            written: seats.clone(),
            answered: vec![Vec::new(); seats.len()],
            seats,
            summed: 0,
            over: false,
            first_change: None,
            last_change: Instant::now(),
            clock: Clock::default(),
        }
    }

    #[test]
    fn who_takes_back_all_he_did_is_late_as_before() {
        let mut sums = waiting_since(1);
        for asked_again in [5, 9, 12] {
            sums.acted(SEAT);
            sums.seats[0].waits = Some(asked_again);
        }
        for waits in [9, 5, 1] {
            sums.took_back(SEAT);
            assert_eq!(sums.seats[0].waits, Some(waits));
        }
    }
}
