//! TOML with lines.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::order_of_battle::bad_order::{BadOrder, Reason};
use crate::order_of_battle::node::{Field, LineEnds, Node, Value};

pub fn parse(text: &str) -> Result<Node, BadOrder> {
    let lines = LineEnds::of(text);
    let table = DeTable::parse(text).map_err(|error| {
        let place = error.span().map_or(0, |span| span.start);
        let why = error.message().replace('\n', " ");
        BadOrder::at(lines.line(place), Reason::Unreadable { why })
    })?;
    Ok(Node {
        line: 1,
        value: fields(&lines, table.get_ref()),
    })
}

fn fields(lines: &LineEnds, table: &DeTable<'_>) -> Value {
    let fields = table.iter().map(|(key, value)| Field {
        key: key.get_ref().to_string(),
        line: lines.line(key.span().start),
        node: node(lines, value),
    });
    Value::Table(fields.collect())
}

fn node(lines: &LineEnds, value: &Spanned<DeValue<'_>>) -> Node {
    Node {
        line: lines.line(value.span().start),
        value: match value.get_ref() {
            DeValue::Table(table) => fields(lines, table),
            DeValue::Array(items) => Value::List(items.iter().map(|item| node(lines, item)).collect()),
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => Value::Number(number),
                Err(_) => Value::Other,
            },
            _ => Value::Other,
        },
    }
}
