//! `bicorne odds` from words alone, which only the game can read.

use std::fs;
use std::io::Write;

use table::reckoning::{Reckoning, Word};

use crate::cli::OddsArgs;
use crate::failure::Failure;

pub fn run(reckoning: &Reckoning, args: &OddsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if args.at.is_some() || args.seat.is_some() {
        let of_a_match = "--at and --seat are about a match, and this is reckoned without one";
        return Err(Failure::Input(of_a_match.to_owned()));
    }
    let words = args.of.iter().map(|text| word(text)).collect::<Result<Vec<_>, _>>()?;
    let question = (reckoning.read)(&words).map_err(Failure::Input)?;
    let told = (reckoning.tell)(&question, args.draws, &args.seed).map_err(Failure::No)?;
    match args.json {
        true => writeln!(out, "{}", told.answer)?,
        false => writeln!(out, "{}", told.text)?,
    }
    Ok(())
}

/// `key=value`, `key=@FILE` for what stands in a file, or the key alone for what is so.
fn word(text: &str) -> Result<Word, Failure> {
    let (key, value) = text.split_once('=').unwrap_or((text, "true"));
    let value = match value.strip_prefix('@') {
        None => value.to_owned(),
        Some(path) => {
            fs::read_to_string(path).map_err(|error| Failure::Input(format!("{path} cannot be read ({error})")))?
        }
    };
    let key = key.to_owned();
    Ok(Word { key, value })
}
