//! Generals and units by their places in the order of battle.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "battles.ts", type = "number & { readonly brand: \"GeneralId\" }")]
pub struct GeneralId(pub u8);

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "battles.ts", type = "number & { readonly brand: \"UnitId\" }")]
pub struct UnitId(pub u8);
