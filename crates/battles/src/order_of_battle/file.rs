//! An order of battle as it is written down.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::arm::{Arm, Formation};
use crate::order_of_battle::armies::Level;
use crate::rating::Rating;
use crate::side::Side;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct OrderFile {
    pub name: String,
    pub red: SideFile,
    pub blue: SideFile,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub struct SideFile {
    pub name: String,
    /// The one without a superior is commander in chief.
    pub general: Vec<GeneralFile>,
    pub unit: Vec<UnitFile>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct GeneralFile {
    pub id: String,
    pub name: String,
    pub level: Level,
    pub rating: Rating,
    pub span: u8,
    pub response: u8,
    pub modifier: i8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub superior: Option<String>,
    /// The player he is, where several play the side; the commander in chief is the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<u8>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct UnitFile {
    pub name: String,
    pub arm: Arm,
    pub figures: u8,
    /// The unit is removed when so many are left.
    pub dispersal: u8,
    pub formation: Formation,
    pub general: String,
    /// The turn in which it is due on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u8>,
}

impl OrderFile {
    pub fn side(&self, side: Side) -> &SideFile {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }

    pub fn to_toml(&self) -> String {
        ::toml::to_string(self).expect("an order of battle is TOML")
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("an order of battle is JSON")
    }
}
