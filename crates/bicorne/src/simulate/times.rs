//! How long bots think.

use std::io::Write;
use std::time::{Duration, Instant};

use serde::Serialize;
use table::Seat;
use table::simulate::Watch;

use crate::failure::Failure;

/// How long every decision of one bot took.
#[derive(Clone, Default)]
pub struct Times(Vec<Duration>);

/// In milliseconds.
#[derive(Serialize)]
pub struct Thought {
    bot: String,
    decisions: usize,
    mean: f64,
    p95: f64,
    most: f64,
}

impl Times {
    pub fn add(&mut self, more: Times) {
        self.0.extend(more.0);
    }

    pub fn of(mut self, bot: String) -> Thought {
        self.0.sort_unstable();
        let decisions = self.0.len();
        let last = decisions.saturating_sub(1);
        let at = |place: usize| self.0.get(place).map_or(0.0, |time| milliseconds(*time));
        Thought {
            bot,
            decisions,
            mean: milliseconds(self.0.iter().sum()) / decisions.max(1) as f64,
            p95: at(last * 95 / 100),
            most: at(last),
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e5).round() / 1e2
}

impl Thought {
    pub fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Thought {
            bot, mean, p95, most, ..
        } = self;
        writeln!(
            out,
            "{bot} thought for {mean:.2} ms on average, p95 {p95:.2} ms, at most {most:.2} ms"
        )?;
        Ok(())
    }
}

/// Takes the time of every seat.
pub struct Stopwatch {
    since: Instant,
    times: Vec<Times>,
}

impl Stopwatch {
    pub fn new(seats: usize) -> Stopwatch {
        Stopwatch {
            since: Instant::now(),
            times: vec![Times::default(); seats],
        }
    }

    pub fn times(self) -> Vec<Times> {
        self.times
    }
}

impl Watch for Stopwatch {
    fn asked(&mut self, _seat: Seat) {
        self.since = Instant::now();
    }

    fn answered(&mut self, seat: Seat) {
        self.times[usize::from(seat.0)].0.push(self.since.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_times_are_summed_up() {
        let times = Times((1..=100).rev().map(Duration::from_millis).collect());
        let thought = times.of("marshal".to_owned());
        assert_eq!(
            (thought.decisions, thought.mean, thought.p95, thought.most),
            (100, 50.5, 95.0, 100.0)
        );
        let none = Times::default().of("marshal".to_owned());
        assert_eq!((none.decisions, none.mean, none.p95, none.most), (0, 0.0, 0.0, 0.0));
    }

    #[test]
    fn who_has_nothing_to_say_is_not_counted() {
        let mut watch = Stopwatch::new(2);
        watch.asked(Seat(0));
        watch.asked(Seat(1));
        watch.answered(Seat(1));
        let counts: Vec<usize> = watch.times().iter().map(|times| times.0.len()).collect();
        assert_eq!(counts, [0, 1]);
    }
}
