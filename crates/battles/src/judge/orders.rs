//! Rolling for orders and giving them out.

use table::Seat;

use crate::id::GeneralId;
use crate::judge::{Judged, in_step_for, settled};
use crate::order_die::{DieId, Fate, OrderDie};
use crate::refusal::{Deed, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn judge_roll(state: &State, seat: Seat) -> Judged {
    let step = state.position.step;
    let rolling = matches!(step, Step::Roll | Step::OwnDice { .. });
    let rolled = rolling || matches!(step, Step::Split { .. } | Step::Assign { .. });
    if step == Step::Roll && seat != state.chief(state.side_of(seat)) {
        return Err(Refusal::ChiefRolls);
    }
    if rolled && settled(state) && !state.pending(seat) {
        return Err(Refusal::NoFreeRoll);
    }
    if matches!(step, Step::Split { .. } | Step::Assign { .. }) {
        return Err(Refusal::NoFreeRoll);
    }
    in_step_for(state, seat, rolling, Deed::Other)
}

/// A die that the seat has to give out.
fn held(state: &State, seat: Seat, die: DieId) -> Result<&OrderDie, Refusal> {
    let held = state.die(die).filter(|die| die.fate == Fate::Held { seat });
    held.ok_or(Refusal::NoDie)
}

/// Who gives out orders does it when it is his side's turn (B4.1.2k).
fn giving(step: Step) -> Deed {
    match step {
        Step::Roll | Step::Split { .. } | Step::OwnDice { .. } | Step::Assign { .. } => Deed::Assign,
        _ => Deed::Other,
    }
}

/// Whether the commander in chief has generals of his own to keep orders for.
pub fn may_keep(state: &State, seat: Seat) -> bool {
    let mut own = state.order.generals_of(state.side_of(seat));
    own.any(|id| state.eligible(id) && state.seat_of_general(id) == seat)
}

pub fn may_pass(state: &State, seat: Seat, die: DieId, to: Seat) -> Judged {
    let splitting = matches!(state.position.step, Step::Split { .. });
    in_step_for(state, seat, splitting, giving(state.position.step))?;
    if held(state, seat, die)?.passed {
        return Err(Refusal::NoDie);
    }
    if !state.seats_of(state.side_of(seat)).any(|player| player == to) {
        return Err(Refusal::NotYours);
    }
    let general = state.general_of(to);
    if to == seat {
        let keeps = may_keep(state, seat);
        return if keeps { Ok(()) } else { Err(Refusal::NothingOfHisOwn) };
    }
    if state.general(general).lost {
        return Err(Refusal::GeneralLost { general });
    }
    if state.absent(general) {
        return Err(Refusal::GeneralAbsent { general });
    }
    Ok(())
}

pub fn may_place(state: &State, seat: Seat, die: DieId, general: GeneralId) -> Judged {
    let assigning = matches!(state.position.step, Step::Assign { .. });
    in_step_for(state, seat, assigning, giving(state.position.step))?;
    may_receive(state, seat, die, general)
}

fn may_receive(state: &State, seat: Seat, die: DieId, general: GeneralId) -> Judged {
    let held = held(state, seat, die)?;
    if !state.order.has_general(general) {
        return Err(Refusal::NoSuchThing);
    }
    if state.order.general(general).side != state.side_of(seat) {
        return Err(Refusal::OtherArmy { general });
    }
    let own = held.by != state.order.commander(held.side);
    if own && held.by == general && !state.options.own_to_himself {
        return Err(Refusal::NotToHimself { general });
    }
    if own && held.by != general && !state.order.superiors(general).any(|id| id == held.by) {
        return Err(Refusal::NotSubordinate { general });
    }
    if state.seat_of_general(general) != seat {
        return Err(Refusal::NotYourGeneral { general });
    }
    if !state.eligible(general) {
        return Err(Refusal::NotEligible { general });
    }
    let status = state.general(general);
    if status.order.is_some() || status.order_lost {
        return Err(Refusal::HasOrder { general });
    }
    Ok(())
}

/// Whether the seat has a die that it can place.
pub fn can_place(state: &State, seat: Seat) -> bool {
    let side = state.side_of(seat);
    state.dice().any(|(id, die)| {
        let held = die.fate == Fate::Held { seat };
        held && state
            .order
            .generals_of(side)
            .any(|general| may_receive(state, seat, id, general).is_ok())
    })
}
