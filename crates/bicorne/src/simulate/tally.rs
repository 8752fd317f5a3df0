//! What came of some matches.

use std::collections::BTreeMap;
use std::io::Write;

use serde::Serialize;
use table::game::SeatSpec;
use table::simulate::Played;

use crate::failure::Failure;

#[derive(Default, Serialize)]
pub struct Tally {
    pub games: u32,
    finished: u32,
    steps: u64,
    seconds: f64,
    decisions_per_second: f64,
    /// By the name of the seat.
    wins: BTreeMap<String, u32>,
    draws: u32,
    shortest: u32,
    longest: u32,
}

impl Tally {
    pub fn of(seats: &[SeatSpec]) -> Tally {
        Tally {
            wins: seats.iter().map(|seat| (seat.name.clone(), 0)).collect(),
            ..Tally::default()
        }
    }

    pub fn add(&mut self, seats: &[SeatSpec], played: &Played) {
        self.shortest = if self.finished == 0 {
            played.steps
        } else {
            self.shortest.min(played.steps)
        };
        self.longest = self.longest.max(played.steps);
        self.finished += 1;
        self.steps += u64::from(played.steps);
        for seat in &played.outcome.winners {
            *self.wins.entry(seats[usize::from(seat.0)].name.clone()).or_insert(0) += 1;
        }
        if played.outcome.winners.is_empty() {
            self.draws += 1;
        }
    }

    pub fn close(&mut self, seconds: f64) {
        self.seconds = seconds;
        self.decisions_per_second = (self.steps as f64 / seconds.max(1e-9)).round();
    }

    pub fn print(&self, seats: &[SeatSpec], out: &mut dyn Write) -> Result<(), Failure> {
        let share = |wins: u32| 100.0 * f64::from(wins) / f64::from(self.finished.max(1));
        writeln!(out, "{} of {} matches finished", self.finished, self.games)?;
        for SeatSpec { name, .. } in seats {
            let wins = self.wins.get(name).copied().unwrap_or(0);
            writeln!(out, "  {name:<10} won {wins:>6}  {:5.1} %", share(wins))?;
        }
        writeln!(out, "  {:<14} {:>6}  {:5.1} %", "draws", self.draws, share(self.draws))?;
        let mean = self.steps as f64 / f64::from(self.finished.max(1));
        writeln!(
            out,
            "length: {mean:.1} decisions on average, {} to {}",
            self.shortest, self.longest
        )?;
        writeln!(
            out,
            "{} decisions in {:.2} s: {:.0} a second",
            self.steps, self.seconds, self.decisions_per_second
        )?;
        Ok(())
    }
}
