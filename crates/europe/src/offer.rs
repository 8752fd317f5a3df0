//! Cards offered in trade, face down (B15).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Nation;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Offer {
    pub to: Nation,
    /// How many cards lie on the table.
    pub cards: u8,
}

/// In one turn there are no more offers (P8).
pub const MOST_OFFERS: u8 = 12;
