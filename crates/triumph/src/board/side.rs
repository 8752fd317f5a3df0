//! The two armies.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Side {
    French,
    Allied,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::French, Side::Allied];

    pub fn other(self) -> Side {
        match self {
            Side::French => Side::Allied,
            Side::Allied => Side::French,
        }
    }

    pub fn index(self) -> usize {
        self as usize
    }
}
