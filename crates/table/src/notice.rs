//! What a seat ought to hear of though it is not its turn: an offer made to it, a treaty broken with it.
//!
//! The game names it by type, from what the seat was told and what it sees, and from nothing else: a notice cannot tell more
//! than the seat knows already.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::Game;
use crate::r#match::Match;
use crate::seat::{Seat, Viewer};
use crate::step::Step;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Notice {
    #[serde(rename = "type")]
    pub matter: Matter,
    /// Whose doing it is.
    pub by: Seat,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "table.ts")]
pub enum Matter {
    AllianceOffered,
    AllianceBroken,
    TradeOffered,
}

/// What something told means for the notices of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Noticed {
    Begun(Notice),
    /// It was answered or withdrawn: there is nothing left to tell.
    Over(Notice),
}

impl Matter {
    pub fn begun(self, by: Seat) -> Noticed {
        Noticed::Begun(Notice { matter: self, by })
    }

    pub fn over(self, by: Seat) -> Noticed {
        Noticed::Over(Notice { matter: self, by })
    }
}

/// What a step means for the notices of a seat.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Notices {
    pub begun: Vec<Notice>,
    pub over: Vec<Notice>,
    /// The messages that told of what was now taken back: their notices fall with it.
    pub taken_back: Vec<u32>,
}

impl Notices {
    pub fn of<G: Game>(game: &Match<G>, step: &Step<G>, seat: Seat) -> Notices {
        let viewer = Viewer::Seat(seat);
        let mut notices = Notices {
            taken_back: taken_back(game, step, viewer),
            ..Notices::default()
        };
        for told in step.told(viewer) {
            match G::notice(&told, seat, &|| game.view(viewer)) {
                Some(Noticed::Begun(notice)) => notices.begun.push(notice),
                Some(Noticed::Over(notice)) => notices.over.push(notice),
                None => {}
            }
        }
        notices
    }
}

/// The messages that told the viewer of what the step took back.
pub(crate) fn taken_back<G: Game>(game: &Match<G>, step: &Step<G>, viewer: Viewer) -> Vec<u32> {
    let known = step.taken_back.iter().filter(|taken| taken.told.holds(viewer));
    known.filter_map(|taken| game.told_of(viewer, taken.n)).collect()
}
