//! Other truths that a viewer cannot tell from this one.

use rand::seq::{IndexedRandom as _, SliceRandom as _};
use table::{Seat, TestRng, Viewer, walk};

use crate::Drill;
use crate::action::Action;
use crate::ask::Ask;
use crate::card::{Card, Cards};
use crate::fault::{Fault, planted};
use crate::state::State;
use crate::trade;
use crate::view::View;

/// Deals all cards that the viewer cannot see anew: each hand, bid, offer and the deck keep their size.
pub fn scramble(state: &State, viewer: Viewer, rng: &mut TestRng) -> State {
    if planted(Fault::IdleScramble) {
        return state.clone();
    }
    const TRIES: usize = 100;
    (0..TRIES)
        .map(|_| deal_anew(state, viewer, rng))
        .find(|other| other != state && bids_could_be_made(other))
        .unwrap_or_else(|| state.clone())
}

/// There are at least two hidden places, and two values that could change theirs.
pub fn hides(state: &State, viewer: Viewer) -> bool {
    let mut places: Vec<Cards> = state.deck.iter().map(|&card| Cards::from_iter([card])).collect();
    for company in hidden(state, viewer).map(|seat| state.company(seat)) {
        places.push(company.hand);
        places.extend(company.bid);
        places.extend(company.offer.map(|offer| Cards::from_iter([offer.card])));
    }
    places.retain(|cards| !cards.is_empty());
    let mut all = Cards::default();
    places.iter().for_each(|cards| all.add_all(cards));
    places.len() > 1 && all.values().count() > 1
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
    if world.knows(viewer, seat) {
        return Some(action.clone());
    }
    let hand: Vec<Card> = world.company(seat).hand.values().collect();
    match action {
        Action::Bid { .. } => {
            let view = View::of(world, Viewer::Seat(seat));
            walk::random_action::<Drill>(&view, ask, rng)
        }
        Action::Offer { to, .. } => hand.choose(rng).map(|&card| Action::Offer { to: *to, card }),
        Action::Accept { .. } => hand.choose(rng).map(|&card| Action::Accept { card }),
        Action::Decline | Action::Post { .. } | Action::Charge { .. } => Some(action.clone()),
    }
}

/// A bid is its side's own, and an offer or its answer that of the two sides it is between.
pub fn unseen(state: &State, viewer: Viewer, seat: Seat, ask: &Ask, action: &Action) -> bool {
    let other = match (ask, action) {
        (Ask::Bid, _) => seat,
        (Ask::Trade(trade::Ask::Offer), Action::Offer { to, .. }) => *to,
        (Ask::Trade(trade::Ask::Answer { from }), _) => *from,
        _ => return false,
    };
    !state.knows(viewer, seat) && !state.knows(viewer, other)
}

fn hidden(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> {
    state
        .options
        .companies()
        .filter(move |&seat| !state.knows(viewer, seat))
}

fn deal_anew(state: &State, viewer: Viewer, rng: &mut TestRng) -> State {
    let mut other = state.clone();
    let mut pool = state.deck.clone();
    for company in hidden(state, viewer).map(|seat| state.company(seat)) {
        pool.extend(company.hand.iter());
        pool.extend(company.bid.iter().flat_map(Cards::iter));
        pool.extend(company.offer.map(|offer| offer.card));
    }
    pool.shuffle(rng);
    let mut pool = pool.into_iter();
    let mut deal = |count: usize| -> Vec<Card> { pool.by_ref().take(count).collect() };
    other.deck = deal(state.deck.len());
    for seat in hidden(state, viewer) {
        let company = other.company_mut(seat);
        company.hand = deal(company.hand.count()).into();
        company.bid = company.bid.map(|bid| deal(bid.count()).into());
        if let Some(offer) = &mut company.offer {
            offer.card = deal(1)[0];
        }
    }
    other
}

fn bids_could_be_made(state: &State) -> bool {
    state
        .companies
        .iter()
        .all(|company| company.bid.is_none_or(|bid| !bid.holds_twins()))
}
