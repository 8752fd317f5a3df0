//! What a recruit of Napoleon in Europe does in positions where it is plain what is good.

use std::collections::BTreeMap;

use bots::europe::Recruit;
use europe::board::{Nation, Region};
use europe::{Action, Ask, Combination, Europe, Options, State, Victory};
use serde_json::{Value, json};
use table::bot::{Bot as _, BotInput, Stop};
use table::play::Play;
use table::{Dice, Game as _, Seat, Seed, Viewer};

const RECRUIT: Seat = Seat(0);

/// France against Britain, and where there are three Austria beside them, in round 2.
fn position(seats: u8, change: Value) -> State {
    let options = Options {
        seats,
        victory: Victory::ShortWar,
        ..Options::named("basic-all-equal").expect("it is a scenario")
    };
    let mut nations = json!({"france": 0, "britain": 1});
    if seats > 2 {
        nations["austria"] = json!(2);
    }
    let mut setup = json!({
        "round": 2, "nations": nations, "phase": {"type": "moving"}, "acted": [0],
        "turn": {"owner": 0, "acting": [0]},
    });
    let fields = change.as_object().expect("it is an object").clone();
    setup.as_object_mut().expect("it is an object").extend(fields);
    let setup = serde_json::from_value(setup).expect("it is a position");
    Europe::place(Europe::RULES, &options, &setup).expect("it can be played")
}

fn answer(state: &State) -> (Ask, Action) {
    let seats = state.open.options.seats;
    let asks = Play::<Europe>::new(state.clone(), seats.into())
        .open()
        .of(RECRUIT)
        .to_vec();
    let input = BotInput {
        seat: RECRUIT,
        view: Europe::view(state, Viewer::Seat(RECRUIT)),
        told: Vec::new(),
        asks: asks.clone(),
    };
    let answer = Recruit::new("judgement").answer(&input, &Stop::new());
    let answer = answer.expect("he answers").expect("with something");
    let open = asks.iter().find(|open| open.id == answer.ask).expect("it is open");
    (open.ask.clone(), answer.action)
}

/// All orders of his movement.
fn movement(mut state: State) -> (Vec<Action>, State) {
    let mut dice = Dice::new(Seed::from_text("judgement").dice_key("judgement", &[]), 1);
    let mut orders = Vec::new();
    loop {
        let (ask, action) = answer(&state);
        if action == Action::Done {
            return (orders, state);
        }
        Europe::apply(&mut state, RECRUIT, &ask, &action, &mut dice, &mut Vec::new());
        orders.push(action);
    }
}

fn goes_to(action: &Action, region: Region) -> bool {
    match action {
        Action::March { to, .. } | Action::Ride { to, .. } | Action::Land { to, .. } => *to == region,
        _ => false,
    }
}

#[test]
fn he_attacks_where_the_odds_are_good() {
    let strong = json!({"infantry": 6, "cavalry": 3, "artillery": 2});
    let attack = |defender: Value| {
        let pieces = json!({"burgundy": {"france": strong}, "switzerland": {"britain": defender}});
        let (orders, _) = movement(position(2, json!({ "pieces": pieces })));
        orders.iter().any(|order| goes_to(order, Region::Switzerland))
    };
    assert!(Region::Burgundy.neighbours().contains(Region::Switzerland));
    assert!(attack(json!({"infantry": 2})));
    assert!(!attack(
        json!({"infantry": 9, "cavalry": 5, "artillery": 4, "leader": 2})
    ));
}

#[test]
fn he_leaves_somebody_in_his_capital() {
    let pieces = json!({"paris": {"france": {"infantry": 5, "cavalry": 2}}});
    let (orders, after) = movement(position(2, json!({ "pieces": pieces })));
    assert!(!orders.is_empty());
    assert!(
        after.open.pieces.of(Region::Paris, Nation::France).infantry >= 1,
        "{orders:?}"
    );
}

#[test]
fn he_keeps_more_in_a_capital_that_is_threatened() {
    let pieces = json!({
        "paris": {"france": {"infantry": 5, "artillery": 1}},
        "picardy": {"britain": {"infantry": 9, "cavalry": 4, "artillery": 3}},
    });
    assert!(Region::Paris.neighbours().contains(Region::Picardy));
    let held = json!({"picardy": "britain"});
    let (orders, after) = movement(position(2, json!({ "pieces": pieces, "held": held })));
    let left = after.open.pieces.of(Region::Paris, Nation::France);
    assert!(left.infantry >= 4 && left.artillery == 1, "{orders:?}");
}

#[test]
fn he_takes_what_nobody_defends() {
    let pieces = json!({"lorraine": {"france": {"infantry": 3}}});
    let (orders, _) = movement(position(2, json!({ "pieces": pieces })));
    let taken = orders
        .iter()
        .filter(|order| matches!(order, Action::March { to, .. } if to.homeland().is_none()));
    assert!(taken.count() >= 2, "{orders:?}");
}

#[test]
fn he_lands_when_there_is_nothing_to_be_had_by_land() {
    // Britain is his, and France the other's.
    let pieces =
        json!({"cornwall": {"britain": {"infantry": 5, "artillery": 1}}, "paris": {"france": {"infantry": 9}}});
    let change = json!({ "nations": {"france": 1, "britain": 0}, "pieces": pieces });
    let (orders, _) = movement(position(2, change));
    let landed = orders.iter().any(
        |order| matches!(order, Action::Land { to, .. } if to.homeland().is_none_or(|home| home != Nation::Britain)),
    );
    assert!(landed, "{orders:?}");
}

/// Britain is his, with all coasts of the minor states, and the French stand on every coast of theirs.
#[test]
fn he_assaults_a_coast_that_few_defend_and_no_other() {
    let coasts = || Region::all().filter(|region| region.anchor());
    let minor = coasts().filter(|region| region.homeland().is_none());
    let french = || coasts().filter(|region| region.homeland() == Some(Nation::France));
    let held: BTreeMap<Region, &str> = minor.map(|region| (region, "britain")).collect();
    let assault = |defender: Value| {
        let mut pieces: BTreeMap<Region, Value> =
            french().map(|region| (region, json!({ "france": defender }))).collect();
        let army = json!({"britain": {"infantry": 6, "cavalry": 2, "artillery": 4, "leader": 1}});
        pieces.insert(Region::Cornwall, army);
        let change = json!({ "nations": {"france": 1, "britain": 0}, "pieces": pieces, "held": held });
        let (orders, _) = movement(position(2, change));
        orders.iter().any(|order| french().any(|coast| goes_to(order, coast)))
    };
    assert!(assault(json!({"infantry": 1})));
    assert!(!assault(
        json!({"infantry": 6, "cavalry": 2, "artillery": 3, "leader": 1})
    ));
}

#[test]
fn he_builds_a_division_of_four_of_a_kind() {
    let hand = json!([
        "austria_cavalry",
        "france_cavalry",
        "russia_cavalry",
        "russia_cavalry",
        "blank"
    ]);
    let change = json!({ "phase": {"type": "producing"}, "hands": {"france": hand} });
    let (_, action) = answer(&position(2, change));
    let division = matches!(
        &action,
        Action::Combine {
            combination: Combination::Division,
            ..
        }
    );
    assert!(division, "{action:?}");
}

#[test]
fn he_waits_for_better_cards_than_two_of_foot() {
    let hand = json!(["austria_infantry", "russia_infantry"]);
    let change = json!({ "phase": {"type": "producing"}, "hands": {"france": hand} });
    assert_eq!(answer(&position(2, change)).1, Action::Done);
}

/// At his turn, allied with a player who has so many regions; it is round 10 of 12.
fn treaty(regions: &[&str]) -> Action {
    let held: serde_json::Map<String, Value> = regions
        .iter()
        .map(|region| ((*region).to_owned(), json!("britain")))
        .collect();
    let change = json!({
        "round": 10, "phase": {"type": "turn"}, "acted": [], "turn": {"owner": 0},
        "alliances": [{"a": 0, "b": 1}], "held": held,
        "proposed": [{"from": 0, "to": 1}, {"from": 0, "to": 2}],
    });
    answer(&position(3, change)).1
}

#[test]
fn he_keeps_a_treaty_and_leaves_whom_he_loses_by() {
    assert_eq!(treaty(&["denmark"]), Action::Begin);
    let many = ["denmark", "norway", "sweden", "holland", "belgium"];
    assert_eq!(treaty(&many), Action::Break { with: Seat(1) });
}

#[test]
fn he_wants_friends_at_a_larger_table_and_none_at_a_small_one() {
    let offered = |seats| {
        let change = json!({
            "phase": {"type": "turn"}, "acted": [], "turn": {"owner": 0},
            "proposals": [{"from": 1, "to": 0}], "proposed": [{"from": 1, "to": 0}],
        });
        answer(&position(seats, change))
    };
    assert_eq!(offered(3), (Ask::Alliance { from: Seat(1) }, Action::Accept));
    assert_eq!(offered(2), (Ask::Alliance { from: Seat(1) }, Action::Decline));
}

#[test]
fn a_hopeless_battle_is_left() {
    let (few, many) = (
        json!({"infantry": 4}),
        json!({"infantry": 20, "cavalry": 9, "artillery": 5}),
    );
    let here = json!({"france": few, "britain": many});
    let change = json!({
        "pieces": {"switzerland": here}, "phase": {"type": "battle"},
        "turn": {"owner": 0, "acting": [0], "entries": [{"into": "switzerland", "from": "burgundy", "by": "france"}]},
        "battle": {
            "region": "switzerland", "attackers": [0], "defenders": [1], "start": here, "turn": 2, "side": "attacker",
            "front": here, "stage": {"type": "arranging", "waiting": [0]},
        },
    });
    let (_, action) = answer(&position(2, change));
    assert_eq!(
        action,
        Action::Line {
            front: Default::default()
        }
    );
}
