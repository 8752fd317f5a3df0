//! Where the match stands.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::seat_set::SeatSet;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Phase {
    /// Nations are chosen.
    Choosing {
        seat: Seat,
    },
    /// The first pieces are placed.
    Placing {
        seat: Seat,
    },
    /// The owner of the turn acts or waits.
    Turn,
    /// An ally may act along with him; allies were asked one after the other in the first version.
    Joining {
        seat: Seat,
    },
    /// All allies who may act along with him are asked at once.
    Gathering {
        waiting: SeatSet,
    },
    Moving,
    /// The owner of the turn says which battle comes next.
    Battles,
    Battle,
    Producing,
    Over {
        winners: SeatSet,
        how: How,
    },
}

/// How a match ends by the rules.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum How {
    LimitedWar,
    TotalVictory,
    /// Allies who are left over share the victory.
    SharedVictory,
    /// A Total Victory that took too long.
    Exhaustion,
}

impl How {
    pub fn word(self) -> &'static str {
        match self {
            How::LimitedWar => "limited_war",
            How::TotalVictory => "total_victory",
            How::SharedVictory => "shared_victory",
            How::Exhaustion => "exhaustion",
        }
    }
}
