//! Why the table or the game did not take an answer.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

use crate::dice::DiceFault;
use crate::game::Refuse;
use crate::kind::Kind;

/// The table's own rules, for every game alike.
pub const TABLE_RULES: &str = include_str!("../rules.toml");

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "table.ts")]
pub enum Refused<R> {
    /// Answered already, withdrawn, or never asked.
    AskClosed,
    NotYourAsk,
    MatchOver,
    NothingToTakeBack,
    DiceNotTyped,
    BadDice {
        fault: DiceFault,
    },
    Unreadable {
        why: String,
    },
    PickNotOffered {
        place: u32,
    },
    ByRule {
        refusal: R,
    },
}

impl<R> Kind for Refused<R> {
    const KINDS: &'static [&'static str] = <Refused<R> as VariantNames>::VARIANTS;

    fn kind(&self) -> &'static str {
        self.into()
    }
}

impl<R: Refuse> Refused<R> {
    pub fn rule(&self) -> &'static str {
        match self {
            Refused::AskClosed => "M1",
            Refused::NotYourAsk => "M2",
            Refused::MatchOver => "M3",
            Refused::NothingToTakeBack => "M4",
            Refused::DiceNotTyped => "M5",
            Refused::BadDice { .. } => "M6",
            Refused::Unreadable { .. } => "M7",
            Refused::PickNotOffered { .. } => "M8",
            Refused::ByRule { refusal } => refusal.rule(),
        }
    }
}

/// A refusal of any game, as it is sent to a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct AnyRefused {
    pub rule: String,
    /// `type` is the table's kind, or the game's own refusal under `refusal`.
    #[ts(as = "Refused<Value>")]
    pub refused: Value,
}

impl AnyRefused {
    pub fn of<R: Refuse + Serialize>(refused: &Refused<R>) -> AnyRefused {
        AnyRefused {
            rule: refused.rule().to_owned(),
            refused: serde_json::to_value(refused).expect("a refusal is JSON"),
        }
    }
}

impl std::fmt::Display for AnyRefused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words = self.refused.get("refusal").unwrap_or(&self.refused);
        write!(f, "refused by {}: {words}", self.rule)
    }
}

impl<R: Refuse + Kind> Refused<R> {
    /// The most telling kind: the game's where the game refused.
    pub fn telling_kind(&self) -> &'static str {
        match self {
            Refused::ByRule { refusal } => refusal.kind(),
            table => table.into(),
        }
    }
}
