//! Dice become orders (B4.1.2k to t).

use std::collections::BTreeSet;

use table::{Choices, Seat};

use super::done;
use super::drafts::Next;
use crate::action::Action;
use crate::event::Event;
use crate::general_status::Ordered;
use crate::id::GeneralId;
use crate::order_die::{DieId, Fate};
use crate::pick::Pick;
use crate::priority::priority;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Place { die, general } => may_place(state, seat, die, general),
        _ => done::check(state, seat, action),
    }
}

fn may_place(state: &State, seat: Seat, die: DieId, general: GeneralId) -> Judged {
    let assigning = matches!(state.position.step, Step::Assign { .. });
    state.in_step_for(seat, assigning, state.giving())?;
    may_receive(state, seat, die, general)
}

fn may_receive(state: &State, seat: Seat, die: DieId, general: GeneralId) -> Judged {
    let held = state.held(seat, die)?;
    if !state.armies.has_general(general) {
        return Err(Refusal::NoSuchThing);
    }
    if state.armies.general(general).side != state.side_of(seat) {
        return Err(Refusal::OtherArmy { general });
    }
    let own = held.by != state.armies.commander(held.side);
    if own && held.by == general && !state.options.own_to_himself {
        return Err(Refusal::NotToHimself { general });
    }
    if own && held.by != general && !state.armies.superiors(general).any(|id| id == held.by) {
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
    let generals = || state.armies.generals_of(state.side_of(seat));
    let mut dice = state.dice_held(seat);
    dice.any(|die| generals().any(|general| may_receive(state, seat, die, general).is_ok()))
}

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    let dice = state.dice_held(seat);
    let dice = dice.filter(|&die| !receivers(state, seat, die).is_empty());
    dice.map(|die| Pick::Die { die }).collect()
}

fn receivers(state: &State, seat: Seat, die: DieId) -> Vec<Pick> {
    let generals = state.armies.generals_of(state.side_of(seat));
    let generals = generals.filter(|&general| may_place(state, seat, die, general).is_ok());
    generals.map(|general| Pick::General { general }).collect()
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] => done::after(state, seat, first(state, seat)),
        [Pick::Die { die }] => Choices::Next(receivers(state, seat, die)),
        [Pick::Die { die }, Pick::General { general }] => Choices::Whole(Action::Place { die, general }),
        _ => done::choices(draft),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Place { die, general } => Some(vec![Pick::Die { die }, Pick::General { general }]),
        _ => done::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match *action {
        Action::Place { die, general } => place(state, seat, die, general, out),
        _ => done::apply(state, seat, action, out),
    }
}

fn place(state: &mut State, seat: Seat, id: DieId, general: GeneralId, out: &mut Vec<Event>) {
    let die = state.position.dice[usize::from(id.0)];
    let broken = state.broken(state.sender(general), general);
    let rating = state.rating(general);
    let (face, bonus) = (die.face, rating.bonus());
    let reached = priority(face, broken, rating);
    state.position.dice[usize::from(id.0)].fate = match reached {
        Some(_) => Fate::Placed { general },
        None => Fate::Lost { general },
    };
    match reached {
        Some(priority) => {
            state.general_mut(general).order = Some(Ordered { priority, done: false });
            let activated = state.armies.unit_ids().filter(|&unit| state.activates(general, unit));
            let activated: BTreeSet<_> = activated.collect();
            for &unit in &activated {
                state.unit_mut(unit).activated = true;
            }
            out.push(Event::Ordered {
                die: id,
                general,
                face,
                broken,
                bonus,
                priority,
                activated,
            });
        }
        None => {
            state.general_mut(general).order_lost = true;
            out.push(Event::OrderLost {
                die: id,
                general,
                face,
                broken,
                bonus,
            });
        }
    }
    if !can_place(state, seat) {
        state.finish(seat);
    }
}
