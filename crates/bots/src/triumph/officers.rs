//! The officers as the registry knows them.

use std::time::Duration;

use table::any::Of;
use table::bot::InputOf;
use table::odds::Odds;
use table::{Budget, Level};
use triumph::Triumph;

use super::memory::Memory;
use super::odds::odds;
use super::officer::{Officer, Rank};

/// What a marshal takes for an answer if nobody says otherwise.
const MARSHALS_TIME: Duration = Duration::from_secs(2);

pub fn game() -> Of<Triumph> {
    let at_once = |name| Level { name, budget: None };
    let marshal = Level {
        name: "marshal",
        budget: Some(Budget::Time(MARSHALS_TIME)),
    };
    Of::<Triumph>::game()
        .with_bot(at_once("recruit"), |seed, budget| {
            Box::new(Officer::new(Rank::Recruit, seed, budget))
        })
        .with_bot(at_once("sergeant"), |seed, budget| {
            Box::new(Officer::new(Rank::Sergeant, seed, budget))
        })
        .with_bot(marshal, |seed, budget| {
            Box::new(Officer::new(Rank::Marshal, seed, budget))
        })
}
