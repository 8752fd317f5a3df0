//! A position may hold as many dice as can be told apart, and no more.

use battles::{Battles, Options};
use serde_json::{Value, json};
use table::Game as _;

fn placed(dice: usize) -> Result<(), String> {
    let die = json!({"side": "red", "by": 0, "rolled": 4, "typed": false, "face": 4, "passed": false,
        "fate": {"type": "held", "seat": 0}});
    let position = json!({"initiative": "blue", "step": {"type": "assign", "side": "red"}, "dice": vec![die; dice]});
    let Value::Object(setup) = position else {
        unreachable!("it is a table of fields")
    };
    let options = Options::named("learning").expect("it is a scenario");
    Battles::place(Battles::RULES, &options, &setup).map(|_| ())
}

#[test]
fn a_die_is_told_by_a_byte() {
    assert_eq!(placed(255), Ok(()));
    assert_eq!(placed(256), Err("it has more dice than can be told apart".to_owned()));
}
