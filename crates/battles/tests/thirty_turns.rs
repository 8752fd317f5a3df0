//! Thirty turns of random play, one and several players a side, half of the dice typed: the turns follow each other, and
//! what must hold at any time holds.

use battles::{Battles, Fate, Side, State, Step};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;
use table::begin::{self, Terms};
use table::options::{self, Chosen};
use table::walk::random_action;
use table::{Game as _, Holder, Match, Salt, Seed, TestRng, Viewer};

const TURNS: u8 = 30;

fn begin(rules: u16, scenario: &str, options: Chosen, seed: u64) -> Match<Battles> {
    let chosen = options::choose::<Battles>(scenario, &options).expect("the options go together");
    let seats = Battles::seats(&chosen).len();
    let bot = Holder::Bot { level: String::new() };
    let terms = Terms {
        rules: Some(rules),
        id: format!("thirty {seed}"),
        scenario: scenario.to_owned(),
        options,
        position: None,
        holders: vec![bot; seats],
        salts: vec![Salt::from_text("thirty"); seats],
    };
    begin::begin(terms, Seed::from_text("thirty")).expect("it begins")
}

/// What is so after every answer.
fn judge(state: &State) {
    let position = &state.position;
    for (id, unit) in &position.units {
        assert!(unit.figures <= state.armies.unit(*id).figures);
        assert!(
            !unit.marked || unit.activated,
            "only activated cavalry is marked: {id:?}"
        );
    }
    for die in &position.dice {
        assert!((1..=6).contains(&die.rolled));
        assert!(die.rolled >= 4 || die.fate == Fate::Discarded, "{die:?}");
        assert!(
            die.rolled == die.face || die.passed && die.face + 1 == die.rolled,
            "{die:?}"
        );
    }
    for general in position.generals.values() {
        assert!(general.order.is_none_or(|order| (1..=6).contains(&order.priority)));
    }
    if position.step == Step::Chain {
        assert!(position.dice.is_empty() && position.initiative.is_none());
        assert!(
            position
                .units
                .values()
                .all(|unit| !unit.marked && !unit.activated && !unit.moved)
        );
    }
}

/// Records are rare, or no unit would live to see the last turn; units are put to rout seldom.
fn play(scenario: &str, options: Chosen, seed: u64) {
    for rules in 1..=Battles::RULES {
        play_by(rules, scenario, options.clone(), seed);
    }
}

fn play_by(rules: u16, scenario: &str, options: Chosen, seed: u64) {
    let mut rng = TestRng::seed_from_u64(seed);
    let mut game = begin(rules, scenario, options, seed);
    let (mut turns, mut typed, mut contacts, mut orders) = (0, 0, 0, 0);
    while game.outcome().is_none() {
        let open: Vec<_> = game.play().open().all().cloned().collect();
        let (standing, blocking): (Vec<_>, Vec<_>) = open.into_iter().partition(|open| open.standing);
        let from = if !standing.is_empty() && rng.random_bool(0.02) {
            standing
        } else {
            blocking
        };
        let open = from.choose(&mut rng).expect("somebody has to answer");
        let seat = open.id.seat;
        let view = game.view(Viewer::Seat(seat));
        let leaves = matches!(open.ask, battles::Ask::Rout) && rng.random_bool(0.9);
        if leaves && open.standing {
            continue;
        }
        let action = if leaves {
            battles::Action::Done
        } else {
            random_action::<Battles>(&view, &open.ask, &mut rng).expect("there is something to do")
        };
        let sides = Battles::typed_dice(&view, &open.ask, &action).filter(|_| rng.random_bool(0.5));
        let dice: Option<Vec<u32>> = sides.map(|sides| sides.iter().map(|&n| rng.random_range(1..=n)).collect());
        typed += usize::from(dice.is_some());
        let prepared = game
            .prepare(seat, open.id, &action, dice)
            .expect("what is offered is accepted");
        game.accept(prepared, |_, _| {});
        judge(game.state());
        turns = turns.max(game.state().position.turn);
        contacts += game.state().position.contacts.len();
        orders += game
            .state()
            .armies
            .generals_of(Side::Red)
            .filter(|&id| game.state().general(id).order.is_some())
            .count();
    }
    println!(
        "{scenario} by version {rules}: {} entries, {turns} turns, {typed} typed rolls, {:?}",
        game.entries().len(),
        game.outcome()
    );
    assert_eq!(turns, TURNS, "the armies lived to the last turn");
    assert!(typed > 0 && contacts > 0 && orders > 0);
}

fn chosen(more: serde_json::Value) -> Chosen {
    let mut options = more.as_object().cloned().unwrap_or_default();
    options.insert("turns".to_owned(), TURNS.into());
    options
}

#[test]
fn one_player_a_side() {
    play("grand", chosen(json!({"red_players": "one", "blue_players": "one"})), 1);
}

#[test]
fn several_players_a_side() {
    play("grand", chosen(json!({"alternation": "command"})), 2);
}

#[test]
fn one_against_several() {
    play(
        "own",
        chosen(json!({"red_players": "one", "order": include_str!("battery.toml")})),
        3,
    );
}
