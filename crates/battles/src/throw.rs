//! Opposed ten-sided dice, and the correction of a die that was mistyped.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::order_die::DieId;

/// One of two opposed dice.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct Opposed {
    pub rolled: u8,
    pub typed: bool,
    pub modifier: i8,
}

impl Opposed {
    pub fn total(self) -> i8 {
        self.rolled as i8 + self.modifier
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct Throw {
    pub seat: Seat,
    pub mine: Opposed,
    pub theirs: Opposed,
}

/// Which die is meant.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub enum Thrown {
    Order { die: DieId },
    Mine { throw: u8 },
    Theirs { throw: u8 },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct Correction {
    pub seat: Seat,
    pub thrown: Thrown,
    pub value: u8,
    /// Who has not assented yet.
    pub awaits: BTreeSet<Seat>,
}
