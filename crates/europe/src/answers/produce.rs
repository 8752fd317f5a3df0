//! Combinations of cards for new pieces (B14, B16).

use table::{Choices, Seat};

use super::{card_picks, is_mine, next};
use crate::action::Action;
use crate::arm::Arm;
use crate::board::Nation;
use crate::card::{Card, Cards};
use crate::combination::Combination;
use crate::event::Event;
use crate::open::MOST_PIECES;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::view::View;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Combine { nation, .. } | Action::PutBack { nation, .. } if !is_mine(view, me, *nation) => {
            Err(Refusal::NotYourNation)
        }
        Action::Combine { nation, cards, .. } if !view.hand(*nation).hold(cards) => Err(Refusal::NotInHand),
        Action::Combine { combination, cards, .. } if !combination.is_made_by(cards) => Err(Refusal::NoCombination),
        Action::Combine { nation, .. } if !has_room(view, *nation) => Err(Refusal::NoRoom),
        Action::Combine { .. } => Ok(()),
        Action::PutBack { nation, cards } if *cards > view.hand(*nation).of(Card::BLANK) => Err(Refusal::NotBlank),
        Action::PutBack { cards: 0, .. } => Err(Refusal::NoPieces),
        Action::PutBack { .. } => Ok(()),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    match *draft {
        [Pick::Done] => Choices::Whole(Action::Done),
        [] => {
            let able = view
                .open
                .nations(me)
                .filter(|&nation| first(view, nation).next().is_some());
            next(able.map(|nation| Pick::Nation { nation }).chain([Pick::Done]))
        }
        [Pick::Nation { nation }] => next(first(view, nation)),
        [Pick::Nation { nation }, Pick::PutBack] => {
            let blanks = view.hand(nation).of(Card::BLANK);
            next((1..=blanks).map(|count| Pick::Count { count }))
        }
        [Pick::Nation { nation }, Pick::PutBack, Pick::Count { count }] => {
            Choices::Whole(Action::PutBack { nation, cards: count })
        }
        [
            Pick::Nation { nation },
            Pick::Combination { combination },
            ref rest @ ..,
        ] => {
            let cards = rest.iter().filter_map(|pick| match pick {
                Pick::Card { card } => Some(*card),
                _ => None,
            });
            combine(view, nation, combination, cards.collect())
        }
        _ => next([]),
    }
}

fn first(view: &View, nation: Nation) -> impl Iterator<Item = Pick> {
    let hand = view.hand(nation);
    let room = has_room(view, nation);
    let made = Combination::all().filter(move |combination| room && combination.can_be_made(&hand, &[]));
    let put_back = (hand.of(Card::BLANK) > 0).then_some(Pick::PutBack);
    made.map(|combination| Pick::Combination { combination })
        .chain(put_back)
}

fn combine(view: &View, nation: Nation, combination: Combination, drafted: Vec<Card>) -> Choices<Pick, Action> {
    if drafted.len() == usize::from(combination.size()) {
        return Choices::Whole(Action::Combine {
            nation,
            combination,
            cards: drafted.into_iter().collect(),
        });
    }
    let hand = view.hand(nation);
    let rest = hand.minus(&drafted.iter().copied().collect());
    let last = drafted.last().copied();
    let mut longer = drafted;
    let able = rest.kinds().filter(|&card| {
        longer.push(card);
        let able = last.is_none_or(|last| card >= last) && combination.can_be_made(&hand, &longer);
        longer.pop();
        able
    });
    next(able.map(|card| Pick::Card { card }).collect::<Vec<_>>())
}

fn has_room(view: &View, nation: Nation) -> bool {
    view.open.free_homeland(nation).next().is_some()
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Done => Some(vec![Pick::Done]),
        Action::Combine {
            nation,
            combination,
            ref cards,
        } => {
            let first = [Pick::Nation { nation }, Pick::Combination { combination }];
            Some(first.into_iter().chain(card_picks(cards)).collect())
        }
        Action::PutBack { nation, cards } => Some(vec![
            Pick::Nation { nation },
            Pick::PutBack,
            Pick::Count { count: cards },
        ]),
        _ => None,
    }
}

pub fn apply(course: &mut Course<'_>, seat: Seat, action: &Action) {
    match *action {
        Action::Combine {
            nation,
            combination,
            ref cards,
        } => build(course, nation, combination, cards),
        Action::PutBack { nation, cards: count } => {
            let cards = std::iter::repeat_n(Card::BLANK, count.into()).collect();
            return_cards(course, nation, &cards);
            course.tell(Event::PutBack { nation, cards: count });
        }
        _ => {
            course.open().turn.done.insert(seat);
            course.tell(Event::Ready { seat });
            course.end_production();
        }
    }
}

fn build(course: &mut Course<'_>, nation: Nation, combination: Combination, cards: &Cards) {
    return_cards(course, nation, cards);
    let open = &course.state.open;
    let there = open.pieces.total(nation).plus(open.reserve.of(nation));
    let mut pieces = combination.gains(nation, cards);
    for arm in Arm::all() {
        let room = MOST_PIECES.saturating_sub(there.of(arm));
        *pieces.of_mut(arm) = pieces.of(arm).min(room);
    }
    course.open().reserve.add(nation, pieces);
    course.tell(Event::Combined {
        nation,
        combination,
        cards: *cards,
        pieces,
    });
}

fn return_cards(course: &mut Course<'_>, nation: Nation, cards: &Cards) {
    let hand = course.state.hand(nation).minus(cards);
    course.state.set_hand(nation, hand);
    let deck = course.state.secret.deck.plus(cards);
    course.state.set_deck(deck);
}
