//! Mirrored pairs between officers, quickly: `pairs marshal:80 sergeant PAIRS SCENARIO FIRST-SEED`.

use std::time::Instant;

use bots::triumph::{Officer, Rank};
use table::begin::Order;
use table::bot::{Bot, BotAnswer, InputOf, Random, Stop, Stuck};
use table::simulate::play_out;
use table::{Budget, Holder, Salt, Seed};
use triumph::{Action, Triumph};

struct Timed {
    bot: Box<dyn Bot<Triumph>>,
    times: std::sync::Arc<std::sync::Mutex<Vec<f32>>>,
}

impl Bot<Triumph> for Timed {
    fn answer(&mut self, input: &InputOf<Triumph>, stop: &Stop) -> Result<Option<BotAnswer<Action>>, Stuck> {
        let began = Instant::now();
        let answer = self.bot.answer(input, stop);
        self.times
            .lock()
            .expect("nobody else")
            .push(began.elapsed().as_secs_f32() * 1e3);
        answer
    }
}

fn make(name: &str, seed: &str) -> Box<dyn Bot<Triumph>> {
    let (level, budget) = name.split_once(':').unwrap_or((name, "80"));
    let budget: Budget = budget.parse().expect("a budget");
    match level {
        "recruit" => Box::new(Officer::new(Rank::Recruit, seed, budget)),
        "sergeant" => Box::new(Officer::new(Rank::Sergeant, seed, budget)),
        "marshal" => Box::new(Officer::new(Rank::Marshal, seed, budget)),
        _ => Box::new(Random::new(seed)),
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, pairs, scenario, first] = &args[..] else {
        panic!("pairs A B PAIRS SCENARIO FIRST-SEED");
    };
    let (pairs, first): (u64, u64) = (pairs.parse().expect("pairs"), first.parse().expect("a seed"));
    let (mut scores, mut french, mut steps) = (Vec::new(), 0, 0u64);
    let mut ends = std::collections::BTreeMap::new();
    let times = [0; 2].map(|_| std::sync::Arc::new(std::sync::Mutex::new(Vec::new())));
    let began = Instant::now();
    for number in first..first + pairs {
        let mut score = 0.0;
        for swapped in [false, true] {
            let names = if swapped { [other, one] } else { [one, other] };
            let mut bots: Vec<Box<dyn Bot<Triumph>>> = (0..2)
                .map(|seat| {
                    let whose = usize::from((seat == 1) != swapped);
                    Box::new(Timed {
                        bot: make(names[seat], &format!("{number} {seat}")),
                        times: times[whose].clone(),
                    }) as Box<dyn Bot<Triumph>>
                })
                .collect();
            let order = Order {
                id: format!("pairs-{number}"),
                scenario: scenario.clone(),
                options: Default::default(),
                position: None,
                holders: names
                    .iter()
                    .map(|name| Holder::Bot { level: (*name).clone() })
                    .collect(),
                salts: vec![Salt::from_text("pairs"); 2],
            };
            let played =
                play_out::<Triumph>(order, Seed::from_text(&number.to_string()), &mut bots, false).expect("played");
            let winner = played.outcome.winners[0].0;
            french += u32::from(winner == 0);
            *ends.entry((winner, played.outcome.how.clone())).or_insert(0u32) += 1;
            steps += u64::from(played.steps);
            score += if (winner == 0) != swapped { 0.5 } else { 0.0 };
        }
        scores.push(score);
    }
    let mean = scores.iter().sum::<f64>() / pairs as f64;
    let spread = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (pairs as f64 - 1.0).max(1.0);
    println!(
        "{one} against {other}: {mean:.3} ± {:.3}; French won {french} of {}; {:.0} answers a game; {:.1} s",
        1.96 * (spread / pairs as f64).sqrt(),
        2 * pairs,
        steps as f64 / (2 * pairs) as f64,
        began.elapsed().as_secs_f32()
    );
    println!("  {ends:?}");
    for (name, times) in [one, other].into_iter().zip(&times) {
        let mut times = times.lock().expect("nobody else");
        times.sort_by(f32::total_cmp);
        let at = |share: f32| times[((times.len() - 1) as f32 * share) as usize];
        let mean = times.iter().sum::<f32>() / times.len() as f32;
        println!(
            "  {name}: mean {mean:.2} ms, p50 {:.2}, p95 {:.2}, max {:.2}",
            at(0.5),
            at(0.95),
            at(1.0)
        );
    }
}
