//! `bicorne bot`

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use crate::common::journal::{Journal, rich, saved};
use crate::common::{Ran, assert_names, bicorne, bicorne_fed, bicorne_unheard, json, program};
use drill::Drill;
use serde_json::{Value, json};
use table::any::{AnyGame as _, AnyMatch, Of};
use table::file::JournalFile;
use table::{AskId, Reading, Seat};

fn bot(input: &str) -> Ran {
    bicorne_fed(["bot", "drill", "random"], input.as_bytes())
}

fn bot_seeded(seed: &str, input: &str) -> String {
    bicorne_fed(["bot", "drill", "random", "--seed", seed], input.as_bytes()).succeeds()
}

/// A moment of a match in which a seat answered, and the entry that its answer became.
struct Moment {
    game: Box<dyn AnyMatch>,
    seat: Seat,
    entry: Value,
}

impl Moment {
    fn input(&self) -> String {
        self.game.bot_input(self.seat, Vec::new()).to_string() + "\n"
    }

    /// Whether the line is an answer that the match would take.
    #[track_caller]
    fn assert_legal(&self, line: &str) {
        let answer = json(line);
        let ask: AskId = answer["ask"].as_str().unwrap().parse().unwrap();
        let checked = self.game.check(self.seat, ask, &answer["action"]);
        assert!(checked.is_ok(), "{line}: {}", checked.unwrap_err());
        assert_eq!(answer.as_object().unwrap().len(), 2, "{line}");
    }
}

fn moments(journal: &Journal) -> Vec<Moment> {
    let file = JournalFile::parse(&journal.text()).unwrap();
    let before = |n: u32| {
        let loaded = Of::<Drill>::game().load(&file, Reading::Load, Some(n - 1));
        loaded.unwrap_or_else(|error| panic!("{error}"))
    };
    let acts = (1..)
        .zip(&journal.entries)
        .filter(|(_, entry)| entry.get("seat").is_some());
    acts.map(|(n, entry)| Moment {
        game: before(n),
        seat: serde_json::from_value(entry["seat"].clone()).unwrap(),
        entry: Value::clone(entry),
    })
    .collect()
}

fn ten_moments() -> Vec<Moment> {
    let mut moments = moments(&saved(1, "ten", &[])[0]);
    assert!(moments.len() > 10);
    moments.truncate(10);
    moments
}

fn inputs(moments: &[Moment]) -> String {
    moments.iter().map(Moment::input).collect()
}

/// Written by hand, as somebody would who has only read the help.
const INPUT: &str = r#"{"seat":0,"view":{"me":0,"round":1,"rounds":4,"phase":{"type":"bidding"},"companies":{"0":{"cards":2,"score":0,"secret":{"hand":[2,5],"offered":false,"offers_from":[]}},"1":{"cards":5,"score":0}},"field":{},"deck":20,"discard":[]},"told":[],"asks":[{"id":"0.1","standing":false,"ask":{"type":"bid"}}]}"#;

#[test]
fn a_line_in_a_legal_answer_out() {
    let said = bot(&format!("{INPUT}\n")).succeeds();
    assert_eq!(said.lines().count(), 1, "{said}");
    let answer = json(&said);
    assert_eq!(answer["ask"], "0.1");
    assert_eq!(answer["action"]["type"], "bid");
    let cards = &answer["action"]["cards"];
    let legal = [json!([2]), json!([5]), json!([2, 5])];
    assert!(legal.contains(cards), "{cards}");
}

#[test]
fn what_replay_shows_can_be_fed_to_a_bot() {
    let said = saved(1, "fed", &[])[0]
        .replay(&["--at", "0", "--seat", "blue"])
        .succeeds();
    let view = json(&said[said.find("\n{").expect("the board is shown")..]);
    let hand = view["companies"]["1"]["secret"]["hand"].as_array().unwrap().clone();
    let asks = json!([{"id": "1.1", "standing": false, "ask": {"type": "bid"}}]);
    let input = json!({"seat": 1, "view": view, "asks": asks});
    let answer = json(&bot(&input.to_string()).succeeds());
    assert_eq!(answer["ask"], "1.1");
    let bid = answer["action"]["cards"].as_array().unwrap();
    assert!(
        !bid.is_empty() && bid.iter().all(|card| hand.contains(card)),
        "{answer}"
    );
}

#[test]
fn ten_inputs_ten_legal_answers() {
    let moments = ten_moments();
    for seed in ["1", "2", "3"] {
        let said = bot_seeded(seed, &inputs(&moments));
        assert_eq!(said.lines().count(), 10, "{said}");
        for (moment, line) in moments.iter().zip(said.lines()) {
            moment.assert_legal(line);
        }
    }
}

#[test]
fn a_bot_at_the_end_of_a_pipe_plays_as_it_did_in_the_match() {
    let journal = rich();
    let moments = moments(&journal);
    let id = journal.header["id"].as_str().unwrap();
    for seat in [Seat(0), Seat(1)] {
        let of_seat: Vec<_> = moments.iter().filter(|moment| moment.seat == seat).collect();
        let inputs: String = of_seat.iter().map(|moment| moment.input()).collect();
        // In a simulation a bot is seeded with the name of its match and its seat.
        let said = bot_seeded(&format!("{id} {seat}"), &inputs);
        assert_eq!(said.lines().count(), of_seat.len());
        for (moment, line) in of_seat.iter().zip(said.lines()) {
            let deed = &moment.entry["deed"];
            assert_eq!(json(line), json!({"ask": deed["ask"], "action": deed["action"]}));
        }
    }
}

#[test]
fn the_same_seed_and_input_give_the_same_bytes() {
    let inputs = inputs(&ten_moments());
    let first = bot_seeded("same", &inputs);
    assert_eq!(bot_seeded("same", &inputs), first);
    assert_ne!(bot_seeded("another", &inputs), first);
}

#[test]
fn the_seed_is_1_unless_said_otherwise() {
    let inputs = inputs(&ten_moments());
    assert_eq!(bot(&inputs).succeeds(), bot_seeded("1", &inputs));
}

#[test]
fn an_answer_does_not_hang_on_the_inputs_before() {
    let moments = ten_moments();
    let said = bot_seeded("crash", &inputs(&moments));
    for (moment, line) in moments.iter().zip(said.lines()) {
        assert_eq!(bot_seeded("crash", &moment.input()).trim_end(), line);
    }
}

#[test]
fn each_answer_comes_before_the_next_input() {
    let mut child = program()
        .args(["bot", "drill", "random"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for moment in ten_moments() {
        stdin.write_all(moment.input().as_bytes()).unwrap();
        moment.assert_legal(&answers.next().expect("an answer").unwrap());
    }
    drop(stdin);
    assert!(answers.next().is_none());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_bot_that_is_asked_nothing_says_nothing() {
    let mut input = json(INPUT);
    input["asks"] = json!([]);
    assert_eq!(bot(&input.to_string()).succeeds(), "null\n");
}

#[test]
fn a_standing_ask_may_be_let_be() {
    let mut input = json(INPUT);
    let offer = |number: u32| json!([{"id": format!("0.{number}"), "standing": true, "ask": {"type": "offer"}}]);
    let inputs = (1..=40).map(|number| {
        input["asks"] = offer(number);
        format!("{input}\n")
    });
    let said = bot(&inputs.collect::<String>()).succeeds();
    let (silent, answered): (Vec<&str>, Vec<&str>) = said.lines().partition(|line| *line == "null");
    assert_eq!(silent.len() + answered.len(), 40);
    assert!(!silent.is_empty() && !answered.is_empty(), "{said}");
    assert!(
        answered.iter().all(|line| json(line)["action"]["type"] == "offer"),
        "{said}"
    );
}

#[test]
fn no_input_no_answer() {
    for input in ["", "\n", "\n  \n\r\n"] {
        assert_eq!(bot(input).succeeds(), "", "{input:?}");
    }
}

#[test]
fn the_last_line_needs_no_end() {
    assert_eq!(bot(INPUT).succeeds(), bot(&format!("{INPUT}\r\n")).succeeds());
}

#[test]
fn garbage_is_named_by_its_line() {
    for garbage in [
        "garbage",
        "{",
        "{}",
        "null",
        "7",
        "[]",
        "\u{0}",
        &"[".repeat(200_000),
        &INPUT.replace("\"seat\":0", "\"seat\":256"),
        &INPUT.replace("\"seat\":0", "\"seat\":0,\"secret\":1"),
        &INPUT.replace("[2,5]", "[2,7]"),
        &INPUT.replace("0.1", "one"),
        &INPUT.replace("\"type\":\"bid\"", "\"type\":\"march\""),
        &INPUT[..INPUT.len() - 1],
    ] {
        let ran = bot(&format!("{garbage}\n"));
        assert_names(ran.fails(2), &["line 1 is no input for a bot"]);
        assert_eq!(ran.stdout, "");
    }
}

#[test]
fn what_came_before_garbage_is_answered() {
    // Blank lines are passed over, and counted.
    let ran = bot(&format!("{INPUT}\n\n{INPUT}\ngarbage\n{INPUT}\n"));
    assert_names(ran.fails(2), &["line 4 is no input for a bot"]);
    assert_eq!(ran.stdout.lines().count(), 2, "{}", ran.stdout);
}

#[test]
fn a_line_that_is_no_text_is_named() {
    let input = [INPUT.as_bytes(), b"\n\xff\xfe\n"].concat();
    let ran = bicorne_fed(["bot", "drill", "random"], &input);
    assert_names(ran.fails(2), &["line 2 is no input for a bot"]);
    assert_eq!(ran.stdout.lines().count(), 1);
}

/// Well-formed, but no seat was ever asked so: there is no legal answer.
#[test]
fn an_ask_without_an_answer_is_named_by_its_line() {
    let with = |change: fn(&mut Value)| {
        let mut input = json(INPUT);
        change(&mut input);
        input.to_string()
    };
    let full = with(|input| {
        let man = json!({"company": 1, "times": 1});
        let field: serde_json::Map<_, _> = (1..=6).map(|square| (square.to_string(), man.clone())).collect();
        input["view"]["field"] = json!(field);
        input["asks"] = json!([{"id": "0.1", "standing": false, "ask": {"type": "post"}}]);
    });
    let empty_handed = with(|input| {
        input["view"]["companies"]["0"]["secret"]["hand"] = json!([]);
        input["asks"] = json!([{"id": "0.1", "standing": false, "ask": {"type": "offer"}}]);
    });
    let alone = with(|input| {
        input["view"]["companies"] = json!({});
        input["asks"] = json!([{"id": "0.1", "standing": false, "ask": {"type": "offer"}}]);
    });
    for input in [full, empty_handed, alone] {
        let ran = bot(&format!("{INPUT}\n{input}\n"));
        assert_names(ran.fails(2), &["line 2 is no input for a bot"]);
    }
}

#[test]
fn an_unknown_bot_or_game_is_named() {
    let ran = bicorne(["bot", "drill", "ney"]);
    assert_names(ran.fails(2), &["no bot \"ney\"", "drill", "there is random"]);
    let ran = bicorne(["bot", "whist", "random"]);
    assert_names(ran.fails(2), &["no game \"whist\"", "there is drill"]);
}

#[test]
fn a_bot_that_nobody_hears_ends_quietly() {
    let ran = bicorne_unheard(["bot", "drill", "random"], format!("{INPUT}\n{INPUT}\n").as_bytes());
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
}
