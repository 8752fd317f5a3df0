//! An order of battle as the table reads it for a page.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use table::text::{BadText, ExampleText, ReadText, TextReader};

use crate::order_of_battle::bad_order::BadOrder;
use crate::order_of_battle::bounds::OrderBounds;
use crate::order_of_battle::examples::{FOUR, GRAND, LEARNING};
use crate::order_of_battle::read_file;

pub const READER: TextReader = TextReader {
    examples: &[
        ExampleText {
            name: "learning",
            text: LEARNING,
        },
        ExampleText {
            name: "four",
            text: FOUR,
        },
        ExampleText {
            name: "grand",
            text: GRAND,
        },
    ],
    bounds: || json(&OrderBounds::all()),
    read: |text| match read_file(text) {
        Ok(file) => Ok(ReadText {
            value: json(&file),
            written: BTreeMap::from([("toml", file.to_toml()), ("json", file.to_json())]),
        }),
        Err(bad) => Err(bad_text(&bad)),
    },
};

fn bad_text(bad: &BadOrder) -> BadText {
    BadText {
        line: bad.line,
        reason: json(&bad.reason),
        why: bad.to_string(),
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("it is JSON")
}
