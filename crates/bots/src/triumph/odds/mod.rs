//! The chances of an attack that is under way and not yet decided, over all that the enemy may hold.
//!
//! There are four ends, the same for both sides: the defender retreats before combat, he is beaten, the attack is
//! repelled, or it was no more than a feint. A retreat and a defeat give the locale to the attacker; a repulse and a
//! feint leave it to the defender. An attack led by guns is won if the defender loses by it, though nobody goes in.
//!
//! Each draw is played on by a policy that answers for both, until one of these has come. The default one judges by what
//! the side that is asked can see: it presses whenever it may, so that a feint is only counted where nothing else is
//! legal; it leads with the best it has, and counter-attacks where that turns the result.

mod policy;

use rand::SeedableRng as _;
use table::bot::InputOf;
use table::hash::Hash;
use table::{Dice, Game as _, Seed, TestRng, Viewer, walk};
use triumph::board::Side;
use triumph::{Action, AttackStep, Event, Stage, State, Told, Triumph};

use super::memory::Memory;
use super::sampler::Sampler;

pub use policy::Policy;

/// More than anybody answers until an attack is decided.
const MOST_ANSWERS: usize = 12;

#[derive(Copy, Clone, PartialEq, Debug, serde::Serialize)]
pub struct Odds {
    pub draws: u32,
    /// Shares of the draws; together they make one.
    pub retreat: f64,
    pub won: f64,
    pub repelled: f64,
    pub feint: f64,
}

impl Odds {
    /// The chance that this side has its way.
    pub fn of(&self, side: Side, attacker: Side) -> f64 {
        if side == attacker {
            self.retreat + self.won
        } else {
            self.repelled + self.feint
        }
    }
}

/// In the order of the odds.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ending {
    Retreat,
    Won,
    Repelled,
    Feint,
}

/// None where no attack is under way, or where it is decided. `memory` has heard the input.
pub fn odds(input: &InputOf<Triumph>, memory: &Memory, draws: u32, seed: &str) -> Option<Odds> {
    let mut policy = Policy::new(seed);
    odds_by(input, memory, draws, seed, |state| policy.answer(state))
}

/// The same by another policy: what whoever is asked in this state answers.
pub fn odds_by(
    input: &InputOf<Triumph>,
    memory: &Memory,
    draws: u32,
    seed: &str,
    mut policy: impl FnMut(&State) -> Action,
) -> Option<Odds> {
    let step = input.view.attack()?.step;
    let open = matches!(
        step,
        AttackStep::Defence | AttackStep::Feint | AttackStep::Declaration | AttackStep::CounterAttack
    );
    if !open || draws == 0 {
        return None;
    }
    let sampler = Sampler::new(&input.view, memory);
    let mut rng = TestRng::from_seed(*Hash::of("bicorne odds", &[seed.as_bytes()]).bytes());
    let mut counts = [0u32; 4];
    for _ in 0..draws {
        counts[play_on(sampler.draw(&mut rng), &mut policy, &mut rng) as usize] += 1;
    }
    let [retreat, won, repelled, feint] = counts.map(|count| f64::from(count) / f64::from(draws));
    Some(Odds {
        draws,
        retreat,
        won,
        repelled,
        feint,
    })
}

fn play_on(mut state: State, policy: &mut impl FnMut(&State) -> Action, rng: &mut TestRng) -> Ending {
    let attacker = state.turn.side;
    for _ in 0..MOST_ANSWERS {
        let Some(asked) = state.asks().into_iter().next() else {
            break;
        };
        let view = Triumph::view(&state, Viewer::Seat(asked.seat));
        let action = policy(&state);
        let legal = Triumph::check(&view, &asked.ask, &action).is_ok();
        let action = Some(action).filter(|_| legal);
        let Some(action) = action.or_else(|| walk::random_action::<Triumph>(&view, &asked.ask, rng)) else {
            break;
        };
        let events = apply(&mut state, &action);
        if let Some(ending) = events.iter().find_map(|event| ending(&event.told, attacker)) {
            return ending;
        }
        if !matches!(state.stage, Stage::Attack(_)) {
            break;
        }
    }
    Ending::Feint
}

fn ending(told: &Told, attacker: Side) -> Option<Ending> {
    match told {
        Told::FinalResult { reckoned, .. } if reckoned.winner == attacker => Some(Ending::Won),
        Told::FinalResult { .. } => Some(Ending::Repelled),
        Told::Retreated { .. } => Some(Ending::Retreat),
        Told::Feinted { .. } | Told::RideEnded { .. } => Some(Ending::Feint),
        _ => None,
    }
}

/// Answers whoever is asked first. There are no dice in a battle.
fn apply(state: &mut State, action: &Action) -> Vec<Event> {
    let mut events = Vec::new();
    if let Some(asked) = state.asks().into_iter().next() {
        let mut dice = Dice::new(Seed::from_text("odds").dice_key("odds", &[]), 1);
        Triumph::apply(state, asked.seat, &asked.ask, action, &mut dice, &mut events);
    }
    events
}
