//! Games from which the sums of `value` are learnt. Both sides see everything: what is learnt is what a position is worth,
//! not what anybody knows of it.

use rand::RngExt as _;
use rand::SeedableRng as _;
use table::{Dice, Game as _, Seed, TestRng};
use triumph::board::Side;
use triumph::{Action, Ask, Options, Stage, Triumph};

use super::officer::Rank;
use super::policy;
use super::sergeant::weigh;
use super::set_up::{self, Plan};
use super::turn::play_turn;
use super::value::{Features, Weights, features, progress};
use super::world::{self, World};

/// A position at the beginning of a turn, and how its battle ended.
pub struct Sample {
    pub features: Features,
    pub progress: f32,
    /// 1 if the French won.
    pub won: f32,
}

/// How a side of a training game plays.
#[derive(Copy, Clone, Eq, PartialEq)]
pub enum Style {
    /// Weighs every command.
    Careful,
    /// By the light judgement.
    Light,
}

/// More answers than a battle needs.
const MOST_ANSWERS: usize = 8_000;

/// A whole battle. Now and then, by `noise`, a side does what it thinks worse of, so that there is something to learn.
pub fn battle(
    scenario: &str,
    seed: u64,
    styles: [Style; 2],
    weights: [&Weights; 2],
    plans: [Option<&Plan>; 2],
    noise: f64,
) -> Option<(Vec<Sample>, Side)> {
    let mut rng = TestRng::seed_from_u64(seed);
    let options = Options::named(scenario)?;
    let mut dice = Dice::new(Seed::from_text("training").dice_key("training", &[]), 1);
    let mut world = World::new(Triumph::start(Triumph::RULES, &options, &mut dice));
    let mut samples = Vec::new();
    let plan = TestRng::from_rng(&mut rng);
    let mut turn = None;
    for _ in 0..MOST_ANSWERS {
        if let Stage::Over(end) = &world.state.stage {
            let won = if end.winner == Side::French { 1.0 } else { 0.0 };
            samples.iter_mut().for_each(|sample: &mut Sample| sample.won = won);
            return Some((samples, end.winner));
        }
        let waiting = world.waiting()?;
        let view = world.view(waiting.seat);
        if waiting.ask == Ask::Command {
            let now = (world.state.round, world.state.turn.side);
            if turn != Some(now) {
                turn = Some(now);
                samples.push(Sample {
                    features: features(&world.state),
                    progress: progress(&world.state),
                    won: 0.0,
                });
            }
            if styles[waiting.side.index()] == Style::Light {
                play_turn(weights[waiting.side.index()], &mut world, &mut rng);
                continue;
            }
        }
        let action = match waiting.ask {
            Ask::Assignment | Ask::Placement | Ask::Detachments | Ask::Battery => {
                match plans[waiting.side.index()] {
                    // A plan that the rules do not allow is no plan.
                    Some(plan) => {
                        let action = plan.answer(world.state.army(waiting.side), &waiting.ask)?;
                        Triumph::check(&view, &waiting.ask, &action).ok()?;
                        Some(action)
                    }
                    None => set_up::answer(&world.state, &waiting, &view, Rank::Sergeant, &mut plan.clone()),
                }
            }
            _ if rng.random_bool(noise) => world::wander(&view, &waiting.ask, &mut rng),
            Ask::Command | Ask::Defence | Ask::Feint | Ask::Declaration | Ask::CounterAttack => {
                let best = weigh(weights[waiting.side.index()], &[world.state], &waiting, &view, &mut rng)
                    .into_iter()
                    .next();
                best.map(|weighed| weighed.action)
            }
            _ => policy::answer(&world, &waiting, &view, &mut rng),
        };
        world.act(&waiting, &action.unwrap_or(Action::EndTurn));
    }
    None
}
