//! TOML with lines.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::order::bad_order::{BadOrder, Reason};
use crate::order::node::{Field, Node, Value, line};

pub fn parse(text: &str) -> Result<Node, BadOrder> {
    let table = DeTable::parse(text).map_err(|error| {
        let place = error.span().map_or(0, |span| span.start);
        let why = error.message().replace('\n', " ");
        BadOrder::at(line(text, place), Reason::Unreadable { why })
    })?;
    Ok(Node {
        line: 1,
        value: fields(text, table.get_ref()),
    })
}

fn fields(text: &str, table: &DeTable<'_>) -> Value {
    let fields = table.iter().map(|(key, value)| Field {
        key: key.get_ref().to_string(),
        line: line(text, key.span().start),
        node: node(text, value),
    });
    Value::Table(fields.collect())
}

fn node(text: &str, value: &Spanned<DeValue<'_>>) -> Node {
    Node {
        line: line(text, value.span().start),
        value: match value.get_ref() {
            DeValue::Table(table) => fields(text, table),
            DeValue::Array(items) => Value::List(items.iter().map(|item| node(text, item)).collect()),
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => Value::Number(number),
                Err(_) => Value::Other,
            },
            _ => Value::Other,
        },
    }
}
