//! Cases: a position, steps and expectations, written so that a rules lawyer can read them.
//!
//! A file holds the cases of one game; `CONTRIBUTING.md` shows one.

mod coverage;
mod folder;
mod run;
mod subset;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::ask::AskId;

pub use coverage::Coverage;
pub use folder::hold_all;
pub(crate) use run::Board;
pub use run::run;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    pub game: String,
    /// Whose rules the file is about, where it is not the game: the table's.
    pub rulebook: Option<String>,
    pub case: Vec<Case>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    pub name: String,
    /// The ids of the rules that the case shows.
    pub rules: Vec<String>,
    /// The version of the rules, where the case is about matches of an earlier one.
    pub version: Option<u16>,
    /// The game's first scenario where none is named.
    pub scenario: Option<String>,
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The game's own start where none is given.
    pub position: Option<Value>,
    /// The match cannot begin so; words of the reason.
    pub impossible: Option<String>,
    #[serde(default)]
    pub step: Vec<CaseStep>,
}

/// Something a seat does, or nothing, and what must be so afterwards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CaseStep {
    pub seat: Option<String>,
    /// The kind of ask that is answered, where the seat has several.
    pub ask: Option<String>,
    /// What the ask holds, where the seat has several of one kind.
    pub about: Option<Value>,
    /// An ask by its id, open or not.
    pub ask_id: Option<AskId>,
    /// Whose ask is answered, where it is not the seat's own.
    pub ask_of: Option<String>,
    #[serde(rename = "do")]
    pub action: Option<Value>,
    /// What the dice show.
    pub dice: Option<Vec<u32>>,
    /// Dice that the player types in.
    pub typed: Option<Vec<u32>>,
    pub take_back: bool,
    /// The picks made so far; `offers` or `refused` say what comes of them.
    pub draft: Option<Vec<Value>>,

    /// The id of the rule that refuses the step.
    pub refused: Option<String>,
    /// The `type` of the refusal, or what it holds.
    pub refusal: Option<Value>,
    /// The picks offered after the draft, in any order.
    pub offers: Option<Vec<Value>>,
    /// The action that the draft makes.
    pub whole: Option<Value>,
    /// By viewer: all that he is told of the step, each as its kind or as what it holds.
    pub told: BTreeMap<String, Vec<Value>>,
    /// By viewer: the seat whose act he is told was taken back.
    pub took_back: BTreeMap<String, String>,
    /// By viewer: what his view holds, and maybe more.
    pub expect: BTreeMap<String, Value>,
    /// By viewer: paths that his view does not hold, as in `companies.1.secret`.
    pub absent: BTreeMap<String, Vec<String>>,
    /// By seat: the kinds of its open asks.
    pub asks: BTreeMap<String, Vec<String>>,
    pub may_take_back: BTreeMap<String, bool>,
    /// By seat: the names of the channels it may talk in, in any order.
    pub channels: BTreeMap<String, Vec<String>>,
    /// By viewer: the seats he knows the game to be waiting for.
    pub awaited: BTreeMap<String, Vec<String>>,
    /// The names of the seats that have won; none for a draw.
    pub winners: Option<Vec<String>>,
}

impl CaseFile {
    pub fn parse(text: &str) -> Result<CaseFile, String> {
        toml::from_str(text).map_err(|error| crate::rules::toml_error(text, &error))
    }
}

impl CaseStep {
    /// What the step says that would pass unread.
    fn contradiction(&self) -> Option<&'static str> {
        let deeds = [self.action.is_some(), self.draft.is_some(), self.take_back];
        let deeds = deeds.into_iter().filter(|done| *done).count();
        let answers = [self.offers.is_some(), self.whole.is_some(), self.refused.is_some()];
        let answers = answers.into_iter().filter(|given| *given).count();
        if deeds != usize::from(self.seat.is_some()) {
            return Some("a seat does one thing in a step: `do`, `draft` or `take_back`");
        }
        if self.draft.is_none() && (self.offers.is_some() || self.whole.is_some()) {
            return Some("`offers` and `whole` need a `draft`");
        }
        if self.draft.is_some() && answers != 1 {
            return Some("a `draft` needs one of `offers`, `whole` and `refused`");
        }
        if self.dice.is_some() && self.typed.is_some() {
            return Some("the `dice` of a step are either fixed or `typed`");
        }
        if self.action.is_none() && (self.dice.is_some() || self.typed.is_some()) {
            return Some("dice need something to `do`");
        }
        if self.refusal.is_some() && self.refused.is_none() {
            return Some("a `refusal` needs the rule in `refused`");
        }
        None
    }

    /// Whether anything could fail.
    fn expects_something(&self) -> bool {
        self.refused.is_some()
            || self.offers.is_some()
            || self.whole.is_some()
            || self.winners.is_some()
            || !self.told.is_empty()
            || !self.took_back.is_empty()
            || !self.expect.is_empty()
            || !self.absent.is_empty()
            || !self.asks.is_empty()
            || !self.may_take_back.is_empty()
            || !self.channels.is_empty()
            || !self.awaited.is_empty()
    }
}
