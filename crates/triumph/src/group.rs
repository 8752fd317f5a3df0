//! Pieces as they are spoken of: so many of somebody's units, with the faces that are seen.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::army::Army;
use crate::board::Commander;
use crate::commanders::Commanders;
use crate::face::Face;
use crate::unit::Units;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct Group {
    /// None for detached units.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corps: Option<Commander>,
    /// The commander is one of the pieces.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>")]
    pub led: bool,
    pub count: u8,
    /// Of those that are seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Face>>")]
    pub faces: Vec<Face>,
    /// Only for the owner.
    #[serde(default, skip_serializing_if = "Units::is_empty")]
    #[ts(as = "Option<Units>")]
    pub units: Units,
}

/// The units by corps, the detached ones last.
pub fn groups(army: &Army, units: Units, commanders: Commanders) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut rest = units;
    for commander in army.commanders() {
        let mine = units.and(army.corps(commander));
        if !mine.is_empty() {
            rest = rest.without(mine);
            groups.push(group(army, Some(commander), commanders.contains(commander), mine));
        }
    }
    if !rest.is_empty() {
        groups.push(group(army, None, false, rest));
    }
    groups
}

fn group(army: &Army, corps: Option<Commander>, led: bool, units: Units) -> Group {
    let mut faces: Vec<Face> = units
        .and(army.seen)
        .into_iter()
        .filter_map(|unit| army.face(unit))
        .collect();
    faces.sort_unstable();
    Group {
        corps,
        led,
        count: units.len(),
        faces,
        units,
    }
}

impl Group {
    /// As everybody but the owner hears it.
    #[must_use]
    pub fn unnumbered(mut self) -> Group {
        self.units = Units::NONE;
        self
    }
}
