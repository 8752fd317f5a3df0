//! What is wrong with an order of battle, and in which line.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

use crate::side::Side;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct BadOrder {
    pub line: u32,
    pub reason: Reason,
}

/// What a field should have been.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, IntoStaticStr, TS)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Sort {
    Text,
    Number,
    Table,
    List,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Reason {
    /// Not TOML, or not JSON.
    Unreadable {
        why: String,
    },
    LongText {
        most: u32,
    },
    Missing {
        field: String,
    },
    UnknownField {
        field: String,
    },
    OtherSort {
        field: String,
        wanted: Sort,
    },
    UnknownWord {
        field: String,
        word: String,
        known: Vec<String>,
    },
    OutOfRange {
        field: String,
        least: i32,
        most: i32,
    },
    BadName {
        field: String,
        most: u32,
    },
    TooMany {
        field: String,
        most: u32,
    },
    GivenTwice {
        id: String,
    },
    NoCommander {
        side: Side,
    },
    TwoCommanders {
        first: String,
        second: String,
    },
    UnknownSuperior {
        general: String,
        superior: String,
    },
    Circle {
        general: String,
    },
    LevelNotAbove {
        general: String,
        superior: String,
    },
    UnknownGeneral {
        unit: String,
        general: String,
    },
    NoUnits {
        side: Side,
    },
    OtherFormation {
        unit: String,
        formation: String,
    },
    DispersalNotBelow {
        unit: String,
    },
    PlayerTwice {
        player: u8,
    },
    PlayerMissing {
        player: u8,
    },
    CommanderIsFirst {
        general: String,
    },
}

impl BadOrder {
    pub fn at(line: u32, reason: Reason) -> BadOrder {
        BadOrder { line, reason }
    }
}

impl fmt::Display for BadOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the order of battle: {}", self.line, self.reason)
    }
}

impl std::error::Error for BadOrder {}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Unreadable { why } => write!(f, "{why}"),
            Reason::LongText { most } => write!(f, "the text is longer than {most} bytes"),
            Reason::Missing { field } => write!(f, "{field} is missing"),
            Reason::UnknownField { field } => write!(f, "there is no field {field}"),
            Reason::OtherSort { field, wanted } => {
                let wanted: &str = wanted.into();
                write!(f, "{field} is a {wanted}")
            }
            Reason::UnknownWord { field, word, known } => {
                write!(f, "{field} cannot be \"{word}\": it is {}", known.join(", "))
            }
            Reason::OutOfRange { field, least, most } => write!(f, "{field} is from {least} to {most}"),
            Reason::BadName { field, most } => write!(f, "{field} has from one to {most} letters"),
            Reason::TooMany { field, most } => write!(f, "there are at most {most} of {field}"),
            Reason::GivenTwice { id } => write!(f, "the id \"{id}\" is given twice"),
            Reason::NoCommander { side } => {
                let side: &str = side.into();
                write!(f, "{side} has no commander in chief: every general has a superior")
            }
            Reason::TwoCommanders { first, second } => {
                write!(f, "\"{first}\" and \"{second}\" are both commander in chief")
            }
            Reason::UnknownSuperior { general, superior } => {
                write!(
                    f,
                    "the superior of \"{general}\", \"{superior}\", is no general of that side"
                )
            }
            Reason::Circle { general } => write!(f, "\"{general}\" is his own superior, by a circle"),
            Reason::LevelNotAbove { general, superior } => {
                write!(f, "\"{superior}\" is not of a higher level than \"{general}\"")
            }
            Reason::UnknownGeneral { unit, general } => {
                write!(
                    f,
                    "the general of \"{unit}\", \"{general}\", is no general of that side"
                )
            }
            Reason::NoUnits { side } => {
                let side: &str = side.into();
                write!(f, "{side} has no units")
            }
            Reason::OtherFormation { unit, formation } => {
                write!(f, "the arm of \"{unit}\" does not take the formation {formation}")
            }
            Reason::DispersalNotBelow { unit } => {
                write!(f, "the dispersal number of \"{unit}\" is not under its figures")
            }
            Reason::PlayerTwice { player } => write!(f, "player {player} is two generals"),
            Reason::PlayerMissing { player } => write!(f, "there is no player {player}, though there is a later one"),
            Reason::CommanderIsFirst { general } => {
                write!(
                    f,
                    "\"{general}\" is commander in chief: he is player 1, the others follow"
                )
            }
        }
    }
}
