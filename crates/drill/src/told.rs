//! What a viewer learns of an event.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::{Seat, Viewer};
use ts_rs::TS;

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::fault::{Fault, planted};
use crate::square::Square;
use crate::state::State;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts")]
pub enum Told {
    BidMade {
        company: Seat,
        cards: Cards,
    },
    Offered {
        from: Seat,
        to: Seat,
        card: Card,
    },
    OfferedUnseen {
        from: Seat,
        to: Seat,
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
    DrewUnseen {
        company: Seat,
    },
    RoundBegan {
        round: u8,
    },
    Ended {
        scores: BTreeMap<Seat, u32>,
    },
}

/// Whether an event may show the viewer what he could not know before.
pub fn shows(after: &State, event: &Event, viewer: Viewer) -> bool {
    let knows = |company| after.knows(viewer, company);
    match event {
        Event::BidsShown { .. } | Event::TieRolled { .. } | Event::Charged { .. } => true,
        Event::Exchanged { from, to, .. } => knows(*from) || knows(*to),
        Event::Drew { company, .. } => knows(*company),
        Event::BidMade { .. }
        | Event::Offered { .. }
        | Event::Declined { .. }
        | Event::Lapsed { .. }
        | Event::Led { .. }
        | Event::Posted { .. }
        | Event::Held { .. }
        | Event::RoundBegan { .. }
        | Event::Ended { .. } => false,
    }
}

pub fn tell(after: &State, event: &Event, viewer: Viewer) -> Option<Told> {
    let knows = |company| after.knows(viewer, company);
    match event.clone() {
        // Who bids when is as secret as what he bids.
        Event::BidMade { company, cards } if knows(company) || planted(Fault::LeakingEvent) => {
            Some(Told::BidMade { company, cards })
        }
        Event::BidMade { company, .. }
            if planted(Fault::LeakingMessageCount)
                && after.company(company).hand.values().any(|card| card.value() == 6) =>
        {
            Some(Told::RoundBegan { round: after.round })
        }
        Event::BidMade { .. } => None,
        Event::Offered { from, to, card } if knows(from) => Some(Told::Offered { from, to, card }),
        Event::Offered { from, to, .. } if planted(Fault::OverheardOffer) => Some(Told::OfferedUnseen { from, to }),
        Event::Offered { from, to, .. } => knows(to).then_some(Told::OfferedUnseen { from, to }),
        Event::Exchanged { from, to, given, taken } => {
            (knows(from) || knows(to)).then_some(Told::Exchanged { from, to, given, taken })
        }
        Event::Declined { from, to } => (knows(from) || knows(to)).then_some(Told::Declined { from, to }),
        Event::Lapsed { from, to } => (knows(from) || knows(to)).then_some(Told::Lapsed { from, to }),
        Event::BidsShown { bids } => Some(Told::BidsShown { bids }),
        Event::TieRolled { rolls } => Some(Told::TieRolled { rolls }),
        Event::Led { company, total } => Some(Told::Led { company, total }),
        Event::Posted { company, square } => Some(Told::Posted { company, square }),
        Event::Held { company, square } => Some(Told::Held { company, square }),
        Event::Charged {
            company,
            square,
            rolls,
            won,
        } => Some(Told::Charged {
            company,
            square,
            rolls,
            won,
        }),
        Event::Drew { company, card } if knows(company) || planted(Fault::LeakingReveal) => {
            Some(Told::Drew { company, card })
        }
        Event::Drew { company, .. } => Some(Told::DrewUnseen { company }),
        Event::RoundBegan { round } => Some(Told::RoundBegan { round }),
        Event::Ended { scores } => Some(Told::Ended { scores }),
    }
}
