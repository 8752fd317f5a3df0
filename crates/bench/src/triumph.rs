//! Napoleon's Triumph, by its rules alone.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use rand::RngExt as _;
use rand::SeedableRng as _;
use table::bot::Random;
use table::{Choices, Dice, Game as _, Player, Seat, Seed, TestRng, Viewer, walk};
use triumph::{Ask, Options, Pick, State, Triumph, View};

use crate::figure::Figure;
use crate::samples::Samples;

const MATCHES: u32 = 2_000;
const CLONES: u32 = 1_000_000;
const CHOICES: usize = 200_000;

pub fn figures() -> Vec<Figure> {
    vec![
        Figure {
            name: "random triumph december-2 by rules alone",
            target: "200,000 decisions/s, 400 games/s",
            measure: || random_walks("december-2"),
        },
        Figure {
            name: "random triumph december-1 by rules alone",
            target: "—",
            measure: || random_walks("december-1"),
        },
        Figure {
            name: "random triumph december-2 between two random bots",
            target: "—",
            measure: bots,
        },
        Figure {
            name: "clone a triumph state",
            target: "under 0.3 µs",
            measure: clone_state,
        },
        Figure {
            name: "view of a triumph state",
            target: "—",
            measure: view_state,
        },
        Figure {
            name: "one choices call of triumph",
            target: "p99 under 3 µs",
            measure: choices,
        },
    ]
}

fn start(scenario: &str) -> anyhow::Result<State> {
    let options = Options::named(scenario).context("there is such a scenario")?;
    Ok(Triumph::start(Triumph::RULES, &options, &mut dice()))
}

fn dice() -> Dice {
    Dice::new(Seed::from_text("bench").dice_key("bench", &[]), 1)
}

/// Plays a match out; `look` sees every decision.
fn play(
    mut state: State,
    rng: &mut TestRng,
    mut look: impl FnMut(&View, &Ask, &mut TestRng),
) -> anyhow::Result<(State, u32)> {
    let mut dice = dice();
    let mut events = Vec::new();
    let mut decisions = 0;
    while Triumph::outcome(&state).is_none() {
        let asks = Triumph::asks(&state);
        let asked = &asks[rng.random_range(0..asks.len())];
        let view = Triumph::view(&state, Viewer::Seat(asked.seat));
        look(&view, &asked.ask, rng);
        let action = walk::random_action::<Triumph>(&view, &asked.ask, rng).context("there is an answer")?;
        ensure!(
            Triumph::check(&view, &asked.ask, &action).is_ok(),
            "{action:?} was offered"
        );
        events.clear();
        Triumph::apply(&mut state, asked.seat, &asked.ask, &action, &mut dice, &mut events);
        decisions += 1;
    }
    Ok((state, decisions))
}

fn random_walks(scenario: &str) -> anyhow::Result<String> {
    let first = start(scenario)?;
    let mut rng = TestRng::seed_from_u64(1805);
    let begin = Instant::now();
    let mut decisions = 0;
    for _ in 0..MATCHES {
        decisions += play(first, &mut rng, |_, _, _| {})?.1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    Ok(format!(
        "{:.0} decisions/s, {:.0} games/s, over {MATCHES} matches",
        f64::from(decisions) / seconds,
        f64::from(MATCHES) / seconds
    ))
}

fn bots() -> anyhow::Result<String> {
    use table::any::{AnyGame as _, Of};
    let game = Of::<Triumph>::game();
    let players = vec![Player::new(Random::LEVEL.name); 2];
    let begin = Instant::now();
    let mut decisions = 0;
    let matches = MATCHES / 4;
    for number in 0..matches {
        let seed = Seed::from_text(&number.to_string());
        let terms = crate::table::terms(number, "december-2");
        decisions += game.play_out(terms, seed, &players, false, &mut ())?.steps;
    }
    let seconds = begin.elapsed().as_secs_f64();
    Ok(format!(
        "{:.0} decisions/s, {:.0} games/s, over {matches} matches",
        f64::from(decisions) / seconds,
        f64::from(matches) / seconds
    ))
}

/// States from the middle of some matches.
fn middles() -> anyhow::Result<Vec<State>> {
    let first = start("december-2")?;
    let mut rng = TestRng::seed_from_u64(2);
    let mut states = Vec::new();
    for _ in 0..16 {
        states.push(play(first, &mut rng, |_, _, _| {})?.0);
    }
    Ok(states)
}

fn clone_state() -> anyhow::Result<String> {
    let states = middles()?;
    let begin = Instant::now();
    for number in 0..CLONES {
        let state = &states[number as usize % states.len()];
        black_box(*black_box(state));
    }
    let each = begin.elapsed() / CLONES;
    Ok(format!("{} ns, {} bytes", each.as_nanos(), size_of::<State>()))
}

fn view_state() -> anyhow::Result<String> {
    let states = middles()?;
    let begin = Instant::now();
    let count = CLONES / 10;
    for number in 0..count {
        let state = &states[number as usize % states.len()];
        black_box(Triumph::view(black_box(state), Viewer::Seat(Seat(0))));
    }
    let each = begin.elapsed() / count;
    Ok(format!("{} ns, {} bytes", each.as_nanos(), size_of::<View>()))
}

/// Every call on the way to every decision of random matches.
fn choices() -> anyhow::Result<String> {
    let first = start("december-2")?;
    let mut rng = TestRng::seed_from_u64(3);
    let mut took: Vec<Duration> = Vec::with_capacity(CHOICES);
    while took.len() < CHOICES {
        play(first, &mut rng, |view, ask, rng| {
            let mut draft: Vec<Pick> = Vec::new();
            loop {
                let begin = Instant::now();
                let choices = Triumph::choices(view, ask, &draft);
                took.push(begin.elapsed());
                match choices {
                    Choices::Next(picks) if !picks.is_empty() => draft.push(picks[rng.random_range(0..picks.len())]),
                    _ => return,
                }
            }
        })?;
    }
    Ok(Samples::new(took).to_string())
}
