//! Proposals and offers that lapse (B10, B15).

use table::Seat;

use super::Course;
use crate::alliance::Proposal;
use crate::board::{Nation, Region};
use crate::card::Cards;
use crate::event::Event;
use crate::offer::Offer;

impl Course<'_> {
    /// Who comes upon another's pieces does not hold out his hand any more, nor does the other (P9).
    pub fn lapse_proposals(&mut self, nation: Nation, to: Region) {
        let open = &self.state.open;
        let Some(mover) = open.player(nation).filter(|_| open.rules.since(2)) else {
            return;
        };
        let met = |seat: Seat| seat != mover && !open.pieces_of(to, |one| one == seat).is_empty();
        let lapses = |proposal: &&Proposal| {
            (proposal.from == mover && met(proposal.to)) || (proposal.to == mover && met(proposal.from))
        };
        let lapsed: Vec<Proposal> = open.proposals.iter().filter(lapses).copied().collect();
        for Proposal { from, to } in lapsed {
            self.forget_proposals(from, to);
            self.tell(Event::ProposalLapsed { from, to });
        }
    }

    pub fn forget_proposals(&mut self, from: Seat, to: Seat) {
        self.open()
            .proposals
            .retain(|proposal| *proposal != Proposal { from, to });
    }

    /// The cards that were on the table.
    pub fn take_up(&mut self, from: Nation) -> Cards {
        self.open().turn.offers.set(from, None);
        std::mem::take(&mut self.state.secret.laid[from.index()])
    }

    pub fn call_in(&mut self, from: Nation) {
        let cards = self.take_up(from);
        let hand = self.state.hand(from).plus(&cards);
        self.state.set_hand(from, hand);
    }

    /// What was offered in one phase is not in the way of the next (P10). In the first version it was until the turn ended.
    pub fn lapse_with_phase(&mut self) {
        if self.state.open.rules.since(2) {
            self.lapse_offers();
        }
    }

    pub fn lapse_offers(&mut self) {
        let offers: Vec<(Nation, Offer)> = self.state.open.turn.offers.iter().collect();
        for (from, offer) in offers {
            self.call_in(from);
            self.tell(Event::OfferLapsed { from, to: offer.to });
        }
    }

    /// When a nation falls, its cards on the table are its own again, and what was offered to it the others'.
    pub fn withdraw_offers(&mut self, nation: Nation) {
        let offers: Vec<(Nation, Offer)> = self.state.open.turn.offers.iter().collect();
        for (from, offer) in offers {
            if from == nation || offer.to == nation {
                self.call_in(from);
                self.tell(Event::OfferLapsed { from, to: offer.to });
            }
        }
    }
}
