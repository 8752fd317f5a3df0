//! The officers as the registry knows them.

use europe::Europe;
use table::Level;
use table::any::Of;

use super::recruit::Recruit;

pub fn game() -> Of<Europe> {
    let recruit = Level {
        name: "recruit",
        budget: None,
    };
    Of::<Europe>::game().with_bot(recruit, |seed, _| Box::new(Recruit::new(seed)))
}
