//! JSON with lines. The usual reader judges the text first and finds its mistakes; this one only remembers where
//! everything stood.

use crate::order_of_battle::bad_order::{BadOrder, Reason};
use crate::order_of_battle::node::{Field, LineEnds, Node, Value};

pub fn parse(text: &str) -> Result<Node, BadOrder> {
    // A whole value is read, not only skipped, because that has a limit to nesting, on which the reader below relies.
    if let Err(error) = serde_json::from_str::<serde_json::Value>(text) {
        let why = error.to_string();
        return Err(BadOrder::at(error.line().max(1) as u32, Reason::Unreadable { why }));
    }
    let lines = LineEnds::of(text);
    let mut reader = Reader { text, lines, place: 0 };
    Ok(reader.node())
}

struct Reader<'a> {
    text: &'a str,
    lines: LineEnds,
    place: usize,
}

impl Reader<'_> {
    fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.place).copied().unwrap_or(b' ')
    }

    fn skip_blanks(&mut self) {
        while self.place < self.text.len() && self.peek().is_ascii_whitespace() {
            self.place += 1;
        }
    }

    /// Past the sign if it is the next one.
    fn take(&mut self, sign: u8) -> bool {
        self.skip_blanks();
        let taken = self.peek() == sign;
        self.place += usize::from(taken);
        taken
    }

    fn node(&mut self) -> Node {
        self.skip_blanks();
        let line = self.lines.line(self.place);
        let value = match self.peek() {
            b'{' => self.table(),
            b'[' => self.list(),
            b'"' => Value::Text(self.string()),
            _ => self.word(),
        };
        Node { line, value }
    }

    fn table(&mut self) -> Value {
        self.place += 1;
        let mut fields = Vec::new();
        while !self.take(b'}') {
            self.take(b',');
            self.skip_blanks();
            let line = self.lines.line(self.place);
            let key = self.string();
            self.take(b':');
            let node = self.node();
            fields.push(Field { key, line, node });
        }
        Value::Table(fields)
    }

    fn list(&mut self) -> Value {
        self.place += 1;
        let mut items = Vec::new();
        while !self.take(b']') {
            self.take(b',');
            items.push(self.node());
        }
        Value::List(items)
    }

    fn string(&mut self) -> String {
        let start = self.place;
        self.place += 1;
        while self.peek() != b'"' {
            self.place += if self.peek() == b'\\' { 2 } else { 1 };
        }
        self.place += 1;
        serde_json::from_str(&self.text[start..self.place]).unwrap_or_default()
    }

    fn word(&mut self) -> Value {
        let start = self.place;
        while !matches!(self.peek(), b',' | b'}' | b']') && !self.peek().is_ascii_whitespace() {
            self.place += 1;
        }
        match self.text[start..self.place].parse() {
            Ok(number) => Value::Number(number),
            Err(_) => Value::Other,
        }
    }
}
