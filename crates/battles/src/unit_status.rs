//! How it stands with a unit.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::arm::Formation;
use crate::order_of_battle::Unit;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Place {
    OnTable,
    /// Just off the table, where it will enter.
    Waiting,
    NotArrived,
    Destroyed,
}

/// What has taken the unit's whole turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Spent {
    Square,
    Evasion,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct UnitStatus {
    pub place: Place,
    pub formation: Formation,
    pub figures: u8,
    pub disordered: bool,
    pub routed: bool,
    /// Within the span of its direct general.
    pub in_span: bool,
    pub activated: bool,
    /// Moved or changed formation in this turn.
    pub moved: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spent: Option<Spent>,
    /// Disordered in this turn's movement phase.
    pub shaken: bool,
    pub contacted: bool,
    pub marked: bool,
    /// Moved by its mark in the reaction.
    pub reacted: bool,
    /// Moved in the pursuit, by its mark or to evade.
    pub pursued: bool,
    pub fired: bool,
    /// Was fired at, or fought, in this turn.
    pub hit: bool,
    pub rout_moved: bool,
}

impl UnitStatus {
    pub fn of(unit: &Unit, later: bool) -> UnitStatus {
        UnitStatus {
            place: if later { Place::NotArrived } else { Place::OnTable },
            formation: unit.formation,
            figures: unit.figures,
            disordered: false,
            routed: false,
            in_span: true,
            activated: false,
            moved: false,
            spent: None,
            shaken: false,
            contacted: false,
            marked: false,
            reacted: false,
            pursued: false,
            fired: false,
            hit: false,
            rout_moved: false,
        }
    }

    /// On the table or just off it.
    pub fn present(&self) -> bool {
        matches!(self.place, Place::OnTable | Place::Waiting)
    }

    pub fn on_table(&self) -> bool {
        self.place == Place::OnTable
    }

    /// What a turn has left on it is cleared (S21).
    pub fn clear(&mut self) {
        *self = UnitStatus {
            place: self.place,
            formation: self.formation,
            figures: self.figures,
            disordered: self.disordered,
            routed: self.routed,
            in_span: self.in_span,
            activated: false,
            moved: false,
            spent: None,
            shaken: false,
            contacted: false,
            marked: false,
            reacted: false,
            pursued: false,
            fired: false,
            hit: false,
            rout_moved: false,
        };
    }
}
