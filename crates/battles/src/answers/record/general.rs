//! Generals who are lost, and who takes their place (A34, A38).

use table::Seat;

use crate::event::Event;
use crate::id::GeneralId;
use crate::order_die::{DieId, Fate};
use crate::out_of_turn;
use crate::pick::Pick;
use crate::rating::Rating;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn may_lose(state: &State, seat: Seat, general: GeneralId) -> Judged {
    of_own_side(state, seat, general)?;
    match state.general(general).lost {
        true => Err(Refusal::GeneralLost { general }),
        false => Ok(()),
    }
}

pub fn may_replace(state: &State, seat: Seat, general: GeneralId) -> Judged {
    of_own_side(state, seat, general)?;
    match state.general(general).lost {
        true => Ok(()),
        false => Err(Refusal::GeneralNotLost { general }),
    }
}

fn of_own_side(state: &State, seat: Seat, general: GeneralId) -> Judged {
    out_of_turn::may_write(state, seat)?;
    if !state.armies.has_general(general) {
        return Err(Refusal::NoSuchThing);
    }
    if state.armies.general(general).side != state.side_of(seat) {
        return Err(Refusal::NotYours);
    }
    Ok(())
}

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    let mut picks = Vec::new();
    for general in state.armies.generals_of(state.side_of(seat)) {
        if may_lose(state, seat, general).is_ok() {
            picks.push(Pick::LoseGeneral { general });
        }
        if may_replace(state, seat, general).is_ok() {
            picks.push(Pick::ReplaceGeneral { general });
        }
    }
    picks
}

pub fn lose(state: &mut State, seat: Seat, general: GeneralId, out: &mut Vec<Event>) {
    out_of_turn::count(state, seat);
    let status = state.general_mut(general);
    status.lost = true;
    status.attached = None;
    out.push(Event::GeneralLost { general });
    hand_over(state, general, out);
}

/// The commander in chief plays for a lost player-general (A38), from now on: he goes on with the step, and the dice that
/// were passed are his. The lost general's own are gone.
fn hand_over(state: &mut State, general: GeneralId, out: &mut Vec<Event>) {
    let side = state.armies.general(general).side;
    let chief = state.chief(side);
    let player = state.armies.general(general).player.filter(|_| state.several(side));
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
    out_of_turn::count(state, seat);
    let status = state.general_mut(general);
    status.lost = false;
    status.successor = Some(rating);
    out.push(Event::GeneralReplaced { general, rating });
    // His player goes on with what the commander in chief was about to do for him.
    let side = state.armies.general(general).side;
    let player = state.armies.general(general).player.filter(|_| state.several(side));
    if let Some(player) = player
        && state.pending(state.chief(side))
        && shared(state.position.step)
    {
        let seat = state.seat(side, player);
        state.position.pending.insert(seat);
    }
}
