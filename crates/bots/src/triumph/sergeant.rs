//! Plans by rules of thumb: every answer worth a thought is tried in a few pictures of the battle, and judged by what the
//! position is worth then.

use table::TestRng;
use triumph::{Action, State, View};

use super::judge::Judge;
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
    let mut judge = Judge::new(weights, pictures);
    let mut all: Vec<Weighed> = options(first, waiting, view, rng)
        .into_iter()
        .map(|action| {
            let each = pictures.iter().enumerate();
            let sum: f32 = each
                .map(|(number, picture)| {
                    let after = try_out(picture, waiting, &action, rng);
                    judge.value_for(
                        waiting.side,
                        number,
                        after.as_ref().map_or(picture, |world| &world.state),
                    )
                })
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

/// What comes of the answer; nothing, where it ends the turn.
fn try_out(picture: &State, waiting: &Waiting, action: &Action, rng: &mut TestRng) -> Option<World> {
    if ends_turn(action) {
        return None;
    }
    let mut world = World::new(*picture);
    world.act(waiting, action);
    world.settle(|world, waiting, view| policy::answer(world, waiting, view, rng));
    Some(world)
}
