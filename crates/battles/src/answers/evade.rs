//! Whether cavalry or guns that are charged evade (F9).

use table::Seat;

use super::drafts::{Next, single};
use crate::action::Action;
use crate::arm::{Arm, Formation};
use crate::contact::Interrupt;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Spent;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match (action, state.interrupted(seat)) {
        (Action::Evade { .. }, Some(Interrupt::Evade { .. })) => Ok(()),
        (Action::Evade { .. }, _) => Err(state.out_of_step(Deed::Other)),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let all = [true, false].map(|evades| (Pick::Evade { evades }, Action::Evade { evades }));
    single(draft, all, |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Evade { evades } => Some(vec![Pick::Evade { evades }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, evades: bool, out: &mut Vec<Event>) {
    let interrupt = state.position.interrupts.remove(0);
    let (unit, by) = (interrupt.unit(), interrupt.by());
    if !evades {
        out.push(Event::Stood { unit, by });
        return;
    }
    let contacts = &mut state.position.contacts;
    contacts.retain(|contact| !(contact.holds(unit) && contact.holds(by)));
    let guns = state.arm(unit) == Arm::Artillery;
    let pursuit = matches!(state.position.step, Step::Pursue { .. } | Step::CounterPursue { .. });
    let status = state.unit_mut(unit);
    // Evading counts as moving, in the pursuit too: fire is open on who evades there (B4.6.3a).
    status.moved = true;
    status.pursued |= pursuit;
    status.spent = Some(Spent::Evasion);
    status.marked = false;
    if guns {
        status.formation = Formation::Limbered;
    }
    out.push(Event::Evaded { unit, by });
}
