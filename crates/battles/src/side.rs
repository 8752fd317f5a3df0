//! The two sides, red and blue whatever their orders of battle call them.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, IntoStaticStr, TS)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Side {
    Red,
    Blue,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Red, Side::Blue];

    pub fn other(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }
}

/// One of something for each side.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct Sides<T> {
    pub red: T,
    pub blue: T,
}

impl<T> Sides<T> {
    pub fn by(mut make: impl FnMut(Side) -> T) -> Sides<T> {
        Sides {
            red: make(Side::Red),
            blue: make(Side::Blue),
        }
    }

    pub fn of(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }

    pub fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Blue => &mut self.blue,
        }
    }
}
