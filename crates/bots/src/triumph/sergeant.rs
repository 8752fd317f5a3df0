//! Plans by rules of thumb: every answer worth a thought is tried in a few pictures of the battle, and judged by what the
//! position is worth then.

use table::TestRng;
use triumph::{Action, State, View};

use super::options::options;
use super::policy;
use super::value::Weights;
use super::world::{Waiting, World};

/// An answer and what it seems to be worth, in the sums of `value`.
#[derive(Clone)]
pub struct Weighed {
    pub action: Action,
    pub worth: f32,
}

/// Whether an answer ends the turn, and is so judged by the position as it stands.
pub fn ends_turn(action: &Action) -> bool {
    matches!(action, Action::EndTurn)
}

/// All options, the best first. `pictures` are full states that the seat cannot tell from the truth.
pub fn weigh(weights: &Weights, pictures: &[State], waiting: &Waiting, view: &View, rng: &mut TestRng) -> Vec<Weighed> {
    let Some(first) = pictures.first() else {
        return Vec::new();
    };
    let mut all: Vec<Weighed> = options(first, waiting, view, rng)
        .into_iter()
        .map(|action| {
            let sum: f32 = pictures
                .iter()
                .map(|picture| try_out(weights, picture, waiting, &action, rng))
                .sum();
            Weighed {
                action,
                worth: sum / pictures.len() as f32,
            }
        })
        .collect();
    all.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    all
}

/// What the position is worth to the side once the answer has had its effect.
fn try_out(weights: &Weights, picture: &State, waiting: &Waiting, action: &Action, rng: &mut TestRng) -> f32 {
    if ends_turn(action) {
        return weights.value_for(waiting.side, picture);
    }
    let mut world = World::new(*picture);
    world.act(waiting, action);
    world.settle(|world, waiting, view| policy::answer(world, waiting, view, rng));
    weights.value_for(waiting.side, &world.state)
}
