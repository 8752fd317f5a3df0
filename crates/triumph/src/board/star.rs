//! The objectives: stars of four colours.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Star {
    Blue,
    Red,
    Green,
    Black,
}

impl Star {
    pub const ALL: [Star; 4] = [Star::Blue, Star::Red, Star::Green, Star::Black];
}

/// The stars of one locale.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub struct Stars(u8);

impl Stars {
    pub fn has(self, star: Star) -> bool {
        self.0 & 1 << star as u8 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Star> for Stars {
    fn from_iter<I: IntoIterator<Item = Star>>(stars: I) -> Stars {
        Stars(stars.into_iter().fold(0, |bits, star| bits | 1 << star as u8))
    }
}

impl std::fmt::Debug for Stars {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries(Star::ALL.into_iter().filter(|&star| self.has(star)))
            .finish()
    }
}
