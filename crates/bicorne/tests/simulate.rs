//! `bicorne simulate`

use crate::common::journal::{Journal, saved};
use crate::common::{Folder, Ran, assert_names, bicorne, json, listing};
use serde_json::Value;

fn simulate(args: &[&str]) -> Ran {
    bicorne([&["simulate", "drill", "default"], args].concat())
}

/// The result as JSON, which is one line.
fn result(args: &[&str]) -> Value {
    let said = simulate(&[args, &["--json"]].concat()).succeeds();
    assert_eq!(said.lines().count(), 1, "{said}");
    json(&said)
}

/// What depends on the seed alone.
fn untimed(mut result: Value) -> Value {
    let fields = result.as_object_mut().unwrap();
    for timed in ["seconds", "decisions_per_second"] {
        assert!(fields.remove(timed).is_some_and(|value| value.is_number()), "{timed}");
    }
    // Only pairs tell how long each bot thought.
    let thoughts = fields.get_mut("times").and_then(Value::as_array_mut);
    for thought in thoughts.into_iter().flatten() {
        let thought = thought.as_object_mut().unwrap();
        for timed in ["mean", "p95", "most"] {
            assert!(thought.remove(timed).is_some_and(|value| value.is_number()), "{timed}");
        }
    }
    result
}

fn number(result: &Value, field: &str) -> u64 {
    result[field]
        .as_u64()
        .unwrap_or_else(|| panic!("{field} is no number in {result}"))
}

fn wins(result: &Value) -> Vec<(&str, u64)> {
    let wins = result["wins"].as_object().unwrap();
    wins.iter()
        .map(|(seat, wins)| (seat.as_str(), wins.as_u64().unwrap()))
        .collect()
}

#[test]
fn the_result_adds_up() {
    let result = result(&["--games", "40"]);
    assert_eq!(number(&result, "games"), 40);
    assert_eq!(number(&result, "finished"), 40);
    assert!(result["seconds"].as_f64().unwrap() > 0.0);
    let wins = wins(&result);
    let seats: Vec<_> = wins.iter().map(|(seat, _)| *seat).collect();
    assert_eq!(seats, ["blue", "red"]);
    let won: u64 = wins.iter().map(|(_, wins)| wins).sum();
    assert_eq!(won + number(&result, "draws"), 40);
    // Four rounds, each of at least two bids, a post and a charge.
    let (shortest, longest) = (number(&result, "shortest"), number(&result, "longest"));
    assert!(16 <= shortest && shortest <= longest && longest <= 32, "{result}");
    let steps = number(&result, "steps");
    assert!(40 * shortest <= steps && steps <= 40 * longest, "{result}");
}

#[test]
fn partners_win_together() {
    let result = result(&["--games", "30", "--option", "seats=4", "--option", "partnership=true"]);
    let wins: std::collections::BTreeMap<_, _> = wins(&result).into_iter().collect();
    assert_eq!(wins["red"], wins["green"]);
    assert_eq!(wins["blue"], wins["white"]);
    assert_eq!(wins["red"] + wins["blue"] + number(&result, "draws"), 30);
}

#[test]
fn a_hundred_matches_are_played_unless_said_otherwise() {
    assert_eq!(number(&result(&[]), "finished"), 100);
}

#[test]
fn without_json_the_result_is_told_in_words() {
    let said = simulate(&["--games", "7"]).succeeds();
    assert_names(
        &said,
        &["7 of 7 matches finished", "red", "blue", "draws", "length:", "a second"],
    );
}

#[test]
fn the_same_seed_plays_the_same_saved_or_not() {
    let folder = Folder::new();
    let dir = folder.path().to_str().unwrap();
    for options in [
        &["--option", "rounds=4"][..],
        &["--option", "seats=4", "--option", "rounds=6"],
    ] {
        let args = [&["--games", "25", "--seed", "same"], options].concat();
        let first = untimed(result(&args));
        assert_eq!(untimed(result(&args)), first);
        assert_eq!(untimed(result(&[&args[..], &["--save", dir]].concat())), first);
    }
}

#[test]
fn the_same_seed_saves_the_same_journals() {
    let journals = saved(5, "same", &[]);
    assert_eq!(saved(5, "same", &[]), journals);
    assert_eq!(saved(3, "same", &[]), journals[..3]);
}

#[test]
fn another_seed_plays_otherwise() {
    let of_seed = |seed| untimed(result(&["--games", "25", "--seed", seed]));
    assert_ne!(of_seed("one"), of_seed("two"));
    let entries = |seed| saved(1, seed, &[]).remove(0).entries;
    assert_ne!(entries("one"), entries("two"));
}

#[test]
fn the_matches_of_one_seed_are_not_all_one() {
    let journals = saved(3, "many", &[]);
    assert_ne!(journals[0].entries, journals[1].entries);
    assert_ne!(journals[1].entries, journals[2].entries);
}

#[test]
fn a_saved_journal_agrees_with_the_result() {
    let folder = Folder::new();
    let dir = folder.path().to_str().unwrap();
    let result = result(&["--games", "12", "--save", dir]);
    let files = listing(folder.path());
    assert_eq!(files.len(), 12);
    let read = |path: &std::path::PathBuf| Journal::parse(&std::fs::read_to_string(path).unwrap());
    let journals: Vec<Journal> = files.iter().map(read).collect();
    let acts = |journal: &Journal| {
        journal
            .entries
            .iter()
            .filter(|entry| entry.get("seat").is_some())
            .count()
    };
    let acts: Vec<u64> = journals.iter().map(|journal| acts(journal) as u64).collect();
    assert_eq!(acts.iter().sum::<u64>(), number(&result, "steps"));
    assert_eq!(acts.iter().min(), Some(&number(&result, "shortest")));
    assert_eq!(acts.iter().max(), Some(&number(&result, "longest")));
    let mut red = 0;
    for file in &files {
        let said = bicorne(["replay", file.to_str().unwrap()]).succeeds();
        red += said.lines().filter(|line| line.starts_with("won by red ")).count() as u64;
    }
    assert_eq!(red, result["wins"]["red"].as_u64().unwrap());
}

#[test]
fn every_seat_has_its_bot() {
    let three = ["--games", "3", "--option", "seats=3"];
    let one = untimed(result(&three));
    let each = untimed(result(&[&three[..], &["--seats", "random,random,random"]].concat()));
    assert_eq!(one, each);
    assert_eq!(wins(&one).len(), 3);
}

#[test]
fn a_bot_too_few_or_too_many_is_named() {
    let ran = simulate(&["--seats", "random,random,random"]);
    assert_names(ran.fails(2), &["2 seats", "--seats names 3"]);
    let ran = simulate(&["--option", "seats=4", "--seats", "random,random"]);
    assert_names(ran.fails(2), &["4 seats", "--seats names 2"]);
}

#[test]
fn an_unknown_bot_is_named() {
    let ran = simulate(&["--seats", "random,ney"]);
    assert_names(ran.fails(2), &["no bot \"ney\"", "drill", "there is random"]);
    let ran = simulate(&["--seats", ""]);
    assert_names(ran.fails(2), &["no bot \"\"", "there is random"]);
}

#[test]
fn an_unknown_game_is_named() {
    let ran = bicorne(["simulate", "whist", "default"]);
    assert_names(ran.fails(2), &["no game \"whist\"", "there is drill"]);
}

#[test]
fn an_unknown_scenario_is_named() {
    let ran = bicorne(["simulate", "drill", "austerlitz"]);
    assert_names(
        ran.fails(2),
        &["no scenario \"austerlitz\"", "of drill", "there is default"],
    );
}

#[test]
fn an_unknown_option_is_named() {
    let ran = simulate(&["--option", "horses=3"]);
    let known = ["seats", "rounds", "partnership", "typed_dice"];
    assert_names(
        ran.fails(2),
        &[&["default has no option \"horses\""], &known[..]].concat(),
    );
}

#[test]
fn a_bad_value_of_an_option_is_named() {
    for (option, value, allowed) in [
        ("seats=1", "1", "a number from 2 to 4"),
        ("seats=5", "5", "a number from 2 to 4"),
        ("seats=-2", "-2", "a number from 2 to 4"),
        ("seats=2.5", "2.5", "a number from 2 to 4"),
        ("seats=258", "258", "a number from 2 to 4"),
        ("seats=18446744073709551618", "1.84467", "a number from 2 to 4"),
        ("seats=many", "\"many\"", "a number from 2 to 4"),
        ("seats=", "\"\"", "a number from 2 to 4"),
        ("rounds=true", "true", "a number from 1 to 6"),
        ("rounds=[1]", "[1]", "a number from 1 to 6"),
        ("partnership=1", "1", "true or false"),
        ("typed_dice=yes", "\"yes\"", "true or false"),
        ("typed_dice=null", "null", "true or false"),
    ] {
        let ran = simulate(&["--games", "1", "--option", option]);
        let key = option.split('=').next().unwrap();
        assert_names(ran.fails(2), &[&format!("option {key} cannot be {value}"), allowed]);
    }
}

#[test]
fn an_option_is_a_key_and_a_value() {
    let ran = simulate(&["--option", "seats"]);
    assert_names(ran.is_refused_by_usage(), &["seats", "key=value"]);
}

#[test]
fn a_partnership_of_two_does_not_go_together() {
    let ran = simulate(&["--option", "partnership=true"]);
    assert_names(ran.fails(2), &["a partnership needs four seats"]);
}

#[test]
fn no_games_are_refused_by_usage() {
    for games in ["0", "-1", "many", "4294967296"] {
        let ran = simulate(&[&format!("--games={games}")]);
        assert_names(ran.is_refused_by_usage(), &["--games", games]);
    }
}

#[test]
fn what_is_refused_makes_no_folder() {
    let folder = Folder::new();
    let dir = folder.path().join("journals");
    simulate(&["--option", "seats=9", "--save", dir.to_str().unwrap()]).fails(2);
    assert!(!dir.exists());
}

#[test]
fn as_many_journals_are_saved_as_matches_played() {
    let folder = Folder::new();
    let dir = folder.path().join("made").join("for it");
    simulate(&["--games", "11", "--save", dir.to_str().unwrap()]).succeeds();
    let files = listing(&dir);
    assert_eq!(files.len(), 11);
    assert!(
        files
            .iter()
            .all(|file| file.extension().is_some_and(|extension| extension == "jsonl"))
    );
}

#[test]
fn a_folder_that_cannot_be_is_named() {
    let folder = Folder::new();
    let file = folder.file("taken", "");
    let ran = simulate(&["--games", "1", "--save", file.to_str().unwrap()]);
    assert_names(ran.fails(2), &[file.to_str().unwrap(), "cannot be written"]);
}

#[test]
fn whatever_the_seed_journals_stay_in_their_folder() {
    for seed in [
        "a/b",
        "/etc/a",
        "../up",
        "../../../up",
        "..",
        ".",
        "",
        "a\\b",
        "C:a",
        "a\nb",
        "naïve 😀",
        "-",
    ] {
        let folder = Folder::new();
        let dir = folder.path().join("inner");
        let args = ["--games", "2", "--save", dir.to_str().unwrap()];
        simulate(&[&args[..], &[&format!("--seed={seed}")]].concat()).succeeds();
        assert_eq!(listing(folder.path()), [dir.as_path()], "seed {seed:?}");
        let files = listing(&dir);
        assert_eq!(files.len(), 2, "seed {seed:?}");
        for file in files {
            assert!(file.is_file(), "{}", file.display());
            bicorne(["replay", file.to_str().unwrap(), "--verify"]).succeeds();
        }
    }
}

#[test]
fn seeds_of_like_names_do_not_take_each_others_file() {
    let folder = Folder::new();
    let dir = folder.path().to_str().unwrap();
    for seed in ["a/b", "a b", "a-b"] {
        simulate(&["--games", "1", "--seed", seed, "--save", dir]).succeeds();
    }
    assert_eq!(listing(folder.path()).len(), 3);
}

#[test]
fn options_keep_their_types() {
    let options = ["seats=4", "rounds=1", "partnership=true", "typed_dice=true"];
    let header = &saved(1, "typed", &options)[0].header;
    let expected = serde_json::json!({"seats": 4, "rounds": 1, "partnership": true, "typed_dice": true});
    assert_eq!(header["options"], expected);
}

#[test]
fn options_not_named_keep_their_default() {
    let header = &saved(1, "default", &["rounds=2"])[0].header;
    let expected = serde_json::json!({"seats": 2, "rounds": 2, "partnership": false, "typed_dice": false});
    assert_eq!(header["options"], expected);
}

/// What a series of pairs says of the first bot.
fn pairs(args: &[&str]) -> Value {
    result(&[&["--seats", "random,random", "--pairs"], args].concat())
}

#[test]
fn mirrored_pairs_are_scored() {
    let pairs = pairs(&["20"]);
    assert_eq!(number(&pairs, "pairs"), 20);
    assert_eq!(number(&pairs, "games"), 40);
    assert_eq!(number(&pairs, "finished"), 40);
    // The same bot with the same seed on both sides: what it wins on one it loses on the other.
    assert_eq!(pairs["score"], 0.5);
    assert_eq!(pairs["elo"]["difference"], 0.0);
    let (low, high) = (&pairs["interval"]["low"], &pairs["interval"]["high"]);
    assert!(low.as_f64().unwrap() < 0.5 && high.as_f64().unwrap() > 0.5, "{pairs}");
    assert_eq!(pairs["bots"], serde_json::json!(["random", "random"]));
}

#[test]
fn pairs_are_the_same_however_many_are_played_at_once() {
    let one = untimed(pairs(&["12", "--seed", "jobs"]));
    assert_eq!(untimed(pairs(&["12", "--seed", "jobs", "--jobs", "3"])), one);
}

#[test]
fn a_series_ends_when_its_bar_is_cleared() {
    let until = |bar| number(&pairs(&["60", "--until", bar]), "pairs");
    assert_eq!(until("0.9"), 10);
    assert_eq!(until("0.5"), 60);
}

#[test]
fn pairs_are_told_in_words() {
    let said = simulate(&["--pairs", "3"]).succeeds();
    assert_names(
        &said,
        &["random scores 0.500 against random", "3 mirrored pairs", "Elo", "red"],
    );
}

#[test]
fn a_pair_needs_two_seats() {
    let ran = simulate(&["--pairs", "2", "--option", "seats=3"]);
    assert_names(ran.fails(2), &["two bots", "3 seats"]);
}

#[test]
fn pairs_do_not_go_with_games_nor_a_bar_without_pairs() {
    simulate(&["--pairs", "2", "--games", "2"]).is_refused_by_usage();
    simulate(&["--until", "0.5"]).is_refused_by_usage();
    simulate(&["--pairs", "2", "--until", "2"]).is_refused_by_usage();
    simulate(&["--pairs", "2", "--budget", "soon"]).is_refused_by_usage();
}

#[test]
fn a_bot_that_does_not_think_takes_no_budget() {
    let ran = simulate(&["--seats", "random:80,random"]);
    assert_names(ran.fails(2), &["random does not think"]);
    let ran = simulate(&["--seats", "random:soon,random"]);
    assert_names(ran.fails(2), &["\"soon\" is no budget"]);
    // A budget for all is for those who think.
    simulate(&["--games", "1", "--budget", "80"]).succeeds();
}

#[test]
fn every_match_is_a_row_that_names_its_command() {
    let folder = Folder::new();
    let path = folder.path().join("rows.csv");
    let csv = ["--csv", path.to_str().unwrap()];
    let pairs = pairs(&[&["5", "--seed", "a,b"], &csv[..]].concat());
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..2],
        [
            "# bicorne simulate drill default --seats random,random --seed 'a,b' --pairs",
            "number,seed,red,blue,winner,how,length,budget"
        ]
    );
    let rows = &lines[2..];
    assert_eq!(rows.len(), 10);
    assert!(rows[0].starts_with("1,\"a,b 1\",random,random,"), "{}", rows[0]);
    assert!(rows[9].starts_with("5,\"a,b 5\",random,random,"), "{}", rows[9]);
    let red = rows.iter().filter(|row| row.contains(",red,")).count() as u64;
    assert_eq!(red, pairs["wins"]["red"].as_u64().unwrap());
}

#[test]
fn any_row_is_played_again_by_its_number() {
    let rows = |args: &[&str]| -> Vec<String> {
        let said = simulate(&[&["--csv", "-", "--seed", "again"], args].concat()).succeeds();
        said.lines().skip(2).map(str::to_owned).collect()
    };
    let all = rows(&["--games", "9"]);
    assert_eq!(all.len(), 9);
    assert_eq!(rows(&["--games", "2", "--first", "4"]), all[3..5]);
}

#[test]
fn the_two_matches_of_a_pair_are_kept_apart() {
    let folder = Folder::new();
    let dir = folder.path().to_str().unwrap();
    simulate(&["--pairs", "3", "--save", dir]).succeeds();
    assert_eq!(listing(folder.path()).len(), 6);
}
