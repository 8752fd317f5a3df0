//! What may be chosen about a drill.

use serde::{Deserialize, Serialize};
use table::game::SeatSpec;
use table::options::{OptionRange, OptionSpec, Scenario};
use table::text::TextReader;
use table::{Party, Seat};
use ts_rs::TS;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "drill.ts")]
pub struct Options {
    pub seats: u8,
    pub rounds: u8,
    pub partnership: bool,
    pub typed_dice: bool,
}

const NAMES: [&str; 4] = ["red", "blue", "green", "white"];

impl Options {
    const SCENARIO: &'static str = "default";

    pub fn scenarios() -> Vec<Scenario> {
        vec![Options::scenario()]
    }

    pub fn named(scenario: &str) -> Option<Options> {
        (scenario == Options::SCENARIO).then(Options::default_scenario)
    }

    pub fn text_reader(_option: &str) -> Option<TextReader> {
        None
    }

    fn default_scenario() -> Options {
        Options {
            seats: 2,
            rounds: 4,
            partnership: false,
            typed_dice: false,
        }
    }

    fn scenario() -> Scenario {
        let option = |key, range| OptionSpec { key, range };
        Scenario {
            name: Options::SCENARIO,
            options: vec![
                option("seats", OptionRange::Number { least: 2, most: 4 }),
                option("rounds", OptionRange::Number { least: 1, most: 6 }),
                option("partnership", OptionRange::Switch),
                option("typed_dice", OptionRange::Switch),
            ],
        }
    }

    pub fn check(&self) -> Result<(), String> {
        if self.partnership && self.seats != 4 {
            return Err("a partnership needs four seats".to_owned());
        }
        Ok(())
    }

    pub fn seat_specs(&self) -> Vec<SeatSpec> {
        let spec = |index: u8| SeatSpec {
            name: NAMES[usize::from(index)].to_owned(),
            parties: vec![Party(index)],
            side: if self.partnership { index % 2 } else { index },
        };
        (0..self.seats).map(spec).collect()
    }

    pub fn longest(&self) -> usize {
        // A round: a bid, an offer and an answer a company, a post and a charge.
        usize::from(self.rounds) * (3 * usize::from(self.seats) + 2)
    }

    pub fn companies(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.partnership.then_some(Seat((seat.0 + 2) % 4))
    }

    /// The seat and its partner.
    pub fn side(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        [seat].into_iter().chain(self.partner(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(seats: u8, partnership: bool) -> Vec<u8> {
        let options = Options {
            seats,
            partnership,
            ..Options::default_scenario()
        };
        options.seat_specs().iter().map(|spec| spec.side).collect()
    }

    #[test]
    fn only_partners_share_a_side() {
        assert_eq!(sides(3, false), [0, 1, 2]);
        assert_eq!(sides(4, false), [0, 1, 2, 3]);
        assert_eq!(sides(4, true), [0, 1, 0, 1]);
    }
}
