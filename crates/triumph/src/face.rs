//! The front of a unit: its arm and its strength.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoEnumIterator as _, IntoStaticStr};
use ts_rs::TS;

use crate::board::Symbol;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
    Guard,
}

/// What is painted on a unit. A reduced unit is replaced by a weaker one of its arm, a reduced Guard by line infantry.
#[derive(
    Copy,
    Clone,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    TS,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[ts(export_to = "triumph.ts")]
pub enum Face {
    Infantry1,
    Infantry2,
    Infantry3,
    Cavalry1,
    Cavalry2,
    Cavalry3,
    Artillery1,
    Guard3,
}

impl Face {
    pub const COUNT: usize = 8;

    pub fn all() -> impl Iterator<Item = Face> {
        Face::iter()
    }

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn arm(self) -> Arm {
        match self {
            Face::Infantry1 | Face::Infantry2 | Face::Infantry3 => Arm::Infantry,
            Face::Cavalry1 | Face::Cavalry2 | Face::Cavalry3 => Arm::Cavalry,
            Face::Artillery1 => Arm::Artillery,
            Face::Guard3 => Arm::Guard,
        }
    }

    pub fn strength(self) -> u8 {
        match self {
            Face::Infantry1 | Face::Cavalry1 | Face::Artillery1 => 1,
            Face::Infantry2 | Face::Cavalry2 => 2,
            Face::Infantry3 | Face::Cavalry3 | Face::Guard3 => 3,
        }
    }

    /// One step weaker, or nothing left of it.
    pub fn reduced(self) -> Option<Face> {
        match self {
            Face::Infantry3 | Face::Guard3 => Some(Face::Infantry2),
            Face::Infantry2 => Some(Face::Infantry1),
            Face::Cavalry3 => Some(Face::Cavalry2),
            Face::Cavalry2 => Some(Face::Cavalry1),
            Face::Infantry1 | Face::Cavalry1 | Face::Artillery1 => None,
        }
    }

    /// Infantry of the line or the Guard.
    pub fn is_foot(self) -> bool {
        matches!(self.arm(), Arm::Infantry | Arm::Guard)
    }

    pub fn is_cavalry(self) -> bool {
        self.arm() == Arm::Cavalry
    }

    pub fn is_artillery(self) -> bool {
        self == Face::Artillery1
    }

    pub fn is_guard(self) -> bool {
        self == Face::Guard3
    }

    pub fn is_heavy(self) -> bool {
        self == Face::Cavalry3
    }

    /// The symbol on the board that hinders this arm.
    pub fn symbol(self) -> Symbol {
        match self.arm() {
            Arm::Infantry | Arm::Guard => Symbol::Infantry,
            Arm::Cavalry => Symbol::Cavalry,
            Arm::Artillery => Symbol::Artillery,
        }
    }
}
