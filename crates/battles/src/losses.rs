//! Units that flee, and units that are gone.

use crate::contact::Interrupt;
use crate::event::Event;
use crate::id::UnitId;
use crate::state::State;
use crate::unit_status::Place;

pub fn put_to_rout(state: &mut State, unit: UnitId) {
    let status = state.unit_mut(unit);
    status.routed = true;
    status.marked = false;
    // Who flees forms no square and evades no more.
    state.position.interrupts.retain(|interrupt| interrupt.unit() != unit);
}

/// The unit is off the table for good.
pub fn remove(state: &mut State, unit: UnitId, out: &mut Vec<Event>) {
    let status = state.unit_mut(unit);
    status.place = Place::Destroyed;
    status.marked = false;
    state.position.contacts.retain(|contact| !contact.holds(unit));
    let gone = |interrupt: &Interrupt| interrupt.unit() == unit || interrupt.by() == unit;
    state.position.interrupts.retain(|interrupt| !gone(interrupt));
    for general in state.position.generals.values_mut() {
        general.attached = general.attached.filter(|&with| with != unit);
    }
    out.push(Event::Removed { unit });
    state.position.joined.remove(&unit);
    if state.position.combat.is_some_and(|combat| combat.holds(unit)) {
        // The others who fight in it go on without it.
        state.go_on_with_combat();
    } else {
        state.end_combats();
    }
}
