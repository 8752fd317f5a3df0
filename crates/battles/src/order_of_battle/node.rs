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

/// Where the lines of a text end, found once: a text has as many parts as its writer likes.
pub struct LineEnds(Vec<usize>);

impl LineEnds {
    pub fn of(text: &str) -> LineEnds {
        LineEnds(text.match_indices('\n').map(|(place, _)| place).collect())
    }

    /// The line of a place in the text.
    pub fn line(&self, place: usize) -> u32 {
        self.0.partition_point(|&end| end < place) as u32 + 1
    }
}
