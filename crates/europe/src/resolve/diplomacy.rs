//! Alliances made and broken (B10), and cards traded (B15).

use table::Seat;

use super::Step;
use crate::alliance::Proposal;
use crate::board::{Nation, Region};
use crate::card::Cards;
use crate::event::Event;
use crate::offer::Offer;
use crate::phase::Phase;

impl Step<'_> {
    pub fn propose(&mut self, from: Seat, to: Seat) {
        let proposal = Proposal { from, to };
        self.open().proposals.push(proposal);
        self.open().proposed.push(proposal);
        self.tell(Event::Proposed { from, to });
    }

    pub fn ally(&mut self, from: Seat, to: Seat) {
        self.forget_proposals(from, to);
        self.forget_proposals(to, from);
        self.open().alliances.make(from, to);
        self.tell(Event::Allied { from, to });
        self.settle_ownership();
        if matches!(self.state.open.phase, Phase::Gathering { .. }) {
            self.gather();
        }
        // Enemies who have met are now friends.
        if self.state.open.phase == Phase::Battles {
            self.take_by_movement();
            self.eliminate();
            if !self.is_over() {
                self.next_battle();
            }
        }
    }

    pub fn reject(&mut self, from: Seat, to: Seat) {
        self.forget_proposals(from, to);
        self.tell(Event::Rejected { from, to });
    }

    pub fn withdraw_proposal(&mut self, from: Seat, to: Seat) {
        self.forget_proposals(from, to);
        self.tell(Event::ProposalWithdrawn { from, to });
    }

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

    fn forget_proposals(&mut self, from: Seat, to: Seat) {
        self.open()
            .proposals
            .retain(|proposal| *proposal != Proposal { from, to });
    }

    pub fn break_alliance(&mut self, by: Seat, with: Seat) {
        let open = self.open();
        open.alliances.end(by, with);
        open.turn.broken.insert(with);
        open.agreed = Default::default();
        self.tell(Event::Broken { by, with });
    }

    pub fn offer(&mut self, from: Nation, to: Nation, cards: Cards) {
        let hand = self.state.hand(from).minus(&cards);
        self.state.set_hand(from, hand);
        self.state.secret.laid[from.index()] = cards;
        let count = cards.count();
        let open = self.open();
        open.turn.offers.set(from, Some(Offer { to, cards: count }));
        open.turn.offered += 1;
        self.tell(Event::Offered {
            from,
            to,
            count,
            cards: Some(cards),
        });
    }

    pub fn exchange(&mut self, from: Nation, to: Nation, taken: Cards) {
        let given = self.take_up(from);
        // Who had no card to produce with was not asked.
        let open = &self.state.open;
        let has_none = |seat: &Seat| open.nations(*seat).all(|nation| open.hands.get(nation) == Some(0));
        if open.phase == Phase::Producing
            && !given.is_empty()
            && let Some(seat) = open.player(to).filter(has_none)
        {
            self.open().turn.done.remove(seat);
        }
        let theirs = self.state.hand(to).minus(&taken).plus(&given);
        self.state.set_hand(to, theirs);
        let ours = self.state.hand(from).plus(&taken);
        self.state.set_hand(from, ours);
        self.tell(Event::Exchanged {
            from,
            to,
            given: given.count(),
            taken: taken.count(),
            given_cards: Some(given),
            taken_cards: Some(taken),
        });
    }

    /// The cards that were on the table.
    fn take_up(&mut self, from: Nation) -> Cards {
        self.open().turn.offers.set(from, None);
        std::mem::take(&mut self.state.secret.laid[from.index()])
    }

    fn call_in(&mut self, from: Nation) {
        let cards = self.take_up(from);
        let hand = self.state.hand(from).plus(&cards);
        self.state.set_hand(from, hand);
    }

    pub fn refuse(&mut self, from: Nation, to: Nation) {
        self.call_in(from);
        self.tell(Event::Refused { from, to });
    }

    pub fn withdraw_offer(&mut self, from: Nation, to: Nation) {
        self.call_in(from);
        self.tell(Event::OfferWithdrawn { from, to });
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
