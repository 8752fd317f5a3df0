//! Legal and quick. A recruit has no plan: he marches somewhere, and attacks where he sees that it pays at once. He knows
//! what a loss is, and throws nobody away.

use rand::RngExt as _;
use table::TestRng;
use triumph::board::Side;
use triumph::{Action, Ask, Face, State, View};

use super::options::options;
use super::policy;
use super::world::{Waiting, World};

/// How often he goes on giving commands.
const EAGER: f64 = 0.6;

/// Options that he looks at.
const LOOKS: usize = 12;

/// What an attack must win to be worth it.
const PAYS: f32 = 1.0;

pub fn answer(picture: &State, waiting: &Waiting, view: &View, rng: &mut TestRng) -> Option<Action> {
    let mut all = options(picture, waiting, view, rng);
    if waiting.ask != Ask::Command {
        return best(picture, waiting, &all, rng);
    }
    all.retain(|action| !matches!(action, Action::EndTurn) && !calls_reserves(picture, waiting.side, action));
    let now = crude(picture, waiting.side);
    let (attacks, moves): (Vec<Action>, Vec<Action>) = all
        .into_iter()
        .partition(|action| matches!(action, Action::Threaten { .. }));
    if let Some(attack) = best(picture, waiting, &attacks, rng)
        && tried(picture, waiting, &attack, rng) >= now + PAYS
    {
        return Some(attack);
    }
    if moves.is_empty() || !rng.random_bool(EAGER) {
        return Some(Action::EndTurn);
    }
    Some(moves[rng.random_range(0..moves.len())].clone())
}

/// Whoever calls Davout and Bernadotte has to win more than he can: they stay where they are.
fn calls_reserves(picture: &State, side: Side, action: &Action) -> bool {
    let army = picture.army(side);
    match action {
        Action::CorpsMove { corps, .. } => army.post(*corps).is_some_and(|post| post.is_off()),
        Action::UnitMove { unit, .. } => army.place(*unit).is_off(),
        _ => false,
    }
}

fn best(picture: &State, waiting: &Waiting, all: &[Action], rng: &mut TestRng) -> Option<Action> {
    let looked = all.iter().take(LOOKS);
    let tried: Vec<(f32, &Action)> = looked
        .map(|action| (tried(picture, waiting, action, rng), action))
        .collect();
    let best = tried.into_iter().max_by(|one, other| one.0.total_cmp(&other.0));
    best.map(|(_, action)| action.clone())
}

fn tried(picture: &State, waiting: &Waiting, action: &Action, rng: &mut TestRng) -> f32 {
    let mut world = World::new(*picture);
    world.act(waiting, action);
    world.settle(|world, waiting, view| policy::answer(world, waiting, view, rng));
    crude(&world.state, waiting.side)
}

/// Morale and men, and nothing else.
fn crude(state: &State, side: Side) -> f32 {
    let of = |side: Side| {
        let army = state.army(side);
        let men: u8 = army
            .alive()
            .into_iter()
            .map(|unit| army.face(unit).map_or(0, Face::strength))
            .sum();
        f32::from(state.standings[side.index()].morale) + 0.5 * f32::from(men)
    };
    of(side) - of(side.other())
}
