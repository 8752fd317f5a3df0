//! What becomes of an offer (D6).

use table::{Choices, Seat};

use super::{card_picks, legal};
use crate::action::{Action, Pick};
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Offer, State};
use crate::trade;

pub fn check(hand: &Cards, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Accept { card } if hand.of(*card) == 0 => Err(Refusal::AnswerNotInHand),
        Action::Accept { .. } | Action::Decline => Ok(()),
        _ => Err(Refusal::AnotherAnswer),
    }
}

pub fn choices(hand: &Cards, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Trade(trade::Pick::Decline)] => Choices::Whole(Action::Decline),
        [Pick::Trade(trade::Pick::Accept), Pick::Card { card }] => Choices::Whole(Action::Accept { card: *card }),
        [Pick::Trade(trade::Pick::Accept)] => Choices::Next(card_picks(hand).collect()),
        _ => legal(
            [trade::Pick::Accept, trade::Pick::Decline].map(Pick::Trade),
            |pick| match pick {
                Pick::Trade(trade::Pick::Accept) if hand.is_empty() => Err(Refusal::AnswerNotInHand),
                _ => Ok(()),
            },
        ),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Accept { card } => Some(vec![Pick::Trade(trade::Pick::Accept), Pick::Card { card }]),
        Action::Decline => Some(vec![Pick::Trade(trade::Pick::Decline)]),
        _ => None,
    }
}

pub fn apply(state: &mut State, from: Seat, to: Seat, action: &Action, out: &mut Vec<Event>) {
    if let Action::Accept { card } = action {
        return exchange(state, from, to, *card, out);
    }
    state.call_in_offer(from);
    out.push(Event::Trade(trade::Event::Declined { from, to }));
}

fn exchange(state: &mut State, from: Seat, to: Seat, taken: Card, out: &mut Vec<Event>) {
    let Some(Offer { card: given, .. }) = state.company_mut(from).offer.take() else {
        unreachable!("an answer is asked for while the offer stands");
    };
    state.company_mut(from).hand.add(taken);
    state.company_mut(to).hand.take(taken);
    state.company_mut(to).hand.add(given);
    out.push(Event::Trade(trade::Event::Exchanged { from, to, given, taken }));
}
