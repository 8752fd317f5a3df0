//! What must be so after every step of any match, whoever plays.

use rand::RngExt as _;
use rand::SeedableRng as _;
use table::{Dice, Game as _, Seed, TestRng, Viewer, walk};
use triumph::board::{Locale, Side};
use triumph::{Event, Options, Stage, State, Told, Triumph};

const GAMES: u64 = 300;

#[test]
fn every_step_of_december_2_keeps_the_armies_whole() {
    play_all("december-2");
}

#[test]
fn every_step_of_december_1_keeps_the_armies_whole() {
    play_all("december-1");
}

fn play_all(scenario: &str) {
    for number in 0..GAMES {
        let mut rng = TestRng::seed_from_u64(number);
        let options = options(scenario, &mut rng);
        let mut dice = Dice::new(Seed::from_text(&number.to_string()).dice_key("invariants", &[]), 0);
        let mut state = Triumph::start(Triumph::RULES, &options, &mut dice);
        let first = state;
        while Triumph::outcome(&state).is_none() {
            let asks = Triumph::asks(&state);
            let asked = &asks[rng.random_range(0..asks.len())];
            let view = Triumph::view(&state, Viewer::Seat(asked.seat));
            let action = walk::random_action::<Triumph>(&view, &asked.ask, &mut rng).expect("there is an answer");
            let before = state;
            let mut events = Vec::new();
            Triumph::apply(&mut state, asked.seat, &asked.ask, &action, &mut dice, &mut events);
            let held = [
                strength(&first, &state),
                places(&state),
                corps(&state),
                commands(&state),
            ];
            let morale = morale(&before, &state, &events);
            if let Some(broken) = held.into_iter().chain([morale]).find_map(Result::err) {
                panic!("game {number}, {action:?}: {broken}");
            }
        }
    }
}

/// Every option at random.
fn options(scenario: &str, rng: &mut TestRng) -> Options {
    let spec = Triumph::scenarios().into_iter().find(|spec| spec.name == scenario);
    let all: Vec<_> = spec.expect("there is such a scenario").spread().collect();
    loop {
        let chosen = &all[rng.random_range(0..all.len())];
        if let Ok(options) = table::options::choose::<Triumph>(scenario, chosen) {
            return options;
        }
    }
}

/// What stands on the board and what was lost is what there was.
fn strength(first: &State, now: &State) -> Result<(), String> {
    for side in Side::ALL {
        let total = |state: &State| {
            let army = state.army(side);
            u32::from(army.strength_of(army.alive())) + u32::from(state.standings[side.index()].steps_lost)
        };
        if total(first) != total(now) {
            return Err(format!("{side:?} had {}, and now {}", total(first), total(now)));
        }
    }
    Ok(())
}

/// No locale holds both armies or more units than it has room for.
fn places(state: &State) -> Result<(), String> {
    if matches!(
        state.stage,
        Stage::SetUp(_) | Stage::Auction(_) | Stage::ChooseSide { .. }
    ) {
        return Ok(());
    }
    for locale in Locale::all() {
        let [french, allied] = Side::ALL.map(|side| state.army(side).within(locale).len());
        if french > 0 && allied > 0 {
            return Err(format!("both armies stand in {locale}"));
        }
        if french.max(allied) > locale.capacity() {
            return Err(format!("{locale} holds {}", french.max(allied)));
        }
    }
    Ok(())
}

/// A corps has one to eight units in one position.
fn corps(state: &State) -> Result<(), String> {
    if matches!(state.stage, Stage::SetUp(_)) {
        return Ok(());
    }
    for army in &state.armies {
        for commander in army.commanders() {
            let units = army.corps(commander);
            let post = army.post(commander);
            if units.len() > 8 || units.into_iter().any(|unit| Some(army.place(unit)) != post) {
                return Err(format!("the corps of {commander} is {units:?} at {post:?}"));
            }
        }
    }
    Ok(())
}

fn commands(state: &State) -> Result<(), String> {
    let turn = &state.turn;
    let (corps, independent) = match turn.side {
        // Each of eight commanders once, and the two who may arrive once more.
        Side::French => (10, 4),
        Side::Allied => (5, 3),
    };
    if turn.corps_commands > corps || turn.independent_commands > independent {
        return Err(format!(
            "{:?} gave {} and {} commands",
            turn.side, turn.corps_commands, turn.independent_commands
        ));
    }
    Ok(())
}

/// A change of morale is the sum of its named causes.
fn morale(before: &State, after: &State, events: &[Event]) -> Result<(), String> {
    let auctioned = before.sides.is_none();
    for side in Side::ALL.into_iter().filter(|_| !auctioned) {
        let named: i32 = events
            .iter()
            .map(|event| match &event.told {
                Told::Morale {
                    side: whose, change, ..
                } if *whose == side => i32::from(*change),
                _ => 0,
            })
            .sum();
        let [was, is] = [before, after].map(|state| i32::from(state.standings[side.index()].morale));
        if is - was != named {
            return Err(format!("{side:?} went from {was} to {is}, of which {named} was named"));
        }
    }
    Ok(())
}
