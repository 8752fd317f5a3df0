//! Whole answers, and the picks they are built of.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::ask::Ask;
use crate::card::{Card, Cards};
use crate::square::Square;

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

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts")]
pub enum Pick {
    Card { card: Card },
    Company { company: Seat },
    Square { square: Square },
    Dice { dice: u8 },
    Accept,
    Decline,
    Done,
}

impl Action {
    /// The picks that build this action, if it can answer such an ask.
    pub fn path(&self, ask: &Ask) -> Option<Vec<Pick>> {
        match (ask, self) {
            (Ask::Bid, Action::Bid { cards }) => {
                let picks = cards.iter().map(|card| Pick::Card { card });
                Some(picks.chain([Pick::Done]).collect())
            }
            (Ask::Offer, &Action::Offer { to, card }) => Some(vec![Pick::Company { company: to }, Pick::Card { card }]),
            (Ask::Answer { .. }, &Action::Accept { card }) => Some(vec![Pick::Accept, Pick::Card { card }]),
            (Ask::Answer { .. }, Action::Decline) => Some(vec![Pick::Decline]),
            (Ask::Post, &Action::Post { square }) => Some(vec![Pick::Square { square }]),
            (Ask::Charge { .. }, &Action::Charge { dice }) => Some(vec![Pick::Dice { dice }]),
            _ => None,
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
