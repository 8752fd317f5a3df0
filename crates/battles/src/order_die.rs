//! The dice that are orders.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::id::GeneralId;
use crate::side::Side;

/// The place of a die among the order dice of the turn.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "battles.ts", type = "number & { readonly brand: \"DieId\" }")]
pub struct DieId(pub u8);

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub enum Fate {
    /// Under four.
    Discarded,
    /// To be given out by this seat.
    Held {
        seat: Seat,
    },
    Placed {
        general: GeneralId,
    },
    Lost {
        general: GeneralId,
    },
    Unused,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct OrderDie {
    pub side: Side,
    /// The commander in chief, or the player-general whose own die it is.
    pub by: GeneralId,
    /// As it fell.
    pub rolled: u8,
    /// Read off a real die and typed in.
    pub typed: bool,
    /// What it says now: one less once it was passed to a player beyond the commander's span.
    pub face: u8,
    /// Passed by the commander in chief to another player.
    pub passed: bool,
    pub fate: Fate,
}

impl OrderDie {
    pub const LEAST_KEPT: u8 = 4;

    pub fn new(side: Side, by: GeneralId, rolled: u8, typed: bool, seat: Seat) -> OrderDie {
        OrderDie {
            side,
            by,
            rolled,
            typed,
            face: rolled,
            passed: false,
            fate: if rolled >= OrderDie::LEAST_KEPT {
                Fate::Held { seat }
            } else {
                Fate::Discarded
            },
        }
    }

    /// Whether an order was made of it, or it was handed on.
    pub fn used(&self) -> bool {
        self.passed || matches!(self.fate, Fate::Placed { .. } | Fate::Lost { .. } | Fate::Unused)
    }
}
