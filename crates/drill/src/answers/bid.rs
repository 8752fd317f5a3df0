//! A bid, face down (D3).

use table::{Choices, Dice, Seat};

use super::{card_picks, legal};
use crate::action::{Action, Pick};
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::fault::{Fault, planted};
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;

pub const MOST_CARDS_BID: usize = 3;

pub fn check(view: &View, hand: &Cards, action: &Action) -> Result<(), Refusal> {
    let Action::Bid { cards } = action else {
        return Err(Refusal::AnotherAnswer);
    };
    if cards.is_empty() && !hand.is_empty() && hand.hold(cards) {
        return Err(Refusal::BidOfNothing);
    }
    judge(view, hand, cards)
}

/// Of a bid that may still grow.
fn judge(view: &View, hand: &Cards, cards: &Cards) -> Result<(), Refusal> {
    if !hand.hold(cards) {
        return Err(Refusal::BidNotInHand);
    }
    if cards.count() > MOST_CARDS_BID && !planted(Fault::UncheckedAction) {
        return Err(too_many(view));
    }
    if cards.holds_twins() {
        return Err(Refusal::BidOfTwins);
    }
    Ok(())
}

fn too_many(_view: &View) -> Refusal {
    #[cfg(test)]
    if _view.against_a_six && planted(Fault::LeakingRefusal) {
        return Refusal::BidOfTwins;
    }
    Refusal::BidOfTooMany
}

pub fn choices(view: &View, hand: &Cards, draft: &[Pick]) -> Choices<Pick, Action> {
    let cards: Cards = draft.iter().filter_map(card_of).collect();
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(Action::Bid { cards });
    }
    let with = |pick: Pick| cards.iter().chain(card_of(&pick)).collect::<Cards>();
    legal(card_picks(hand).chain([Pick::Done]), |pick| match pick {
        Pick::Done => check(view, hand, &Action::Bid { cards }),
        _ if cards.count() >= MOST_CARDS_BID => Err(too_many(view)),
        pick => judge(view, hand, &with(pick)),
    })
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Bid { cards } = action else {
        return None;
    };
    let picks = cards.iter().map(|card| Pick::Card { card });
    Some(picks.chain([Pick::Done]).collect())
}

pub fn apply(state: &mut State, seat: Seat, cards: &Cards, dice: &mut Dice, out: &mut Vec<Event>) {
    let company = state.company_mut(seat);
    company.hand.take_all(cards);
    company.bid = Some(*cards);
    out.push(Event::BidMade {
        company: seat,
        cards: *cards,
    });
    if planted(Fault::OrderShows) && state.all_have_bid() {
        state.advance(dice, out);
    }
}

fn card_of(pick: &Pick) -> Option<Card> {
    match pick {
        Pick::Card { card } => Some(*card),
        _ => None,
    }
}
