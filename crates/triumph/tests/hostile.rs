//! Positions, views and numbers that nobody honest would send: they are refused, or do no harm.

use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Map, Value, json};
use table::{Dice, Game as _, Seat, Seed, TestRng, Viewer, walk};
use triumph::board::Approach;
use triumph::{Action, Options, Setup, State, Triumph, View};

const FRENCH: Seat = Seat(0);
const ALLIED: Seat = Seat(1);

fn options(scenario: &str) -> Options {
    Triumph::options(scenario).expect("there is such a scenario")
}

fn read(options: &Options, position: &Value) -> Result<State, String> {
    let setup: Setup = serde_json::from_value(position.clone()).map_err(|error| error.to_string())?;
    Triumph::place(Triumph::RULES, options, &setup)
}

fn place(position: &Value) -> Result<State, String> {
    read(&options("december-2"), position)
}

fn dice() -> Dice {
    Dice::new(Seed::from_text("hostile").dice_key("hostile", &[]), 0)
}

fn apply(state: &mut State, seat: Seat, action: &Action) -> Vec<triumph::Event> {
    let ask = Triumph::asks(state)
        .into_iter()
        .find(|asked| asked.seat == seat)
        .expect("the seat is asked");
    let view = Triumph::view(state, Viewer::Seat(seat));
    assert_eq!(Triumph::check(&view, &ask.ask, action), Ok(()), "{action:?}");
    let mut events = Vec::new();
    Triumph::apply(state, seat, &ask.ask, action, &mut dice(), &mut events);
    events
}

/// Goes on at random; nothing panics, and every ask has an answer.
fn play(state: &mut State, steps: usize, rng: &mut TestRng) {
    for _ in 0..steps {
        let asks = Triumph::asks(state);
        let Some(asked) = asks.choose_one(rng) else {
            assert!(Triumph::outcome(state).is_some(), "nobody is asked, and it is not over");
            return;
        };
        let view = Triumph::view(state, Viewer::Seat(asked.seat));
        let action = walk::random_action::<Triumph>(&view, &asked.ask, rng).expect("there is an answer");
        assert_eq!(Triumph::check(&view, &asked.ask, &action), Ok(()), "{action:?}");
        Triumph::apply(state, asked.seat, &asked.ask, &action, &mut dice(), &mut Vec::new());
    }
}

trait ChooseOne<T> {
    fn choose_one(&self, rng: &mut TestRng) -> Option<&T>;
}

impl<T> ChooseOne<T> for [T] {
    fn choose_one(&self, rng: &mut TestRng) -> Option<&T> {
        (!self.is_empty()).then(|| &self[rng.random_range(0..self.len())])
    }
}

/// Lannes faces Bagration over the approach 55-66.
fn facing(stage: Value) -> Value {
    json!({
        "turn": { "side": "french" },
        "french": { "units": {
            "0": { "face": "infantry3", "corps": "lannes", "at": "55" },
            "1": { "face": "infantry2", "corps": "lannes", "at": "55" },
            "2": { "face": "cavalry2", "corps": "murat", "at": "64" },
        } },
        "allied": { "units": {
            "0": { "face": "infantry3", "corps": "bagration", "at": "66" },
            "1": { "face": "cavalry2", "corps": "bagration", "at": "66" },
        } },
        "stage": stage,
    })
}

fn attack(step: Value, more: Value) -> Value {
    let mut stage = json!({ "type": "attack", "from": "55-66", "step": step });
    let fields = more.as_object().expect("fields of an attack").clone();
    stage.as_object_mut().expect("it is an object").extend(fields);
    facing(stage)
}

fn step(name: &str) -> Value {
    json!({ "type": name })
}

fn named(leaders: Value) -> Value {
    json!({ "named": [0, 1], "commanders": ["bagration"], "count": 2, "leaders": leaders })
}

fn assault(changed: Value) -> Value {
    let mut assault = json!({
        "order": { "type": "corps", "corps": ["lannes"] },
        "units": [0, 1], "count": 2, "leaders": [0], "initial": 0, "result": 0,
    });
    let fields = changed.as_object().expect("fields of an assault").clone();
    assault.as_object_mut().expect("it is an object").extend(fields);
    assault
}

fn ride(changed: Value) -> Value {
    let mut ride = json!({
        "type": "ride", "units": [2], "corps": "murat", "at": 64, "group": 0, "steps": 1, "main": true, "passed": [64],
    });
    let fields = changed.as_object().expect("fields of a ride").clone();
    ride.as_object_mut().expect("it is an object").extend(fields);
    facing(ride)
}

#[test]
fn honest_stages_are_read() {
    let honest = [
        attack(step("defence"), json!({})),
        attack(step("feint"), json!({ "defence": named(json!([0])) })),
        attack(step("declaration"), json!({ "defence": named(json!([])) })),
        attack(
            step("counter_attack"),
            json!({ "defence": named(json!([0])), "assault": assault(json!({})) }),
        ),
        attack(step("advance"), json!({ "defence": named(json!([])) })),
        ride(json!({})),
    ];
    for position in honest {
        let mut state = place(&position).unwrap_or_else(|error| panic!("{error}: {position}"));
        play(&mut state, 60, &mut TestRng::seed_from_u64(1));
    }
}

#[test]
fn stages_that_could_not_be_are_refused() {
    let combat = |name: &str, changed: Value| {
        attack(
            step(name),
            json!({ "defence": named(json!([0])), "assault": assault(changed) }),
        )
    };
    let hostile = [
        (
            "a Guard Attack without a Guard",
            attack(step("defence"), json!({ "guard": true })),
        ),
        (
            "a leader nobody named",
            attack(step("feint"), json!({ "defence": named(json!([5])) })),
        ),
        ("three leaders", {
            let defence = json!({ "named": [0, 1], "count": 2, "leaders": [0, 1, 2] });
            attack(step("feint"), json!({ "defence": defence }))
        }),
        ("a commander of the other army", {
            let defence = json!({ "named": [0, 1], "commanders": ["lannes"], "count": 2 });
            attack(step("feint"), json!({ "defence": defence }))
        }),
        ("a wrong count", {
            let defence = json!({ "named": [0, 1], "count": 200 });
            attack(step("declaration"), json!({ "defence": defence }))
        }),
        (
            "a result below all numbers",
            combat("counter_attack", json!({ "initial": -128 })),
        ),
        (
            "countless losses",
            combat("lose_attack", json!({ "lost": 255, "due": 3 })),
        ),
        (
            "more to share than there is",
            combat("share_attack", json!({ "due": 20, "leaders": [0, 1] })),
        ),
        (
            "attackers from elsewhere",
            combat("counter_attack", json!({ "units": [0, 2], "leaders": [0] })),
        ),
        ("no order", combat("counter_attack", json!({ "order": null }))),
        ("a refuge among enemies", {
            let mut defence = named(json!([0]));
            defence["refuge"] = json!({ "0": 55, "1": 55 });
            let step = json!({ "type": "kept_in_retreat", "beaten": true });
            attack(step, json!({ "defence": defence, "assault": assault(json!({})) }))
        }),
        ("a price that is paid nowhere", {
            let step = json!({ "type": "retreat_losses", "at": "off", "beaten": false });
            attack(step, json!({ "assault": { "due": 1 } }))
        }),
        ("an entry past the defenders", attack(step("entry"), json!({}))),
        ("nobody advances", attack(step("advance"), json!({}))),
        ("a ride without end", ride(json!({ "steps": 255 }))),
        ("a ride of nobody", ride(json!({ "units": [], "corps": null }))),
        (
            "a ride of infantry",
            ride(json!({ "units": [0, 1], "corps": "lannes", "at": 55 })),
        ),
        ("a ride under another's command", ride(json!({ "corps": "lannes" }))),
        ("a closed approach", {
            let mut position = attack(step("defence"), json!({}));
            position["turn"]["closed"] = json!(["55-66"]);
            position
        }),
        ("an impassable approach", {
            let mut position = attack(step("defence"), json!({}));
            position["stage"]["from"] = json!("92-103");
            position
        }),
        (
            "nothing to do",
            facing(json!({ "type": "set_up", "allied": "nothing", "french": "nothing" })),
        ),
        (
            "units on the map too early",
            facing(json!({ "type": "set_up", "allied": "assign", "french": "assign" })),
        ),
        (
            "corps away from home",
            facing(json!({ "type": "set_up", "allied": "nothing", "french": "detach" })),
        ),
        ("detachments of the Allies", {
            json!({ "turn": { "side": "allied" }, "stage": { "type": "set_up", "allied": "detach", "french": "place" } })
        }),
        ("armies of nobody", {
            json!({ "turn": { "side": "allied" }, "stage": { "type": "set_up", "allied": "assign", "french": "assign" } })
        }),
    ];
    for (what, position) in hostile {
        assert!(place(&position).is_err(), "{what}: {position}");
    }
}

#[test]
fn an_auction_is_over_armies_that_can_be_set_up() {
    let auction = |stage: Value| json!({ "turn": { "side": "allied" }, "stage": stage });
    let hostile = [
        json!({ "type": "auction", "bidder": 0, "bid": 255 }),
        json!({ "type": "auction", "bidder": 7 }),
        json!({ "type": "choose_side", "winner": 2, "bid": 0 }),
        json!({ "type": "choose_side", "winner": 0, "bid": 27 }),
    ];
    for stage in hostile {
        assert!(place(&auction(stage.clone())).is_err(), "{stage}");
    }
    let mut position = auction(json!({ "type": "auction", "bidder": 0 }));
    let mut state = place(&position).expect("the order of battle need not be written down");
    play(&mut state, 80, &mut TestRng::seed_from_u64(2));
    position["french"] = json!({ "units": { "0": { "face": "infantry2", "at": "off" } } });
    assert!(place(&position).is_err());
}

#[test]
fn numbers_that_are_full_stay_full() {
    let mut position = facing(json!({ "type": "command" }));
    position["round"] = json!(10);
    position["turn"]["corps_commands"] = json!(255);
    position["turn"]["independent_commands"] = json!(255);
    for army in ["french", "allied"] {
        position[army]["standing"] = json!({ "morale": 255, "morale_lost": 255, "steps_lost": 255 });
    }
    let corps = json!({ "face": "infantry3", "corps": "bernadotte", "at": "off" });
    position["french"]["units"]["10"] = corps.clone();
    position["french"]["units"]["11"] = corps;
    for seed in 0..30 {
        let mut rng = TestRng::seed_from_u64(seed);
        // With a night to come.
        let mut state = read(&options("december-1"), &position).expect("the position is valid");
        play(&mut state, 300, &mut rng);
    }
}

#[test]
fn views_that_count_beyond_reason_are_read_or_refused() {
    let state = place(&attack(step("feint"), json!({ "defence": named(json!([0])) }))).expect("the position is valid");
    let view = serde_json::to_value(Triumph::view(&state, Viewer::Seat(FRENCH))).expect("a view is JSON");
    assert!(serde_json::from_value::<View>(view.clone()).is_ok());
    for round in [0, 11, 255] {
        let mut view = view.clone();
        view["round"] = json!(round);
        assert!(serde_json::from_value::<View>(view).is_err(), "round {round}");
    }
    let mut many = view.clone();
    let group = json!({ "corps": "bagration", "count": 255 });
    many["stage"]["defenders"] = json!([group, group]);
    let many: View = serde_json::from_value(many).expect("it can be read");
    assert!(serde_json::to_value(many).is_ok());
    let mut auction = view;
    auction["stage"] = json!({ "type": "auction", "bidder": 0, "bid": 255 });
    let auction: View = serde_json::from_value(auction).expect("it can be read");
    let choices = Triumph::choices(&auction, &triumph::Ask::Bid, &[]);
    assert!(matches!(choices, table::Choices::Next(picks) if picks.len() == 1));
}

/// Positions of real matches, each with something of its stage or turn changed: what is read can be played on.
#[test]
fn spoilt_positions_are_refused_or_can_be_played_on() {
    let mut read_anyway = 0;
    for seed in 0..12 {
        let mut rng = TestRng::seed_from_u64(seed);
        let options = options(["december-2", "december-1"][seed as usize % 2]);
        let mut state = Triumph::start(Triumph::RULES, &options, &mut dice());
        for _ in 0..120 {
            play(&mut state, 3, &mut rng);
            let position = serde_json::to_value(Triumph::setup(&state)).expect("a position is JSON");
            for _ in 0..3 {
                let mut spoilt = position.clone();
                let part = ["stage", "stage", "turn"]
                    .choose_one(&mut rng)
                    .expect("there are parts");
                spoil(&mut spoilt[*part], &mut rng);
                if let Ok(mut state) = read(&options, &spoilt) {
                    read_anyway += 1;
                    play(&mut state, 12, &mut rng);
                }
            }
        }
    }
    assert!(read_anyway > 100, "only {read_anyway} were read");
}

/// Changes one value somewhere inside.
fn spoil(value: &mut Value, rng: &mut TestRng) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let place = rng.random_range(0..map.len());
            if let Some(inner) = map.values_mut().nth(place) {
                spoil(inner, rng);
            }
        }
        Value::Array(list) if !list.is_empty() && rng.random_bool(0.7) => {
            let place = rng.random_range(0..list.len());
            spoil(&mut list[place], rng);
        }
        Value::Array(list) => list.push(json!(rng.random_range(0..44))),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(_) => {
            let numbers = [-128, -1, 0, 1, 2, 3, 8, 20, 43, 127, 255];
            *value = json!(numbers.choose_one(rng));
        }
        Value::String(text) => {
            let words = [
                "french",
                "allied",
                "feint",
                "defence",
                "declaration",
                "counter_attack",
                "share_attack",
                "lose_attack",
                "share_defence",
                "share_counter",
                "lose_defence",
                "kept_in_defeat",
                "advance",
                "entry",
                "off",
                "66",
                "place",
                "detach",
                "fix",
                "nothing",
                "assign",
            ];
            if let Some(word) = words.choose_one(rng) {
                *text = (*word).to_owned();
            }
        }
        _ => *value = json!(0),
    }
}

/// Two corps of one unit each are lost at once: which commander is named first must not follow the numbers of the units.
#[test]
fn lost_commanders_are_named_in_an_open_order() {
    let told = |first: &str, second: &str| {
        let from: Approach = "55-66".parse().expect("there is such an approach");
        let mut french = Map::new();
        for (unit, side) in from.far().approaches().iter().enumerate() {
            let sheet = json!({ "face": "infantry2", "at": side.far().to_string() });
            french.insert(unit.to_string(), sheet);
        }
        let position = json!({
            "turn": { "side": "french" },
            "french": { "units": french },
            "allied": { "units": {
                "0": { "face": "cavalry2", "corps": first, "at": "66" },
                "1": { "face": "cavalry2", "corps": second, "at": "66" },
            } },
        });
        let mut state = place(&position).expect("the position is valid");
        let threat = Action::Threaten {
            approach: from,
            guard: None,
        };
        apply(&mut state, FRENCH, &threat);
        let events = apply(&mut state, ALLIED, &Action::Retreat);
        let told = events
            .iter()
            .filter_map(|event| Triumph::tell(&state, event, Viewer::Observer));
        told.collect::<Vec<_>>()
    };
    assert_eq!(told("bagration", "langeron"), told("langeron", "bagration"));
}
