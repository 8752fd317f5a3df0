//! That the other truths which the battery compares do differ, and look the same, in every kind of stage that hides
//! something: chance alone comes to some of them too seldom.

use std::collections::BTreeMap;

use crate::fight::fight;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::json;
use table::{Dice, Fog as _, Game as _, Seat, Seed, TestRng, Viewer, walk};
use triumph::board::Side;
use triumph::{Action, Ask, AttackStep, Event, Face, Options, Setup, Stage, State, Told, Triumph, Unit};

fn options(changed: &[(&str, serde_json::Value)]) -> Options {
    let options = Triumph::options("december-2").expect("there is such a scenario");
    let mut json = serde_json::to_value(options).expect("options are JSON");
    changed.iter().for_each(|(key, value)| json[*key] = value.clone());
    serde_json::from_value(json).expect("these are options")
}

/// Two forces that can do everything to each other, and cavalry on the main road.
fn battle(options: &Options) -> State {
    let position: Setup = serde_json::from_value(json!({
        "round": 6,
        "turn": { "side": "french" },
        "french": { "units": {
            "0": { "face": "infantry3", "corps": "lannes", "at": "55" },
            "1": { "face": "infantry2", "corps": "lannes", "at": "55" },
            "2": { "face": "artillery1", "corps": "lannes", "at": "55" },
            "3": { "face": "cavalry2", "corps": "murat", "at": "64" },
            "4": { "face": "cavalry3", "corps": "murat", "at": "64" },
            "5": { "face": "cavalry1", "corps": "bessieres", "at": "53" },
            "6": { "face": "guard3", "corps": "bessieres", "at": "53" },
        } },
        "allied": { "units": {
            "0": { "face": "infantry3", "corps": "bagration", "at": "66" },
            "1": { "face": "infantry2", "corps": "bagration", "at": "66" },
            "2": { "face": "cavalry2", "corps": "bagration", "at": "66" },
            "3": { "face": "infantry1", "at": "67" },
            "4": { "face": "cavalry3", "at": "67" },
            "5": { "face": "guard3", "corps": "constantine", "at": "87" },
            "6": { "face": "infantry2", "corps": "constantine", "at": "87" },
        } },
    }))
    .expect("it is a position");
    Triumph::place(Triumph::RULES, options, &position).expect("the position is valid")
}

fn stage(state: &State) -> String {
    match &state.stage {
        Stage::Attack(attack) => {
            let step = serde_json::to_value(attack.step).expect("a step is JSON");
            let ride = if attack.ride.is_some() { "ride " } else { "" };
            format!("{ride}{}", step["type"].as_str().unwrap_or_default())
        }
        Stage::SetUp(_) => "set_up".to_owned(),
        Stage::Ride(_) => "ride".to_owned(),
        _ => "other".to_owned(),
    }
}

/// Other sealed leaders and other riders: what a shuffle of faces alone leaves as it is.
fn differences(state: &State, other: &State) -> Vec<&'static str> {
    let mut found = Vec::new();
    if let (Stage::Attack(here), Stage::Attack(there)) = (&state.stage, &other.stage)
        && here.step == AttackStep::Feint
        && here.defence.leaders.len() != there.defence.leaders.len()
    {
        found.push("sealed leaders");
    }
    for side in Side::ALL {
        let (here, there) = (state.army(side), other.army(side));
        if let Stage::Ride(ride) = &state.stage
            && ride.units.into_iter().any(|unit| here.face(unit) != there.face(unit))
        {
            found.push("riders");
        }
    }
    found
}

/// What a step tells the viewer, and of that what may show him something new.
fn step(state: &mut State, seat: Seat, ask: &Ask, action: &Action, viewer: Viewer) -> (Vec<Told>, Vec<Told>) {
    let mut dice = Dice::new(Seed::from_text("fog").dice_key("fog", &[]), 0);
    let mut events = Vec::new();
    Triumph::apply(state, seat, ask, action, &mut dice, &mut events);
    let told = |event: &Event| Triumph::tell(state, event, viewer);
    let showing = events.iter().filter(|event| Triumph::shows(state, event, viewer));
    (
        events.iter().filter_map(told).collect(),
        showing.filter_map(told).collect(),
    )
}

/// Once these differ the same answer says another thing in each.
fn seen(state: &State) -> Vec<(Unit, Option<Face>)> {
    let all = state.armies.iter();
    all.flat_map(|army| army.seen.into_iter().map(|unit| (unit, army.face(unit))))
        .collect()
}

/// Plays both truths on until the viewer may tell them apart; how many steps that took.
fn play_on(mut here: State, mut there: State, viewer: Viewer, rng: &mut TestRng) -> usize {
    const STEPS: usize = 8;
    for number in 0..STEPS {
        let asks = Triumph::asks(&here);
        if asks.is_empty() {
            return number;
        }
        let asked = &asks[rng.random_range(0..asks.len())];
        let view = Triumph::view(&here, Viewer::Seat(asked.seat));
        let action = walk::random_action::<Triumph>(&view, &asked.ask, rng).expect("there is an answer");
        let same = Triumph::asks(&there)
            .into_iter()
            .find(|other| other.seat == asked.seat && other.ask == asked.ask);
        let Some(other) = same else {
            return number;
        };
        let mirrored = if viewer == Viewer::Seat(asked.seat) {
            Some(action.clone())
        } else {
            Triumph::mirror(&there, viewer, asked.seat, &other.ask, &action, rng)
        };
        let Some(mirrored) = mirrored else {
            return number;
        };
        let (told, shown) = step(&mut here, asked.seat, &asked.ask, &action, viewer);
        let (told_there, shown_there) = step(&mut there, asked.seat, &asked.ask, &mirrored, viewer);
        if shown != shown_there || seen(&here) != seen(&there) {
            return number;
        }
        assert_eq!(told, told_there, "{viewer} after {action:?} and {mirrored:?}");
        let (one, two) = (Triumph::view(&here, viewer), Triumph::view(&there, viewer));
        assert_eq!(one, two, "{viewer} after {action:?} and {mirrored:?}");
        assert_eq!(Triumph::awaited(&one), Triumph::awaited(&two));
    }
    STEPS
}

#[test]
fn other_truths_differ_in_every_stage_and_look_the_same() {
    let mut changed: BTreeMap<String, usize> = BTreeMap::new();
    let mut compared = 0;
    let tables = [
        options(&[("cavalry", json!("ride_over")), ("memory", json!(true))]),
        options(&[("memory", json!(true))]),
    ];
    let mut dice = Dice::new(Seed::from_text("fog").dice_key("fog", &[]), 0);
    for seed in 0..1_000 {
        let mut rng = TestRng::seed_from_u64(seed);
        let options = &tables[seed as usize % 2];
        let mut state = match seed % 50 {
            0 => Triumph::start(Triumph::RULES, options, &mut dice),
            _ => battle(options),
        };
        for _ in 0..25 {
            let asks = Triumph::asks(&state);
            if asks.is_empty() {
                break;
            }
            let asked = &asks[rng.random_range(0..asks.len())];
            let view = Triumph::view(&state, Viewer::Seat(asked.seat));
            let action = walk::random_action::<Triumph>(&view, &asked.ask, &mut rng).expect("there is an answer");
            Triumph::apply(&mut state, asked.seat, &asked.ask, &action, &mut dice, &mut Vec::new());
            for viewer in Viewer::limited(2).filter(|&viewer| Triumph::hides(&state, viewer)) {
                let other = Triumph::scramble(&state, viewer, &mut rng);
                assert_eq!(Triumph::view(&state, viewer), Triumph::view(&other, viewer));
                if other != state {
                    compared += play_on(state, other, viewer, &mut rng);
                    *changed.entry(stage(&state)).or_default() += 1;
                }
                for difference in differences(&state, &other) {
                    *changed.entry(difference.to_owned()).or_default() += 1;
                }
            }
        }
    }
    assert!(compared > 10_000, "the truths parted after {compared} steps in all");
    let demanded = [
        "set_up",
        "defence",
        "feint",
        "declaration",
        "counter_attack",
        "entry",
        "advance",
        "ride",
        "ride defence",
        "destinations",
        "kept_in_retreat",
        "kept_in_defeat",
        "sealed leaders",
        "riders",
    ];
    for kind in demanded {
        assert!(changed.contains_key(kind), "{kind} is never another");
    }
}

/// The same blocks, but others of each group have its hidden faces.
fn exchanged(state: &State, side: Side, rng: &mut TestRng) -> State {
    let mut other = *state;
    let army = state.army(side);
    let hidden = army.alive().without(army.seen).without(army.noted);
    for unit in hidden {
        let mates: Vec<Unit> = army.group(unit).and(hidden).into_iter().collect();
        if mates.first() == Some(&unit) {
            let mut faces: Vec<Face> = mates.iter().filter_map(|&mate| army.face(mate)).collect();
            faces.shuffle(rng);
            let army = other.army_mut(side);
            mates
                .iter()
                .zip(faces)
                .for_each(|(&mate, face)| army.set_face(mate, face));
        }
    }
    other
}

/// Which of a group goes, stays, is named or kept says nothing of its face.
#[test]
fn faces_exchanged_within_a_group_look_the_same_until_they_are_shown() {
    let mut compared: BTreeMap<String, usize> = BTreeMap::new();
    let mut dice = Dice::new(Seed::from_text("fog").dice_key("fog", &[]), 0);
    for seed in 0..1_000 {
        let mut rng = TestRng::seed_from_u64(seed);
        let mut state = fight(&options(&[("memory", json!(seed % 2 == 0))]));
        for _ in 0..25 {
            let asks = Triumph::asks(&state);
            let Some(asked) = asks.first() else {
                break;
            };
            let side = state.side_of(asked.seat).expect("he has an army");
            let other = exchanged(&state, side, &mut rng);
            for viewer in [Viewer::Seat(state.seat_of(side.other())), Viewer::Observer] {
                assert_eq!(Triumph::view(&state, viewer), Triumph::view(&other, viewer));
                if other != state {
                    *compared.entry(stage(&state)).or_default() += play_on(state, other, viewer, &mut rng);
                }
            }
            let view = Triumph::view(&state, Viewer::Seat(asked.seat));
            let action = walk::random_action::<Triumph>(&view, &asked.ask, &mut rng).expect("there is an answer");
            Triumph::apply(&mut state, asked.seat, &asked.ask, &action, &mut dice, &mut Vec::new());
        }
    }
    let demanded = [
        "other",
        "defence",
        "feint",
        "declaration",
        "counter_attack",
        "lose_attack",
        "share_defence",
        "lose_defence",
        "retreat_losses",
        "destinations",
        "kept_in_retreat",
        "kept_in_defeat",
        "entry",
        "advance",
        "ride",
    ];
    for kind in demanded {
        let steps = compared.get(kind).copied().unwrap_or_default();
        assert!(steps >= 5, "{kind} is played on for {steps} steps");
    }
}
