//! An officer on a seat: what he remembers, how he is asked, and by which rank's lights he answers.

use rand::SeedableRng as _;
use table::ask::OpenAsk;
use table::bot::{Alternative, Bot, BotAnswer, InputOf, Reasons, Stop, Stuck};
use table::hash::Hash;
use table::{AskId, Budget, TestRng};
use triumph::{Action, Ask, State, Triumph, View};

use super::marshal::{self, Purse};
use super::memory::Memory;
use super::sampler::Sampler;
use super::sergeant::{Weighed, weigh};
use super::value::{Weights, chance};
use super::world::{self, Waiting};
use super::{recruit, set_up, thumb};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Rank {
    Recruit,
    Sergeant,
    Marshal,
}

/// Pictures in which everything is tried at once, by a sergeant and by a marshal.
const PICTURES: usize = 3;
const MORE_PICTURES: usize = 8;

/// Reasons that are worth telling.
const REASONS: usize = 5;

pub struct Officer {
    rank: Rank,
    seed: String,
    budget: Budget,
    memory: Memory,
    weights: Weights,
}

impl Officer {
    pub fn new(rank: Rank, seed: &str, budget: Budget) -> Officer {
        Officer {
            rank,
            seed: seed.to_owned(),
            budget,
            memory: Memory::default(),
            weights: match rank {
                Rank::Marshal => Weights::default(),
                Rank::Recruit | Rank::Sergeant => thumb::weights(),
            },
        }
    }

    /// Made anew from the seed and the ask for every answer, so that an officer who starts again after a crash has the
    /// same luck. What he remembers may be less: he hears the whole battle at once.
    fn luck(&self, about: &str) -> TestRng {
        let hash = Hash::of("bicorne officer", &[self.seed.as_bytes(), about.as_bytes()]);
        TestRng::from_seed(*hash.bytes())
    }

    /// What he would answer and what else he has weighed, the best first.
    fn think(&self, memory: &Memory, view: &View, open: &OpenAsk<Ask>, stop: &Stop) -> Vec<Weighed> {
        let mut rng = self.luck(&open.id.to_string());
        let sampler = Sampler::new(view, memory);
        let Some(waiting) = waiting(view, open) else {
            return Vec::new();
        };
        let sure = |action: Action| vec![Weighed { action, worth: 0.0 }];
        if is_before_the_battle(&open.ask) {
            let picture = sampler.draw(&mut rng);
            let planned = set_up::answer(&picture, &waiting, view, self.rank, &mut self.luck("plan"));
            return planned.map(sure).unwrap_or_default();
        }
        match self.rank {
            Rank::Recruit => {
                let picture = sampler.draw(&mut rng);
                recruit::answer(&picture, &waiting, view, &mut rng)
                    .map(sure)
                    .unwrap_or_default()
            }
            Rank::Sergeant => {
                let pictures: Vec<State> = (0..PICTURES).map(|_| sampler.draw(&mut rng)).collect();
                weigh(&self.weights, &pictures, &waiting, view, &mut rng)
            }
            Rank::Marshal => {
                let mut purse = Purse::new(self.budget);
                let pictures: Vec<State> = (0..MORE_PICTURES).map(|_| sampler.draw(&mut rng)).collect();
                let weighed = weigh(&self.weights, &pictures, &waiting, view, &mut rng);
                let mut draws = TestRng::from_rng(&mut rng);
                let draw = || sampler.draw(&mut draws);
                let lines = marshal::search(&self.weights, weighed, &waiting, draw, &mut purse, &mut rng, stop);
                let told = lines.into_iter().map(|line| {
                    let mean = line.mean().clamp(1e-4, 1.0 - 1e-4);
                    Weighed {
                        action: line.weighed.action,
                        worth: (mean / (1.0 - mean)).ln(),
                    }
                });
                told.collect()
            }
        }
    }
}

fn is_before_the_battle(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Bid | Ask::Side | Ask::Assignment | Ask::Placement | Ask::Detachments | Ask::Battery
    )
}

fn waiting(view: &View, open: &OpenAsk<Ask>) -> Option<Waiting> {
    Some(Waiting {
        seat: view.me?,
        side: view.side.unwrap_or(triumph::board::Side::French),
        ask: open.ask,
    })
}

/// The newest ask that the battle waits for; what is merely offered is let be.
fn due(input: &InputOf<Triumph>) -> Option<&OpenAsk<Ask>> {
    let blocking = input.asks.iter().filter(|open| !open.standing);
    blocking.max_by_key(|open| open.id.number)
}

impl Bot<Triumph> for Officer {
    fn answer(&mut self, input: &InputOf<Triumph>, stop: &Stop) -> Result<Option<BotAnswer<Action>>, Stuck> {
        self.memory.hear(&input.told, &input.view);
        let Some(open) = due(input) else {
            return Ok(None);
        };
        let best = self.think(&self.memory, &input.view, open, stop).into_iter().next();
        let action = best
            .map(|weighed| weighed.action)
            .or_else(|| any(&input.view, open, &mut self.luck("any")))
            .ok_or(Stuck(open.id))?;
        Ok(Some(answer(open.id, action)))
    }

    fn reasons(&mut self, input: &InputOf<Triumph>, stop: &Stop) -> Result<Option<Reasons<Action>>, Stuck> {
        let mut memory = self.memory.clone();
        memory.hear(&input.told, &input.view);
        let Some(open) = due(input) else {
            return Ok(None);
        };
        let weighed = self.think(&memory, &input.view, open, stop);
        let alternatives = weighed.into_iter().take(REASONS).map(|weighed| Alternative {
            value: f64::from(chance(weighed.worth)),
            action: weighed.action,
        });
        Ok(Some(Reasons {
            ask: open.id,
            alternatives: alternatives.collect(),
        }))
    }
}

fn answer(ask: AskId, action: Action) -> BotAnswer<Action> {
    BotAnswer { ask, action }
}

fn any(view: &View, open: &OpenAsk<Ask>, rng: &mut TestRng) -> Option<Action> {
    world::wander(view, &open.ask, rng)
}
