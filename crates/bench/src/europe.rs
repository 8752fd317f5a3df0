//! Napoleon in Europe, by its rules alone.

use std::time::Instant;

use anyhow::{Context as _, ensure};
use bots::europe::Recruit;
use bots::europe::odds::{self, BattleQuestion};
use europe::{Europe, Force, Options, Start};
use rand::{RngExt as _, SeedableRng as _};
use table::bot::{Bot as _, BotInput, Stop};
use table::play::Play;
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
        Figure {
            name: "odds of a europe-basic battle, 20 against 20",
            target: "under 100 ms",
            measure: twenty_against_twenty,
        },
        Figure {
            name: "recruits at europe basic-all-equal of two",
            target: "a few ms a decision",
            measure: recruits,
        },
    ]
}

/// The slowest of some mixtures, worked out and drawn.
fn twenty_against_twenty() -> anyhow::Result<String> {
    let mixtures = [(20, 0, 0, 0), (12, 4, 3, 1), (8, 6, 4, 2), (5, 8, 5, 2)];
    let forces = mixtures.map(|(infantry, cavalry, artillery, leader)| Force {
        infantry,
        cavalry,
        artillery,
        leader,
    });
    let mut slowest = [0.0_f64; 2];
    for attacker in forces {
        for defender in forces {
            for (slowest, draws) in slowest.iter_mut().zip([None, Some(odds::DRAWS)]) {
                let begin = Instant::now();
                let told = BattleQuestion::planned(attacker, defender).odds(draws, "bench");
                told.map_err(anyhow::Error::msg)?;
                *slowest = slowest.max(1_000.0 * begin.elapsed().as_secs_f64());
            }
        }
    }
    let [worked_out, drawn] = slowest;
    Ok(format!(
        "worked out {worked_out:.1} ms, {} drawn battles {drawn:.1} ms at most",
        odds::DRAWS
    ))
}

/// Whole wars between recruits, with the time that each answer takes.
fn recruits() -> anyhow::Result<String> {
    const WARS: u32 = 5;
    let options = Options::of(Start::AllEqual);
    let mut dice = Dice::new(Seed::from_text("bench").dice_key("bench", &[]), 1);
    let (mut answers, mut all, mut longest) = (0_u32, 0.0_f64, 0.0_f64);
    for _ in 0..WARS {
        let mut state = Europe::start(Europe::RULES, &options, &mut dice);
        let mut recruit = Recruit::new("bench");
        while Europe::outcome(&state).is_none() {
            if Europe::due(&state) {
                Europe::advance(&mut state, &mut dice, &mut Vec::new());
                continue;
            }
            let asks = Europe::asks(&state);
            let asked = asks.iter().find(|asked| !asked.standing).context("nobody is asked")?;
            let input = BotInput {
                seat: asked.seat,
                view: Europe::view(&state, Viewer::Seat(asked.seat)),
                told: Vec::new(),
                asks: Play::<Europe>::new(state.clone(), 2).open().of(asked.seat).to_vec(),
            };
            let begin = Instant::now();
            let answer = recruit.answer(&input, &Stop::new())?.context("he says nothing")?;
            let time = 1_000.0 * begin.elapsed().as_secs_f64();
            (answers, all, longest) = (answers + 1, all + time, longest.max(time));
            let open = input
                .asks
                .iter()
                .find(|open| open.id == answer.ask)
                .context("it is closed")?;
            Europe::apply(
                &mut state,
                asked.seat,
                &open.ask,
                &answer.action,
                &mut dice,
                &mut Vec::new(),
            );
        }
    }
    Ok(format!(
        "{:.2} ms a decision, {longest:.1} ms at most, over {answers} decisions",
        all / f64::from(answers)
    ))
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
