//! `bicorne odds`

use std::io::Write;

use table::Registry;

use crate::cli::OddsArgs;
use crate::failure::Failure;
use crate::position::Position;

pub fn run(games: &Registry, args: &OddsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let position = Position::read(games, &args.position)?;
    let odds = position
        .game
        .odds(&position.input, args.draws, &args.position.seed)
        .ok_or_else(|| Failure::Input(format!("{} has no odds to tell", position.game.name())))?
        .map_err(Failure::No)?;
    if args.position.json {
        writeln!(out, "{}", serde_json::to_string(&odds).expect("odds are JSON"))?;
        return Ok(());
    }
    writeln!(
        out,
        "as {} knows it, over {} positions:",
        position.seat_name, odds.draws
    )?;
    for chance in &odds.outcomes {
        writeln!(out, "{:5.1} %  {}", 100.0 * chance.chance, chance.outcome)?;
    }
    Ok(())
}
