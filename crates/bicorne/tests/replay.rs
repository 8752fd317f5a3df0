//! `bicorne replay`

mod common;

use common::journal::{Journal, other_hash, replay, rich, saved, typed};
use common::{Folder, assert_names, bicorne, json};
use serde_json::{Value, json};

// Journals as they should be.

#[test]
fn a_saved_journal_verifies() {
    for options in [&[][..], &["seats=3"], &["seats=4", "partnership=true", "rounds=6"]] {
        for journal in saved(4, "verifies", options) {
            let said = journal.replay(&["--verify"]).succeeds();
            let link = journal.entries.last().expect("something was played")["link"].as_str();
            let verified = format!(
                "verified: every link, die and digest of {} entries holds; the last link is {}",
                journal.length(),
                link.expect("a link is text")
            );
            assert_eq!(said.lines().last(), Some(verified.as_str()));
            let plain = journal.replay(&[]).succeeds();
            assert_eq!(plain, said.replace(&format!("{verified}\n"), ""));
        }
    }
}

#[test]
fn a_match_with_typed_dice_and_a_bid_taken_back_verifies() {
    let said = typed().replay(&["--verify"]).succeeds();
    assert_names(
        &said,
        &[
            "red took back [1]",
            "\"rolls\":[3,5]",
            "won by red (points)",
            "verified: ",
        ],
    );
}

#[test]
fn the_first_line_says_what_is_replayed() {
    let journal = &saved(1, "heading", &["rounds=1"])[0];
    let heading = |args: &[&str]| {
        let said = journal.replay(args).succeeds();
        said.lines().next().unwrap().to_owned()
    };
    let id = "drill-default-rounds=1-heading-1 of drill, default (rules 1)";
    assert_eq!(heading(&[]), format!("{id}, as truth saw it"));
    assert_eq!(heading(&["--seat", "1"]), format!("{id}, as blue saw it"));
    assert_eq!(heading(&["--seat", "observer"]), format!("{id}, as observer saw it"));
}

#[test]
fn blank_lines_are_no_entries() {
    let spaced = rich().lines().join("\n\n") + "\n\n";
    replay(spaced, &["--verify"]).succeeds();
}

#[test]
fn lines_may_end_as_on_windows() {
    let text = rich().text().replace('\n', "\r\n");
    replay(text, &["--verify"]).succeeds();
}

// What is shown.

/// The board, where `--at` shows it.
fn board(said: &str) -> Value {
    let lines = said.lines().skip_while(|line| *line != "{");
    let mut lines: Vec<&str> = lines.collect();
    let end = lines.iter().position(|line| *line == "}").expect("the board is shown");
    lines.truncate(end + 1);
    json(&lines.join("\n"))
}

/// What was told: its kind and what it holds.
fn story(said: &str) -> Vec<(String, Value)> {
    let told = said.lines().skip(1).take_while(|line| line.starts_with(' '));
    told.map(|line| {
        let (_, told) = line
            .trim_start()
            .split_once("  ")
            .expect("a number, then what was told");
        let (kind, fields) = told.split_once(' ').unwrap_or((told, "null"));
        (kind.to_owned(), json(fields))
    })
    .collect()
}

#[test]
fn at_0_the_match_has_just_begun() {
    let said = rich().replay(&["--at", "0"]).succeeds();
    assert_eq!(story(&said), []);
    let board = board(&said);
    assert_eq!(board["round"], 1);
    assert_eq!(board["phase"]["type"], "bidding");
    assert_eq!(board["field"], json!({}));
    assert_eq!(board["deck"], 20);
    assert!(!said.contains("won by"));
}

#[test]
fn at_an_entry_the_board_stands_as_it_left_it() {
    let journal = rich();
    let mut posts = 0;
    for (n, entry) in (1..).zip(&journal.entries) {
        let (deed, seat) = (&entry["deed"], &entry["seat"]);
        if deed["action"]["type"] != "post" {
            continue;
        }
        posts += 1;
        let square = deed["action"]["square"].to_string();
        let man = |at: usize| {
            let said = journal.replay(&["--at", &at.to_string()]).succeeds();
            board(&said)["field"].get(&square).cloned()
        };
        assert_eq!(man(n - 1), None, "before entry {n}");
        assert_eq!(man(n), Some(json!({"company": seat, "times": 1})), "after entry {n}");
    }
    assert_eq!(posts, 2);
}

#[test]
fn the_story_up_to_an_entry_is_the_beginning_of_the_whole() {
    let journal = rich();
    let whole = story(&journal.replay(&[]).succeeds());
    let mut told = 0;
    for at in 0..=journal.length() {
        let part = story(&journal.replay(&["--at", &at.to_string()]).succeeds());
        assert!(part.len() >= told, "at {at}");
        told = part.len();
        assert_eq!(part, whole[..told], "at {at}");
    }
    assert_eq!(told, whole.len());
}

#[test]
fn at_the_last_entry_the_match_is_over() {
    let journal = rich();
    let said = journal.replay(&["--at", &journal.length().to_string()]).succeeds();
    assert_eq!(board(&said)["phase"]["type"], "over");
    assert_names(&said, &["won by "]);
}

#[test]
fn there_is_nothing_beyond_the_last_entry() {
    let journal = rich();
    let (length, beyond) = (journal.length(), journal.length() + 1);
    for at in [beyond.to_string(), "4294967295".to_owned()] {
        let ran = journal.replay(&["--at", &at]);
        assert_names(
            ran.fails(2),
            &[&format!("there is no entry {at}"), &format!("the journal has {length}")],
        );
        assert_eq!(ran.stdout, "");
    }
    for at in ["4294967296", "-1", "last"] {
        assert_names(
            journal.replay(&[&format!("--at={at}")]).is_refused_by_usage(),
            &["--at"],
        );
    }
}

#[test]
fn a_seat_goes_by_name_or_number() {
    let journal = rich();
    for args in [&[][..], &["--at", "5"]] {
        let as_seat = |seat| journal.replay(&[args, &["--seat", seat]].concat()).succeeds();
        assert_eq!(as_seat("red"), as_seat("0"));
        assert_eq!(as_seat("blue"), as_seat("1"));
        assert_ne!(as_seat("red"), as_seat("blue"));
        assert_ne!(as_seat("red"), as_seat("observer"));
        assert_eq!(as_seat("truth"), journal.replay(args).succeeds());
    }
}

#[test]
fn an_unknown_seat_is_named() {
    let journal = rich();
    for seat in ["green", "2", "255", "256", "-1", "Red", ""] {
        let ran = journal.replay(&[&format!("--seat={seat}")]);
        let there_is = "there is red, blue, observer and truth";
        assert_names(ran.fails(2), &[&format!("there is no seat \"{seat}\""), there_is]);
        assert_eq!(ran.stdout, "");
    }
}

// Whose secrets are whose.

/// Whether this tells of something that only those know who see the cards of one of these companies.
fn is_secret_of_others(kind: &str, told: &Value, knows: impl Fn(&Value) -> bool) -> bool {
    match kind {
        "bid_made" | "drew" => !knows(&told["company"]),
        "offered" => !knows(&told["from"]),
        "offered_unseen" => !knows(&told["to"]),
        "exchanged" | "declined" | "lapsed" => !knows(&told["from"]) && !knows(&told["to"]),
        _ => false,
    }
}

/// Every viewer with the companies whose cards he sees.
fn viewers(header: &Value) -> Vec<(String, Vec<u64>)> {
    let seats = header["seats"].as_array().unwrap().len() as u64;
    let partners = header["options"]["partnership"] == true;
    let sees = |seat: u64| {
        if partners {
            vec![seat, (seat + 2) % 4]
        } else {
            vec![seat]
        }
    };
    let named = (0..seats).map(|seat| (seat.to_string(), sees(seat)));
    named.chain([("observer".to_owned(), Vec::new())]).collect()
}

fn many_kinds() -> Vec<Journal> {
    let mut journals = saved(3, "fog", &["seats=4", "partnership=true"]);
    journals.extend(saved(3, "fog", &["seats=3"]));
    journals.push(rich());
    journals
}

#[test]
fn nobody_is_told_the_secrets_of_others() {
    for journal in many_kinds() {
        for (viewer, sees) in viewers(&journal.header) {
            let knows = |company: &Value| sees.iter().any(|seat| company == seat);
            let secret = |(kind, told): &&(String, Value)| is_secret_of_others(kind, told, knows);
            let whole = story(&journal.replay(&[]).succeeds());
            assert!(whole.iter().any(|told| secret(&told)), "there is something to hide");
            let told = story(&journal.replay(&["--seat", &viewer]).succeeds());
            assert_eq!(told.iter().find(secret), None, "{viewer} of {}", journal.header["id"]);
        }
    }
}

#[test]
fn a_bid_is_not_seen_before_all_are_shown() {
    let journal = rich();
    let red_bids = |(kind, told): &&(String, Value)| kind == "bid_made" && told["company"] == 0;
    let red = story(&journal.replay(&["--seat", "red"]).succeeds());
    let blue = story(&journal.replay(&["--seat", "blue"]).succeeds());
    let shown = |story: &[(String, Value)]| story.iter().filter(|(kind, _)| kind == "bids_shown").count();
    assert_eq!(red.iter().filter(red_bids).count(), 2);
    assert_eq!(blue.iter().filter(red_bids).count(), 0);
    assert_eq!((shown(&red), shown(&blue)), (2, 2));
}

#[test]
fn nobody_sees_the_cards_of_others_on_the_board() {
    for journal in many_kinds() {
        for (viewer, sees) in viewers(&journal.header) {
            for at in (0..=journal.length()).step_by(3) {
                let at = at.to_string();
                let board = board(&journal.replay(&["--seat", &viewer, "--at", &at]).succeeds());
                for (company, shown) in board["companies"].as_object().unwrap() {
                    let known = sees.iter().any(|seat| seat.to_string() == *company);
                    assert_eq!(shown.get("secret").is_some(), known, "{viewer} at {at}: {shown}");
                }
                assert_eq!(board.get("deck_cards"), None, "{viewer} at {at}");
            }
        }
    }
}

#[test]
fn the_truth_holds_every_card() {
    let said = rich().replay(&["--at", "0"]).succeeds();
    let board = board(&said);
    assert_eq!(board["deck_cards"].as_array().unwrap().len(), 20);
    for company in ["0", "1"] {
        let hand = &board["companies"][company]["secret"]["hand"];
        assert_eq!(hand.as_array().unwrap().len(), 5);
    }
}

#[test]
fn a_bid_changes_nothing_for_others() {
    let journal = rich();
    let mut bids = 0;
    for (n, entry) in (1_usize..).zip(&journal.entries) {
        if entry["deed"]["action"]["type"] != "bid" {
            continue;
        }
        bids += 1;
        let seen = |at: usize, seat: &str| journal.replay(&["--at", &at.to_string(), "--seat", seat]).succeeds();
        for (number, seat) in ["red", "blue", "observer"].into_iter().enumerate() {
            let same = seen(n - 1, seat) == seen(n, seat);
            assert_eq!(same, entry["seat"] != number, "{seat} at entry {n}");
        }
    }
    assert_eq!(bids, 4);
}

#[test]
fn two_truths_that_a_seat_cannot_tell_apart_look_the_same() {
    let with = |hand: Value, deck: Value| {
        typed().with_header(|header| {
            header["position"]["companies"]["0"]["hand"] = hand;
            header["position"]["deck"] = deck;
        })
    };
    let (one, other) = (with(json!([2, 6]), json!([1, 5])), with(json!([1, 5]), json!([2, 6])));
    for (viewer, differs) in [("red", true), ("truth", true), ("blue", false), ("observer", false)] {
        let seen = |journal: &Journal| journal.replay(&["--at", "0", "--seat", viewer]).succeeds();
        assert_eq!(seen(&one) != seen(&other), differs, "{viewer}");
    }
}

// Journals that were spoilt.

/// Whether the sentence names the entry, and not one whose number begins with the same digits.
fn names_entry(sentence: &str, n: usize) -> bool {
    let named = format!("entry {n}");
    let ends = |rest: &str| !rest.starts_with(|next: char| next.is_ascii_digit());
    sentence
        .match_indices(&named)
        .any(|(at, _)| ends(&sentence[at + named.len()..]))
}

/// What `replay` should have said of a spoilt journal, and did not.
fn missed(journal: &Journal, n: Option<usize>, args: &[&str]) -> Option<String> {
    let ran = journal.replay(args);
    let sentence = ran.sentence();
    let named = |sentence: &&str| n.is_none_or(|n| names_entry(sentence, n)) && sentence.contains("match.jsonl");
    let found = ran.code == Some(1) && sentence.as_ref().is_ok_and(named) && ran.stdout.is_empty();
    (!found).then(|| format!("{args:?}: code {:?}, {:?} {:?}", ran.code, ran.stdout, ran.stderr))
}

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

// Headers and seeds that were spoilt.

#[track_caller]
fn assert_found(changed: &Journal, words: &[&str]) {
    for args in [&["--verify"][..], &[]] {
        let ran = changed.replay(args);
        assert_names(ran.fails(1), &[&["match.jsonl"], words].concat());
        assert_eq!(ran.stdout, "");
    }
}

#[test]
fn a_journal_without_its_seed_is_found() {
    let mut journal = rich();
    journal.seed = None;
    assert_found(&journal, &["no seed"]);
}

#[test]
fn a_changed_seed_is_found() {
    let journal = rich();
    let seed = journal.seed.as_ref().unwrap()["seed"].clone();
    let changed = journal.with_seed(json!({"seed": other_hash(&seed)}));
    assert_found(&changed, &["the seed is not the one the header is committed to"]);
    let last = format!("line {} is not the closing line", journal.length() + 2);
    for bad in [json!("abc"), json!(""), json!(7), json!(null)] {
        assert_found(&journal.with_seed(json!({"seed": bad})), &[&last]);
    }
    assert_found(&journal.with_seed(json!({"seed": seed, "seedling": 1})), &[&last]);
}

#[test]
fn nothing_stands_after_the_seed() {
    let journal = rich();
    let line = format!("line {} stands after the seed", journal.length() + 3);
    for more in [journal.seed.as_ref().unwrap(), &journal.entries[0]] {
        for args in [&["--verify"][..], &[]] {
            let ran = replay(format!("{}{}\n", journal.text(), more.text()), args);
            assert_names(ran.fails(1), &[&line]);
        }
    }
}

#[test]
fn a_changed_salt_is_found() {
    let journal = rich();
    for seat in 0..2 {
        let changed = journal.with_header(|header| {
            let salt = &mut header["seats"][seat]["salt"];
            *salt = other_hash(salt);
        });
        assert_found(&changed, &["entry 1:"]);
    }
    let changed = journal.with_header(|header| header["seats"][0]["salt"] = json!("salt"));
    assert_found(&changed, &["line 1 is not the header"]);
}

#[test]
fn a_changed_option_is_found() {
    let journal = rich();
    let with = |key: &str, value: Value| journal.with_header(|header| header["options"][key] = value);
    assert_found(&with("rounds", json!(3)), &["entry 1:"]);
    assert_found(&with("typed_dice", json!(true)), &["entry 1:"]);
    assert_found(&with("seats", json!(3)), &["the seats in the header"]);
    assert_found(&with("partnership", json!(true)), &["a partnership needs four seats"]);
    assert_found(&with("rounds", json!(7)), &["rounds", "a number from 1 to 6"]);
    assert_found(&with("seats", json!(1e300)), &["seats", "a number from 2 to 4"]);
    assert_found(&with("horses", json!(1)), &["options"]);
    let without = journal.with_header(|header| drop(header["options"].as_object_mut().unwrap().remove("rounds")));
    assert_found(&without, &["options"]);
    assert_found(
        &journal.with_header(|header| header["options"] = json!([])),
        &["options"],
    );
}

#[test]
fn a_changed_commitment_is_found() {
    let journal = rich();
    let changed = journal.with_header(|header| header["commitment"] = other_hash(&header["commitment"]));
    assert_found(&changed, &["the seed is not the one the header is committed to"]);
}

#[test]
fn another_version_of_the_rules_is_found() {
    let journal = rich();
    for rules in [0, 2, 65535] {
        let changed = journal.with_header(|header| header["rules"] = json!(rules));
        assert_found(&changed, &[&format!("version {rules} of the rules of drill"), "1 to 1"]);
    }
}

#[test]
fn another_format_is_found() {
    let journal = rich();
    for format in [0, 2, 65535] {
        let changed = journal.with_header(|header| header["bicorne"] = json!(format));
        assert_found(&changed, &[&format!("format {format}"), "this program reads format 1"]);
    }
}

#[test]
fn whatever_else_is_changed_in_the_header_is_found() {
    let journal = rich();
    let with = |change: fn(&mut Value)| journal.with_header(change);
    assert_found(&with(|header| header["id"] = json!("another")), &["entry 1:"]);
    assert_found(
        &with(|header| header["seats"][0]["holder"]["level"] = json!("marshal")),
        &["entry 1:"],
    );
    assert_found(
        &with(|header| header["seats"][0]["holder"] = json!({"type": "person", "person": "somebody"})),
        &["entry 1:"],
    );
    assert_found(
        &with(|header| header["scenario"] = json!("jena")),
        &["no scenario \"jena\""],
    );
    assert_found(
        &with(|header| header["seats"][0]["name"] = json!("pink")),
        &["the seats"],
    );
    assert_found(
        &with(|header| header["seats"][0]["parties"] = json!([1])),
        &["the seats"],
    );
    assert_found(&with(|header| header["seats"] = json!([])), &["the seats"]);
    assert_found(&with(|header| header["position"] = json!({})), &["position"]);
}

#[test]
fn a_changed_position_is_found() {
    let journal = typed();
    let with = |change: fn(&mut Value)| journal.with_header(|header| change(&mut header["position"]));
    assert_found(
        &with(|position| position["companies"]["1"]["hand"] = json!([2])),
        &["entry"],
    );
    assert_found(&with(|position| position["deck"] = json!([1])), &["entry 1:"]);
    assert_found(
        &with(|position| position["companies"]["0"]["hand"] = json!([6, 6, 6, 6, 6, 6])),
        &["position"],
    );
    assert_found(&with(|position| position["round"] = json!(2)), &["position"]);
    let without = journal.with_header(|header| drop(header.as_object_mut().unwrap().remove("position")));
    assert_found(&without, &["entry 1:"]);
}

#[test]
fn a_word_that_has_no_place_in_the_header_is_found() {
    let journal = rich();
    let with = |change: fn(&mut Value)| journal.with_header(change);
    assert_found(&with(|header| header["note"] = json!("x")), &["line 1", "note"]);
    assert_found(
        &with(|header| header["seats"][0]["note"] = json!("x")),
        &["line 1", "note"],
    );
}

#[test]
fn a_word_that_has_no_place_in_a_holder_is_found() {
    let changed = rich().with_header(|header| header["seats"][0]["holder"]["note"] = json!("x"));
    assert_found(&changed, &[]);
}

#[test]
fn a_missing_field_of_the_header_is_found() {
    let journal = rich();
    let fields: Vec<String> = journal.header.as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields.len(), 8);
    for field in &fields {
        let changed = journal.with_header(|header| drop(header.as_object_mut().unwrap().remove(field)));
        assert_found(&changed, &["line 1 is not the header of a journal", field]);
    }
}

#[test]
fn a_match_of_another_game_is_not_replayed() {
    let changed = rich().with_header(|header| header["game"] = json!("whist"));
    let ran = changed.replay(&["--verify"]);
    assert_names(ran.fails(2), &["no game \"whist\"", "there is drill"]);
}

#[test]
fn with_verify_the_whole_file_is_read_whatever_is_shown() {
    let journal = rich();
    let last = journal.length();
    let changed = journal.with_entry(last, |entry| entry["link"] = other_hash(&entry["link"]));
    assert_eq!(missed(&changed, Some(last), &["--verify", "--at", "0"]), None);
    assert_eq!(
        missed(&changed, Some(last), &["--verify", "--at", "3", "--seat", "red"]),
        None
    );
}

// Files that are no journals.

/// The answer is no, or the file is nothing to work with; it says so in a sentence that names the file.
#[track_caller]
fn assert_no_journal(bytes: impl AsRef<[u8]>, what: &str) {
    for args in [&["--verify"][..], &[], &["--at", "0"]] {
        let ran = replay(&bytes, args);
        assert!(matches!(ran.code, Some(1 | 2)), "{what}: {:?} {}", ran.code, ran.stderr);
        let sentence = ran.sentence().unwrap_or_else(|why| panic!("{what}: {why}"));
        assert_names(sentence, &["match.jsonl"]);
        assert_eq!(ran.stdout, "", "{what}");
    }
}

#[test]
fn what_is_no_journal_is_told() {
    for text in [
        "",
        "\n",
        "   \n\t\n",
        "hello",
        "null",
        "7",
        "[]",
        "{}",
        "\"\"",
        "{",
        "\u{feff}{}",
        "{\"seed\":\"00\"}",
        "\0\0\0",
    ] {
        assert_no_journal(text, text);
    }
}

#[test]
fn binary_garbage_is_told() {
    assert_no_journal([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28], "not UTF-8");
    let noise: Vec<u8> = (0..20_000_u32)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    assert_no_journal(noise, "noise");
    let mut bytes = rich().text().into_bytes();
    let middle = bytes.len() / 2;
    bytes[middle] = 0xff;
    assert_no_journal(bytes, "a journal with a byte of noise");
}

#[test]
fn json_without_bottom_is_told() {
    let deep = "[".repeat(200_000);
    assert_no_journal(&deep, "a deep header");
    let journal = rich();
    let options = journal
        .header
        .text()
        .replace("\"id\":", &format!("\"position\":{deep},\"id\":"));
    assert_no_journal(options, "a deep position");
    let mut lines = journal.lines();
    lines[1] = format!("{{\"n\":1,\"seat\":0,\"deed\":{deep}");
    let ran = replay(lines.join("\n"), &["--verify"]);
    assert!(names_entry(ran.fails(1), 1), "{}", ran.stderr);
}

#[test]
fn huge_numbers_are_told() {
    let journal = rich();
    let huge = "9".repeat(400);
    let mut lines = journal.lines();
    lines[1] = lines[1].replacen("\"n\":1", &format!("\"n\":{huge}"), 1);
    assert!(lines[1].contains(&huge));
    let ran = replay(lines.join("\n"), &["--verify"]);
    assert!(names_entry(ran.fails(1), 1), "{}", ran.stderr);
    let mut lines = journal.lines();
    lines[0] = lines[0].replacen("\"rules\":1", &format!("\"rules\":{huge}"), 1);
    assert!(lines[0].contains(&huge));
    assert_no_journal(lines.join("\n"), "a huge version");
}

#[test]
fn truncated_json_is_found() {
    let text = rich().text();
    let header = text.find('\n').unwrap();
    let seed = text.rfind("{\"seed\"").unwrap();
    // Whole without its last line break, and no shorter.
    assert_eq!(replay(text.trim_end(), &["--verify"]).code, Some(0));
    let mut cuts: Vec<usize> = (1..text.len() - 1).step_by(211).collect();
    cuts.extend([
        1,
        header - 1,
        header,
        header + 1,
        header + 2,
        seed - 1,
        seed,
        seed + 1,
        seed + 9,
    ]);
    cuts.push(text.len() - 2);
    for cut in cuts {
        let ran = replay(&text[..cut], &["--verify"]);
        ran.fails(1);
        assert_eq!(ran.stdout, "", "cut at {cut}");
    }
}

#[test]
fn a_truncated_entry_is_named() {
    let journal = rich();
    for n in 1..=journal.length() {
        let mut lines = journal.lines();
        let half = lines[n].len() / 2;
        lines[n].truncate(half);
        let ran = replay(lines.join("\n"), &["--verify"]);
        assert!(names_entry(ran.fails(1), n), "{n}: {}", ran.stderr);
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let folder = Folder::new();
    let file = folder.path().join("nowhere.jsonl");
    for args in [&[][..], &["--verify"]] {
        let ran = bicorne([&["replay", file.to_str().unwrap()], args].concat());
        assert_names(ran.fails(2), &[file.to_str().unwrap(), "cannot be read"]);
    }
    let ran = bicorne(["replay", folder.path().to_str().unwrap()]);
    assert_names(ran.fails(2), &[folder.path().to_str().unwrap(), "cannot be read"]);
}
