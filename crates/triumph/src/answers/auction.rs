//! The auction for the choice of army (T17, R30, R58).

use table::{Choices, Seat};

use crate::action::Action;
use crate::board::Side;
use crate::event::{Event, Weight};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::standing::{Standing, full_morale};
use crate::state::{Auction, Preparation, Stage, State};
use crate::told::Told;
use crate::view::{Known, View};

/// A bid that would leave even the larger army no morale is none.
pub fn most() -> u8 {
    Side::ALL.map(full_morale).into_iter().max().unwrap_or(1) - 1
}

fn least(auction: &Auction) -> u8 {
    auction.bid.map_or(0, |bid| bid.saturating_add(1))
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    match (&view.stage, action) {
        (Known::Auction(auction), Action::Bid { points }) => {
            if *points < least(auction) {
                return Err(Refusal::BidTooLow);
            }
            if *points > most() {
                return Err(Refusal::BidTooHigh);
            }
            Ok(())
        }
        (Known::Auction(_), Action::Pass) => Ok(()),
        (Known::ChooseSide { bid, .. }, Action::Side { side }) => {
            if *bid >= full_morale(*side) {
                return Err(Refusal::BidTooHigh);
            }
            Ok(())
        }
        _ => Err(Refusal::AnotherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    match (draft, &view.stage) {
        ([Pick::Bid { points }], _) => Choices::Whole(Action::Bid { points: *points }),
        ([Pick::Pass], _) => Choices::Whole(Action::Pass),
        ([Pick::Side { side }], _) => Choices::Whole(Action::Side { side: *side }),
        (_, Known::Auction(auction)) => {
            let bids = (least(auction)..=most()).map(|points| Pick::Bid { points });
            Choices::Next([Pick::Pass].into_iter().chain(bids).collect())
        }
        (_, Known::ChooseSide { bid, .. }) => {
            let sides = Side::ALL.into_iter().filter(|&side| *bid < full_morale(side));
            Choices::Next(sides.map(|side| Pick::Side { side }).collect())
        }
        _ => Choices::Next(Vec::new()),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    let other = Seat(1 - seat.0);
    let mut say = |told| {
        out.push(Event {
            told,
            owner: Side::French,
            weight: Weight::Binding,
        });
    };
    match (state.stage, action) {
        (Stage::Auction(_), Action::Bid { points }) => {
            say(Told::Bid { seat, points: *points });
            state.stage = Stage::Auction(Auction {
                bidder: other,
                bid: Some(*points),
            });
        }
        (Stage::Auction(auction), Action::Pass) => {
            say(Told::Passed { seat });
            state.stage = Stage::ChooseSide {
                winner: other,
                bid: auction.bid.unwrap_or(0),
            };
        }
        (Stage::ChooseSide { bid, .. }, Action::Side { side }) => {
            say(Told::SideChosen {
                seat,
                side: *side,
                points: bid,
            });
            let mut sides = [side.other(); 2];
            sides[usize::from(seat.0)] = *side;
            state.sides = Some(sides);
            *state.standing_mut(*side) = Standing::start(*side, bid);
            state.stage = Stage::SetUp(Preparation::default());
        }
        _ => {}
    }
}
