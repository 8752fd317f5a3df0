//! Other truths that a viewer cannot tell from this one.

use rand::RngExt as _;
use rand::seq::SliceRandom as _;
use table::{Seat, TestRng, Viewer, walk};

use crate::Europe;
use crate::action::Action;
use crate::ask::Ask;
use crate::board::Nation;
use crate::card::{Card, Cards};
use crate::state::State;
use crate::view::View;

/// Whose cards the viewer does not see.
fn unseen_nations(state: &State, viewer: Viewer) -> impl Iterator<Item = Nation> {
    Nation::all().filter(move |&nation| {
        let player = state.open.player(nation);
        player.is_some_and(|player| !State::knows(viewer, player))
    })
}

/// There are two hidden places, and two kinds of cards that could change theirs; or lines that could be others.
pub fn hides(state: &State, viewer: Viewer) -> bool {
    let mut places = vec![state.secret.deck];
    for nation in unseen_nations(state, viewer) {
        places.push(*state.hand(nation));
        places.push(*state.laid(nation));
    }
    places.retain(|cards| !cards.is_empty());
    let all = places.iter().fold(Cards::default(), |sum, cards| sum.plus(cards));
    let dealt = places.len() > 1 && all.kinds().count() > 1;
    let unseen = state.secret.deployed.iter().filter(|&seat| !State::knows(viewer, seat));
    let ways = |seat: Seat| {
        let region = state.open.battle.as_ref().map(|battle| battle.region);
        region.map_or(0, |region| state.open.pieces_of(region, |one| one == seat).total())
    };
    dealt || unseen.map(ways).any(|pieces| pieces > 1)
}

/// Deals all cards that the viewer cannot see anew, and lets those deploy anew whose lines he cannot see.
pub fn scramble(state: &State, viewer: Viewer, rng: &mut TestRng) -> State {
    const TRIES: usize = 20;
    (0..TRIES)
        .map(|_| deal_anew(state, viewer, rng))
        .find(|other| other != state)
        .unwrap_or_else(|| state.clone())
}

fn deal_anew(state: &State, viewer: Viewer, rng: &mut TestRng) -> State {
    let mut other = state.clone();
    let mut pool: Vec<Card> = state.secret.deck.iter().collect();
    for nation in unseen_nations(state, viewer) {
        pool.extend(state.hand(nation).iter());
        pool.extend(state.laid(nation).iter());
    }
    pool.shuffle(rng);
    let mut pool = pool.into_iter();
    let mut deal = |cards: &Cards| -> Cards { pool.by_ref().take(cards.count().into()).collect() };
    other.secret.deck = deal(&state.secret.deck);
    for nation in unseen_nations(state, viewer) {
        other.secret.hands[nation.index()] = deal(state.hand(nation));
        other.secret.laid[nation.index()] = deal(state.laid(nation));
    }
    for seat in state.secret.deployed.iter().filter(|&seat| !State::knows(viewer, seat)) {
        deploy_anew(&mut other, seat, rng);
    }
    other
}

fn deploy_anew(state: &mut State, seat: Seat, rng: &mut TestRng) {
    let view = View::of(state, Viewer::Seat(seat));
    if let Some(Action::Line { front }) = walk::random_action::<Europe>(&view, &Ask::Deploy, rng) {
        let mine: Vec<Nation> = state.open.nations(seat).collect();
        for nation in mine {
            state.secret.front.set(nation, front.of(nation));
        }
    }
}

/// What the seat may do in the other world so that the viewer sees no difference.
pub fn mirror(
    world: &State,
    viewer: Viewer,
    seat: Seat,
    ask: &Ask,
    action: &Action,
    rng: &mut TestRng,
) -> Option<Action> {
    if State::knows(viewer, seat) {
        return Some(action.clone());
    }
    match (ask, action) {
        (Ask::Deploy, _) => walk::random_action::<Europe>(&View::of(world, Viewer::Seat(seat)), ask, rng),
        (_, Action::Offer { from, to, cards }) => Some(Action::Offer {
            from: *from,
            to: *to,
            cards: some_of(world.hand(*from), cards.count(), rng),
        }),
        (Ask::Exchange { to, .. }, Action::Exchange { cards }) => Some(Action::Exchange {
            cards: some_of(world.hand(*to), cards.count(), rng),
        }),
        // What is played is shown, and must be there.
        (_, Action::Combine { nation, cards, .. }) => world.hand(*nation).hold(cards).then(|| action.clone()),
        (_, Action::PutBack { nation, cards }) => {
            (world.hand(*nation).of(Card::BLANK) >= *cards).then(|| action.clone())
        }
        _ => Some(action.clone()),
    }
}

fn some_of(hand: &Cards, count: u8, rng: &mut TestRng) -> Cards {
    let mut rest = *hand;
    let mut some = Cards::default();
    for _ in 0..count {
        if let Some(card) = rest.nth(rng.random_range(0..u32::from(rest.count()))) {
            rest.take(card);
            some.add(card);
        }
    }
    some
}

/// Deployments are their players' own.
pub fn unseen(_state: &State, viewer: Viewer, seat: Seat, ask: &Ask, _action: &Action) -> bool {
    *ask == Ask::Deploy && !State::knows(viewer, seat)
}
