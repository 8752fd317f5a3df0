//! `bicorne bot`

use std::io::{BufRead, Write};

use table::Registry;
use table::bot::Stop;

use crate::cli::BotArgs;
use crate::failure::Failure;
use crate::players::player;

pub fn run(games: &Registry, args: BotArgs, input: impl BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let game = games.find(&args.game).map_err(Failure::Input)?;
    let player = player(game.as_ref(), &args.level, args.budget)?;
    let bot = game.bot(&player.level, &args.seed, player.budget);
    let mut bot = bot.expect("the level is a known one");
    // Whoever is at the other end stops a bot by ending it.
    let stop = Stop::new();
    for (number, line) in (1..).zip(input.lines()) {
        let bad = |why: &dyn std::fmt::Display| Failure::Input(format!("line {number} is no input for a bot ({why})"));
        let line = line.map_err(|error| bad(&error))?;
        if line.trim().is_empty() {
            continue;
        }
        let input = serde_json::from_str(&line).map_err(|error| bad(&error))?;
        let answer = bot.answer(&input, &stop).map_err(|why| bad(&why))?;
        writeln!(out, "{}", serde_json::to_string(&answer).expect("an answer is JSON"))?;
        out.flush()?;
    }
    Ok(())
}
