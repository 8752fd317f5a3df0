//! The auction for the choice of army (T17, R30, R58).

use table::{Choices, Seat};

use super::legal;
use crate::action::Action;
use crate::board::Side;
use crate::event::{Event, say};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::standing::full_morale;
use crate::state::{Auction, Stage, State};
use crate::told::Told;
use crate::view::{StageKnown, View};

/// A bid that would leave even the larger army no morale is none.
pub fn most() -> u8 {
    Side::ALL.map(full_morale).into_iter().max().unwrap_or(1) - 1
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let StageKnown::Auction(auction) = &view.stage else {
        return Err(Refusal::AnotherAnswer);
    };
    match action {
        Action::Bid { points } if auction.bid.is_some_and(|bid| *points <= bid) => Err(Refusal::BidTooLow),
        Action::Bid { points } if *points > most() => Err(Refusal::BidTooHigh),
        Action::Bid { .. } | Action::Pass => Ok(()),
        _ => Err(Refusal::AnotherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Bid { points }] => Choices::Whole(Action::Bid { points: *points }),
        [Pick::Pass] => Choices::Whole(Action::Pass),
        _ => {
            let bids = (0..=most()).map(|points| Pick::Bid { points });
            legal([Pick::Pass].into_iter().chain(bids), |pick| match pick {
                Pick::Bid { points } => check(view, &Action::Bid { points }),
                _ => check(view, &Action::Pass),
            })
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Bid { points } => Some(vec![Pick::Bid { points }]),
        Action::Pass => Some(vec![Pick::Pass]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    let Stage::Auction(auction) = state.stage else {
        unreachable!("bids are asked for in an auction");
    };
    let other = Seat(1 - seat.0);
    let told = match *action {
        Action::Bid { points } => {
            state.stage = Stage::Auction(Auction {
                bidder: other,
                bid: Some(points),
            });
            Told::Bid { seat, points }
        }
        _ => {
            state.stage = Stage::ChooseSide {
                winner: other,
                bid: auction.bid.unwrap_or(0),
            };
            Told::Passed { seat }
        }
    };
    say(Side::French, told, false, out);
}
