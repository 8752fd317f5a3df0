//! What a legal answer does.

use std::collections::BTreeMap;

use table::{Dice, Seat};

use crate::action::Action;
use crate::ask::Ask;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::fault::{Fault, planted};
use crate::square::{Man, Square};
use crate::state::{Offer, Phase, State};

pub fn apply(state: &mut State, seat: Seat, ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
    match (ask, action) {
        (Ask::Bid, Action::Bid { cards }) => bid(state, seat, cards, dice, out),
        (Ask::Offer, Action::Offer { to, card }) => offer(state, seat, *to, *card, out),
        (Ask::Answer { from }, Action::Accept { card }) => exchange(state, *from, seat, *card, out),
        (Ask::Answer { from }, Action::Decline) => {
            call_in_offer(state, *from);
            out.push(Event::Declined { from: *from, to: seat });
        }
        (Ask::Post, Action::Post { square }) => post(state, seat, *square, out),
        (Ask::Charge { square }, Action::Charge { dice: count }) => {
            charge(state, seat, *square, *count, dice, out);
            end_round(state, out);
        }
        _ => unreachable!("check lets no other answer through"),
    }
}

/// All have bid: offers lapse, and the bids are shown.
pub fn advance(state: &mut State, dice: &mut Dice, out: &mut Vec<Event>) {
    lapse_offers(state, out);
    show_bids(state, dice, out);
}

fn bid(state: &mut State, seat: Seat, cards: &Cards, dice: &mut Dice, out: &mut Vec<Event>) {
    let company = state.company_mut(seat);
    company.hand.take_all(cards);
    company.bid = Some(*cards);
    out.push(Event::BidMade {
        company: seat,
        cards: *cards,
    });
    if planted(Fault::OrderShows) && state.all_have_bid() {
        advance(state, dice, out);
    }
}

fn offer(state: &mut State, from: Seat, to: Seat, card: Card, out: &mut Vec<Event>) {
    let company = state.company_mut(from);
    company.hand.take(card);
    company.offer = Some(Offer { to, card });
    company.offered = true;
    out.push(Event::Offered { from, to, card });
}

fn exchange(state: &mut State, from: Seat, to: Seat, taken: Card, out: &mut Vec<Event>) {
    let Some(Offer { card: given, .. }) = state.company_mut(from).offer.take() else {
        unreachable!("an answer is asked for while the offer stands");
    };
    state.company_mut(from).hand.add(taken);
    state.company_mut(to).hand.take(taken);
    state.company_mut(to).hand.add(given);
    out.push(Event::Exchanged { from, to, given, taken });
}

fn call_in_offer(state: &mut State, from: Seat) -> Option<Offer> {
    let company = state.company_mut(from);
    let offer = company.offer.take()?;
    company.hand.add(offer.card);
    Some(offer)
}

fn lapse_offers(state: &mut State, out: &mut Vec<Event>) {
    for from in state.options.companies() {
        if let Some(Offer { to, .. }) = call_in_offer(state, from) {
            out.push(Event::Lapsed { from, to });
        }
    }
}

fn show_bids(state: &mut State, dice: &mut Dice, out: &mut Vec<Event>) {
    let mut bids = BTreeMap::new();
    for seat in state.options.companies() {
        let cards = state.company_mut(seat).bid.take().unwrap_or_default();
        state.discard.add_all(&cards);
        bids.insert(seat, cards);
    }
    let total = bids.values().map(Cards::total).max().unwrap_or(0);
    let highest = bids.iter().filter(|(_, cards)| cards.total() == total);
    let mut leaders: Vec<Seat> = highest.map(|(seat, _)| *seat).collect();
    out.push(Event::BidsShown { bids });
    while leaders.len() > 1 {
        leaders = roll_off(&leaders, dice, out);
    }
    let leader = leaders[0];
    out.push(Event::Led { company: leader, total });
    state.phase = Phase::Posting { leader };
}

/// The highest of a roll of one die each.
fn roll_off(tied: &[Seat], dice: &mut Dice, out: &mut Vec<Event>) -> Vec<Seat> {
    let rolls: BTreeMap<Seat, u8> = tied.iter().map(|&seat| (seat, dice.roll(6) as u8)).collect();
    let best = rolls.values().copied().max();
    let leaders = rolls.iter().filter(|(_, roll)| Some(**roll) == best);
    let leaders = leaders.map(|(seat, _)| *seat).collect();
    out.push(Event::TieRolled { rolls });
    leaders
}

fn post(state: &mut State, company: Seat, square: Square, out: &mut Vec<Event>) {
    state.field.insert(square, Man { company, times: 1 });
    state.phase = Phase::Charging {
        leader: company,
        square,
    };
    out.push(Event::Posted { company, square });
}

fn charge(state: &mut State, company: Seat, square: Square, count: u8, dice: &mut Dice, out: &mut Vec<Event>) {
    if count == 0 {
        out.push(Event::Held { company, square });
        return;
    }
    let rolls: Vec<u8> = (0..count).map(|_| dice.roll(6) as u8).collect();
    let won = rolls.iter().all(|&roll| roll >= square.number());
    if won {
        let times = 1 + count;
        state.field.insert(square, Man { company, times });
    } else {
        state.field.remove(&square);
    }
    out.push(Event::Charged {
        company,
        square,
        rolls,
        won,
    });
}

fn end_round(state: &mut State, out: &mut Vec<Event>) {
    if state.round == state.options.rounds {
        state.phase = Phase::Over;
        let scores = state.options.companies().map(|seat| (seat, state.score(seat)));
        out.push(Event::Ended {
            scores: scores.collect(),
        });
        return;
    }
    for company in state.options.companies() {
        state.company_mut(company).offered = false;
        if let Some(card) = state.deck.pop() {
            state.company_mut(company).hand.add(card);
            out.push(Event::Drew { company, card });
        }
    }
    state.round += 1;
    state.phase = Phase::Bidding;
    out.push(Event::RoundBegan { round: state.round });
}
