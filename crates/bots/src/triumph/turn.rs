//! A turn played by the light form of the judgement: the attacks that promise most and a few other commands drawn at
//! random, the best of them given while it betters the position.

use std::slice;

use rand::RngExt as _;
use table::{Choices, Game as _, TestRng};
use triumph::board::{Approach, Side};
use triumph::{Action, Ask, Pick, State, Triumph, View};

use super::field::{Field, Posts as _};
use super::judge::Judge;
use super::options::options;
use super::policy;
use super::value::{Weights, is_last_turn};
use super::world::{Waiting, World};

/// Attacks that are looked at for a choice, and other commands drawn.
const ATTACKS: usize = 2;
const DRAWN: usize = 3;

/// No turn gives more commands than this in a play-on.
const MOST_COMMANDS: usize = 8;

/// A command must better the position by this much.
const GAIN: f32 = 0.01;

/// Draws that bettered nothing before the turn ends.
const PATIENCE: usize = 1;

/// Plays until the other side commands, or the battle is over.
pub fn play_turn(weights: &Weights, world: &mut World, rng: &mut TestRng) {
    let side = world.state.turn.side;
    let mut idle = 0;
    for _ in 0..MOST_COMMANDS {
        settle(world, rng);
        let Some(waiting) = own_command(world, side) else {
            return;
        };
        world.choices += 1;
        match drawn(weights, world, &waiting, rng) {
            Some(better) => world.state = better,
            None => idle += 1,
        }
        if idle > PATIENCE {
            break;
        }
    }
    settle(world, rng);
    if let Some(waiting) = own_command(world, side) {
        world.act(&waiting, &Action::EndTurn);
    }
}

fn settle(world: &mut World, rng: &mut TestRng) {
    world.settle(|world, waiting, view| policy::answer(world, waiting, view, rng));
}

fn own_command(world: &World, side: Side) -> Option<Waiting> {
    world
        .waiting()
        .filter(|waiting| waiting.side == side && waiting.ask == Ask::Command)
}

/// The state after the best of a few commands, if it is better than doing nothing.
fn drawn(weights: &Weights, world: &World, waiting: &Waiting, rng: &mut TestRng) -> Option<State> {
    let view = world.view(waiting.seat);
    let Choices::Next(first) = Triumph::choices(&view, &Ask::Command, &[]) else {
        return None;
    };
    let mut judge = Judge::new(weights, slice::from_ref(&world.state));
    let field = judge.field(0);
    let mut attacks: Vec<(i8, Approach)> = first
        .iter()
        .filter_map(|pick| match pick {
            Pick::Threat { approach } => Some((promise(field, waiting.side, *approach), *approach)),
            _ => None,
        })
        .filter(|(promise, _)| *promise > 0)
        .collect();
    attacks.sort_by_key(|(promise, _)| std::cmp::Reverse(*promise));
    let attacks = attacks
        .into_iter()
        .take(ATTACKS)
        .map(|(_, approach)| Action::Threaten { approach, guard: None });
    // In his last turn even the light form looks everywhere: there is no later.
    let others: Vec<Action> = if is_last_turn(&world.state) {
        options(&world.state, waiting, &view, rng)
            .into_iter()
            .filter(is_march)
            .collect()
    } else {
        (0..DRAWN)
            .filter_map(|_| walk_from(&view, first[rng.random_range(0..first.len())], rng))
            .collect()
    };
    let mut best = None;
    let mut bar = judge.value_for(waiting.side, 0, &world.state) + GAIN;
    for action in attacks.chain(others) {
        let mut next = world.fork();
        next.act(waiting, &action);
        settle(&mut next, rng);
        let worth = judge.value_for(waiting.side, 0, &next.state);
        if worth > bar {
            bar = worth;
            best = Some(next.state);
        }
    }
    best
}

fn is_march(action: &Action) -> bool {
    matches!(action, Action::CorpsMove { .. })
}

/// By how much an attack could win.
fn promise(field: Field, side: Side, from: Approach) -> i8 {
    field.attack(side, from) - field.defence(side.other(), from.opposite())
}

/// Single units are many, and seldom worth a command; a corps that is split seldom, too.
fn walk_from(view: &View, first: Pick, rng: &mut TestRng) -> Option<Action> {
    match first {
        Pick::End | Pick::Threat { .. } => return None,
        Pick::Unit { .. } | Pick::Detach { .. } if rng.random_bool(0.8) => return None,
        _ => {}
    }
    let mut draft = vec![first];
    while draft.len() < table::walk::MOST_IN_A_DRAFT {
        match Triumph::choices(view, &Ask::Command, &draft) {
            Choices::Whole(action) => return Some(action),
            Choices::Next(mut picks) => {
                if picks.iter().any(|pick| !matches!(pick, Pick::Leave { .. })) {
                    picks.retain(|pick| !matches!(pick, Pick::Leave { .. }));
                }
                if picks.is_empty() {
                    return None;
                }
                draft.push(picks[rng.random_range(0..picks.len())]);
            }
        }
    }
    None
}
