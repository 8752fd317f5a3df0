//! A position in which everything can happen, with large groups of blocks.

use serde_json::{Map, Value, json};
use table::Game as _;
use triumph::{Options, Setup, State, Triumph};

/// Two forces face to face, with some of every kind alike.
pub fn fight(options: &Options) -> State {
    let unit = |face: &str, corps: Option<&str>, at: &str| {
        let mut unit = json!({ "face": face, "at": at });
        corps.into_iter().for_each(|corps| unit["corps"] = json!(corps));
        unit
    };
    let army = |units: Vec<Value>| {
        let numbered = (0..)
            .zip(units)
            .map(|(number, unit): (u8, Value)| (number.to_string(), unit));
        json!({ "units": numbered.collect::<Map<_, _>>(), "standing": { "morale": 27 } })
    };
    let french = army(vec![
        unit("infantry3", Some("lannes"), "55"),
        unit("infantry3", Some("lannes"), "55"),
        unit("infantry2", Some("lannes"), "55"),
        unit("artillery1", Some("lannes"), "55"),
        unit("cavalry2", Some("murat"), "64"),
        unit("cavalry2", Some("murat"), "64"),
        unit("cavalry3", Some("murat"), "64"),
        unit("infantry2", None, "55"),
        unit("infantry2", None, "55"),
        unit("guard3", Some("bessieres"), "76"),
        unit("guard3", Some("bessieres"), "76"),
        unit("infantry2", Some("bessieres"), "76"),
    ]);
    let allied = army(vec![
        unit("infantry2", Some("bagration"), "66"),
        unit("infantry2", Some("bagration"), "66"),
        unit("infantry3", Some("bagration"), "66"),
        unit("cavalry2", Some("bagration"), "66"),
        unit("infantry2", None, "66"),
        unit("infantry1", None, "66"),
        unit("cavalry3", Some("constantine"), "77"),
        unit("cavalry3", Some("constantine"), "77"),
        unit("guard3", Some("constantine"), "77"),
        unit("artillery1", Some("constantine"), "77"),
        unit("infantry2", None, "67"),
        unit("infantry2", None, "67"),
    ]);
    let position = json!({ "round": 6, "turn": { "side": "french" }, "french": french, "allied": allied });
    let position: Setup = serde_json::from_value(position).expect("it is a position");
    Triumph::place(Triumph::RULES, options, &position).expect("the position is valid")
}
