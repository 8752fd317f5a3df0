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
        .with_odds(tell_odds)
}

/// What may come of the attack that is under way, as the seat would say it.
fn tell_odds(input: &InputOf<Triumph>, draws: u32, seed: &str) -> Result<Odds, String> {
    let mut memory = Memory::default();
    memory.hear(&input.told, &input.view);
    let odds = odds(input, &memory, draws, seed).ok_or("no attack is under way whose result is open")?;
    let count = |share: f64| (share * f64::from(odds.draws)).round() as u32;
    let attacks = input.view.side == Some(input.view.turn.side);
    Ok(Odds::counted([
        ("retreated", count(odds.retreat)),
        (if attacks { "won" } else { "lost" }, count(odds.won)),
        ("repelled", count(odds.repelled)),
        ("feint", count(odds.feint)),
    ]))
}
