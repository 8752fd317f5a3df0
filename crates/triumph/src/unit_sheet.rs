//! A unit written down, with all that is known of it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::army::Army;
use crate::board::{Approach, Commander, Position};
use crate::face::Face;
use crate::unit::{Unit, Units};

#[derive(Clone, Copy, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct UnitSheet {
    pub face: Face,
    pub at: Position,
    /// None for a detached unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corps: Option<Commander>,
    /// The enemy sees its face.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub seen: bool,
    /// The enemy has a note of its face in this group.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub noted: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub fixed: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub moved: bool,
    /// Came in this turn and may move once more.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub again: bool,
    /// Moved into the reserve it stands in.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub entered: bool,
    /// Retreated after a combat.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>")]
    pub beaten: bool,
    /// The approach it has defended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stood: Option<Approach>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl UnitSheet {
    /// None for a unit that is lost.
    pub fn of(army: &Army, unit: Unit) -> Option<UnitSheet> {
        let marks = &army.marks;
        Some(UnitSheet {
            face: army.face(unit)?,
            at: army.place(unit),
            corps: army.corps_of(unit),
            seen: army.seen.contains(unit),
            noted: army.noted.contains(unit),
            fixed: army.fixed == Some(unit),
            moved: marks.moved.contains(unit),
            again: marks.again.contains(unit),
            entered: marks.entered.contains(unit),
            beaten: marks.beaten.contains(unit),
            stood: marks.stood.unit(unit),
        })
    }

    pub fn put_into(&self, army: &mut Army, unit: Unit) {
        army.add(unit, self.face, self.at, self.corps);
        let one = Units::one(unit);
        let marks = &mut army.marks;
        for (flag, set) in [
            (self.moved, &mut marks.moved),
            (self.again, &mut marks.again),
            (self.entered, &mut marks.entered),
            (self.beaten, &mut marks.beaten),
            (self.seen, &mut army.seen),
            (self.noted, &mut army.noted),
        ] {
            if flag {
                *set = set.or(one);
            }
        }
        if let Some(approach) = self.stood {
            army.marks.stood.set_unit(unit, approach);
        }
        if self.fixed {
            army.fixed = Some(unit);
        }
    }
}
