//! How a round goes on once all have bid, and how it ends.

use std::collections::BTreeMap;

use table::{Dice, Seat};

use crate::card::Cards;
use crate::event::Event;
use crate::state::{Offer, Phase, State};
use crate::trade;

impl State {
    /// All have bid.
    pub fn due(&self) -> bool {
        self.all_have_bid()
    }

    /// Offers lapse, and the bids are shown.
    pub fn advance(&mut self, dice: &mut Dice, out: &mut Vec<Event>) {
        self.lapse_offers(out);
        self.show_bids(dice, out);
    }

    pub fn call_in_offer(&mut self, from: Seat) -> Option<Offer> {
        let company = self.company_mut(from);
        let offer = company.offer.take()?;
        company.hand.add(offer.card);
        Some(offer)
    }

    fn lapse_offers(&mut self, out: &mut Vec<Event>) {
        for from in self.options.companies() {
            if let Some(Offer { to, .. }) = self.call_in_offer(from) {
                out.push(Event::Trade(trade::Event::Lapsed { from, to }));
            }
        }
    }

    fn show_bids(&mut self, dice: &mut Dice, out: &mut Vec<Event>) {
        let mut bids = BTreeMap::new();
        for seat in self.options.companies() {
            let cards = self.company_mut(seat).bid.take().unwrap_or_default();
            self.discard.add_all(&cards);
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
        self.phase = Phase::Posting { leader };
    }

    pub fn end_round(&mut self, out: &mut Vec<Event>) {
        if self.round == self.options.rounds {
            self.phase = Phase::Over;
            let scores = self.options.companies().map(|seat| (seat, self.score(seat)));
            out.push(Event::Ended {
                scores: scores.collect(),
            });
            return;
        }
        for company in self.options.companies() {
            self.company_mut(company).offered = false;
            if let Some(card) = self.deck.pop() {
                self.company_mut(company).hand.add(card);
                out.push(Event::Drew { company, card });
            }
        }
        self.round += 1;
        self.phase = Phase::Bidding;
        out.push(Event::RoundBegan { round: self.round });
    }
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
