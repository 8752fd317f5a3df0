//! Trading cards, face down (B15, EB-18).

use table::{Choices, Seat};

use super::{is_mine, next};
use crate::action::Action;
use crate::board::Nation;
use crate::card::{Card, Cards};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::view::View;

pub fn check_offer(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Offer { from, to, cards } = action else {
        return Err(Refusal::OtherAnswer);
    };
    check_parties(view, me, *from, *to)?;
    if !view.hand(*from).hold(cards) {
        return Err(Refusal::NotInHand);
    }
    if cards.is_empty() && view.open.hands.get(*to) == Some(0) {
        return Err(Refusal::NothingForNothing);
    }
    Ok(())
}

fn check_parties(view: &View, me: Seat, from: Nation, to: Nation) -> Result<(), Refusal> {
    if !is_mine(view, me, from) {
        return Err(Refusal::NotYourNation);
    }
    if view.open.turn.offers.get(from).is_some() {
        return Err(Refusal::AlreadyOffered);
    }
    if !view.open.lives(to) {
        return Err(Refusal::TradeWithNobody);
    }
    if view.open.player(to) == Some(me) {
        return Err(Refusal::TradeWithOneself);
    }
    Ok(())
}

pub fn offers(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    let partners = |from: Nation| {
        let able = move |to: &Nation| {
            let empty = view.open.hands.get(from) == Some(0) && view.open.hands.get(*to) == Some(0);
            check_parties(view, me, from, *to).is_ok() && !empty
        };
        Nation::all().filter(able)
    };
    match *draft {
        [] => {
            let able = view.open.nations(me).filter(|&from| partners(from).next().is_some());
            next(able.map(|nation| Pick::Nation { nation }))
        }
        [Pick::Nation { nation: from }] => next(partners(from).map(|nation| Pick::Nation { nation })),
        [
            Pick::Nation { nation: from },
            Pick::Nation { nation: to },
            ref rest @ ..,
        ] => {
            let least = u8::from(view.open.hands.get(to) == Some(0));
            pick_cards(&view.hand(from), least, rest, |cards| Action::Offer { from, to, cards })
        }
        _ => next([]),
    }
}

pub fn check_exchange(view: &View, from: Nation, to: Nation, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Decline => Ok(()),
        Action::Exchange { cards } if !view.hand(to).hold(cards) => Err(Refusal::NotInHand),
        Action::Exchange { cards } if cards.count() < least_in_return(view, from) => Err(Refusal::NothingForNothing),
        Action::Exchange { .. } => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn exchanges(view: &View, from: Nation, to: Nation, draft: &[Pick]) -> Choices<Pick, Action> {
    let least = least_in_return(view, from);
    match draft {
        [Pick::Decline] => Choices::Whole(Action::Decline),
        [Pick::Accept, rest @ ..] => pick_cards(&view.hand(to), least, rest, |cards| Action::Exchange { cards }),
        _ => {
            let accept = (view.hand(to).count() >= least).then_some(Pick::Accept);
            next(accept.into_iter().chain([Pick::Decline]))
        }
    }
}

/// Not nothing for nothing.
fn least_in_return(view: &View, from: Nation) -> u8 {
    let offer = view.open.turn.offers.get(from);
    u8::from(offer.is_some_and(|offer| offer.cards == 0))
}

/// Cards in their order, any number from `least` on.
fn pick_cards(hand: &Cards, least: u8, draft: &[Pick], whole: impl FnOnce(Cards) -> Action) -> Choices<Pick, Action> {
    let drafted = draft.iter().filter_map(|pick| match pick {
        Pick::Card { card } => Some(*card),
        _ => None,
    });
    let last = drafted.clone().next_back();
    let cards: Cards = drafted.collect();
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(whole(cards));
    }
    let rest = hand.minus(&cards);
    let later = |card: &Card| last.is_none_or(|last| *card >= last);
    let more = rest.kinds().filter(later).map(|card| Pick::Card { card });
    let done = (cards.count() >= least).then_some(Pick::Done);
    next(more.chain(done).collect::<Vec<_>>())
}
