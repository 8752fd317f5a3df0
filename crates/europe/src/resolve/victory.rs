//! Elimination and the end of the match (B5).

use super::Course;
use crate::board::{self, Nation, Region};
use crate::card::Cards;
use crate::event::Event;
use crate::force::Force;
use crate::options::Victory;
use crate::phase::{How, Phase};
use crate::seat_set::SeatSet;

impl Course<'_> {
    /// In a war for Total Victory, nations whose whole homeland is in others' hands are out of the game, those of one moment
    /// together (EB-28).
    pub fn eliminate(&mut self) {
        if self.state.open.options.victory != Victory::TotalVictory {
            return;
        }
        loop {
            let beaten = self.beaten();
            if beaten.is_empty() {
                break;
            }
            for nation in beaten {
                self.fall(nation);
            }
            // What they held or barred is others' now, and that may be the end of somebody else.
            self.settle_ownership();
            self.take_by_movement();
        }
        let left = self.state.open.players_left();
        if left.len() <= 1 {
            self.end(left, How::TotalVictory);
        }
    }

    fn beaten(&self) -> Vec<Nation> {
        let open = &self.state.open;
        let lost = |nation: Nation| board::homeland(nation).all(|region| open.held.by(region) != Some(nation));
        Nation::all()
            .filter(|&nation| open.lives(nation) && lost(nation))
            .collect()
    }

    fn fall(&mut self, nation: Nation) {
        self.tell(Event::Eliminated { nation });
        self.withdraw_offers(nation);
        let cards = *self.state.hand(nation);
        self.state.set_hand(nation, Cards::default());
        let deck = self.state.secret.deck.plus(&cards);
        self.state.set_deck(deck);
        let open = self.open();
        open.fallen.push(nation);
        open.reserve.set(nation, Force::NONE);
        open.turn.landings.set(nation, None);
        for region in Region::all() {
            open.pieces.at_mut(region).set(nation, Force::NONE);
            open.moved.at_mut(region).set(nation, Force::NONE);
            if open.held.by(region) == Some(nation) {
                open.held.set(region, None);
            }
        }
        let left = open.players_left();
        open.turn.acting = open.turn.acting.iter().filter(|&seat| left.contains(seat)).collect();
        open.proposals
            .retain(|proposal| left.contains(proposal.from) && left.contains(proposal.to));
    }

    /// After the last round.
    pub fn end_war(&mut self) {
        let open = &self.state.open;
        if open.options.victory == Victory::TotalVictory {
            return self.end(SeatSet::default(), How::Exhaustion);
        }
        let best = open.options.players().map(|seat| open.points(seat)).max();
        let winners = open.options.players().filter(|&seat| Some(open.points(seat)) == best);
        self.end(winners.collect(), How::LimitedWar);
    }

    pub fn end(&mut self, winners: SeatSet, how: How) {
        self.open().phase = Phase::Over { winners, how };
        self.tell(Event::Ended { winners, how });
    }
}
