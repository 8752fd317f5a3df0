//! What a piece is.

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, VariantArray, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
    Leader,
}

impl Arm {
    pub const COUNT: usize = 4;

    pub fn all() -> impl Iterator<Item = Arm> + Clone {
        Arm::VARIANTS.iter().copied()
    }

    /// Leaders are pieces, but no armies (B4.1).
    pub fn is_army(self) -> bool {
        self != Arm::Leader
    }

    /// Two regions a turn instead of one (B4.2).
    pub fn rides(self) -> bool {
        matches!(self, Arm::Cavalry | Arm::Leader)
    }
}
