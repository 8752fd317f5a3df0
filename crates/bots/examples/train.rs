//! Fits the sums of `value` to the ends of battles, and writes them down.
//!
//! `cargo run --release -p bots --example train -- GENERATIONS GAMES FIRST-SEED NOISE`
//!
//! Each generation plays battles with what the one before has learnt, is fitted to their ends, and then has to beat the
//! best one so far; the best is written to standard output.

use std::fmt::Write as _;
use std::time::Instant;

use bots::triumph::training::{Sample, Style, battle};
use bots::triumph::value::{COUNT, Weights};
use triumph::board::Side;

const PASSES: usize = 400;
const STEP: f32 = 0.03;
/// How much it costs to leave what was known before.
const INERTIA: f32 = 0.002;
/// Samples of so many generations are kept.
const KEPT: usize = 3;
/// Pairs of battles in which the best is found.
const TRIALS: u64 = 150;

fn main() {
    let mut args = std::env::args()
        .skip(1)
        .map(|text| text.parse::<f64>().expect("a number"));
    let mut next = |or: f64| args.next().unwrap_or(or);
    let (generations, games, first, noise) = (next(4.0) as u64, next(500.0) as u64, next(1.0) as u64, next(0.05));
    let mut best = Weights::default();
    let mut current = best.clone();
    let mut kept: Vec<Vec<Sample>> = Vec::new();
    for generation in 0..generations {
        let began = Instant::now();
        let mut samples = Vec::new();
        let mut french = 0;
        let start = first + generation * games;
        for seed in start..start + games {
            if let Some((more, winner)) =
                battle("december-2", seed, [Style::Careful; 2], [&current; 2], [None; 2], noise)
            {
                french += u32::from(winner == Side::French);
                samples.extend(more);
            }
        }
        eprintln!(
            "generation {generation}: {games} battles in {:.1} s, the French won {french}, {} samples",
            began.elapsed().as_secs_f32(),
            samples.len()
        );
        kept.insert(0, samples);
        kept.truncate(KEPT);
        let all: Vec<&Sample> = kept.iter().flatten().collect();
        current = fit(&all, &current);
        let score = trial(&current, &best, 1_000_000 + generation * TRIALS);
        eprintln!("  against the best so far: {score:.3}");
        if score > 0.5 {
            best = current.clone();
            println!("{}", file(&best));
        }
    }
}

/// The share of mirrored battles that the first wins.
fn trial(one: &Weights, other: &Weights, first: u64) -> f32 {
    let mut won = 0;
    for seed in first..first + TRIALS {
        for (side, weights) in [(Side::French, [one, other]), (Side::Allied, [other, one])] {
            let ended = battle("december-2", seed, [Style::Careful; 2], weights, [None; 2], 0.0);
            won += u64::from(ended.is_some_and(|(_, winner)| winner == side));
        }
    }
    won as f32 / (2 * TRIALS) as f32
}

fn fit(samples: &[&Sample], before: &Weights) -> Weights {
    let mut fitted = before.clone();
    let error = |weights: &Weights| {
        let each = samples.iter().map(|sample| {
            let chance = 1.0 / (1.0 + (-weights.sum(&sample.features, sample.progress)).exp());
            let chance = chance.clamp(1e-6, 1.0 - 1e-6);
            -(sample.won * chance.ln() + (1.0 - sample.won) * (1.0 - chance).ln())
        });
        each.sum::<f32>() / samples.len() as f32
    };
    let first = error(&fitted);
    // Adam: features differ in size.
    let (mut means, mut squares) = ([[0.0f32; COUNT]; 2], [[0.0f32; COUNT]; 2]);
    for pass in 1..=PASSES {
        let mut slopes = [[0.0f32; COUNT]; 2];
        for sample in samples {
            let chance = 1.0 / (1.0 + (-fitted.sum(&sample.features, sample.progress)).exp());
            let slope = (chance - sample.won) / samples.len() as f32;
            let [early, late] = &mut slopes;
            for ((early, late), feature) in early.iter_mut().zip(late).zip(&sample.features) {
                *early += slope * feature * (1.0 - sample.progress);
                *late += slope * feature * sample.progress;
            }
        }
        let halves = [(&mut fitted.early, &before.early), (&mut fitted.late, &before.late)];
        for (half, (weights, before)) in halves.into_iter().enumerate() {
            for index in 0..COUNT {
                let slope = slopes[half][index] + INERTIA * (weights[index] - before[index]);
                means[half][index] = 0.9 * means[half][index] + 0.1 * slope;
                squares[half][index] = 0.99 * squares[half][index] + 0.01 * slope * slope;
                let mean = means[half][index] / (1.0 - 0.9f32.powi(pass as i32));
                let square = squares[half][index] / (1.0 - 0.99f32.powi(pass as i32));
                weights[index] -= STEP / (1.0 + pass as f32 / 20.0) * mean / (square.sqrt() + 1e-8);
            }
        }
    }
    eprintln!("  error {first:.4} before, {:.4} after", error(&fitted));
    fitted
}

fn file(weights: &Weights) -> String {
    let mut text = String::from(
        "//! The sums of `value`, as fitted; written by the example `train`.\n\nuse super::value::Features;\n",
    );
    for (name, when, weights) in [("EARLY", "dawn", &weights.early), ("LATE", "dusk", &weights.late)] {
        let _ = write!(text, "\n/// At {when}.\npub const {name}: Features = [");
        for weight in weights {
            let _ = write!(text, "{weight:.2}, ");
        }
        text.push_str("];\n");
    }
    text
}
