//! Whole answers.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::board::{Nation, Region};
use crate::card::Cards;
use crate::combination::Combination;
use crate::force::{Force, Forces};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Action {
    Choose {
        nation: Nation,
    },
    Place {
        nation: Nation,
        region: Region,
        pieces: Force,
    },
    Begin,
    Wait,
    Break {
        with: Seat,
    },
    March {
        nation: Nation,
        from: Region,
        to: Region,
        pieces: Force,
    },
    Ride {
        nation: Nation,
        from: Region,
        via: Region,
        to: Region,
        pieces: Force,
    },
    Land {
        nation: Nation,
        from: Region,
        to: Region,
        pieces: Force,
    },
    Fight {
        region: Region,
    },
    /// What stands in front; all else stands in the second line.
    Line {
        front: Forces,
    },
    Hit {
        pieces: Forces,
    },
    Rally {
        pieces: Forces,
    },
    Retreat {
        nation: Nation,
        to: Region,
        pieces: Force,
    },
    /// The nation that is to draw the card of a major battle.
    Award {
        nation: Nation,
    },
    Combine {
        nation: Nation,
        combination: Combination,
        cards: Cards,
    },
    /// Blank cards, back into the deck.
    PutBack {
        nation: Nation,
        cards: u8,
    },
    Propose {
        to: Seat,
    },
    Offer {
        from: Nation,
        to: Nation,
        cards: Cards,
    },
    Exchange {
        cards: Cards,
    },
    Accept,
    Decline,
    /// To act at one's own place: now, and until it is withdrawn.
    OwnPlace,
    /// To let the lines stay as they are: now, and in this battle until it is withdrawn.
    Stay,
    Withdraw,
    Done,
}
