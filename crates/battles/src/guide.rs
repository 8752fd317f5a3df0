//! The one line that says where the turn stands, as facts for the client to word.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::amend::Amendment;
use crate::contact::{Contact, Interrupt};
use crate::id::GeneralId;
use crate::priority::TO_CONTACT;
use crate::side::Side;
use crate::state::State;
use crate::step::Step;
use crate::throw::Correction;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct Guide {
    pub step: Step,
    /// As the appendix numbers it.
    pub paragraph: String,
    /// Whose step it is; both sides' where nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    pub awaited: Vec<Seat>,
    /// The commands that move now.
    pub commands: BTreeSet<GeneralId>,
    /// Units that move now may go into contact.
    pub may_contact: bool,
    /// What has to be settled first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interrupt: Option<Interrupt>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correction: Option<Correction>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amendment: Option<Amendment>,
    /// A side has no units left: it is asked whether the battle is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<_>")]
    pub over: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combat: Option<Contact>,
}

impl State {
    /// Whether any cavalry of the side that is marked may go into contact (A15).
    fn marked_may_contact(&self, side: Side) -> bool {
        let mut marked = self.armies.units_of(side).filter(|&unit| self.unit(unit).marked);
        let enough = |unit| self.priority(unit).is_some_and(|priority| priority >= TO_CONTACT);
        !self.options.reaction_threshold || marked.any(enough)
    }
}

impl Guide {
    pub fn of(state: &State) -> Guide {
        let position = &state.position;
        let step = position.step;
        Guide {
            step,
            paragraph: step.paragraph().to_owned(),
            side: match step {
                Step::Combat | Step::PursuitCombat => Some(state.initiative()),
                _ => step.side(),
            },
            awaited: state.awaited(),
            commands: position.commands.clone(),
            may_contact: match step {
                Step::Move { priority, .. } => priority >= TO_CONTACT,
                Step::React { side }
                | Step::CounterReact { side }
                | Step::Pursue { side }
                | Step::CounterPursue { side } => state.marked_may_contact(side),
                _ => false,
            },
            interrupt: position.interrupts.first().copied(),
            correction: position.correction.clone(),
            amendment: position.amendment.clone(),
            over: state.all_but_over(),
            combat: position.combat,
        }
    }
}
