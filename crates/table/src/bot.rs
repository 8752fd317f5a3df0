//! A bot sits on a seat like anybody: what the seat knows goes in, an answer comes out.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::RngExt as _;
use rand::SeedableRng as _;
use serde::{Deserialize, Serialize};

use crate::ask::{AskId, OpenAsk};
use crate::game::{Game, TestRng};
use crate::hash::Hash;
use crate::level::Level;
use crate::seat::Seat;
use crate::walk;

/// All that a bot is given, whether it sits in the server or at the end of a pipe.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotInput<V, T, A> {
    pub seat: Seat,
    pub view: V,
    /// What was told since the last input.
    #[serde(default = "Vec::new")]
    pub told: Vec<T>,
    pub asks: Vec<OpenAsk<A>>,
}

pub type InputOf<G> = BotInput<<G as Game>::View, <G as Game>::Told, <G as Game>::Ask>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotAnswer<A> {
    pub ask: AskId,
    pub action: A,
}

/// An answer that a bot has weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alternative<A> {
    pub action: A,
    /// The chance of winning with it, as the bot sees it.
    pub value: f64,
}

/// What a bot thinks of an ask: the best answers it has weighed, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reasons<A> {
    pub ask: AskId,
    pub alternatives: Vec<Alternative<A>>,
}

/// The view leaves no legal answer to an ask: a game that obeys its laws never shows such a view.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("ask {0} has no legal answer in this view")]
pub struct Stuck(pub AskId);

/// Tells a bot that is thinking to make an end of it: its answer is no longer wanted. All clones are one.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    pub fn new() -> Stop {
        Stop::default()
    }

    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether this is a clone of the other.
    pub fn is(&self, other: &Stop) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

pub trait Bot<G: Game>: Send {
    /// An answer to one of the asks. A bot may leave standing asks alone, never a blocking one, unless it is stopped: one
    /// that thinks for longer than a moment looks at `stop` on the way, and may then answer nothing.
    fn answer(&mut self, input: &InputOf<G>, stop: &Stop) -> Result<Option<BotAnswer<G::Action>>, Stuck>;

    /// Why it would answer as it would: a few alternatives with their values, where it has any. It does not count as an
    /// answer, and changes none. Where it has none it has not heard what was told either.
    fn reasons(&mut self, _input: &InputOf<G>, _stop: &Stop) -> Result<Option<Reasons<G::Action>>, Stuck> {
        Ok(None)
    }

    /// Whether it listens to what is told; one that does not is spared the telling.
    fn listens(&self) -> bool {
        true
    }
}

/// Walks down `choices` at random.
///
/// Its chance is made anew from the seed and the ask for every answer, so that a bot that starts again after a crash
/// answers as it would have done.
pub struct Random {
    seed: String,
}

impl Random {
    pub const LEVEL: Level = Level {
        name: "random",
        budget: None,
    };

    pub fn new(seed: &str) -> Random {
        Random { seed: seed.to_owned() }
    }

    fn chance(&self, ask: AskId) -> TestRng {
        let hash = Hash::of(
            "bicorne random bot",
            &[self.seed.as_bytes(), ask.to_string().as_bytes()],
        );
        TestRng::from_seed(*hash.bytes())
    }
}

impl<G: Game> Bot<G> for Random {
    fn listens(&self) -> bool {
        false
    }

    fn answer(&mut self, input: &InputOf<G>, _stop: &Stop) -> Result<Option<BotAnswer<G::Action>>, Stuck> {
        // The newest ask decides the chance: the same asks lead to the same answer.
        let Some(newest) = input.asks.iter().map(|open| open.id).max_by_key(|id| id.number) else {
            return Ok(None);
        };
        let mut rng = self.chance(newest);
        let (standing, blocking): (Vec<_>, Vec<_>) = input.asks.iter().partition(|open| open.standing);
        let take_standing = !standing.is_empty() && rng.random_bool(0.25);
        let from = if take_standing { standing } else { blocking };
        if from.is_empty() {
            return Ok(None);
        }
        let open = from[rng.random_range(0..from.len())];
        let action = walk::random_action::<G>(&input.view, &open.ask, &mut rng).ok_or(Stuck(open.id))?;
        Ok(Some(BotAnswer { ask: open.id, action }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_holds_a_clone_sees_the_stop() {
        let stop = Stop::new();
        let held = stop.clone();
        assert!(!held.is_stopped());
        stop.stop();
        assert!(held.is_stopped());
        assert!(!Stop::new().is_stopped());
    }
}
