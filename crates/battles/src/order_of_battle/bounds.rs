//! What the fields of an order of battle may hold. A form is told of it, so that nobody fills in what is refused later.

use serde::Serialize;
use strum::VariantArray as _;
use ts_rs::TS;

use crate::arm::{Arm, Formation};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct Range {
    pub least: i32,
    pub most: i32,
}

const fn from(least: i32, most: i32) -> Range {
    Range { least, most }
}

pub const MOST_NAME: usize = 40;
pub const MOST_GENERALS: usize = 24;
pub const MOST_UNITS: usize = 48;
pub const SPAN: Range = from(0, 60);
pub const RESPONSE: Range = from(0, 10);
pub const MODIFIER: Range = from(-5, 5);
pub const PLAYER: Range = from(1, 4);
pub const FIGURES: Range = from(1, 60);
pub const DISPERSAL: Range = from(0, 60);
pub const ENTRY: Range = from(1, 60);

#[derive(Clone, Eq, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct OrderBounds {
    /// The most letters of a name.
    pub name: u32,
    /// The most generals of a side.
    pub generals: u32,
    pub units: u32,
    pub span: Range,
    pub response: Range,
    pub modifier: Range,
    pub player: Range,
    pub figures: Range,
    pub dispersal: Range,
    pub entry: Range,
    pub formations: Vec<ArmFormations>,
}

/// The formations that an arm takes.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct ArmFormations {
    pub arm: Arm,
    pub formations: Vec<Formation>,
}

impl OrderBounds {
    pub fn all() -> OrderBounds {
        let formations = |&arm: &Arm| ArmFormations {
            arm,
            formations: arm.formations().to_vec(),
        };
        OrderBounds {
            name: MOST_NAME as u32,
            generals: MOST_GENERALS as u32,
            units: MOST_UNITS as u32,
            span: SPAN,
            response: RESPONSE,
            modifier: MODIFIER,
            player: PLAYER,
            figures: FIGURES,
            dispersal: DISPERSAL,
            entry: ENTRY,
            formations: Arm::VARIANTS.iter().map(formations).collect(),
        }
    }
}
