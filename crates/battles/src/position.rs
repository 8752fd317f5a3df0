//! Everything about a battle that changes.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat};
use ts_rs::TS;

use crate::amend::Amendment;
use crate::contact::{Contact, Interrupt};
use crate::general_status::GeneralStatus;
use crate::id::{GeneralId, UnitId};
use crate::order_die::OrderDie;
use crate::side::{Side, Sides};
use crate::step::Step;
use crate::throw::{Correction, Throw};
use crate::unit_status::UnitStatus;
use crate::verdict::Victor;
use crate::weather::Weather;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct Position {
    pub turn: u8,
    pub step: Step,
    /// Who has still to answer in this step.
    pub pending: BTreeSet<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weather: Option<Weather>,
    /// Who has it this turn, once the dice are rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<Side>,
    /// Whom chance gave the initiative in the first turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolled_off: Option<Side>,
    pub generals: BTreeMap<GeneralId, GeneralStatus>,
    pub units: BTreeMap<UnitId, UnitStatus>,
    /// The sides that have rolled for their orders.
    pub rolled: Sides<bool>,
    /// The order dice of the turn; a die is named by its place.
    pub dice: Vec<OrderDie>,
    /// The generals whose command moves now.
    pub commands: BTreeSet<GeneralId>,
    pub contacts: Vec<Contact>,
    /// The combat that is being fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combat: Option<Contact>,
    /// All who fight in it, where they are more than two (P21).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub joined: BTreeSet<UnitId>,
    /// Squares and evasions that have to be answered first, in order.
    pub interrupts: Vec<Interrupt>,
    /// Opposed dice of this step.
    pub throws: Vec<Throw>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correction: Option<Correction>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amendment: Option<Amendment>,
    /// Who does nothing more in this turn, unless the enemy does something.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub resting: BTreeSet<Seat>,
    /// How much each side has written down out of turn in this turn (P12).
    #[serde(rename = "entries")]
    pub out_of_turn: Sides<u16>,
    pub verdicts: BTreeMap<Seat, Victor>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}
