//! Movement and what it runs into.

use std::collections::BTreeSet;

use table::Seat;

use crate::arm::{Arm, Formation};
use crate::contact::{Contact, Interrupt};
use crate::event::Event;
use crate::id::{GeneralId, UnitId};
use crate::judge::movable;
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Place;

pub fn choose(state: &mut State, general: GeneralId, out: &mut Vec<Event>) {
    out.push(Event::CommandChosen { general });
    state.position.commands = [general].into();
    if let Step::Next { priority, side } = state.position.step {
        state.enter(Step::Move { priority, side }, out);
    }
}

pub fn march(
    state: &mut State,
    unit: UnitId,
    formation: Formation,
    contact: Option<UnitId>,
    also: &BTreeSet<UnitId>,
    out: &mut Vec<Event>,
) {
    let entered = go(state, unit, formation);
    out.push(Event::Moved {
        unit,
        formation,
        entered,
        contact,
        also: also.clone(),
    });
    for enemy in contact.into_iter().chain(also.iter().copied()) {
        touch(state, unit, enemy);
    }
}

/// All that could move but for some, none of them into contact.
pub fn march_command(
    state: &mut State,
    seat: Seat,
    general: GeneralId,
    except: &BTreeSet<UnitId>,
    out: &mut Vec<Event>,
) {
    let units = &movable(state, seat, general) - except;
    let entered = units.iter().copied().filter(|&unit| {
        let formation = state.unit(unit).formation;
        go(state, unit, formation)
    });
    let entered = entered.collect();
    out.push(Event::CommandMoved {
        general,
        units,
        entered,
    });
}

/// Whether it came onto the table by that.
fn go(state: &mut State, unit: UnitId, formation: Formation) -> bool {
    let step = state.position.step;
    let status = state.unit_mut(unit);
    let entered = status.place == Place::Waiting;
    status.place = Place::OnTable;
    status.formation = formation;
    status.moved = true;
    // A mark is used once (A17).
    status.marked = false;
    match step {
        Step::React { .. } | Step::CounterReact { .. } => status.reacted = true,
        Step::Pursue { .. } | Step::CounterPursue { .. } => status.pursued = true,
        _ => {}
    }
    entered
}

pub fn touch(state: &mut State, by: UnitId, on: UnitId) {
    let engaged = state.engaged(on);
    let known = |contact: &Contact| contact.holds(by) && contact.holds(on);
    let contacted = |unit: UnitId| state.position.units[&unit].contacted;
    let made = state.position.contacts.iter().find(|contact| known(contact));
    // Whoever moves into a contact of an earlier turn, or one that was fought out, is its attacker now (A28).
    let renewed = made.is_some_and(|contact| contact.fought || !contacted(contact.on));
    match state.position.contacts.iter_mut().find(|contact| known(contact)) {
        Some(contact) if renewed => *contact = Contact { by, on, fought: false },
        Some(_) => {}
        None => state.position.contacts.push(Contact { by, on, fought: false }),
    }
    state.unit_mut(on).contacted = true;
    let status = state.unit(on);
    let in_reach = !status.routed && status.spent.is_none();
    let interrupt = match state.arm(on) {
        Arm::Infantry => {
            let squares = matches!(status.formation, Formation::Line | Formation::Column);
            let charged = state.arm(by) == Arm::Cavalry;
            (charged && squares && !status.routed).then_some(Interrupt::Square { unit: on, by })
        }
        Arm::Cavalry | Arm::Artillery => (in_reach && !engaged).then_some(Interrupt::Evade { unit: on, by }),
    };
    state.position.interrupts.extend(interrupt);
}
