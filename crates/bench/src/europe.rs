//! Napoleon in Europe, by its rules alone.

use std::time::Instant;

use anyhow::{Context, ensure};
use europe::{Europe, Options, Start};
use rand::{RngExt as _, SeedableRng as _};
use table::{Dice, Game as _, Seed, TestRng, Viewer, walk};

use crate::figure::Figure;

const WARS: u32 = 300;

pub fn figures() -> Vec<Figure> {
    vec![
        Figure {
            name: "random europe basic-all-equal of two by rules alone",
            target: "100,000 decisions/s",
            measure: || random_walks(2),
        },
        Figure {
            name: "random europe basic-all-equal of seven by rules alone",
            target: "100,000 decisions/s",
            measure: || random_walks(7),
        },
    ]
}

fn random_walks(seats: u8) -> anyhow::Result<String> {
    let options = Options {
        seats,
        ..Options::of(Start::AllEqual)
    };
    let mut rng = TestRng::seed_from_u64(1805);
    let mut dice = Dice::new(Seed::from_text("bench").dice_key("bench", &[]), 1);
    let begin = Instant::now();
    let mut decisions = 0;
    for _ in 0..WARS {
        decisions += play(&options, &mut rng, &mut dice)?;
    }
    let seconds = begin.elapsed().as_secs_f64();
    Ok(format!(
        "{:.0} decisions/s, {:.0} games/s, over {WARS} matches",
        f64::from(decisions) / seconds,
        f64::from(WARS) / seconds
    ))
}

fn play(options: &Options, rng: &mut TestRng, dice: &mut Dice) -> anyhow::Result<u32> {
    let mut state = Europe::start(Europe::RULES, options, dice);
    let mut events = Vec::new();
    let mut decisions = 0;
    while Europe::outcome(&state).is_none() {
        events.clear();
        if Europe::due(&state) {
            Europe::advance(&mut state, dice, &mut events);
            continue;
        }
        let asks = Europe::asks(&state);
        let asked = &asks[rng.random_range(0..asks.len())];
        let view = Europe::view(&state, Viewer::Seat(asked.seat));
        let action = walk::random_action::<Europe>(&view, &asked.ask, rng).context("there is an answer")?;
        ensure!(
            Europe::check(&view, &asked.ask, &action).is_ok(),
            "{action:?} was offered"
        );
        Europe::apply(&mut state, asked.seat, &asked.ask, &action, dice, &mut events);
        decisions += 1;
    }
    Ok(decisions)
}
