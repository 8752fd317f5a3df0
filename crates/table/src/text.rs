//! Options that are texts in a language of the game's own, as an order of battle is: a page that lets somebody write one
//! must be told how it was read, or where it is wrong.

use std::collections::BTreeMap;

use serde_json::Value;

/// How the texts of one option are read.
#[derive(Copy, Clone)]
pub struct TextReader {
    pub examples: &'static [ExampleText],
    /// What the parts of a text may be, as a form needs to know it beforehand.
    pub bounds: fn() -> Value,
    pub read: fn(&str) -> Result<ReadText, BadText>,
}

/// A text to begin with.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ExampleText {
    pub name: &'static str,
    pub text: &'static str,
}

/// What a good text says.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadText {
    pub value: Value,
    /// The same again in every form it may be written in, by the name of the form.
    pub written: BTreeMap<&'static str, String>,
}

/// Where a text is wrong.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct BadText {
    pub line: u32,
    /// Typed by the game, for a client to word.
    pub reason: Value,
    /// The sentence for a terminal; clients word the reason.
    pub why: String,
}
