//! Battles that are played by the light judgement alone, as a marshal plays on in his thoughts; for who measures it.

use rand::SeedableRng as _;
use table::{Dice, Game as _, Seed, TestRng};
use triumph::{Ask, Options, Triumph};

use super::officer::Rank;
use super::set_up;
use super::turn::play_turn;
use super::value::{Weights, is_last_turn};
use super::world::World;

pub struct LightBattle {
    world: World,
    rng: TestRng,
}

impl LightBattle {
    /// Both armies made ready by a plan, up to the first command.
    pub fn begin(scenario: &str, seed: u64) -> Option<LightBattle> {
        let rng = TestRng::seed_from_u64(seed);
        let options = Options::named(scenario)?;
        let mut dice = Dice::new(Seed::from_text("light").dice_key("light", &[]), 1);
        let mut world = World::new(Triumph::start(Triumph::RULES, &options, &mut dice));
        loop {
            let waiting = world.waiting()?;
            if waiting.ask == Ask::Command {
                return Some(LightBattle { world, rng });
            }
            let view = world.view(waiting.seat);
            let action = set_up::answer(&world.state, &waiting, &view, Rank::Marshal, &mut rng.clone())?;
            world.act(&waiting, &action);
        }
    }

    /// A turn; false when the battle is over.
    pub fn play_turn(&mut self, weights: &Weights) -> bool {
        play_turn(weights, &mut self.world, &mut self.rng);
        !self.world.is_over()
    }

    /// How often a command was looked for.
    pub fn choices(&self) -> u32 {
        self.world.choices
    }

    /// Whether it is the last turn of a side, in which it looks everywhere.
    pub fn is_last_turn(&self) -> bool {
        is_last_turn(&self.world.state)
    }
}
