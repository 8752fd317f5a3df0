//! The legal next picks.

use table::Choices;

use crate::action::{Action, Pick};
use crate::ask::Ask;
use crate::card::{Card, Cards};
use crate::check::{MOST_CARDS_BID, MOST_DICE};
use crate::square::Square;
use crate::view::View;

pub fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
    let hand = view.own().map_or(Cards::default(), |own| own.hand);
    match ask {
        Ask::Bid => bid(&hand, draft),
        Ask::Offer => offer(view, &hand, draft),
        Ask::Answer { .. } => answer(&hand, draft),
        Ask::Post => match draft {
            [Pick::Square { square }] => Choices::Whole(Action::Post { square: *square }),
            _ => Choices::Next(free_squares(view)),
        },
        Ask::Charge { .. } => match draft {
            [Pick::Dice { dice }] => Choices::Whole(Action::Charge { dice: *dice }),
            _ => Choices::Next((0..=MOST_DICE).map(|dice| Pick::Dice { dice }).collect()),
        },
    }
}

fn bid(hand: &Cards, draft: &[Pick]) -> Choices<Pick, Action> {
    let cards: Cards = draft.iter().filter_map(card_of).collect();
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(Action::Bid { cards });
    }
    let mut next = Vec::new();
    if cards.count() < MOST_CARDS_BID {
        next.extend(card_picks(hand).filter(|pick| !draft.contains(pick)));
    }
    if !cards.is_empty() || hand.is_empty() {
        next.push(Pick::Done);
    }
    Choices::Next(next)
}

fn offer(view: &View, hand: &Cards, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Company { company }, Pick::Card { card }] => Choices::Whole(Action::Offer {
            to: *company,
            card: *card,
        }),
        [_] => Choices::Next(card_picks(hand).collect()),
        _ => {
            let others = view.companies.keys().copied();
            let others = others.filter(|&company| Some(company) != view.me && Some(company) != view.partner());
            Choices::Next(others.map(|company| Pick::Company { company }).collect())
        }
    }
}

fn answer(hand: &Cards, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Decline] => Choices::Whole(Action::Decline),
        [Pick::Accept, Pick::Card { card }] => Choices::Whole(Action::Accept { card: *card }),
        [Pick::Accept] => Choices::Next(card_picks(hand).collect()),
        _ if hand.is_empty() => Choices::Next(vec![Pick::Decline]),
        _ => Choices::Next(vec![Pick::Accept, Pick::Decline]),
    }
}

fn free_squares(view: &View) -> Vec<Pick> {
    Square::all()
        .filter(|square| !view.field.contains_key(square))
        .map(|square| Pick::Square { square })
        .collect()
}

fn card_picks(hand: &Cards) -> impl Iterator<Item = Pick> {
    hand.values().map(|card| Pick::Card { card })
}

fn card_of(pick: &Pick) -> Option<Card> {
    match pick {
        Pick::Card { card } => Some(*card),
        _ => None,
    }
}
