//! Whole answers.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::arm::Formation;
use crate::contact::Attempt;
use crate::id::{GeneralId, UnitId};
use crate::measure::Measured;
use crate::order_die::DieId;
use crate::rating::Rating;
use crate::record::Record;
use crate::throw::Thrown;
use crate::verdict::Victor;
use crate::weather::Weather;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Action {
    Weather {
        weather: Weather,
    },
    Arrive {
        units: BTreeSet<UnitId>,
    },
    Rally {
        units: BTreeSet<UnitId>,
    },
    /// Everything that is not as it was stated before.
    Chain {
        changes: Vec<Measured>,
    },
    Roll,
    /// A die to a player of one's own side, be it oneself.
    Pass {
        die: DieId,
        to: Seat,
    },
    Place {
        die: DieId,
        general: GeneralId,
    },
    /// This command moves next.
    Next {
        general: GeneralId,
    },
    /// By an order or by a mark. The formation is that at the end, and may be the same.
    Move {
        unit: UnitId,
        formation: Formation,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        contact: Option<UnitId>,
    },
    /// Without an order, in defence.
    Form {
        unit: UnitId,
        formation: Formation,
    },
    RoutMove {
        unit: UnitId,
    },
    MoveGeneral {
        general: GeneralId,
    },
    Mark {
        unit: UnitId,
    },
    Rout {
        unit: UnitId,
    },
    Reorder {
        unit: UnitId,
    },
    Square {
        attempt: Attempt,
    },
    Evade {
        evades: bool,
    },
    Fire {
        unit: UnitId,
        target: UnitId,
    },
    Fight {
        by: UnitId,
        on: UnitId,
    },
    Part {
        parted: bool,
    },
    /// Nothing more in this step.
    Done,
    Verdict {
        victor: Victor,
    },
    Record {
        unit: UnitId,
        record: Record,
    },
    LoseGeneral {
        general: GeneralId,
    },
    ReplaceGeneral {
        general: GeneralId,
        rating: Rating,
    },
    Oppose {
        mine: i8,
        theirs: i8,
    },
    Correct {
        thrown: Thrown,
        value: u8,
    },
    Assent {
        assents: bool,
    },
}
