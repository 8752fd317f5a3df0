//! Results that players have found out, and opposed dice.

use table::{Dice, Seat};

use crate::apply::fight::{end_combats, go_on_with_combat};
use crate::contact::Interrupt;
use crate::event::Event;
use crate::id::{GeneralId, UnitId};
use crate::order_die::{DieId, Fate};
use crate::rating::Rating;
use crate::record::Record;
use crate::state::State;
use crate::step::Step;
use crate::throw::{Opposed, Throw};
use crate::unit_status::Place;

/// An entry of his side's (P12).
pub fn enter(state: &mut State, seat: Seat) {
    let side = state.side_of(seat);
    *state.position.entries.of_mut(side) += 1;
}

pub fn record(state: &mut State, seat: Seat, unit: UnitId, record: Record, out: &mut Vec<Event>) {
    enter(state, seat);
    out.push(Event::Recorded { unit, record });
    let moving = state.position.step.moving();
    let dispersal = state.order.unit(unit).dispersal;
    let status = state.unit_mut(unit);
    match record {
        Record::Figures { left } => {
            status.figures = left;
            if left <= dispersal {
                remove(state, unit, out);
            }
        }
        Record::Formation { formation } => status.formation = formation,
        Record::Disordered => {
            status.disordered = true;
            status.shaken |= moving;
        }
        Record::Routed => put_to_rout(state, unit),
        Record::Destroyed => remove(state, unit, out),
    }
}

pub fn put_to_rout(state: &mut State, unit: UnitId) {
    let status = state.unit_mut(unit);
    status.routed = true;
    status.marked = false;
    // Who flees forms no square and evades no more.
    state.position.interrupts.retain(|interrupt| interrupt.unit() != unit);
}

/// The unit is off the table for good.
fn remove(state: &mut State, unit: UnitId, out: &mut Vec<Event>) {
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
        go_on_with_combat(state);
    } else {
        end_combats(state);
    }
}

pub fn lose(state: &mut State, seat: Seat, general: GeneralId, out: &mut Vec<Event>) {
    enter(state, seat);
    let status = state.general_mut(general);
    status.lost = true;
    status.attached = None;
    out.push(Event::GeneralLost { general });
    hand_over(state, general, out);
}

/// The commander in chief plays for a lost player-general (A38), from now on: he goes on with the step, and the dice that
/// were passed are his. The lost general's own are gone.
fn hand_over(state: &mut State, general: GeneralId, out: &mut Vec<Event>) {
    let side = state.order.general(general).side;
    let chief = state.chief(side);
    let player = state.order.general(general).player.filter(|_| state.several(side));
    let Some(seat) = player
        .map(|player| state.seat(side, player))
        .filter(|&seat| seat != chief)
    else {
        return;
    };
    let mut unused = Vec::new();
    for (die, place) in state.position.dice.iter_mut().zip(0..=u8::MAX) {
        if die.fate != (Fate::Held { seat }) {
            continue;
        }
        if die.by == general {
            die.fate = Fate::Unused;
            unused.push(die.face);
        } else {
            die.fate = Fate::Held { seat: chief };
            let (rolled, face) = (die.rolled, die.face);
            let id = DieId(place);
            out.push(Event::Passed {
                die: id,
                to: chief,
                rolled,
                face,
            });
        }
    }
    if !unused.is_empty() {
        out.push(Event::Unused { seat, dice: unused });
    }
    if state.position.pending.remove(&seat) && shared(state.position.step) {
        state.position.pending.insert(chief);
    }
}

/// Steps in which every player answers for his own command.
fn shared(step: Step) -> bool {
    !matches!(
        step,
        Step::Weather
            | Step::Roll
            | Step::Split { .. }
            | Step::OwnDice { .. }
            | Step::Next { .. }
            | Step::Combat
            | Step::PursuitCombat
            | Step::Verdict
    )
}

pub fn replace(state: &mut State, seat: Seat, general: GeneralId, rating: Rating, out: &mut Vec<Event>) {
    enter(state, seat);
    let status = state.general_mut(general);
    status.lost = false;
    status.successor = Some(rating);
    out.push(Event::GeneralReplaced { general, rating });
    // His player goes on with what the commander in chief was about to do for him.
    let side = state.order.general(general).side;
    let player = state.order.general(general).player.filter(|_| state.several(side));
    if let Some(player) = player
        && state.pending(state.chief(side))
        && shared(state.position.step)
    {
        let seat = state.seat(side, player);
        state.position.pending.insert(seat);
    }
}

pub fn oppose(state: &mut State, seat: Seat, mine: i8, theirs: i8, dice: &mut Dice, out: &mut Vec<Event>) {
    enter(state, seat);
    let mut opposed = |modifier| {
        let die = dice.throw(10);
        Opposed {
            rolled: die.value as u8,
            typed: die.typed,
            modifier,
        }
    };
    let throw = Throw {
        seat,
        mine: opposed(mine),
        theirs: opposed(theirs),
    };
    state.position.throws.push(throw);
    out.push(Event::Opposed { throw });
}
