//! How it stands with a general.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::id::UnitId;
use crate::rating::Rating;

/// How far he is from his superior; from the next one above where that one is lost.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Distance {
    /// Close enough even for a superior whose span is zero.
    Touching,
    InSpan,
    Out,
}

impl Distance {
    pub const ALL: [Distance; 3] = [Distance::Touching, Distance::InSpan, Distance::Out];
}

/// An order that he has received.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct Ordered {
    pub priority: u8,
    /// His command has had its move.
    #[serde(default)]
    pub done: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct GeneralStatus {
    pub distance: Distance,
    /// Whether he stands in the commander in chief's own span.
    pub reach: bool,
    /// The unit he is attached to: his span is zero.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attached: Option<UnitId>,
    pub lost: bool,
    /// Of who replaced him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub successor: Option<Rating>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Ordered>,
    /// The order sent to him this turn was lost.
    pub order_lost: bool,
    /// He has moved without an order.
    pub moved: bool,
}

impl Default for GeneralStatus {
    fn default() -> GeneralStatus {
        GeneralStatus {
            distance: Distance::InSpan,
            reach: true,
            attached: None,
            lost: false,
            successor: None,
            order: None,
            order_lost: false,
            moved: false,
        }
    }
}
