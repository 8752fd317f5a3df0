//! What a game can say of a draft before it is answered, and how the battery holds it against what then comes.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::Game;
use crate::kind::Kind;

/// The forecast of a game that makes none.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub enum Nothing {}

impl Kind for Nothing {
    const KINDS: &'static [&'static str] = &[];

    fn kind(&self) -> &'static str {
        match *self {}
    }
}

/// What came of an act, as far as the seat that acted knows.
pub struct Came<'a, G: Game> {
    pub before: &'a G::View,
    pub ask: &'a G::Ask,
    /// The draft of which something was forecast: the picks of the action, or the first of them.
    pub draft: &'a [G::Pick],
    pub action: &'a G::Action,
    /// Whether the draft was the whole action.
    pub whole: bool,
    pub told: &'a [G::Told],
    pub after: &'a G::View,
}

/// Whether what came says anything of a forecast.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Held {
    Held,
    /// It came to something else, of which nothing was forecast.
    NotYet,
}
