//! The picks that answers are built of.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::arm::Arm;
use crate::board::{Nation, Region};
use crate::card::Card;
use crate::combination::Combination;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Pick {
    Nation {
        nation: Nation,
    },
    Region {
        region: Region,
    },
    /// To a region next to it.
    March {
        to: Region,
    },
    /// Through a region, to one beyond it.
    Ride {
        via: Region,
    },
    /// By sea.
    Land {
        to: Region,
    },
    Kind {
        nation: Nation,
        arm: Arm,
    },
    Count {
        count: u8,
    },
    Combination {
        combination: Combination,
    },
    Card {
        card: Card,
    },
    Player {
        seat: Seat,
    },
    Begin,
    Wait,
    Break {
        with: Seat,
    },
    PutBack,
    Accept,
    Decline,
    /// At my own place, now and from now on.
    OwnPlace,
    /// The lines stay as they are, now and from now on.
    Stay,
    Withdraw,
    Done,
}
