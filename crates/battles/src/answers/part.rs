//! How the combat that is being fought came out: whether the two have parted (B4.4).

use table::Seat;

use super::combat::choosing;
use super::drafts::{Next, single};
use crate::action::Action;
use crate::contact::Contact;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match action {
        Action::Part { .. } => choosing(state, seat, true),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let all = [true, false].map(|parted| (Pick::Part { parted }, Action::Part { parted }));
    single(draft, all, |action| check(state, seat, action))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Part { parted } => Some(vec![Pick::Part { parted }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, parted: bool, out: &mut Vec<Event>) {
    let Some(Contact { by, on, .. }) = state.position.combat.take() else {
        unreachable!("a combat is being fought");
    };
    let fought = |contact: &Contact| contact.by == by && contact.on == on;
    if parted {
        state.position.contacts.retain(|contact| !fought(contact));
    } else {
        let contacts = state.position.contacts.iter_mut();
        contacts
            .filter(|contact| fought(contact))
            .for_each(|contact| contact.fought = true);
    }
    out.push(Event::CombatEnded { by, on, parted });
    state.go_on_with_combat();
}
