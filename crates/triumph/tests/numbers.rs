//! The numbers of units are their owner's. Whatever numbers he has given them, all others are sent the same, also after
//! faces were shown: nothing lies in an order, or is settled in a way, that follows from a number.

use crate::fight::fight;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json, to_string, to_value};
use table::{Dice, Game as _, Seat, Seed, TestRng, Viewer, walk};
use triumph::board::Side;
use triumph::{Action, Ask, Options, Setup, Stage, State, Triumph, Unit};

/// The new number of each unit.
#[derive(Clone)]
struct Numbers(Vec<u64>);

impl Numbers {
    fn shuffled(rng: &mut TestRng) -> Numbers {
        let mut numbers: Vec<u64> = Unit::all().map(|unit| unit.index() as u64).collect();
        numbers.shuffle(rng);
        Numbers(numbers)
    }

    fn of(&self, number: &Value) -> Value {
        let number = number.as_u64().expect("the number of a unit");
        json!(self.0[number as usize])
    }

    /// One unit, a list of some, or something for each of some.
    fn renumber(&self, units: &mut Value) {
        match units {
            Value::Number(_) => *units = self.of(units),
            Value::Array(list) => {
                list.iter_mut().for_each(|unit| *unit = self.of(unit));
                list.sort_by_key(|unit| unit.as_u64());
            }
            Value::Object(each) => {
                let renumbered = std::mem::take(each).into_iter().map(|(unit, value)| {
                    let number: usize = unit.parse().expect("the number of a unit");
                    (self.0[number].to_string(), value)
                });
                *each = renumbered.collect();
            }
            _ => {}
        }
    }

    fn renumber_fields(&self, of: &mut Value, fields: &[&str]) {
        for field in fields {
            of.get_mut(field).into_iter().for_each(|units| self.renumber(units));
        }
    }

    fn action(&self, action: &Action) -> Action {
        let fields = ["unit", "units", "guard", "leave", "leaders", "lost", "steps"];
        let mut json = to_value(action).expect("an action is JSON");
        self.renumber_fields(&mut json, &fields);
        json.get_mut("order")
            .into_iter()
            .for_each(|order| self.renumber_fields(order, &fields));
        if let Action::Assign { .. } = action {
            let corps = json["corps"].as_object_mut().expect("corps by their commanders");
            corps.values_mut().for_each(|units| self.renumber(units));
        }
        serde_json::from_value(json).expect("it is an action still")
    }

    /// The position with the units of one army renumbered.
    fn position(&self, state: &State, side: Side) -> Value {
        let mut json = to_value(Triumph::setup(state)).expect("a position is JSON");
        let name = if side == Side::French { "french" } else { "allied" };
        self.renumber_fields(&mut json[name], &["units"]);
        let attacks = state.turn.side == side;
        let stage = &mut json["stage"];
        match &state.stage {
            Stage::Ride(_) if attacks => self.renumber_fields(stage, &["units"]),
            Stage::Attack(_) if attacks => {
                let assault = &mut stage["assault"];
                self.renumber_fields(assault, &["units", "leaders"]);
                assault
                    .get_mut("order")
                    .into_iter()
                    .for_each(|order| self.renumber_fields(order, &["units", "leave"]));
                stage
                    .get_mut("ride")
                    .into_iter()
                    .for_each(|ride| self.renumber_fields(ride, &["units"]));
            }
            Stage::Attack(_) => {
                self.renumber_fields(&mut stage["defence"], &["named", "leaders", "counter", "refuge"]);
            }
            _ => {}
        }
        json
    }
}

fn dice() -> Dice {
    Dice::new(Seed::from_text("numbers").dice_key("numbers", &[]), 0)
}

fn options(rng: &mut TestRng) -> Options {
    let options = Triumph::options("december-2").expect("there is such a scenario");
    let mut json = to_value(options).expect("options are JSON");
    json["memory"] = json!(rng.random_bool(0.5));
    json["sharing"] = json!(if rng.random_bool(0.5) { "even" } else { "free" });
    json["cavalry"] = json!(if rng.random_bool(0.5) { "declared" } else { "ride_over" });
    serde_json::from_value(json).expect("these are options")
}

fn any_answer(state: &State, rng: &mut TestRng) -> Option<(Seat, Ask, Action)> {
    let asks = Triumph::asks(state);
    let asked = (!asks.is_empty()).then(|| &asks[rng.random_range(0..asks.len())])?;
    let view = Triumph::view(state, Viewer::Seat(asked.seat));
    let action = walk::random_action::<Triumph>(&view, &asked.ask, rng).expect("there is an answer");
    Some((asked.seat, asked.ask, action))
}

/// All that the viewers are sent of a step.
fn take(state: &mut State, seat: Seat, ask: &Ask, action: &Action, viewers: &[Viewer]) -> Vec<String> {
    let view = Triumph::view(state, Viewer::Seat(seat));
    assert_eq!(Triumph::check(&view, ask, action), Ok(()), "{action:?}");
    let mut events = Vec::new();
    Triumph::apply(state, seat, ask, action, &mut dice(), &mut events);
    let mut sent = Vec::new();
    for &viewer in viewers {
        let told: Vec<_> = events
            .iter()
            .filter_map(|event| Triumph::tell(state, event, viewer))
            .collect();
        let view = Triumph::view(state, viewer);
        let asks: Vec<_> = Triumph::asks(state)
            .into_iter()
            .filter(|asked| viewer == Viewer::Seat(asked.seat))
            .map(|asked| asked.ask)
            .collect();
        sent.push(to_string(&(told, view, asks)).expect("it is JSON"));
    }
    sent
}

/// All that is true of a unit but its number.
fn described(state: &State, side: Side, unit: Unit) -> Value {
    let position = to_value(Triumph::setup(state)).expect("a position is JSON");
    let name = if side == Side::French { "french" } else { "allied" };
    let sheet = position[name]["units"].get(unit.index().to_string()).cloned();
    let attacks = state.turn.side == side;
    let roles = match &state.stage {
        Stage::Ride(ride) if attacks => vec![ride.units],
        Stage::Attack(attack) if attacks => {
            let ride = attack.ride.map(|ride| ride.units).unwrap_or_default();
            vec![attack.assault.units, attack.assault.leaders, ride]
        }
        Stage::Attack(attack) => {
            let defence = &attack.defence;
            vec![defence.named, defence.leaders, defence.counter]
        }
        _ => Vec::new(),
    };
    let roles: Vec<bool> = roles.into_iter().map(|units| units.contains(unit)).collect();
    let refuge = &position["stage"]["defence"]["refuge"];
    json!([sheet, roles, (!attacks).then(|| refuge.get(unit.index().to_string()))])
}

/// Of units that are alike in everything, any may have been hit or passed by: then they have exchanged their numbers.
fn follow(mut numbers: Numbers, here: &State, there: &State, side: Side) -> Option<Numbers> {
    let other = to_value(Triumph::setup(there)).expect("a position is JSON");
    if numbers.position(here, side) == other {
        return Some(numbers);
    }
    let all = |state: &State| -> Vec<Value> { Unit::all().map(|unit| described(state, side, unit)).collect() };
    let (own, others) = (all(here), all(there));
    let fits = |numbers: &Numbers, unit: usize, place: usize| own[unit] == others[numbers.0[place] as usize];
    for unit in 0..own.len() {
        if !fits(&numbers, unit, unit) {
            let mut left = unit + 1..own.len();
            let place = left.find(|&place| fits(&numbers, unit, place) && !fits(&numbers, place, place))?;
            numbers.0.swap(unit, place);
        }
    }
    (numbers.position(here, side) == other).then_some(numbers)
}

/// Plays two matches that differ in the numbers of one army; how many steps.
fn play(mut here: State, side: Side, most: usize, rng: &mut TestRng) -> usize {
    let mut numbers = Numbers::shuffled(rng);
    let position: Setup = serde_json::from_value(numbers.position(&here, side)).expect("it is a position");
    let mut there = Triumph::place(Triumph::RULES, &here.options, &position).expect("the position is valid");
    let owner = here.seat_of(side);
    let others = [Viewer::Seat(here.seat_of(side.other())), Viewer::Observer];
    for step in 0..most {
        let Some((seat, ask, action)) = any_answer(&here, rng) else {
            return step;
        };
        let renumbered = if seat == owner {
            numbers.action(&action)
        } else {
            action.clone()
        };
        let sent = take(&mut here, seat, &ask, &action, &others);
        let sent_there = take(&mut there, seat, &ask, &renumbered, &others);
        assert_eq!(sent, sent_there, "after {action:?} and {renumbered:?}");
        numbers = follow(numbers, &here, &there, side)
            .unwrap_or_else(|| panic!("a number decides what comes of {action:?} and {renumbered:?}"));
    }
    most
}

#[test]
fn in_a_fight() {
    let mut steps = 0;
    for seed in 0..800 {
        let mut rng = TestRng::seed_from_u64(seed);
        let state = fight(&options(&mut rng));
        let side = Side::ALL[seed as usize % 2];
        steps += play(state, side, 40, &mut rng);
    }
    assert!(steps > 20_000, "{steps}");
}

#[test]
fn in_whole_games() {
    let mut steps = 0;
    for seed in 0..6 {
        let mut rng = TestRng::seed_from_u64(seed);
        let state = Triumph::start(Triumph::RULES, &options(&mut rng), &mut dice());
        steps += play(state, Side::ALL[seed as usize % 2], usize::MAX, &mut rng);
    }
    assert!(steps > 600, "{steps}");
}
