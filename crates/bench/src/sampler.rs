//! States of Napoleon's Triumph drawn from what a seat knows.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::Context;
use bots::triumph::{Memory, Sampler};
use rand::{RngExt as _, SeedableRng as _};
use table::{Dice, Game as _, Seat, Seed, TestRng, Viewer, walk};
use triumph::{Options, Told, Triumph};

use crate::figure::Figure;

const MATCHES: u64 = 200;
const DRAWS: u32 = 40;

pub fn figures() -> Vec<Figure> {
    vec![Figure {
        name: "sampled states of triumph",
        target: "10,000 states/s",
        measure: sample,
    }]
}

/// What took how long, over all decisions of random matches.
#[derive(Default)]
struct Spent {
    hearing: Duration,
    making: Duration,
    drawing: Duration,
    decisions: u32,
}

fn sample() -> anyhow::Result<String> {
    let mut spent = Spent::default();
    for number in 0..MATCHES {
        listen(number, &mut spent)?;
    }
    let draws = spent.decisions * DRAWS;
    let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(spent.decisions);
    Ok(format!(
        "{:.0} states/s, {DRAWS} at each of {} decisions; a sampler {:.1} µs, hearing {:.1} µs",
        f64::from(draws) / spent.drawing.as_secs_f64(),
        spent.decisions,
        each(spent.making),
        each(spent.hearing),
    ))
}

/// Plays a match out; whoever is asked draws.
fn listen(number: u64, spent: &mut Spent) -> anyhow::Result<()> {
    let options = Options::named("december-2").context("there is such a scenario")?;
    let mut dice = Dice::new(Seed::from_text("bench").dice_key("bench", &[]), 1);
    let mut state = Triumph::start(Triumph::RULES, &options, &mut dice);
    let mut rng = TestRng::seed_from_u64(number);
    let mut memories = [Memory::default(), Memory::default()];
    let mut told: [Vec<Told>; 2] = Default::default();
    while Triumph::outcome(&state).is_none() {
        let asks = Triumph::asks(&state);
        let asked = &asks[rng.random_range(0..asks.len())];
        let seat = usize::from(asked.seat.0);
        let view = Triumph::view(&state, Viewer::Seat(asked.seat));
        let memory = &mut memories[seat];
        let begin = Instant::now();
        memory.hear(&told[seat], &view);
        let heard = Instant::now();
        let sampler = Sampler::new(&view, memory);
        let made = Instant::now();
        for _ in 0..DRAWS {
            black_box(sampler.draw(&mut rng));
        }
        spent.drawing += made.elapsed();
        spent.making += made - heard;
        spent.hearing += heard - begin;
        spent.decisions += 1;
        told[seat].clear();
        let action = walk::random_action::<Triumph>(&view, &asked.ask, &mut rng).context("there is an answer")?;
        let mut events = Vec::new();
        Triumph::apply(&mut state, asked.seat, &asked.ask, &action, &mut dice, &mut events);
        for (viewer, told) in [Seat(0), Seat(1)].into_iter().zip(&mut told) {
            let heard = events
                .iter()
                .filter_map(|event| Triumph::tell(&state, event, Viewer::Seat(viewer)));
            told.extend(heard);
        }
    }
    Ok(())
}
