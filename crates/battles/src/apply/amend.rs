//! A record is put right, if all others agree.

use table::Seat;

use crate::amend::{Amendment, Mend};
use crate::apply::fight::{end_combats, go_on_with_combat};
use crate::apply::maneuver::touch;
use crate::apply::record::enter;
use crate::contact::Contact;
use crate::event::Event;
use crate::id::UnitId;
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Place;

pub fn ask(state: &mut State, seat: Seat, unit: UnitId, mend: Mend, out: &mut Vec<Event>) {
    enter(state, seat);
    let awaits = state.seats().filter(|&other| other != seat).collect();
    state.position.amendment = Some(Amendment {
        seat,
        unit,
        mend,
        awaits,
    });
    out.push(Event::AmendmentAsked { seat, unit, mend });
}

pub fn assent(state: &mut State, seat: Seat, assents: bool, out: &mut Vec<Event>) {
    let Some(amendment) = &mut state.position.amendment else {
        unreachable!("assent is asked for while an amendment waits");
    };
    if !assents {
        state.position.amendment = None;
        out.push(Event::CorrectionRefused { seat });
        return;
    }
    amendment.awaits.remove(&seat);
    out.push(Event::Assented { seat });
    if !amendment.awaits.is_empty() {
        return;
    }
    let (unit, mend) = (amendment.unit, amendment.mend);
    state.position.amendment = None;
    out.push(Event::Amended { unit, mend });
    put_right(state, unit, mend);
    state.ask_again(unit);
}

fn put_right(state: &mut State, unit: UnitId, mend: Mend) {
    let status = state.unit_mut(unit);
    match mend {
        Mend::Figures { left } => {
            status.figures = left;
            status.place = Place::OnTable;
        }
        Mend::Formation { formation } => status.formation = formation,
        Mend::Back => status.place = Place::OnTable,
        Mend::InOrder => {
            status.disordered = false;
            status.shaken = false;
        }
        Mend::NotRouted => status.routed = false,
        Mend::Moved => {
            status.moved = true;
            status.marked = false;
        }
        Mend::NotMoved => {
            status.moved = false;
            status.spent = None;
            status.rout_moved = false;
            status.reacted = false;
            status.pursued = false;
        }
        Mend::Touches { enemy } => meet(state, unit, enemy),
        Mend::Apart { enemy } => part(state, unit, enemy),
    }
}

/// While units still move, the enemy is asked for a square or an evasion as by the move itself.
fn meet(state: &mut State, by: UnitId, on: UnitId) {
    match state.position.step {
        Step::Move { .. }
        | Step::React { .. }
        | Step::CounterReact { .. }
        | Step::Pursue { .. }
        | Step::CounterPursue { .. } => touch(state, by, on),
        _ => {
            state.position.contacts.push(Contact { by, on, fought: false });
            state.unit_mut(on).contacted = state.position.initiative.is_some();
        }
    }
}

fn part(state: &mut State, one: UnitId, other: UnitId) {
    let both = |contact: &Contact| contact.holds(one) && contact.holds(other);
    state.position.contacts.retain(|contact| !both(contact));
    let pair = [one, other];
    let interrupts = &mut state.position.interrupts;
    interrupts.retain(|interrupt| !(pair.contains(&interrupt.unit()) && pair.contains(&interrupt.by())));
    for unit in pair {
        let contacted = state.position.contacts.iter().any(|contact| contact.on == unit);
        state.unit_mut(unit).contacted &= contacted;
    }
    if state.position.combat.is_some_and(|combat| both(&combat)) {
        go_on_with_combat(state);
    } else {
        end_combats(state);
    }
}
