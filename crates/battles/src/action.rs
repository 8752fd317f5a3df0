//! Whole answers.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::amend::Mend;
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
        /// Further enemies that it touches (P20).
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        #[ts(optional, as = "Option<_>")]
        also: BTreeSet<UnitId>,
    },
    /// All units of the command that could move have moved, without contact and in the formations they had, but for these.
    MoveCommand {
        general: GeneralId,
        except: BTreeSet<UnitId>,
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
        /// Who fights along, on either side (P21).
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        #[ts(optional, as = "Option<_>")]
        also: BTreeSet<UnitId>,
    },
    Part {
        parted: bool,
    },
    /// Nothing more in this step.
    Done,
    /// Nothing more in this turn, unless the enemy does something.
    Rest,
    /// The side without units has lost: the battle is over.
    Over,
    /// He does want to do something in this turn.
    Wake,
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
    Amend {
        unit: UnitId,
        mend: Mend,
    },
    Assent {
        assents: bool,
    },
}
