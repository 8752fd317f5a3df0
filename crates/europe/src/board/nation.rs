//! The seven major nations.

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use ts_rs::TS;

use super::region::Region;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, VariantArray, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Nation {
    France,
    Britain,
    Prussia,
    Russia,
    Ottoman,
    Austria,
    Spain,
}

impl Nation {
    pub const COUNT: usize = 7;

    pub fn all() -> impl Iterator<Item = Nation> + Clone {
        Nation::VARIANTS.iter().copied()
    }

    pub fn index(self) -> usize {
        self as usize
    }

    /// In the Basic game Russia has one capital, Moscow.
    pub fn capital(self) -> Region {
        match self {
            Nation::France => Region::Paris,
            Nation::Britain => Region::London,
            Nation::Prussia => Region::Berlin,
            Nation::Russia => Region::Moscow,
            Nation::Ottoman => Region::Constantinople,
            Nation::Austria => Region::Vienna,
            Nation::Spain => Region::Madrid,
        }
    }
}
