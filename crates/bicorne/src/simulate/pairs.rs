//! Mirrored pairs: two bots meet twice with the same seed, each once on either side.

use std::io::Write;

use serde::Serialize;
use table::Player;
use table::game::SeatSpec;
use table::simulate::Played;

use super::score::{Elo, Interval, Score};
use super::tally::Tally;
use super::times::{Thought, Times};
use crate::failure::Failure;

/// Of the first bot.
#[derive(Serialize)]
pub struct Report<'a> {
    bots: [String; 2],
    pairs: u32,
    score: f64,
    interval: Interval,
    elo: Elo,
    times: [Thought; 2],
    #[serde(flatten)]
    tally: &'a Tally,
}

impl Report<'_> {
    pub fn new<'a>(players: &[Player; 2], score: &Score, times: [Times; 2], tally: &'a Tally) -> Report<'a> {
        let bots = players.each_ref().map(Player::to_string);
        let [first, second] = times;
        Report {
            times: [first.of(bots[0].clone()), second.of(bots[1].clone())],
            bots,
            pairs: score.pairs(),
            score: score.mean(),
            interval: score.interval(),
            elo: score.elo(),
            tally,
        }
    }

    pub fn print(&self, seats: &[SeatSpec], out: &mut dyn Write) -> Result<(), Failure> {
        let [first, second] = &self.bots;
        let Interval { low, high } = self.interval;
        writeln!(
            out,
            "{first} scores {:.3} against {second} in {} mirrored pairs (95 %: {low:.3} to {high:.3})",
            self.score, self.pairs
        )?;
        let points =
            |rating: Option<f64>| rating.map_or_else(|| "beyond measure".to_owned(), |points| format!("{points:+.0}"));
        let Elo { difference, low, high } = self.elo;
        writeln!(
            out,
            "Elo difference {} (95 %: {} to {})",
            points(difference),
            points(low),
            points(high)
        )?;
        for thought in &self.times {
            thought.print(out)?;
        }
        self.tally.print(seats, out)
    }
}

/// What the player on a seat has won: 1, ½ or 0.
pub fn points(played: &Played, seat: u8) -> f64 {
    let winners = &played.outcome.winners;
    if winners.is_empty() {
        0.5
    } else if winners.iter().any(|winner| winner.0 == seat) {
        1.0
    } else {
        0.0
    }
}

pub fn mirrored([first, second]: &[Player; 2]) -> [[Player; 2]; 2] {
    [[first.clone(), second.clone()], [second.clone(), first.clone()]]
}
