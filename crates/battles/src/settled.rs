//! Whose turn it is to do something: the step is his, and nothing else has to be settled first.

use std::collections::BTreeSet;

use table::Seat;

use crate::action::Action;
use crate::contact::Interrupt;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;

impl State {
    /// It is the right step, the seat has not finished with it, and nothing else has to be settled first.
    pub fn in_step(&self, seat: Seat, right: bool) -> Judged {
        self.in_step_for(seat, right, Deed::Other)
    }

    pub fn in_step_for(&self, seat: Seat, right: bool, deed: Deed) -> Judged {
        if right && self.settled() && self.pending(seat) {
            Ok(())
        } else {
            Err(self.out_of_step(deed))
        }
    }

    pub fn out_of_step(&self, deed: Deed) -> Refusal {
        let step = self.position.step;
        Refusal::OutOfStep { deed, step }
    }

    /// No square, evasion or correction is waited for.
    pub fn settled(&self) -> bool {
        self.position.interrupts.is_empty() && !self.correcting()
    }

    /// What is waited for is named to who wants to do something else (P19).
    pub fn settle_first(&self, action: &Action) -> Judged {
        if self.correcting() && !matches!(action, Action::Assent { .. }) {
            return Err(Refusal::CorrectionFirst);
        }
        let at_any_time = matches!(
            action,
            Action::Record { .. }
                | Action::LoseGeneral { .. }
                | Action::ReplaceGeneral { .. }
                | Action::Oppose { .. }
                | Action::Correct { .. }
                | Action::Amend { .. }
                | Action::Assent { .. }
        );
        match (self.position.interrupts.first(), action) {
            _ if at_any_time => Ok(()),
            (None, _) | (Some(Interrupt::Square { .. }), Action::Square { .. }) => Ok(()),
            (Some(Interrupt::Evade { .. }), Action::Evade { .. }) => Ok(()),
            (Some(&Interrupt::Square { unit, by }), _) => Err(Refusal::SquareFirst { unit, by }),
            (Some(&Interrupt::Evade { unit, by }), _) => Err(Refusal::EvasionFirst { unit, by }),
        }
    }

    /// The square or evasion that this seat has to answer for.
    pub fn interrupted(&self, seat: Seat) -> Option<Interrupt> {
        let first = self.position.interrupts.first().copied();
        first.filter(|interrupt| self.seat_of_unit(interrupt.unit()) == seat && !self.correcting())
    }

    /// Who has still to assent to a correction.
    pub fn awaits_assent(&self) -> Option<&BTreeSet<Seat>> {
        let die = self.position.correction.as_ref().map(|correction| &correction.awaits);
        die.or(self.position.amendment.as_ref().map(|amendment| &amendment.awaits))
    }

    /// A die or a record is to be put right, and nothing else happens.
    pub fn correcting(&self) -> bool {
        self.awaits_assent().is_some()
    }
}
