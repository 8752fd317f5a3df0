//! What wordings are tested on: every kind of thing that a game says, from real play.

use std::collections::BTreeSet;

use crate::common::bicorne;
use serde_json::Value;

fn samples(seed: &str) -> Value {
    let printed = bicorne(["samples", "drill", "--games", "100", "--seed", seed]).succeeds();
    serde_json::from_str(&printed).expect("JSON")
}

fn kinds<'a>(values: impl Iterator<Item = &'a Value>) -> BTreeSet<&'a str> {
    values.map(|value| value["type"].as_str().expect("a kind")).collect()
}

#[test]
fn every_kind_is_among_the_samples() {
    let samples = samples("1");
    let list = |name: &str| samples[name].as_array().expect("a list").iter();
    let refusals = list("refusals").map(|refusal| {
        let refused = &refusal["refused"];
        refused.get("refusal").unwrap_or(refused)
    });
    for (name, met) in [
        ("told", kinds(list("told").map(|told| &told["value"]))),
        ("asks", kinds(list("asks"))),
        ("picks", kinds(list("picks"))),
        ("actions", kinds(list("actions"))),
        ("refusals", kinds(refusals)),
    ] {
        let all = samples["kinds"][name].as_array().expect("a list");
        let all: BTreeSet<_> = all.iter().filter_map(Value::as_str).collect();
        assert!(all.len() > 4, "{name}: {all:?}");
        assert_eq!(met, all, "{name}");
    }
    let ends: BTreeSet<_> = list("outcomes").filter_map(|outcome| outcome["how"].as_str()).collect();
    let all = ["abandoned", "agreed", "closed", "draw", "points", "resigned"];
    assert_eq!(ends, BTreeSet::from(all));
}

#[test]
fn no_sample_is_there_twice() {
    let samples = samples("2");
    for name in ["told", "asks", "picks", "actions", "refusals", "outcomes"] {
        let list = samples[name].as_array().expect("a list");
        let different: BTreeSet<String> = list.iter().map(Value::to_string).collect();
        assert_eq!(list.len(), different.len(), "{name}");
    }
}

#[test]
fn the_same_seed_gives_the_same_samples() {
    assert_eq!(samples("3"), samples("3"));
    assert_ne!(samples("3"), samples("4"));
}

#[test]
fn what_is_said_in_a_case_is_sampled_too() {
    let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/../triumph/cases/losses.toml");
    let sampled = |cases: &[&str]| {
        let args = ["samples", "triumph", "--games", "1", "--seed", "1"];
        let printed = bicorne(args.iter().chain(cases)).succeeds();
        let samples: Value = serde_json::from_str(&printed).expect("JSON");
        let asks = samples["asks"].as_array().expect("a list").iter();
        kinds(asks).contains("share")
    };
    assert!(!sampled(&[]));
    assert!(sampled(&["--cases", cases]));
}
