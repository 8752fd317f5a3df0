//! Chances of attacks that can be reckoned by hand.

use bots::triumph::{Memory, Odds, odds};
use serde_json::{Value, json};
use table::bot::BotInput;
use table::{Game as _, Seat, Viewer};
use triumph::board::Side;
use triumph::{Setup, State, Triumph};

const FRENCH: Seat = Seat(0);
const ALLIED: Seat = Seat(1);
const DRAWS: u32 = 1_000;

/// Lannes with one unit attacks Bagration, who blocks the approach with one that does not lead.
fn attack(attacker: Value, defender: Value, step: &str) -> State {
    let mut defender = defender;
    defender["corps"] = json!("bagration");
    defender["at"] = json!("66-55");
    defender["stood"] = json!("66-55");
    let mut attacker = attacker;
    attacker["corps"] = json!("lannes");
    attacker["at"] = json!("55");
    let position = json!({
        "turn": { "side": "french" },
        "french": { "units": { "0": attacker } },
        "allied": { "units": { "0": defender }, "stood": { "bagration": "66-55" } },
        "stage": {
            "type": "attack",
            "from": "55-66",
            "step": { "type": step },
            "defence": { "blocked": true, "named": [0], "commanders": ["bagration"], "count": 1 },
        },
    });
    let setup: Setup = serde_json::from_value(position).expect("it is a position");
    let options = Triumph::options("december-2").expect("there is such a day");
    Triumph::place(Triumph::RULES, &options, &setup).expect("it is valid")
}

fn odds_for(state: &State, seat: Seat) -> Option<Odds> {
    let input = BotInput {
        seat,
        view: Triumph::view(state, Viewer::Seat(seat)),
        told: Vec::new(),
        asks: Vec::new(),
    };
    let mut memory = Memory::default();
    memory.hear(&input.told, &input.view);
    odds(&input, &memory, DRAWS, "odds")
}

fn near(share: f64, expected: f64) -> bool {
    // Five times the deviation of so many draws.
    (share - expected).abs() < 5.0 * (0.25 / f64::from(DRAWS)).sqrt()
}

#[test]
fn who_knows_all_knows_the_end() {
    // Three less one for the blocked approach is two; a two that counter-attacks as a one leaves one.
    let weak = attack(
        json!({ "face": "infantry3" }),
        json!({ "face": "infantry2", "seen": true }),
        "declaration",
    );
    let odds = odds_for(&weak, FRENCH).expect("the attack is open");
    assert_eq!(odds.won, 1.0, "{odds:?}");
    // Two less one is one; a three that counter-attacks as a two leaves less than nothing.
    let strong = attack(
        json!({ "face": "infantry2" }),
        json!({ "face": "infantry3", "seen": true }),
        "declaration",
    );
    let odds = odds_for(&strong, FRENCH).expect("the attack is open");
    assert_eq!(odds.repelled, 1.0, "{odds:?}");
    assert_eq!(odds.of(Side::Allied, Side::French), 1.0);
}

#[test]
fn an_unknown_unit_is_as_strong_as_the_order_of_battle_has_it() {
    // One is left of the attack: it is turned by whoever has a step left after paying one, foot or horse. Of the 44 units
    // of the Allies 35 do, and not the 4 batteries, the 3 weak cavalry and the 2 weak infantry.
    let state = attack(
        json!({ "face": "infantry2" }),
        json!({ "face": "infantry1" }),
        "declaration",
    );
    let odds = odds_for(&state, FRENCH).expect("the attack is open");
    assert!(near(odds.repelled, 35.0 / 44.0), "{odds:?}");
    assert!(near(odds.won, 9.0 / 44.0), "{odds:?}");
    assert_eq!(odds.retreat + odds.feint, 0.0, "{odds:?}");
}

#[test]
fn the_shares_make_one_and_the_same_seed_gives_the_same() {
    for step in ["feint", "declaration"] {
        let state = attack(json!({ "face": "infantry3" }), json!({ "face": "infantry2" }), step);
        for seat in [FRENCH, ALLIED] {
            let odds = odds_for(&state, seat).expect("the attack is open");
            assert_eq!(Some(odds), odds_for(&state, seat));
            let all = odds.retreat + odds.won + odds.repelled + odds.feint;
            assert!((all - 1.0).abs() < 1e-9, "{odds:?}");
        }
    }
}

#[test]
fn there_are_no_odds_without_an_attack() {
    let options = Triumph::options("december-2").expect("there is such a day");
    let dice = &mut table::Dice::new(table::Seed::from_text("odds").dice_key("odds", &[]), 1);
    let state = Triumph::start(Triumph::RULES, &options, dice);
    assert_eq!(odds_for(&state, FRENCH), None);
}
