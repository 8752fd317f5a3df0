//! The drill square: six numbered squares and the men posted on them.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(export_to = "drill.ts", type = "1 | 2 | 3 | 4 | 5 | 6")]
pub struct Square(u8);

impl Square {
    pub fn all() -> impl Iterator<Item = Square> {
        (1..=6).map(Square)
    }

    pub fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Square {
    type Error = String;

    fn try_from(number: u8) -> Result<Square, String> {
        if (1..=6).contains(&number) {
            Ok(Square(number))
        } else {
            Err(format!("there is no square {number}"))
        }
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.0
    }
}

/// A man on a square, and how many times the square counts for his company.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "drill.ts")]
pub struct Man {
    pub company: Seat,
    pub times: u8,
}
