//! Whole answers, and the picks they are built of.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::{Kind, Seat};
use ts_rs::TS;

use crate::card::{Card, Cards};
use crate::square::Square;
use crate::trade;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts")]
pub enum Action {
    Bid {
        cards: Cards,
    },
    Offer {
        to: Seat,
        card: Card,
    },
    Accept {
        card: Card,
    },
    Decline,
    Post {
        square: Square,
    },
    Charge {
        #[cfg_attr(test, serde(serialize_with = "lossy"))]
        dice: u8,
    },
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts")]
pub enum Pick {
    Card {
        card: Card,
    },
    Square {
        square: Square,
    },
    Dice {
        dice: u8,
    },
    Done,
    #[serde(untagged)]
    Trade(trade::Pick),
}

impl Kind for Pick {
    const KINDS: &'static [&'static str] =
        table::joined_kinds!(&["card", "square", "dice", "done"], trade::Pick::KINDS);

    fn kind(&self) -> &'static str {
        match self {
            Pick::Trade(pick) => pick.kind(),
            Pick::Card { .. } | Pick::Square { .. } | Pick::Dice { .. } | Pick::Done => self.into(),
        }
    }
}

/// The journal would say one die where two were thrown.
#[cfg(test)]
fn lossy<S: serde::Serializer>(dice: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    use crate::fault::{Fault, planted};
    let most = if planted(Fault::LossyReplay) { 1 } else { u8::MAX };
    serializer.serialize_u8((*dice).min(most))
}
