//! Arms and the formations they take.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};
use ts_rs::TS;

#[derive(
    Copy,
    Clone,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    VariantArray,
    VariantNames,
    TS,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
}

#[derive(
    Copy,
    Clone,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Debug,
    Serialize,
    Deserialize,
    EnumString,
    VariantNames,
    IntoStaticStr,
    TS,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Formation {
    Line,
    Column,
    MarchColumn,
    Square,
    Limbered,
    Unlimbered,
}

impl Arm {
    pub fn formations(self) -> &'static [Formation] {
        match self {
            Arm::Infantry => &[
                Formation::Line,
                Formation::Column,
                Formation::MarchColumn,
                Formation::Square,
            ],
            Arm::Cavalry => &[Formation::Line, Formation::Column, Formation::MarchColumn],
            Arm::Artillery => &[Formation::Limbered, Formation::Unlimbered],
        }
    }
}

impl Formation {
    /// Whether a unit without orders may change so: in defence alone (B4.2.3e), and guns may unlimber (B4.2.3f).
    pub fn defends_as(self, to: Formation) -> bool {
        matches!(
            (self, to),
            (Formation::MarchColumn, Formation::Column)
                | (Formation::Column, Formation::Line)
                | (
                    Formation::Line | Formation::Column | Formation::MarchColumn,
                    Formation::Square
                )
                | (Formation::Limbered, Formation::Unlimbered)
        )
    }
}
