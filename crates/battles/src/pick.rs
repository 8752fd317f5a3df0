//! The choices that answers are built of.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::arm::Formation;
use crate::contact::Attempt;
use crate::general_status::Distance;
use crate::id::{GeneralId, UnitId};
use crate::order_die::DieId;
use crate::rating::Rating;
use crate::throw::Thrown;
use crate::verdict::Victor;
use crate::weather::Weather;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Pick {
    Weather {
        weather: Weather,
    },
    Unit {
        unit: UnitId,
    },
    General {
        general: GeneralId,
    },
    Distance {
        general: GeneralId,
        distance: Distance,
    },
    Reach {
        general: GeneralId,
        reach: bool,
    },
    /// To the unit that is picked next.
    Attach {
        general: GeneralId,
    },
    Detach {
        general: GeneralId,
    },
    Span {
        unit: UnitId,
        in_span: bool,
    },
    Roll,
    Die {
        die: DieId,
    },
    Player {
        seat: Seat,
    },
    Formation {
        formation: Formation,
    },
    /// A further enemy that it touches, before the one that ends the answer.
    Also {
        unit: UnitId,
    },
    Contact {
        unit: UnitId,
    },
    NoContact,
    /// The whole command, but for the units that are picked next.
    Command {
        general: GeneralId,
    },
    RoutMove {
        unit: UnitId,
    },
    MoveGeneral {
        general: GeneralId,
    },
    Attempt {
        attempt: Attempt,
    },
    Evade {
        evades: bool,
    },
    Target {
        unit: UnitId,
    },
    /// Fights along in the combat that is picked next.
    Join {
        unit: UnitId,
    },
    Fight {
        by: UnitId,
        on: UnitId,
    },
    Part {
        parted: bool,
    },
    Figures {
        left: u8,
    },
    Disordered,
    Routed,
    Destroyed,
    Back,
    InOrder,
    NotRouted,
    HasMoved,
    NotMoved,
    Apart {
        unit: UnitId,
    },
    LoseGeneral {
        general: GeneralId,
    },
    ReplaceGeneral {
        general: GeneralId,
    },
    Rating {
        rating: Rating,
    },
    Modifier {
        modifier: i8,
    },
    Thrown {
        thrown: Thrown,
    },
    Value {
        value: u8,
    },
    Assent {
        assents: bool,
    },
    Victor {
        victor: Victor,
    },
    Done,
    Rest,
    Wake,
    Over,
}
