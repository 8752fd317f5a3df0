//! Offers of cards between companies, a part of the drill with asks, picks and events of its own. What travels is as flat
//! as if they were the drill's: the `type` tells them apart.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::card::Card;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts", rename = "TradeAsk")]
pub enum Ask {
    Offer,
    Answer { from: Seat },
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts", rename = "TradePick")]
pub enum Pick {
    Company { company: Seat },
    Accept,
    Decline,
}

#[derive(Clone, Eq, PartialEq, Debug, VariantNames, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
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
}

table::kinds!(Ask, Pick, Event);
