//! What a bot would do on a seat: for a person who asks for advice.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::ask::AskId;
use crate::bot::{Alternative, Bot, InputOf, Reasons, Stop, Stuck};
use crate::game::Game;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Hint {
    pub ask: AskId,
    /// The best first.
    pub advice: Vec<Advice>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Advice {
    pub action: Value,
    /// The picks that build it.
    pub picks: Vec<Value>,
    /// The chance of winning with it, as the bot sees it; one that goes by rules of thumb has none to tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub value: Option<f64>,
}

/// The bot has heard nothing before: all that the seat was told is in the input. Nothing where it would let the asks be.
pub fn hint<G: Game>(bot: &mut dyn Bot<G>, input: &InputOf<G>, stop: &Stop) -> Result<Option<Hint>, Stuck> {
    if let Some(Reasons { ask, alternatives }) = bot.reasons(input, stop)? {
        let advice = alternatives
            .iter()
            .map(|Alternative { action, value }| advice::<G>(input, ask, action, Some(*value)))
            .collect();
        return Ok(Some(Hint { ask, advice }));
    }
    let answer = bot.answer(input, stop)?;
    Ok(answer.map(|answer| Hint {
        ask: answer.ask,
        advice: vec![advice::<G>(input, answer.ask, &answer.action, None)],
    }))
}

fn advice<G: Game>(input: &InputOf<G>, ask: AskId, action: &G::Action, value: Option<f64>) -> Advice {
    let open = input.asks.iter().find(|open| open.id == ask);
    let picks = open.and_then(|open| G::path(&open.ask, action)).unwrap_or_default();
    let json = |pick| serde_json::to_value(pick).expect("a pick is JSON");
    Advice {
        action: serde_json::to_value(action).expect("an action is JSON"),
        picks: picks.iter().map(json).collect(),
        value,
    }
}
