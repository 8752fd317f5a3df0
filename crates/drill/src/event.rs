//! What happens, in full.

use std::collections::BTreeMap;

use strum::{IntoStaticStr, VariantNames};
use table::Seat;

use crate::card::{Card, Cards};
use crate::fault::{Fault, planted};
use crate::square::Square;

#[derive(Clone, Eq, PartialEq, Debug, VariantNames, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    BidMade {
        company: Seat,
        cards: Cards,
    },
    Offered {
        from: Seat,
        to: Seat,
        card: Card,
    },
    Exchanged {
        from: Seat,
        to: Seat,
        given: Card,
        taken: Card,
    },
    Declined {
        from: Seat,
        to: Seat,
    },
    Lapsed {
        from: Seat,
        to: Seat,
    },
    BidsShown {
        bids: BTreeMap<Seat, Cards>,
    },
    TieRolled {
        rolls: BTreeMap<Seat, u8>,
    },
    Led {
        company: Seat,
        total: u32,
    },
    Posted {
        company: Seat,
        square: Square,
    },
    Held {
        company: Seat,
        square: Square,
    },
    Charged {
        company: Seat,
        square: Square,
        rolls: Vec<u8>,
        won: bool,
    },
    Drew {
        company: Seat,
        card: Card,
    },
    RoundBegan {
        round: u8,
    },
    Ended {
        scores: BTreeMap<Seat, u32>,
    },
}

impl Event {
    pub fn barrier(&self) -> bool {
        match self {
            Event::Charged { .. } | Event::RoundBegan { .. } if planted(Fault::UndoPastADie) => false,
            Event::TieRolled { .. }
            | Event::Charged { .. }
            | Event::Exchanged { .. }
            | Event::BidsShown { .. }
            | Event::Drew { .. } => true,
            Event::Declined { .. } | Event::RoundBegan { .. } if planted(Fault::UndoUnderOthers) => false,
            // The card is in the other's hand again, the next round is everybody's: others go on from here in secret.
            Event::Declined { .. } | Event::RoundBegan { .. } => true,
            Event::BidMade { .. }
            | Event::Offered { .. }
            | Event::Lapsed { .. }
            | Event::Led { .. }
            | Event::Posted { .. }
            | Event::Held { .. }
            | Event::Ended { .. } => false,
        }
    }
}
