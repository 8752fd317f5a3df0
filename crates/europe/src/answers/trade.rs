//! Offering cards, face down (B15, EB-18).

use table::{Choices, Seat};

use super::{card_picks, is_mine, next, pick_cards};
use crate::action::Action;
use crate::board::Nation;
use crate::card::Cards;
use crate::event::Event;
use crate::offer::Offer;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::view::View;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Offer { from, to, cards } = action else {
        return Err(Refusal::OtherAnswer);
    };
    check_parties(view, me, *from, *to)?;
    if !view.hand(*from).hold(cards) {
        return Err(Refusal::NotInHand);
    }
    if cards.count() < least(view, *to) {
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

/// Not nothing for nothing.
fn least(view: &View, to: Nation) -> u8 {
    u8::from(view.open.hands.get(to) == Some(0))
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    let partners = |from: Nation| {
        let able =
            move |&to: &Nation| check_parties(view, me, from, to).is_ok() && view.hand(from).count() >= least(view, to);
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
        ] => pick_cards(&view.hand(from), least(view, to), rest, |cards| Action::Offer {
            from,
            to,
            cards,
        }),
        _ => next([]),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Offer { from, to, cards } = action else {
        return None;
    };
    let parties = [*from, *to].map(|nation| Pick::Nation { nation });
    let picks = parties.into_iter().chain(card_picks(cards));
    Some(picks.chain([Pick::Done]).collect())
}

pub fn apply(course: &mut Course<'_>, from: Nation, to: Nation, cards: &Cards) {
    let hand = course.state.hand(from).minus(cards);
    course.state.set_hand(from, hand);
    course.state.secret.laid[from.index()] = *cards;
    let count = cards.count();
    let open = course.open();
    open.turn.offers.set(from, Some(Offer { to, cards: count }));
    open.turn.offered += 1;
    course.tell(Event::Offered {
        from,
        to,
        count,
        cards: Some(*cards),
    });
}
