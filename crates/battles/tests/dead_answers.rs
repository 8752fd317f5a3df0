//! How many answers a turn takes in which nobody does anything: who says so once is asked no more in it.

use battles::{Action, Ask, Battles, State};
use serde_json::json;
use table::begin::{self, Terms};
use table::options::{self, Chosen};
use table::{Game as _, Holder, Match, Salt, Seed};

fn begin(rules: u16, scenario: &str, options: Chosen, seed: u64) -> Match<Battles> {
    let chosen = options::choose::<Battles>(scenario, &options).expect("the options go together");
    let seats = Battles::seats(&chosen).len();
    let terms = Terms {
        rules: Some(rules),
        id: format!("dead answers {seed}"),
        scenario: scenario.to_owned(),
        options,
        position: None,
        holders: vec![Holder::Bot { level: String::new() }; seats],
        salts: vec![Salt::from_text("dead"); seats],
    };
    begin::begin(terms, Seed::from_text(&format!("dead {seed}"))).expect("it begins")
}

/// What somebody answers who wants nothing but the next turn.
fn nothing(ask: &Ask, state: &State) -> Action {
    match ask {
        Ask::Roll { .. } | Ask::OwnDice { .. } => Action::Roll,
        Ask::Chain => Action::Chain { changes: Vec::new() },
        Ask::Arrive => Action::Arrive {
            units: Default::default(),
        },
        _ if state.rules.since(2) => Action::Rest,
        _ => Action::Done,
    }
}

/// The answers of each turn but the first and the last.
fn answers(rules: u16, scenario: &str, seed: u64) -> Vec<usize> {
    let options = json!({"turns": 6}).as_object().cloned().expect("a table of options");
    let mut game = begin(rules, scenario, options, seed);
    let mut turns = [0; 6];
    while game.state().position.turn < 6 {
        let blocking = game.play().open().all().find(|open| !open.standing).cloned();
        let open = blocking.expect("somebody has to answer");
        let action = nothing(&open.ask, game.state());
        turns[usize::from(game.state().position.turn) - 1] += 1;
        let prepared = game.prepare(open.id.seat, open.id, &action, None);
        game.accept(prepared.expect("nothing is what anybody may do"), |_, _| {});
    }
    turns[1..5].to_vec()
}

fn most(rules: u16, scenario: &str) -> usize {
    let counts = (0..20).flat_map(|seed| answers(rules, scenario, seed));
    counts.max().unwrap_or(0)
}

#[test]
fn a_quiet_turn_of_two_players_takes_four_answers() {
    assert!(most(2, "learning") <= 4);
    assert!(most(1, "learning") >= 13, "the first version asks as it did");
}

#[test]
fn a_quiet_turn_of_the_grand_battle_takes_ten_answers() {
    assert!(most(2, "grand") <= 10);
    assert!(most(1, "grand") >= 36, "the first version asks as it did");
}
