//! The whole truth of a match: what lies open, and what does not.

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, Viewer};

use crate::board::Nation;
use crate::card::Cards;
use crate::force::Forces;
use crate::open::Open;
use crate::phase::Phase;
use crate::seat_set::SeatSet;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub open: Open,
    pub secret: Secret,
}

#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Secret {
    pub hands: [Cards; Nation::COUNT],
    /// Cards that a nation has put on the table, face down.
    pub laid: [Cards; Nation::COUNT],
    /// In no order: it is shuffled whenever cards return to it (B14.7), so a card is drawn when it is drawn.
    pub deck: Cards,
    /// Who has deployed, and what stands in front.
    pub deployed: SeatSet,
    pub front: Forces,
}

impl State {
    pub fn hand(&self, nation: Nation) -> &Cards {
        &self.secret.hands[nation.index()]
    }

    pub fn set_hand(&mut self, nation: Nation, cards: Cards) {
        self.secret.hands[nation.index()] = cards;
        self.open.hands.set(nation, Some(cards.count()));
    }

    pub fn laid(&self, nation: Nation) -> &Cards {
        &self.secret.laid[nation.index()]
    }

    pub fn set_deck(&mut self, cards: Cards) {
        self.secret.deck = cards;
        self.open.deck = cards.count();
    }

    /// Whether the viewer sees what the player hides.
    pub fn knows(viewer: Viewer, player: Seat) -> bool {
        match viewer {
            Viewer::Seat(seat) => seat == player,
            Viewer::Observer => false,
            Viewer::Truth => true,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.open.phase {
            Phase::Over { winners, how } => Some(Outcome {
                winners: winners.iter().collect(),
                how: how.word().to_owned(),
            }),
            _ => None,
        }
    }
}
