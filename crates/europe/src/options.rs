//! What may be chosen about a match.

use serde::{Deserialize, Serialize};
use table::game::SeatSpec;
use table::options::{OptionRange, OptionSpec, Scenario};
use table::text::TextReader;
use table::{Party, Seat};
use ts_rs::TS;

use crate::battle::LAST_TURN;
use crate::open::MOST_PIECES;
use crate::own_data::{self, MOST_TEXT, OwnData};

/// The three set-ups of the Basic game (B6).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Start {
    AllEqual,
    CentralPowers,
    StopFrance,
}

/// When the match is won (B5).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Victory {
    ShortWar,
    MediumWar,
    LongWar,
    TotalVictory,
}

/// How players come to their nations.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Nations {
    Drawn,
    Chosen,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Options {
    pub start: Start,
    pub seats: u8,
    pub nations: Nations,
    pub victory: Victory,
    /// The optional rule on leaders (B25).
    pub leader_rule: bool,
    /// The operator's own deck and set-ups, as TOML; otherwise ours.
    #[serde(default, skip_serializing_if = "OwnData::is_ours")]
    #[ts(optional, as = "Option<String>")]
    pub data: OwnData,
}

/// The option that the operator alone sets.
pub const DATA: &str = "data";

const NAMES: [&str; 7] = ["one", "two", "three", "four", "five", "six", "seven"];

/// A Total Victory that nobody has won by then is nobody's (P3).
pub const LAST_ROUND: u8 = 100;

impl Options {
    pub fn of(start: Start) -> Options {
        Options {
            start,
            seats: if start == Start::StopFrance { 4 } else { 2 },
            nations: Nations::Drawn,
            victory: Victory::ShortWar,
            leader_rule: false,
            data: OwnData::default(),
        }
    }

    pub fn named(scenario: &str) -> Option<Options> {
        match scenario {
            "basic-all-equal" => Some(Options::of(Start::AllEqual)),
            "basic-central-powers" => Some(Options::of(Start::CentralPowers)),
            "basic-stop-france" => Some(Options::of(Start::StopFrance)),
            _ => None,
        }
    }

    pub fn scenarios() -> Vec<Scenario> {
        let option = |key, range| OptionSpec { key, range };
        let one_of = |key, values| option(key, OptionRange::OneOf { values });
        let wars = &["short_war", "medium_war", "long_war", "total_victory"];
        let scenario = |name| Scenario {
            name,
            options: vec![
                option("seats", OptionRange::Number { least: 2, most: 7 }),
                one_of("nations", &["drawn", "chosen"]),
                one_of("victory", wars),
                option("leader_rule", OptionRange::Switch),
                option(DATA, OptionRange::Furnished { most: MOST_TEXT }),
            ],
        };
        ["basic-all-equal", "basic-central-powers", "basic-stop-france"]
            .map(scenario)
            .to_vec()
    }

    /// All that can be chosen goes together.
    pub fn check(&self) -> Result<(), String> {
        Ok(())
    }

    pub fn text_reader(option: &str) -> Option<TextReader> {
        (option == DATA).then_some(own_data::READER)
    }

    pub fn longest(&self) -> usize {
        // A player's turn: each of his pieces moves alone and comes alone into production, and every second region sees a
        // battle of fifty turns, in which both sides answer four times a turn and retreat piece by piece.
        let turn = 3 * 7 * 4 * usize::from(MOST_PIECES) + 48 * usize::from(LAST_TURN) * 2 * 4;
        usize::from(self.last_round()) * usize::from(self.seats) * turn
    }

    pub fn seat_specs(&self) -> Vec<SeatSpec> {
        let spec = |index: u8| SeatSpec {
            name: NAMES[usize::from(index)].to_owned(),
            parties: vec![Party(index)],
            side: index,
        };
        (0..self.seats).map(spec).collect()
    }

    pub fn players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat)
    }

    /// The round after which a Limited War ends.
    pub fn rounds(&self) -> Option<u8> {
        match self.victory {
            Victory::ShortWar => Some(12),
            Victory::MediumWar => Some(18),
            Victory::LongWar => Some(24),
            Victory::TotalVictory => None,
        }
    }

    pub fn last_round(&self) -> u8 {
        self.rounds().unwrap_or(LAST_ROUND)
    }
}
