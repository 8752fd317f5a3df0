//! `bicorne hint`

use std::io::Write;

use table::Registry;
use table::bot::Stop;

use crate::cli::HintArgs;
use crate::failure::Failure;
use crate::players::player;
use crate::position::Position;

pub fn run(games: &Registry, args: &HintArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let position = Position::read(games, &args.position)?;
    let strongest = || position.game.levels().last().map(|level| level.name.to_owned());
    let level = args.level.clone().or_else(strongest).unwrap_or_default();
    let player = player(position.game, &level, args.budget)?;
    let bot = position.game.bot(&player.level, &args.position.seed, player.budget);
    let mut bot = bot.expect("the level is a known one");
    let hint = bot.reasons(&position.input, &Stop::new()).map_err(Failure::No)?;
    if args.position.json {
        writeln!(out, "{}", serde_json::to_string(&hint).expect("a hint is JSON"))?;
        return Ok(());
    }
    let Some(hint) = hint else {
        writeln!(out, "{player} would leave {} alone", position.seat_name)?;
        return Ok(());
    };
    writeln!(out, "{player} for {}, ask {}:", position.seat_name, hint.ask)?;
    for advice in &hint.advice {
        let value = advice
            .value
            .map_or_else(String::new, |value| format!("{:5.1} %", 100.0 * value));
        writeln!(out, "{value:>8}  {}", advice.action)?;
    }
    Ok(())
}
