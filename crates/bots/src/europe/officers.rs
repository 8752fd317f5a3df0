//! The officers as the registry knows them, and the odds of battles.

use europe::{Europe, Side};
use table::Level;
use table::any::Of;
use table::bot::InputOf;
use table::odds::{Amount, Chance, Odds};

use super::chance::field;
use super::eyes::Eyes;
use super::odds::{self, BASIC, Method, Start};
use super::recruit::Recruit;

pub fn game() -> Of<Europe> {
    let recruit = Level {
        name: "recruit",
        budget: None,
    };
    Of::<Europe>::game()
        .with_bot(recruit, |seed, _| Box::new(Recruit::new(seed)))
        .with_odds(tell_odds)
        .with_reckoning(BASIC)
}

/// What may come of the battle that is under way. All that it depends on lies open, and what does not is taken from the
/// policy, so everybody is told the same.
fn tell_odds(input: &InputOf<Europe>, draws: u32, seed: &str) -> Result<Odds, String> {
    let eyes = Eyes {
        view: &input.view,
        me: input.seat,
    };
    let open = eyes.open();
    let field = field(&eyes, open.battle.as_ref().is_some_and(|battle| battle.landed));
    let start = Start::under_way(open, &field).ok_or("no battle is under way whose result is open")?;
    let told = odds::odds(&field, start, draws, seed);
    let chance = |side, chance| Chance {
        outcome: word(side, "wins"),
        chance,
    };
    let amount = |side, amount| Amount {
        what: word(side, "loses"),
        amount,
    };
    Ok(Odds {
        draws: match told.method {
            Method::Exact => 0,
            Method::Simulated { battles } => battles,
        },
        outcomes: vec![
            chance(Side::Attacker, told.attacker_wins),
            chance(Side::Defender, told.defender_wins),
        ],
        error: Some(told.error),
        policy: Some(told.policy),
        expected: vec![
            amount(Side::Attacker, told.attacker_losses.total()),
            amount(Side::Defender, told.defender_losses.total()),
        ],
    })
}

fn word(side: Side, does: &str) -> String {
    let side = match side {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
    };
    format!("{side}_{does}")
}
