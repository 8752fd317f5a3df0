//! Which plan for an army beats which, and a search for better ones.
//!
//! `plans matrix GAMES` prints how often the French win by each plan against each; `plans better SIDE SECONDS GAMES SEED`
//! changes a plan again and again, keeps what wins more battles against all plans of the enemy, and prints the best.

use std::time::Instant;

use bots::triumph::set_up::{Battery, PLANS, Plan, Sent};
use bots::triumph::{Memory, Officer, Rank, Sampler};
use rand::{RngExt as _, SeedableRng as _};
use table::begin::Terms;
use table::bot::{Bot, BotAnswer, InputOf, Stop, Stuck};
use table::simulate::play_out;
use table::{Budget, Holder, Salt, Seed, TestRng};
use triumph::board::{Approach, Position, Side};
use triumph::{Action, Day, Face, Triumph};

/// An officer who is told how to make his army ready.
struct Planned {
    plan: Plan,
    officer: Officer,
}

impl Bot<Triumph> for Planned {
    fn answer(&mut self, input: &InputOf<Triumph>, stop: &Stop) -> Result<Option<BotAnswer<Action>>, Stuck> {
        let answer = self.officer.answer(input, stop)?;
        let army = *Sampler::new(&input.view, &Memory::default())
            .draw(&mut TestRng::seed_from_u64(1))
            .army(self.plan.side);
        let open = |ask| input.asks.iter().find(|open| open.id == ask);
        Ok(answer.map(|answer| {
            let planned = open(answer.ask).and_then(|open| self.plan.answer(&army, &open.ask));
            BotAnswer {
                action: planned.unwrap_or(answer.action),
                ask: answer.ask,
            }
        }))
    }
}

/// How often the plan wins between sergeants; nothing if the rules do not allow it.
fn wins(plan: &Plan, foes: &[Plan], games: u64, first: u64) -> Option<f64> {
    let mut won = 0.0;
    for game in 0..games {
        let foe = &foes[(game % foes.len() as u64) as usize];
        let plans = match plan.side {
            Side::French => [plan, foe],
            Side::Allied => [foe, plan],
        };
        let number = first + game;
        let mut bots: Vec<Box<dyn Bot<Triumph>>> = Vec::new();
        for plan in plans {
            let officer = Officer::new(
                Rank::Sergeant,
                &format!("{number} {:?}", plan.side),
                Budget::Iterations(1),
            );
            bots.push(Box::new(Planned {
                plan: plan.clone(),
                officer,
            }));
        }
        let terms = Terms {
            rules: None,
            id: format!("plans-{number}"),
            scenario: "december-2".to_owned(),
            options: Default::default(),
            position: None,
            holders: vec![
                Holder::Bot {
                    level: "sergeant".to_owned()
                };
                2
            ],
            salts: vec![Salt::from_text("plans"); 2],
        };
        let seed = Seed::from_text(&number.to_string());
        let played = play_out::<Triumph>(terms, seed, &mut bots, false, &mut ()).ok()?;
        let winner = if played.outcome.winners[0].0 == 0 {
            Side::French
        } else {
            Side::Allied
        };
        won += f64::from(u8::from(winner == plan.side));
    }
    Some(won / games as f64)
}

fn pick<T: Copy>(all: &[T], rng: &mut TestRng) -> Option<T> {
    (!all.is_empty()).then(|| all[rng.random_range(0..all.len())])
}

/// The plan with something changed, legal or not.
fn changed(plan: &Plan, rng: &mut TestRng) -> Option<Plan> {
    let mut next = plan.clone();
    let corps: Vec<_> = plan.corps.keys().copied().collect();
    for _ in 0..rng.random_range(1..=3) {
        match rng.random_range(0..10) {
            0..=5 => {
                let (one, other) = (pick(&corps, rng)?, pick(&corps, rng)?);
                let exchange = rng.random_bool(0.75);
                let first: Vec<Face> = next.corps[&one].keys().copied().collect();
                let second: Vec<Face> = next.corps[&other].keys().copied().collect();
                give(&mut next, one, other, pick(&first, rng)?);
                if exchange {
                    give(&mut next, other, one, pick(&second, rng)?);
                }
            }
            6 | 7 => {
                let placed: Vec<_> = plan.posts.keys().copied().collect();
                let who = pick(&placed, rng)?;
                let home = next.posts[&who].locale()?;
                let to = if rng.random_bool(0.5) {
                    Position::reserve(home)
                } else {
                    Position::at(pick(home.approaches(), rng)?)
                };
                next.posts.insert(who, to);
            }
            8 => {
                if !next.detached.is_empty() && rng.random_bool(0.5) {
                    let at = rng.random_range(0..next.detached.len());
                    next.detached.remove(at);
                } else {
                    let placed: Vec<_> = plan.posts.keys().copied().collect();
                    let who = pick(&placed, rng)?;
                    let home = next.posts[&who].locale()?;
                    let faces: Vec<Face> = next.corps[&who].keys().copied().collect();
                    let face = pick(&faces, rng)?;
                    let near: Vec<Approach> = home.approaches().to_vec();
                    let approach = pick(&near, rng)?;
                    let to = match rng.random_range(0..3) {
                        0 => Position::at(approach),
                        1 => Position::reserve(approach.far()),
                        _ => Position::at(pick(approach.far().approaches(), rng)?),
                    };
                    next.detached.push(Sent { corps: who, face, to });
                }
            }
            _ => {
                let at = plan.battery.map(|battery| battery.at);
                let near = at.map_or(&[][..], |at| at.locale().approaches());
                if let Some(at) = pick(near, rng) {
                    next.battery = Some(Battery { at });
                }
            }
        }
    }
    Some(next)
}

fn give(plan: &mut Plan, from: triumph::board::Commander, to: triumph::board::Commander, face: Face) {
    let Some(left) = plan.corps.get_mut(&from).and_then(|faces| faces.get_mut(&face)) else {
        return;
    };
    *left -= 1;
    if *left == 0 {
        plan.corps.get_mut(&from).map(|faces| faces.remove(&face));
    }
    *plan.corps.entry(to).or_default().entry(face).or_default() += 1;
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let of = |side: Side| -> Vec<Plan> {
        let all = PLANS
            .iter()
            .filter(|plan| plan.side == side && plan.day == Day::December2);
        all.cloned().collect()
    };
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["matrix", games] => {
            let games = games.parse().expect("a number");
            for french in of(Side::French) {
                for allied in of(Side::Allied) {
                    let won = wins(&french, std::slice::from_ref(&allied), games, 50_000);
                    println!("{} against {}: {won:.3?}", french.name, allied.name);
                }
            }
        }
        ["better", side, which, seconds, games, seed, ref extra @ ..] => {
            let side = if side == "french" { Side::French } else { Side::Allied };
            let (seconds, games, seed): (u64, u64, u64) = (
                seconds.parse().expect("seconds"),
                games.parse().expect("games"),
                seed.parse().expect("a seed"),
            );
            let mut foes = of(side.other());
            for file in extra {
                let text = std::fs::read_to_string(file).expect("a file");
                foes.push(serde_json::from_str(&text).expect("a plan"));
            }
            let mut best = match of(side).into_iter().find(|plan| plan.name == which) {
                Some(plan) => plan,
                None => serde_json::from_str(&std::fs::read_to_string(which).expect("a plan")).expect("a plan"),
            };
            let mut rng = TestRng::seed_from_u64(seed);
            let began = Instant::now();
            let mut fresh = seed * 1_000_000;
            let mut tried = 0;
            let before = wins(&best, &foes, 4 * games, 7_000_000).expect("sound");
            eprintln!("{}: {before:.3}", best.name);
            while began.elapsed().as_secs() < seconds {
                let Some(next) = changed(&best, &mut rng) else { continue };
                // Most are not legal, or lose at once.
                if wins(&next, &foes, 1, fresh).is_none() {
                    continue;
                }
                tried += 1;
                fresh += 10 * games;
                let (Some(one), Some(other)) = (wins(&next, &foes, games, fresh), wins(&best, &foes, games, fresh))
                else {
                    continue;
                };
                if one < other + 0.04 {
                    continue;
                }
                fresh += 10 * games;
                let (Some(again), Some(against)) = (
                    wins(&next, &foes, 3 * games, fresh),
                    wins(&best, &foes, 3 * games, fresh),
                ) else {
                    continue;
                };
                if again > against + 0.015 {
                    eprintln!(
                        "{:>4} s, {tried} tried: {again:.3} for {against:.3}",
                        began.elapsed().as_secs()
                    );
                    best = next;
                }
            }
            let after = wins(&best, &foes, 4 * games, 7_000_000).expect("sound");
            eprintln!("{}: {before:.3} before, {after:.3} after", best.name);
            println!("{}", serde_json::to_string_pretty(&best).expect("JSON"));
        }
        _ => panic!("plans matrix GAMES | plans better SIDE PLAN SECONDS GAMES SEED"),
    }
}
