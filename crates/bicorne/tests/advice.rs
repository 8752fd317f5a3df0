//! `bicorne hint` and `bicorne odds`

use crate::common::journal::saved;
use crate::common::{Folder, Ran, assert_names, bicorne, json};

fn in_a_match(command: &str, args: &[&str]) -> Ran {
    let folder = Folder::new();
    let journal = folder.file("match.jsonl", saved(1, "advice", &[])[0].text());
    bicorne([&[command, "drill", journal.to_str().unwrap()], args].concat())
}

fn hint(args: &[&str]) -> Ran {
    in_a_match("hint", args)
}

#[test]
fn a_hint_is_for_the_seat_that_is_to_answer() {
    let hint_of = |args: &[&str]| json(&hint(&[&["--at", "0", "--json"], args].concat()).succeeds());
    let is_of = |hint: &serde_json::Value, seat: &str| hint["ask"].as_str().unwrap().starts_with(seat);
    let red = hint_of(&[]);
    assert!(is_of(&red, "0."), "{red}");
    assert!(red["advice"][0]["action"]["type"].is_string(), "{red}");
    assert!(!red["advice"][0]["picks"].as_array().unwrap().is_empty(), "{red}");
    let blue = hint_of(&["--seat", "blue"]);
    assert!(is_of(&blue, "1."), "{blue}");
}

#[test]
fn the_same_seed_gives_the_same_hint() {
    let of_seed = |seed: &str| hint(&["--at", "0", "--seed", seed]).succeeds();
    assert_eq!(of_seed("1"), of_seed("1"));
    assert!((0..20).any(|seed| of_seed(&seed.to_string()) != of_seed("1")));
}

#[test]
fn a_hint_is_told_in_words() {
    assert_names(
        &hint(&["--at", "0"]).succeeds(),
        &["random for red, ask 0.", "\"type\":"],
    );
}

#[test]
fn what_cannot_be_hinted_at_is_named() {
    assert_names(hint(&[]).fails(1), &["the match is over", "--at"]);
    assert_names(hint(&["--at", "999"]).fails(2), &["no entry 999"]);
    assert_names(
        hint(&["--at", "0", "--seat", "green"]).fails(2),
        &["no seat \"green\"", "red, blue"],
    );
    assert_names(
        hint(&["--at", "0", "--level", "ney"]).fails(2),
        &["no bot \"ney\"", "there is random"],
    );
    let ran = bicorne(["hint", "drill", "nowhere.jsonl"]);
    assert_names(ran.fails(2), &["nowhere.jsonl", "cannot be read"]);
}

#[test]
fn a_game_without_odds_says_so() {
    assert_names(
        in_a_match("odds", &["--at", "0"]).fails(2),
        &["drill has no odds to tell"],
    );
}

fn numbers(args: &[&str]) -> Ran {
    bicorne([&["odds", "europe-basic"], args].concat())
}

#[test]
fn a_battle_is_reckoned_from_its_numbers() {
    let one = ["attacker=1i", "defender=1i"];
    let told = numbers(&one).succeeds();
    assert_names(
        &told,
        &[
            "1 infantry, against 1 infantry; policy eb-31",
            "45.45 %  the attacker wins",
            "worked out",
        ],
    );
    let told = json(&numbers(&[&one[..], &["--json", "landed"]].concat()).succeeds());
    // Hit on five and six first, then on six.
    let wanted = (2.0 / 3.0 / 6.0) / (1.0 - 2.0 / 3.0 * 5.0 / 6.0);
    assert!(
        (told["attacker_wins"].as_f64().unwrap() - wanted).abs() < 1e-6,
        "{told}"
    );
    let from_the_sea = numbers(&[&one[..], &["landed", "perils=2"]].concat()).succeeds();
    assert_names(
        &from_the_sea,
        &[
            "1 infantry from the sea, lost at 2 or less, against 1 infantry",
            "16.67 %  the attacker wins",
        ],
    );
    let drawn = json(&numbers(&[&one[..], &["--json", "--draws", "500"]].concat()).succeeds());
    assert_eq!(drawn["method"]["battles"], 500);
    assert!(drawn["error"].as_f64().unwrap() > 0.01, "{drawn}");
}

#[test]
fn a_policy_is_a_file() {
    let folder = Folder::new();
    let ours = include_str!("../../bots/src/europe/odds/eb-31.json");
    let named = |text: String| {
        let file = folder.file("policy.json", text);
        let policy = format!("policy=@{}", file.to_str().unwrap());
        numbers(&["attacker=3i1a", "defender=3i", &policy])
    };
    let told = named(ours.replace("\"eb-31\"", "\"mine\"")).succeeds();
    assert_names(&told, &["policy mine"]);
    assert_names(named("{}".to_owned()).fails(1), &["no battle"]);
    let cowards = ours.replace(
        "\"retreat\": \"never\"",
        "\"retreat\": {\"outnumbered\": {\"times\": 1}}",
    );
    let told = named(cowards).succeeds();
    assert_names(&told, &["100.00 %  the attacker wins"]);
}

#[test]
fn what_is_no_battle_by_numbers_is_named() {
    let wrong = |attacker: &str| numbers(&[&format!("attacker={attacker}"), "defender=1i"]);
    assert_names(wrong("8x").fails(2), &["\"8x\" are no pieces", "8i5c3a1l"]);
    assert_names(wrong("0i").fails(1), &["pieces on both sides"]);
    let elsewhere = bicorne(["odds", "drill-basic", "attacker=1i"]);
    assert_names(elsewhere.fails(2), &["\"drill-basic\""]);
}
