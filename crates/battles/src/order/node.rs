//! What TOML and JSON have in common, with the line of every part.

#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    pub line: u32,
    pub value: Value,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Table(Vec<Field>),
    List(Vec<Node>),
    Text(String),
    Number(i64),
    /// Truths, fractions, dates, nothing: no order of battle has any.
    Other,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    pub key: String,
    pub line: u32,
    pub node: Node,
}

/// The line of a place in a text.
pub fn line(text: &str, place: usize) -> u32 {
    let before = text.as_bytes().get(..place).unwrap_or(text.as_bytes());
    before.iter().filter(|&&sign| sign == b'\n').count() as u32 + 1
}
