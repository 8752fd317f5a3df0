//! `bicorne replay` of journals whose entries were changed.

use crate::common::assert_names;
use crate::common::journal::{Journal, missed, other_hash, rich, typed};
use serde_json::{Value, json};

// Journals that were spoilt.

/// Spoils every entry in turn, and wants each change found and its entry named, with `--verify` and without.
#[track_caller]
fn assert_found_in_every_entry(changes: impl Fn(&Journal, usize) -> Vec<Journal>) {
    let mut tried = 0;
    let mut misses = Vec::new();
    for journal in [rich(), typed()] {
        assert_eq!(journal.replay(&["--verify"]).code, Some(0), "it was right before");
        for n in 1..=journal.length() {
            for changed in changes(&journal, n) {
                assert_ne!(changed, journal);
                tried += 1;
                for args in [&["--verify"][..], &[]] {
                    if let Some(miss) = missed(&changed, Some(n), args) {
                        misses.push(format!("entry {n}, {}: {miss}", journal.entries[n - 1]["deed"]));
                    }
                }
            }
        }
    }
    assert!(tried > 0, "nothing was changed");
    assert!(misses.is_empty(), "{} missed:\n{}", misses.len(), misses.join("\n"));
}

#[test]
fn a_changed_die_is_found() {
    let kinds = std::cell::RefCell::new(std::collections::BTreeSet::new());
    assert_found_in_every_entry(|journal, n| {
        let deed = &journal.entries[n - 1]["deed"];
        let dice = deed["dice"].as_array().map_or(0, Vec::len);
        let mut changed = Vec::new();
        for place in 0..dice {
            kinds.borrow_mut().insert(deed["type"].to_string());
            let die = |change: fn(&mut Value)| journal.with_entry(n, |entry| change(&mut entry["deed"]["dice"][place]));
            changed.push(die(|die| die["value"] = json!(die["value"].as_u64().unwrap() % 6 + 1)));
            changed.push(die(|die| die["value"] = json!(0)));
            changed.push(die(|die| die["value"] = json!(7)));
            changed.push(die(|die| die["value"] = json!(u64::MAX)));
            changed.push(die(|die| die["sides"] = json!(8)));
            changed.push(die(|die| die["typed"] = json!(die.get("typed").is_none())));
        }
        changed
    });
    assert_eq!(kinds.take().len(), 2, "dice of a seat and of the game itself");
}

#[test]
fn a_die_too_few_or_too_many_is_found() {
    assert_found_in_every_entry(|journal, n| {
        if journal.entries[n - 1]["deed"]["type"] == "take_back" {
            return Vec::new();
        }
        let with_dice = |change: fn(&mut Vec<Value>)| {
            journal.with_entry(n, |entry| {
                let mut dice = entry["deed"]["dice"].as_array().cloned().unwrap_or_default();
                change(&mut dice);
                entry["deed"]["dice"] = json!(dice);
            })
        };
        let mut changed = vec![with_dice(|dice| dice.push(json!({"sides": 6, "value": 6})))];
        if journal.entries[n - 1]["deed"].get("dice").is_some() {
            changed.push(with_dice(|dice| drop(dice.pop())));
            changed.push(with_dice(Vec::clear));
        }
        changed
    });
}

/// Another action, of the kind that could have been.
fn other_action(action: &Value) -> Value {
    let next = |value: &Value, of: u64| value.as_u64().unwrap() % of + 1;
    match action["type"].as_str().unwrap() {
        "bid" if action["cards"] == json!([1]) => json!({"type": "bid", "cards": [2]}),
        "bid" => json!({"type": "bid", "cards": [1]}),
        "offer" => json!({"type": "offer", "to": action["to"], "card": next(&action["card"], 6)}),
        "accept" => json!({"type": "accept", "card": next(&action["card"], 6)}),
        "decline" => json!({"type": "accept", "card": 1}),
        "post" => json!({"type": "post", "square": next(&action["square"], 6)}),
        "charge" => json!({"type": "charge", "dice": (action["dice"].as_u64().unwrap() + 1) % 3}),
        other => panic!("{other} is new"),
    }
}

#[test]
fn a_changed_action_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let Some(action) = journal.entries[n - 1]["deed"].get("action") else {
            return Vec::new();
        };
        let put = |action: Value| journal.with_entry(n, |entry| entry["deed"]["action"] = action);
        vec![
            put(other_action(action)),
            put(json!({"type": "desert"})),
            put(json!({"type": "bid", "cards": [7]})),
            put(json!({"type": "bid", "cards": vec![1; 5000]})),
            put(json!(null)),
        ]
    });
}

#[test]
fn a_changed_deed_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let put = |deed: Value| journal.with_entry(n, |entry| entry["deed"] = deed);
        let deed = &journal.entries[n - 1]["deed"];
        let others = [
            json!({"type": "advance"}),
            json!({"type": "take_back", "entries": [1]}),
            json!({"type": "take_back", "entries": []}),
            json!({"type": "take_back", "entries": [n + 1]}),
            json!({"type": "act", "ask": "0.1", "action": {"type": "bid", "cards": [1]}}),
            json!({"type": "rest"}),
            json!({}),
        ];
        others.into_iter().filter(|other| other != deed).map(put).collect()
    });
}

#[test]
fn a_changed_link_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let put = |link: Value| journal.with_entry(n, |entry| entry["link"] = link);
        let link = &journal.entries[n - 1]["link"];
        vec![
            put(other_hash(link)),
            put(json!(link.as_str().unwrap()[2..])),
            put(json!("")),
        ]
    });
}

#[test]
fn a_changed_digest_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let put = |digest: Value| journal.with_entry(n, |entry| entry["digest"] = digest);
        let digest = &journal.entries[n - 1]["digest"];
        vec![put(other_hash(digest)), put(json!("not a hash"))]
    });
}

#[test]
fn a_changed_seat_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let seat = journal.entries[n - 1].get("seat");
        let put = |seat: Value| journal.with_entry(n, |entry| entry["seat"] = seat);
        let others = [json!(0), json!(1), json!(2), json!(200), json!(256), json!("red")];
        let mut changed: Vec<Journal> = others
            .into_iter()
            .filter(|other| Some(other) != seat)
            .map(put)
            .collect();
        if seat.is_some() {
            changed.push(put(json!(null)));
            changed.push(journal.with_entry(n, |entry| drop(entry.as_object_mut().unwrap().remove("seat"))));
        }
        changed
    });
}

#[test]
fn a_changed_number_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let put = |number: Value| journal.with_entry(n, |entry| entry["n"] = number);
        vec![
            put(json!(n + 1)),
            put(json!(n - 1)),
            put(json!(u32::MAX)),
            put(json!(u64::MAX)),
            put(json!(1e300)),
            put(json!(-1)),
        ]
    });
}

#[test]
fn a_changed_ask_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let Some(ask) = journal.entries[n - 1]["deed"].get("ask") else {
            return Vec::new();
        };
        let (seat, number) = ask.as_str().unwrap().split_once('.').unwrap();
        let (seat, number): (u32, u32) = (seat.parse().unwrap(), number.parse().unwrap());
        let others = [
            format!("{seat}.{}", number + 1),
            format!("{seat}.{}", number - 1),
            format!("{}.{number}", 1 - seat),
            "200.1".to_owned(),
            "256.1".to_owned(),
            format!("{seat}.99999999999"),
            "x".to_owned(),
        ];
        let put = |ask: String| journal.with_entry(n, |entry| entry["deed"]["ask"] = json!(ask));
        others.into_iter().map(put).collect()
    });
}

#[test]
fn a_missing_field_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let without = |field: &str| journal.with_entry(n, |entry| drop(entry.as_object_mut().unwrap().remove(field)));
        ["n", "deed", "digest", "link"].into_iter().map(without).collect()
    });
}

#[test]
fn a_word_that_has_no_place_in_an_entry_is_found() {
    assert_found_in_every_entry(|journal, n| vec![journal.with_entry(n, |entry| entry["note"] = json!("x"))]);
}

#[test]
fn a_word_that_has_no_place_in_a_deed_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let deed = &journal.entries[n - 1]["deed"];
        let add = |field: &str| journal.with_entry(n, |entry| entry["deed"][field] = json!("0.1"));
        let words = ["note", "ask", "action", "entries"];
        words
            .into_iter()
            .filter(|word| deed.get(word).is_none())
            .map(add)
            .collect()
    });
}

#[test]
fn a_word_that_has_no_place_in_an_action_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let mut changed = Vec::new();
        if journal.entries[n - 1]["deed"].get("action").is_some() {
            changed.push(journal.with_entry(n, |entry| entry["deed"]["action"]["note"] = json!("x")));
        }
        changed
    });
}

#[test]
fn a_dropped_entry_is_found() {
    assert_found_in_every_entry(|journal, n| {
        // Without its last entry a journal is cut short, which no entry shows.
        let mut changed = journal.clone();
        changed.entries.remove(n - 1);
        if n < journal.length() {
            vec![changed]
        } else {
            Vec::new()
        }
    });
}

#[test]
fn a_doubled_entry_is_found() {
    assert_found_in_every_entry(|journal, n| {
        let mut changed = journal.clone();
        changed.entries.insert(n, journal.entries[n - 1].clone());
        vec![changed]
    });
}

#[test]
fn swapped_entries_are_found() {
    assert_found_in_every_entry(|journal, n| {
        let swap = |other: usize| {
            let mut changed = journal.clone();
            changed.entries.swap(n - 1, other - 1);
            changed
        };
        let last = journal.length();
        let others = std::collections::BTreeSet::from([n + 1, last]);
        others
            .into_iter()
            .filter(|&other| n < other && other <= last)
            .map(swap)
            .collect()
    });
}

/// The seed is known once the match is over; a journal that has it and does not come to the end has lost something.
#[test]
fn a_journal_cut_short_is_found() {
    let mut misses = Vec::new();
    for journal in [rich(), typed()] {
        for length in 0..journal.length() {
            let mut cut = journal.clone();
            cut.entries.truncate(length);
            misses.extend(missed(&cut, None, &["--verify"]));
        }
    }
    assert!(misses.is_empty(), "{} missed:\n{}", misses.len(), misses.join("\n"));
}

// Journals that were forged: every link follows from what they say.

fn forged(journal: &Journal, n: usize, change: impl FnOnce(&mut Value)) -> Journal {
    journal.with_entry(n, change).resealed()
}

#[test]
fn sealing_a_journal_again_changes_nothing() {
    for journal in [rich(), typed()] {
        assert_eq!(journal.resealed(), journal);
    }
}

#[test]
fn a_forged_digest_is_found() {
    for journal in [rich(), typed()] {
        for n in 1..=journal.length() {
            let forged = forged(&journal, n, |entry| entry["digest"] = other_hash(&entry["digest"]));
            assert_eq!(missed(&forged, Some(n), &["--verify"]), None);
        }
    }
}

#[test]
fn a_forged_die_is_found() {
    let journal = rich();
    let mut tried = 0;
    for n in 1..=journal.length() {
        let dice = journal.entries[n - 1]["deed"]["dice"].as_array().map_or(0, Vec::len);
        for place in 0..dice {
            tried += 1;
            let forged = forged(&journal, n, |entry| {
                let value = &mut entry["deed"]["dice"][place]["value"];
                *value = json!(value.as_u64().unwrap() % 6 + 1);
            });
            for args in [&["--verify"][..], &[]] {
                let ran = forged.replay(args);
                let said = [format!("entry {n}: die {} is", place + 1), "the seed gives".to_owned()];
                assert_names(ran.fails(1), &[&said[0], &said[1]]);
            }
        }
    }
    assert!(tried > 2, "there are dice");
}

#[test]
fn a_forged_action_is_found() {
    let journal = rich();
    for n in 1..=journal.length() {
        let Some(action) = journal.entries[n - 1]["deed"].get("action") else {
            continue;
        };
        let forged = forged(&journal, n, |entry| entry["deed"]["action"] = other_action(action));
        assert_eq!(missed(&forged, Some(n), &["--verify"]), None);
    }
}

#[test]
fn a_forged_salt_or_seed_is_found() {
    let journal = rich();
    let salted = journal.with_header(|header| {
        let salt = &mut header["seats"][1]["salt"];
        *salt = other_hash(salt);
    });
    let seed = table::Seed::from_text("forged");
    let seeded = journal
        .with_seed(json!({"seed": seed}))
        .with_header(|header| header["commitment"] = json!(seed.commitment()));
    for forged in [salted.resealed(), seeded.resealed()] {
        for args in [&["--verify"][..], &[]] {
            assert_eq!(missed(&forged, None, args), None);
        }
    }
}
