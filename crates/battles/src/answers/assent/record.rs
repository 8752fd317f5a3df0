//! A record is put right.

use crate::amend::Mend;
use crate::charge::touch;
use crate::contact::Contact;
use crate::event::Event;
use crate::id::UnitId;
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Place;

pub fn put_right(state: &mut State, unit: UnitId, mend: Mend, out: &mut Vec<Event>) {
    out.push(Event::Amended { unit, mend });
    mend_unit(state, unit, mend);
    state.ask_again(unit);
}

fn mend_unit(state: &mut State, unit: UnitId, mend: Mend) {
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
        state.go_on_with_combat();
    } else {
        state.end_combats();
    }
}
