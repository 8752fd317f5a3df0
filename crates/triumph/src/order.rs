//! The command, or commands, by which an attack is made.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Commander;
use crate::commanders::Commanders;
use crate::roads::Way;
use crate::told::Command;
use crate::unit::{Unit, Units};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub enum Order {
    /// One Corps Move, or several combined.
    Corps {
        corps: Commanders,
        #[serde(default, skip_serializing_if = "Units::is_empty")]
        #[ts(as = "Option<Units>")]
        leave: Units,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        road: Option<Way>,
    },
    Detach {
        corps: Commander,
        units: Units,
    },
    /// One Unit Move, or those of two batteries.
    Unit {
        units: Units,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        road: Option<Way>,
    },
}

impl Order {
    pub fn unit(unit: Unit) -> Order {
        Order::Unit {
            units: Units::one(unit),
            road: None,
        }
    }

    pub fn command(&self) -> Command {
        match self {
            Order::Corps { .. } => Command::CorpsMove,
            Order::Detach { .. } => Command::DetachMove,
            Order::Unit { .. } => Command::UnitMove,
        }
    }

    pub fn road(&self) -> Option<Way> {
        match self {
            Order::Corps { road, .. } | Order::Unit { road, .. } => *road,
            Order::Detach { .. } => None,
        }
    }
}
