//! Drawing cards (B13), and the end of production (B16).

use table::Seat;

use super::Course;
use crate::board::Nation;
use crate::card::Cards;
use crate::event::Event;
use crate::phase::Phase;
use crate::seat_set::SeatSet;

impl Course<'_> {
    /// Cards for capitals and regions, to all who act; then they produce.
    pub fn begin_production(&mut self) {
        self.forget_moves();
        self.lapse_with_phase();
        let order: Vec<Seat> = self.state.open.order().collect();
        for seat in order {
            let nations: Vec<Nation> = self.state.open.acting_nations().collect();
            for nation in nations {
                if self.state.open.player(nation) == Some(seat) {
                    let regions = self.state.open.regions_held(nation).count() as u8;
                    let count = self.state.open.capitals_held(nation) + regions / 10;
                    self.draw(nation, count);
                }
            }
        }
        self.tell(Event::ProductionBegan);
        let open = self.open();
        open.phase = Phase::Producing;
        let empty = |seat: &Seat| open.nations(*seat).all(|nation| open.hands.get(nation) == Some(0));
        let done: SeatSet = open.turn.acting.iter().filter(empty).collect();
        open.turn.done = done;
        self.end_production();
    }

    /// From a shuffled deck, while it lasts (EB-15).
    pub fn draw(&mut self, nation: Nation, count: u8) {
        let mut cards = Cards::default();
        let mut deck = self.state.secret.deck;
        for _ in 0..count.min(deck.count()) {
            let place = self.dice.draw(deck.count().into());
            if let Some(card) = deck.nth(place) {
                deck.take(card);
                cards.add(card);
            }
        }
        if cards.is_empty() {
            return;
        }
        self.state.set_deck(deck);
        let hand = self.state.hand(nation).plus(&cards);
        self.state.set_hand(nation, hand);
        self.tell(Event::Drew {
            nation,
            count: cards.count(),
            cards: Some(cards),
        });
    }

    pub fn end_production(&mut self) {
        if self.state.open.turn.done == self.state.open.turn.acting {
            self.end_turn();
        }
    }
}
