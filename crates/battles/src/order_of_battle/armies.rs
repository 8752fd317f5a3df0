//! The armies of an order of battle that was judged: generals and units by number.

use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantNames};
use ts_rs::TS;

use crate::arm::{Arm, Formation};
use crate::id::{GeneralId, UnitId};
use crate::order_of_battle::file::OrderFile;
use crate::rating::Rating;
use crate::side::{Side, Sides};

/// Division lowest, army highest.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, EnumString, VariantNames, TS)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Level {
    Division,
    Corps,
    Wing,
    Army,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct General {
    pub side: Side,
    pub name: String,
    pub level: Level,
    pub rating: Rating,
    pub span: u8,
    pub response: u8,
    pub modifier: i8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub superior: Option<GeneralId>,
    /// The player he is; 1 for the commander in chief.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<u8>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct Unit {
    pub side: Side,
    pub name: String,
    pub arm: Arm,
    pub figures: u8,
    pub dispersal: u8,
    pub formation: Formation,
    pub general: GeneralId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u8>,
}

/// Red's generals and units come before blue's; an id is a place.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct Armies {
    pub name: String,
    pub sides: Sides<String>,
    pub generals: Vec<General>,
    pub units: Vec<Unit>,
}

impl Armies {
    /// From a file that was judged.
    pub(super) fn of(file: &OrderFile) -> Armies {
        let mut armies = Armies {
            name: file.name.clone(),
            sides: Sides::by(|side| file.side(side).name.clone()),
            generals: Vec::new(),
            units: Vec::new(),
        };
        for side in Side::BOTH {
            let first = armies.generals.len();
            let of_side = file.side(side);
            let named = |id: &str| {
                let place = of_side.general.iter().position(|general| general.id == id);
                GeneralId((first + place.expect("the file was judged")) as u8)
            };
            for general in &of_side.general {
                let commands = general.superior.is_none();
                armies.generals.push(General {
                    side,
                    name: general.name.clone(),
                    level: general.level,
                    rating: general.rating,
                    span: general.span,
                    response: general.response,
                    modifier: general.modifier,
                    superior: general.superior.as_deref().map(named),
                    player: general.player.or(commands.then_some(1)),
                });
            }
            for unit in &of_side.unit {
                armies.units.push(Unit {
                    side,
                    name: unit.name.clone(),
                    arm: unit.arm,
                    figures: unit.figures,
                    dispersal: unit.dispersal,
                    formation: unit.formation,
                    general: named(&unit.general),
                    entry: unit.entry,
                });
            }
        }
        armies
    }

    pub fn general(&self, id: GeneralId) -> &General {
        &self.generals[usize::from(id.0)]
    }

    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id.0)]
    }

    pub fn has_general(&self, id: GeneralId) -> bool {
        usize::from(id.0) < self.generals.len()
    }

    pub fn has_unit(&self, id: UnitId) -> bool {
        usize::from(id.0) < self.units.len()
    }

    pub fn general_ids(&self) -> impl Iterator<Item = GeneralId> + use<> {
        (0..self.generals.len() as u8).map(GeneralId)
    }

    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    pub fn generals_of(&self, side: Side) -> impl Iterator<Item = GeneralId> {
        self.general_ids().filter(move |&id| self.general(id).side == side)
    }

    pub fn units_of(&self, side: Side) -> impl Iterator<Item = UnitId> {
        self.unit_ids().filter(move |&id| self.unit(id).side == side)
    }

    /// The units directly under a general.
    pub fn direct(&self, general: GeneralId) -> impl Iterator<Item = UnitId> {
        self.unit_ids().filter(move |&id| self.unit(id).general == general)
    }

    pub fn commander(&self, side: Side) -> GeneralId {
        let mut of_side = self.generals_of(side);
        let commander = of_side.find(|&id| self.general(id).superior.is_none());
        commander.expect("a side has a commander in chief")
    }

    /// How many players the side is made for.
    pub fn players(&self, side: Side) -> u8 {
        let players = self.generals_of(side).filter_map(|id| self.general(id).player);
        players.max().unwrap_or(1)
    }

    pub fn player_general(&self, side: Side, player: u8) -> GeneralId {
        let mut of_side = self.generals_of(side);
        let general = of_side.find(|&id| self.general(id).player == Some(player));
        general.expect("players are numbered without gaps")
    }

    /// His superiors, the next first.
    pub fn superiors(&self, general: GeneralId) -> impl Iterator<Item = GeneralId> {
        std::iter::successors(self.general(general).superior, |&id| self.general(id).superior)
    }
}
