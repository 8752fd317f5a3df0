//! One ask a file: what is a legal answer (`check`), how it is picked (`choices`, `path`), and what it does (`apply`). What
//! is legal is judged by what the company knows.

mod answer;
mod bid;
pub mod charge;
mod offer;
mod post;

pub use bid::MOST_CARDS_BID;

use table::{Choices, Dice, Seat};

use crate::action::{Action, Pick};
use crate::ask::Ask;
use crate::card::Cards;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::State;
use crate::trade;
use crate::view::View;

pub fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
    let Some(own) = view.own() else {
        return Err(Refusal::AnotherAnswer);
    };
    match ask {
        Ask::Bid => bid::check(view, &own.hand, action),
        Ask::Trade(trade::Ask::Offer) => offer::check(view, &own.hand, action),
        Ask::Trade(trade::Ask::Answer { .. }) => answer::check(&own.hand, action),
        Ask::Post => post::check(view, action),
        Ask::Charge { .. } => charge::check(action),
    }
}

pub fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
    let hand = view.own().map_or(Cards::default(), |own| own.hand);
    match ask {
        Ask::Bid => bid::choices(view, &hand, draft),
        Ask::Trade(trade::Ask::Offer) => offer::choices(view, &hand, draft),
        Ask::Trade(trade::Ask::Answer { .. }) => answer::choices(&hand, draft),
        Ask::Post => post::choices(view, draft),
        Ask::Charge { .. } => charge::choices(draft),
    }
}

/// The picks that build an action, if it can answer such an ask.
pub fn path(ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
    match ask {
        Ask::Bid => bid::path(action),
        Ask::Trade(trade::Ask::Offer) => offer::path(action),
        Ask::Trade(trade::Ask::Answer { .. }) => answer::path(action),
        Ask::Post => post::path(action),
        Ask::Charge { .. } => charge::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
    match (ask, action) {
        (Ask::Bid, Action::Bid { cards }) => bid::apply(state, seat, cards, dice, out),
        (Ask::Trade(trade::Ask::Offer), Action::Offer { to, card }) => offer::apply(state, seat, *to, *card, out),
        (Ask::Trade(trade::Ask::Answer { from }), action) => answer::apply(state, *from, seat, action, out),
        (Ask::Post, Action::Post { square }) => post::apply(state, seat, *square, out),
        (Ask::Charge { square }, Action::Charge { dice: count }) => {
            charge::apply(state, seat, *square, *count, dice, out);
        }
        _ => unreachable!("check lets no other answer through"),
    }
}

pub fn typed_dice(view: &View, _ask: &Ask, action: &Action) -> Option<Vec<u32>> {
    match action {
        Action::Charge { dice } if view.typed_dice => Some(vec![6; usize::from(*dice)]),
        _ => None,
    }
}

fn card_picks(hand: &Cards) -> impl Iterator<Item = Pick> {
    hand.values().map(|card| Pick::Card { card })
}

/// Those of the picks that lead to something the judge takes.
fn legal(
    picks: impl IntoIterator<Item = Pick>,
    mut judge: impl FnMut(Pick) -> Result<(), Refusal>,
) -> Choices<Pick, Action> {
    Choices::Next(picks.into_iter().filter(|&pick| judge(pick).is_ok()).collect())
}
