//! Whether an answer is legal, by what its company knows.

use table::Seat;

use crate::action::Action;
use crate::ask::Ask;
use crate::card::{Card, Cards};
use crate::fault::{Fault, planted};
use crate::refusal::Refusal;
use crate::square::Square;
use crate::view::View;

pub const MOST_CARDS_BID: usize = 3;
pub const MOST_DICE: u8 = 2;

pub fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
    let Some(own) = view.own() else {
        return Err(Refusal::AnotherAnswer);
    };
    match (ask, action) {
        (Ask::Bid, Action::Bid { cards }) => bid(view, &own.hand, cards),
        (Ask::Offer, Action::Offer { to, card }) => offer(view, &own.hand, *to, *card),
        (Ask::Answer { .. }, Action::Accept { card }) if own.hand.of(*card) == 0 => Err(Refusal::AnswerNotInHand),
        (Ask::Answer { .. }, Action::Accept { .. } | Action::Decline) => Ok(()),
        (Ask::Post, Action::Post { square }) => post(view, *square),
        (Ask::Charge { .. }, Action::Charge { dice }) if *dice > MOST_DICE => Err(Refusal::TooManyDice),
        (Ask::Charge { .. }, Action::Charge { .. }) => Ok(()),
        _ => Err(Refusal::AnotherAnswer),
    }
}

fn bid(view: &View, hand: &Cards, cards: &Cards) -> Result<(), Refusal> {
    if !hand.hold(cards) {
        return Err(Refusal::BidNotInHand);
    }
    if cards.is_empty() && !hand.is_empty() {
        return Err(Refusal::BidOfNothing);
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
    if _view.against_a_six {
        return Refusal::BidOfTwins;
    }
    Refusal::BidOfTooMany
}

fn offer(view: &View, hand: &Cards, to: Seat, card: Card) -> Result<(), Refusal> {
    if Some(to) == view.me {
        return Err(Refusal::OfferToOneself);
    }
    if !view.companies.contains_key(&to) {
        return Err(Refusal::OfferToNobody);
    }
    if Some(to) == view.partner() {
        return Err(Refusal::OfferToPartner);
    }
    if hand.of(card) == 0 {
        return Err(Refusal::OfferNotInHand);
    }
    Ok(())
}

fn post(view: &View, square: Square) -> Result<(), Refusal> {
    if view.field.contains_key(&square) {
        return Err(Refusal::SquareTaken);
    }
    Ok(())
}
