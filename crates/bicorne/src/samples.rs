//! `bicorne samples`

use std::io::Write;

use table::Registry;
use table::samples::samples;

use crate::cli::SamplesArgs;
use crate::failure::Failure;

pub fn run(games: &Registry, args: &SamplesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = games.find(&args.game).map_err(Failure::Input)?;
    let samples = samples(game.as_ref(), args.games, &args.seed);
    let json = serde_json::to_string(&samples).expect("samples are JSON");
    writeln!(out, "{json}").map_err(Failure::Output)
}
