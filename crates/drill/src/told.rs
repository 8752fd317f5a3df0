//! What a viewer learns of an event.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::card::{Card, Cards};
use crate::square::Square;

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
