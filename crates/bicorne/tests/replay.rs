//! `bicorne replay`

use crate::common::journal::{Journal, replay, resigned, rich, saved, typed};
use crate::common::{assert_names, json};
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
            let plain = journal.replay(&[]).succeeds();
            let mut more = said.strip_prefix(&plain).expect("the same, and more").lines();
            assert_eq!(more.next().map(|line| &line[..19]), Some("salts: not pledged;"));
            assert_eq!(more.next(), Some(verified.as_str()));
            assert_eq!(more.next().map(|line| &line[..11]), Some("not signed:"));
            assert_eq!(more.next(), None);
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
fn a_match_that_was_resigned_verifies() {
    for seat in ["truth", "observer", "blue"] {
        let said = resigned().replay(&["--verify", "--seat", seat]).succeeds();
        assert_names(&said, &["won by blue (resigned)", "verified: ", "of 2 entries"]);
        assert!(!said.contains("the match is not over"), "{said}");
    }
    let before = resigned().replay(&["--at", "1"]).succeeds();
    assert!(!before.contains("won by"), "{before}");
}

#[test]
fn a_resignation_that_was_forged_is_found() {
    let forged = |change: fn(&mut Value)| {
        let journal = resigned().with_entry(2, change).resealed();
        journal.replay(&["--verify"]).fails(1).to_owned()
    };
    let stranger = forged(|entry| entry["deed"]["outcome"]["winners"] = json!([7]));
    assert_names(&stranger, &["entry 2", "M7", "there is no seat 7"]);
    let word = forged(|entry| entry["deed"]["outcome"]["how"] = json!("points"));
    assert_names(&word, &["entry 2", "M7", "points"]);
    let mut longer = resigned();
    let mut again = longer.entries[1].clone();
    again.change(|entry| entry["n"] = json!(3));
    longer.entries.push(again);
    let longer = longer.resealed().replay(&["--verify"]);
    assert_names(longer.fails(1), &["entry 3", "M3"]);
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
