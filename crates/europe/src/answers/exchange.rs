//! The answer to an offer of cards (B15, EB-18).

use table::{Choices, Seat};

use super::{card_picks, next, pick_cards};
use crate::action::Action;
use crate::board::Nation;
use crate::card::Cards;
use crate::event::Event;
use crate::phase::Phase;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::view::View;

pub fn check(view: &View, from: Nation, to: Nation, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Decline => Ok(()),
        Action::Exchange { cards } if !view.hand(to).hold(cards) => Err(Refusal::NotInHand),
        Action::Exchange { cards } if cards.count() < least(view, from) => Err(Refusal::NothingForNothing),
        Action::Exchange { .. } => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

/// Not nothing for nothing.
fn least(view: &View, from: Nation) -> u8 {
    let offer = view.open.turn.offers.get(from);
    u8::from(offer.is_some_and(|offer| offer.cards == 0))
}

pub fn choices(view: &View, from: Nation, to: Nation, draft: &[Pick]) -> Choices<Pick, Action> {
    let least = least(view, from);
    match draft {
        [Pick::Decline] => Choices::Whole(Action::Decline),
        [Pick::Accept, rest @ ..] => pick_cards(&view.hand(to), least, rest, |cards| Action::Exchange { cards }),
        _ => {
            let accept = (view.hand(to).count() >= least).then_some(Pick::Accept);
            next(accept.into_iter().chain([Pick::Decline]))
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Decline => Some(vec![Pick::Decline]),
        Action::Exchange { cards } => {
            let picks = [Pick::Accept].into_iter().chain(card_picks(cards));
            Some(picks.chain([Pick::Done]).collect())
        }
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, from: Nation, to: Nation, action: &Action) {
    match action {
        Action::Exchange { cards } => exchange(course, from, to, cards),
        _ => {
            course.call_in(from);
            course.tell(Event::Refused { from, to });
        }
    }
}

fn exchange(course: &mut Course<'_>, from: Nation, to: Nation, taken: &Cards) {
    let given = course.take_up(from);
    // Who had no card to produce with was not asked.
    let open = &course.state.open;
    let has_none = |seat: &Seat| open.nations(*seat).all(|nation| open.hands.get(nation) == Some(0));
    if open.phase == Phase::Producing
        && !given.is_empty()
        && let Some(seat) = open.player(to).filter(has_none)
    {
        course.open().turn.done.remove(seat);
    }
    let theirs = course.state.hand(to).minus(taken).plus(&given);
    course.state.set_hand(to, theirs);
    let ours = course.state.hand(from).plus(taken);
    course.state.set_hand(from, ours);
    course.tell(Event::Exchanged {
        from,
        to,
        given: given.count(),
        taken: taken.count(),
        given_cards: Some(given),
        taken_cards: Some(*taken),
    });
}
