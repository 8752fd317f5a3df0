//! `bicorne samples`

use std::fs;
use std::io::Write;

use table::Registry;
use table::case::CaseFile;
use table::samples::samples;

use crate::check::collect;
use crate::cli::SamplesArgs;
use crate::failure::Failure;

pub fn run(games: &Registry, args: &SamplesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = games.find(&args.game).map_err(Failure::Input)?;
    let mut files = Vec::new();
    for path in &args.cases {
        collect(path, &mut files)?;
    }
    let mut cases = Vec::new();
    for path in &files {
        let bad = |why: String| Failure::Input(format!("{}: {why}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
        let file = CaseFile::parse(&text).map_err(bad)?;
        if file.game == args.game {
            cases.extend(file.case);
        }
    }
    let samples = samples(game.as_ref(), &cases, args.games, &args.seed).map_err(Failure::Input)?;
    let json = serde_json::to_string(&samples).expect("samples are JSON");
    writeln!(out, "{json}").map_err(Failure::Output)
}
