//! Sums that a game can do without a match, from numbers alone: what may come of a battle of so many against so many.

use serde_json::Value;

use crate::declarations::Declarations;

#[derive(Copy, Clone)]
pub struct Reckoning {
    /// Beside the name of the game: `basic` of `europe` is called `europe-basic`.
    pub name: &'static str,
    /// The question that somebody types in words, as in `attacker=8i5c3a1l`, or what is wrong with them.
    pub read: fn(words: &[Word]) -> Result<Value, String>,
    /// Adds the types of question and answer.
    pub declare: fn(&mut Declarations),
    /// The answer to a question, or what is wrong with it. Where a number of draws is named, chances are drawn and not worked
    /// out; the same seed draws the same.
    pub tell: fn(question: &Value, draws: Option<u32>, seed: &str) -> Result<Reckoned, String>,
}

/// What a question says about one thing.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Word {
    pub key: String,
    /// `true` where nothing stands behind the key.
    pub value: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Reckoned {
    pub answer: Value,
    /// The same for a terminal; clients word the answer.
    pub text: String,
}
