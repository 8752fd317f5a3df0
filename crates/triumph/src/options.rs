//! What may be chosen about a match.

use serde::{Deserialize, Serialize};
use table::Party;
use table::game::SeatSpec;
use table::options::{OptionRange, OptionSpec, Scenario};
use table::text::TextReader;
use ts_rs::TS;

use crate::board::Side;
use crate::standing::full_morale;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "triumph.ts")]
pub enum Day {
    #[serde(rename = "december-2")]
    December2,
    #[serde(rename = "december-1")]
    December1,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Handicap {
    None,
    French,
    Allied,
    Auction,
}

/// When cavalry that attacks by road proves what it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum CavalryShown {
    Declared,
    RideOver,
}

/// Who holds an objective.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Objective {
    Corps,
    AnyUnit,
}

/// How losses fall on two leaders.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Sharing {
    Even,
    Free,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "triumph.ts")]
pub struct Options {
    pub day: Day,
    pub handicap: Handicap,
    /// What an agreed handicap takes from the morale.
    pub points: u8,
    pub santon: bool,
    pub cavalry: CavalryShown,
    pub objective: Objective,
    pub sharing: Sharing,
    /// A note stays of the faces that were seen in a group before it was shuffled.
    pub memory: bool,
}

/// The order in which seats are named and, without an auction, armies are seated.
pub const SEATED: [Side; 2] = [Side::French, Side::Allied];

/// More than anybody answers in a player turn: each command may be an attack with all its questions.
const MOST_IN_A_TURN: usize = 400;
const MOST_BEFORE_THE_BATTLE: usize = 50;

impl Options {
    pub fn of(day: Day) -> Options {
        Options {
            day,
            handicap: Handicap::None,
            points: 0,
            santon: false,
            cavalry: CavalryShown::Declared,
            objective: Objective::Corps,
            sharing: Sharing::Even,
            memory: false,
        }
    }

    pub fn named(scenario: &str) -> Option<Options> {
        match scenario {
            "december-2" => Some(Options::of(Day::December2)),
            "december-1" => Some(Options::of(Day::December1)),
            _ => None,
        }
    }

    pub fn scenarios() -> Vec<Scenario> {
        let option = |key, range| OptionSpec { key, range };
        let one_of = |key, values| option(key, OptionRange::OneOf { values });
        let options = vec![
            one_of("handicap", &["none", "french", "allied", "auction"]),
            option("points", OptionRange::Number { least: 0, most: 26 }),
            option("santon", OptionRange::Switch),
            one_of("cavalry", &["declared", "ride_over"]),
            one_of("objective", &["corps", "any_unit"]),
            one_of("sharing", &["even", "free"]),
            option("memory", OptionRange::Switch),
        ];
        ["december-2", "december-1"]
            .map(|name| Scenario {
                name,
                options: options.clone(),
            })
            .to_vec()
    }

    pub fn text_reader(_option: &str) -> Option<TextReader> {
        None
    }

    pub fn check(&self) -> Result<(), String> {
        let handicapped = match self.handicap {
            Handicap::French => Some(Side::French),
            Handicap::Allied => Some(Side::Allied),
            Handicap::None | Handicap::Auction => None,
        };
        match handicapped {
            Some(side) if self.points >= full_morale(side) => Err(format!(
                "a handicap of {} leaves that army no morale: at most {}",
                self.points,
                full_morale(side) - 1
            )),
            None if self.points > 0 => Err("points of handicap need the army that gives them".to_owned()),
            _ => Ok(()),
        }
    }

    /// What the agreed handicap takes from this army's morale.
    pub fn handicap_of(&self, side: Side) -> u8 {
        match (self.handicap, side) {
            (Handicap::French, Side::French) | (Handicap::Allied, Side::Allied) => self.points,
            _ => 0,
        }
    }

    /// With an auction nobody knows yet who will play what.
    pub fn seat_specs(&self) -> Vec<SeatSpec> {
        let names = match self.handicap {
            Handicap::Auction => ["first", "second"],
            _ => ["french", "allied"],
        };
        let seats = names.iter().zip(0..);
        seats
            .map(|(name, index)| SeatSpec {
                name: (*name).to_owned(),
                parties: match self.handicap {
                    Handicap::Auction => Vec::new(),
                    _ => vec![Party(index)],
                },
                side: index,
            })
            .collect()
    }
    pub fn longest(&self) -> usize {
        MOST_BEFORE_THE_BATTLE + usize::from(self.day.rounds()) * 2 * MOST_IN_A_TURN
    }
}
