//! Which army the winner of the auction plays (T17, R30).

use table::{Choices, Seat};

use super::legal;
use crate::action::Action;
use crate::board::Side;
use crate::event::{Event, say};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::standing::{Standing, full_morale};
use crate::state::{Preparation, Stage, State};
use crate::told::Told;
use crate::view::{StageKnown, View};

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    match (&view.stage, action) {
        (StageKnown::ChooseSide { bid, .. }, Action::Side { side }) if *bid >= full_morale(*side) => {
            Err(Refusal::BidTooHigh)
        }
        (StageKnown::ChooseSide { .. }, Action::Side { .. }) => Ok(()),
        _ => Err(Refusal::AnotherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Side { side }] => Choices::Whole(Action::Side { side: *side }),
        _ => legal(Side::ALL.map(|side| Pick::Side { side }), |pick| match pick {
            Pick::Side { side } => check(view, &Action::Side { side }),
            _ => Err(Refusal::AnotherAnswer),
        }),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Side { side } => Some(vec![Pick::Side { side }]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, side: Side, out: &mut Vec<Event>) {
    let Stage::ChooseSide { bid: points, .. } = state.stage else {
        unreachable!("the side is asked for after an auction");
    };
    say(Side::French, Told::SideChosen { seat, side, points }, false, out);
    let mut sides = [side.other(); 2];
    sides[usize::from(seat.0)] = side;
    state.sides = Some(sides);
    *state.standing_mut(side) = Standing::start(side, points);
    state.stage = Stage::SetUp(Preparation::default());
}
