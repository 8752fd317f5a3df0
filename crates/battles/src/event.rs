//! What happens. Everybody is told everything (A31).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::{Audience, Happening, Hearing, Seat};
use ts_rs::TS;

use crate::Battles;
use crate::amend::Mend;
use crate::arm::Formation;
use crate::contact::Attempt;
use crate::id::{GeneralId, UnitId};
use crate::measure::Measured;
use crate::order_die::DieId;
use crate::rating::Rating;
use crate::record::Record;
use crate::side::{Side, Sides};
use crate::state::State;
use crate::step::Step;
use crate::throw::{Throw, Thrown};
use crate::verdict::Victor;
use crate::weather::Weather;

/// A die as it fell.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct Face {
    pub rolled: u8,
    pub typed: bool,
}

/// Why a side has the initiative.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Why {
    MoreSixes,
    HadIt,
    Chance,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts", rename = "Told")]
pub enum Event {
    TurnBegan {
        turn: u8,
    },
    StepBegan {
        step: Step,
    },
    WeatherFound {
        weather: Weather,
    },
    Arrived {
        side: Side,
        units: BTreeSet<UnitId>,
    },
    Rallied {
        side: Side,
        units: BTreeSet<UnitId>,
    },
    Measured {
        side: Side,
        changes: Vec<Measured>,
    },
    Rolled {
        side: Side,
        dice: Vec<Face>,
    },
    OwnRolled {
        seat: Seat,
        dice: Vec<Face>,
    },
    /// As many sixes in the first turn: a die each, until one is higher.
    RolledOff {
        red: u8,
        blue: u8,
    },
    Initiative {
        side: Side,
        sixes: Sides<u8>,
        why: Why,
    },
    Passed {
        die: DieId,
        to: Seat,
        rolled: u8,
        face: u8,
    },
    Ordered {
        die: DieId,
        general: GeneralId,
        face: u8,
        broken: u8,
        bonus: i8,
        priority: u8,
        activated: BTreeSet<UnitId>,
    },
    OrderLost {
        die: DieId,
        general: GeneralId,
        face: u8,
        broken: u8,
        bonus: i8,
    },
    Unused {
        seat: Seat,
        dice: Vec<u8>,
    },
    CommandChosen {
        general: GeneralId,
    },
    Moved {
        unit: UnitId,
        formation: Formation,
        entered: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        contact: Option<UnitId>,
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        #[ts(optional, as = "Option<_>")]
        also: BTreeSet<UnitId>,
    },
    CommandMoved {
        general: GeneralId,
        units: BTreeSet<UnitId>,
        /// Those of them that came onto the table.
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        #[ts(optional, as = "Option<_>")]
        entered: BTreeSet<UnitId>,
    },
    SquareTried {
        unit: UnitId,
        by: UnitId,
        attempt: Attempt,
    },
    Evaded {
        unit: UnitId,
        by: UnitId,
    },
    Stood {
        unit: UnitId,
        by: UnitId,
    },
    Formed {
        unit: UnitId,
        formation: Formation,
    },
    RoutMoved {
        unit: UnitId,
    },
    GeneralMoved {
        general: GeneralId,
    },
    Marked {
        unit: UnitId,
    },
    PutToRout {
        unit: UnitId,
    },
    Reordered {
        unit: UnitId,
    },
    Fired {
        unit: UnitId,
        target: UnitId,
    },
    CombatBegan {
        by: UnitId,
        on: UnitId,
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        #[ts(optional, as = "Option<_>")]
        also: BTreeSet<UnitId>,
    },
    CombatEnded {
        by: UnitId,
        on: UnitId,
        parted: bool,
    },
    Finished {
        seat: Seat,
    },
    Rested {
        seat: Seat,
    },
    Woke {
        seat: Seat,
    },
    Recorded {
        unit: UnitId,
        record: Record,
    },
    Removed {
        unit: UnitId,
    },
    GeneralLost {
        general: GeneralId,
    },
    GeneralReplaced {
        general: GeneralId,
        rating: Rating,
    },
    Opposed {
        throw: Throw,
    },
    CorrectionAsked {
        seat: Seat,
        thrown: Thrown,
        value: u8,
    },
    Assented {
        seat: Seat,
    },
    Corrected {
        thrown: Thrown,
        value: u8,
    },
    CorrectionRefused {
        seat: Seat,
    },
    AmendmentAsked {
        seat: Seat,
        unit: UnitId,
        mend: Mend,
    },
    Amended {
        unit: UnitId,
        mend: Mend,
    },
    MarksRemoved {
        units: BTreeSet<UnitId>,
    },
    TurnEnded {
        turn: u8,
    },
    VerdictGiven {
        seat: Seat,
        victor: Victor,
    },
    Ended {
        victor: Victor,
    },
}

pub type Told = Event;

impl Happening<Battles> for Event {
    /// Dice have shown something; everything else was open before, and can be taken back until somebody goes on from it.
    fn hearing(&self, _after: &State) -> Hearing<Event> {
        match self {
            Event::Rolled { .. } | Event::OwnRolled { .. } | Event::RolledOff { .. } | Event::Opposed { .. } => {
                Hearing::open().binding().showing(Audience::ALL)
            }
            Event::TurnBegan { .. }
            | Event::StepBegan { .. }
            | Event::WeatherFound { .. }
            | Event::Arrived { .. }
            | Event::Rallied { .. }
            | Event::Measured { .. }
            | Event::Initiative { .. }
            | Event::Passed { .. }
            | Event::Ordered { .. }
            | Event::OrderLost { .. }
            | Event::Unused { .. }
            | Event::CommandChosen { .. }
            | Event::Moved { .. }
            | Event::CommandMoved { .. }
            | Event::SquareTried { .. }
            | Event::Evaded { .. }
            | Event::Stood { .. }
            | Event::Formed { .. }
            | Event::RoutMoved { .. }
            | Event::GeneralMoved { .. }
            | Event::Marked { .. }
            | Event::PutToRout { .. }
            | Event::Reordered { .. }
            | Event::Fired { .. }
            | Event::CombatBegan { .. }
            | Event::CombatEnded { .. }
            | Event::Finished { .. }
            | Event::Rested { .. }
            | Event::Woke { .. }
            | Event::Recorded { .. }
            | Event::Removed { .. }
            | Event::GeneralLost { .. }
            | Event::GeneralReplaced { .. }
            | Event::CorrectionAsked { .. }
            | Event::Assented { .. }
            | Event::Corrected { .. }
            | Event::CorrectionRefused { .. }
            | Event::AmendmentAsked { .. }
            | Event::Amended { .. }
            | Event::MarksRemoved { .. }
            | Event::TurnEnded { .. }
            | Event::VerdictGiven { .. }
            | Event::Ended { .. } => Hearing::open(),
        }
    }

    fn whole(&self) -> Event {
        self.clone()
    }
}
