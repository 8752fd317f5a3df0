//! `bicorne odds`

use std::io::Write;

use table::Registry;
use table::odds::Odds;

use crate::cli::{OddsArgs, PositionArgs};
use crate::failure::Failure;
use crate::numbers;
use crate::position::Position;

/// Positions that are drawn where nobody says how many.
const DRAWS: u32 = 2_000;

pub fn run(games: &Registry, args: &OddsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(reckoning) = games.reckoning(&args.what) {
        return numbers::run(&reckoning, args, out);
    }
    let [file] = args.of.as_slice() else {
        let several = format!("of {} the odds are told in one journal at a time", args.what);
        return Err(Failure::Input(several));
    };
    let position = Position::read(
        games,
        &PositionArgs {
            game: args.what.clone(),
            file: file.into(),
            at: args.at,
            seat: args.seat.clone(),
            seed: args.seed.clone(),
            json: args.json,
        },
    )?;
    let odds = position
        .game
        .odds(&position.input, args.draws.unwrap_or(DRAWS), &args.seed)
        .ok_or_else(|| Failure::Input(format!("{} has no odds to tell", position.game.name())))?
        .map_err(Failure::No)?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&odds).expect("odds are JSON"))?;
        return Ok(());
    }
    print(&position.seat_name, &odds, out)
}

fn print(seat: &str, odds: &Odds, out: &mut dyn Write) -> Result<(), Failure> {
    match odds.draws {
        0 => writeln!(out, "as {seat} knows it, worked out:")?,
        draws => writeln!(out, "as {seat} knows it, over {draws} positions:")?,
    }
    for chance in &odds.outcomes {
        writeln!(out, "{:5.1} %  {}", 100.0 * chance.chance, chance.outcome)?;
    }
    for amount in &odds.expected {
        writeln!(out, "{:5.1}    {}", amount.amount, amount.what)?;
    }
    if let Some(error) = odds.error {
        writeln!(out, "to within {:.2} points", 100.0 * error)?;
    }
    if let Some(policy) = &odds.policy {
        writeln!(out, "policy {policy}")?;
    }
    Ok(())
}
