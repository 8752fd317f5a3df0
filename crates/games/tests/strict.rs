//! No game takes an action or a pick with a word too many in it, however deep, nor a number for a word.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};
use table::any::{AnyGame, AnyMatch};
use table::begin::Terms;
use table::case::{Case, CaseFile};
use table::options::Chosen;
use table::samples::{Samples, samples};
use table::{AskId, Holder, Salt, Seat, Seed};

/// Cases that samples are taken from, of each game: all of them would take minutes.
const CASES: usize = 60;
/// Samples tried of each kind.
const OF_A_KIND: usize = 3;
const ASK: AskId = AskId {
    seat: Seat(0),
    number: 1,
};

fn cases(game: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(game)
        .join("cases");
    let mut cases = Vec::new();
    for file in folder.read_dir().expect("a game has cases") {
        let path = file.expect("it can be listed").path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let text = std::fs::read_to_string(&path).expect("a case is text");
            cases.extend(CaseFile::parse(&text).expect("a test reads every case").case);
        }
    }
    let every = cases.len().div_ceil(CASES);
    cases.into_iter().step_by(every).collect()
}

fn begun(game: &dyn AnyGame) -> Box<dyn AnyMatch> {
    let scenario = game.scenarios().first().expect("there is one").name.to_owned();
    let options = Chosen::new();
    let seats = game.seats(&scenario, &options).expect("the defaults go together").len();
    let terms = Terms {
        id: "strict".to_owned(),
        rules: None,
        scenario,
        options,
        position: None,
        holders: vec![
            Holder::Bot {
                level: "random".to_owned()
            };
            seats
        ],
        salts: vec![Salt::from_text("strict"); seats],
    };
    game.begin(terms, Seed::from_text("strict")).expect("it begins")
}

fn few_of_each_kind(values: &[Value]) -> Vec<&Value> {
    let mut counts = BTreeMap::new();
    let few = |value: &&Value| {
        let count = counts.entry(value["type"].to_string()).or_insert(0);
        *count += 1;
        *count <= OF_A_KIND
    };
    values.iter().filter(few).collect()
}

/// The pointers to all tables in a value.
fn tables(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.push(path.to_owned());
            for (key, value) in fields {
                tables(value, &format!("{path}/{key}"), found);
            }
        }
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                tables(value, &format!("{path}/{index}"), found);
            }
        }
        _ => {}
    }
}

/// The value spoilt in every place, a place at a time.
fn spoilt(value: &Value) -> Vec<Value> {
    let mut places = Vec::new();
    tables(value, "", &mut places);
    let mut all = Vec::new();
    for place in places {
        let mut spoil = |key: &str, word: Value| {
            let mut copy = value.clone();
            copy.pointer_mut(&place).expect("it was found")[key] = word;
            all.push(copy);
        };
        spoil("marengo", json!(1));
        spoil("marengo", json!(null));
        if value.pointer(&place).expect("it was found").get("type").is_some() {
            spoil("type", json!(0));
        }
    }
    all
}

#[test]
fn a_word_too_many_is_refused_in_every_action_and_pick_of_every_game() {
    for game in ["drill", "triumph", "battles", "europe"] {
        let registry = games::registry();
        let game = registry.find(game).expect("there is such a game").as_ref();
        let Samples { actions, picks, .. } = samples(game, &cases(game.name()), 0, "strict").expect("cases play");
        let played = begun(game);
        let unreadable = |action: &Value| {
            played
                .check(ASK.seat, ASK, action)
                .is_err_and(|refused| refused.rule == "M7")
        };
        let actions = few_of_each_kind(&actions);
        assert!(actions.len() > 5, "{}: {} samples", game.name(), actions.len());
        for action in actions {
            assert!(!unreadable(action), "{action} is an action of {}", game.name());
            for spoilt in spoilt(action) {
                assert!(unreadable(&spoilt), "{} takes {spoilt}", game.name());
            }
        }
        let unreadable = |pick: &Value| {
            let answer = played.choices(ASK.seat, ASK, std::slice::from_ref(pick));
            answer.is_err_and(|refused| refused.rule == "M7")
        };
        for pick in few_of_each_kind(&picks) {
            assert!(!unreadable(pick), "{pick} is a pick of {}", game.name());
            for spoilt in spoilt(pick) {
                assert!(unreadable(&spoilt), "{} takes {spoilt}", game.name());
            }
        }
    }
}
