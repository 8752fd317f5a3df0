//! Bots as they are named on the command line: `sergeant`, `marshal:80`, `marshal:50ms`.

use table::any::AnyGame;
use table::{Budget, Player};

use crate::failure::Failure;

/// The bot, with the budget of the command where it thinks and names none of its own.
pub fn player(game: &dyn AnyGame, text: &str, budget: Option<Budget>) -> Result<Player, Failure> {
    let input = |error: &dyn std::fmt::Display| Failure::Input(error.to_string());
    let mut player: Player = text.parse().map_err(|error| input(&error))?;
    let level = player.level_of(game).map_err(|error| input(&error))?;
    if level.budget.is_some() {
        player.budget = player.budget.or(budget).or(level.budget);
    }
    Ok(player)
}
