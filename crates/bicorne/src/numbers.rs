//! `bicorne odds` from numbers alone.

use std::fs;
use std::io::Write;

use serde_json::{Map, Value, json};
use table::Registry;

use crate::cli::OddsArgs;
use crate::failure::Failure;

pub fn run(games: &Registry, args: &OddsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let reckoning = games
        .reckoning(&args.what)
        .ok_or_else(|| Failure::Input(format!("nothing is reckoned from numbers as {:?}", args.what)))?;
    let told = (reckoning.tell)(&question(args)?, args.draws, &args.seed).map_err(Failure::No)?;
    match args.json {
        true => writeln!(out, "{}", told.answer)?,
        false => writeln!(out, "{}", told.text)?,
    }
    Ok(())
}

fn question(args: &OddsArgs) -> Result<Value, Failure> {
    let side = |text: &Option<String>| -> Result<Value, Failure> {
        let pieces = pieces(text.as_deref().unwrap_or_default()).map_err(Failure::Input)?;
        Ok(json!({ "pieces": pieces }))
    };
    let numbers = &args.numbers;
    let mut question = json!({
        "attacker": side(&numbers.attacker)?,
        "defender": side(&numbers.defender)?,
        "landed": numbers.landed,
        "leader_rule": numbers.leader_rule,
    });
    if let Some(perils) = numbers.perils {
        let sailing = question["attacker"]["pieces"].take();
        question["attacker"]["pieces"] = json!({});
        question["landed"] = json!(false);
        question["crossing"] = json!({ "pieces": sailing, "perils": perils });
    }
    if let Some(path) = &numbers.policy {
        let unreadable =
            |error: &dyn std::fmt::Display| Failure::Input(format!("{} cannot be read ({error})", path.display()));
        let text = fs::read_to_string(path).map_err(|error| unreadable(&error))?;
        question["policy"] = serde_json::from_str(&text).map_err(|error| unreadable(&error))?;
    }
    Ok(question)
}

/// As in 8i5c3a1l: numbers, each with the letter of its arm.
fn pieces(text: &str) -> Result<Map<String, Value>, String> {
    let bad = || format!("{text:?} are no pieces; write 8i5c3a1l for infantry, cavalry, artillery and leaders");
    let mut pieces = Map::new();
    let mut number = String::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
        let arm = match letter {
            '0'..='9' => {
                number.push(letter);
                continue;
            }
            'i' => "infantry",
            'c' => "cavalry",
            'a' => "artillery",
            'l' => "leader",
            _ => return Err(bad()),
        };
        let count: u8 = number.parse().map_err(|_| bad())?;
        number.clear();
        if pieces.insert(arm.to_owned(), json!(count)).is_some() {
            return Err(bad());
        }
    }
    if pieces.is_empty() || !number.is_empty() {
        return Err(bad());
    }
    Ok(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_numbers_with_letters() {
        let read = |text: &str| pieces(text).map(Value::Object);
        assert_eq!(
            read("8i5c3a1l"),
            Ok(json!({"infantry": 8, "cavalry": 5, "artillery": 3, "leader": 1}))
        );
        assert_eq!(read("2a 10i"), Ok(json!({"infantry": 10, "artillery": 2})));
        for bad in ["", "8", "i", "8i5", "8x", "8i2i", "300i", "-1i"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
