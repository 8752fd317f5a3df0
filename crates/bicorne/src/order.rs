//! `bicorne order`

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use table::Registry;
use table::text::TextReader;

use crate::cli::{OrderArgs, TextForm};
use crate::failure::Failure;

const GAME: &str = "battles";
const OPTION: &str = "order";

pub fn run(games: &Registry, args: &OrderArgs, stdin: impl Read, out: &mut dyn Write) -> Result<(), Failure> {
    let game = games.find(GAME).map_err(Failure::Input)?;
    let reader = game.text_reader(OPTION).expect("orders of battle are texts");
    let (name, text, to) = match (&args.example, &args.file) {
        (Some(name), _) => {
            let text = example(&reader, name)?;
            // As it is written: it has remarks that no form keeps.
            if args.to.is_none() {
                return write!(out, "{text}").map_err(Failure::Output);
            }
            (name.clone(), text.to_owned(), args.to)
        }
        (None, Some(path)) => (path.display().to_string(), text_of(path, stdin)?, args.to),
        (None, None) => return Err(Failure::Input("there is no file to read".to_owned())),
    };
    let read = (reader.read)(&text).map_err(|bad| Failure::No(format!("{name}: {bad}")))?;
    let written = &read.written[match to.unwrap_or_else(|| other_form(&text)) {
        TextForm::Toml => "toml",
        TextForm::Json => "json",
    }];
    writeln!(out, "{}", written.trim_end())?;
    Ok(())
}

fn example(reader: &TextReader, name: &str) -> Result<&'static str, Failure> {
    let example = reader.examples.iter().find(|example| example.name == name);
    example.map(|example| example.text).ok_or_else(|| {
        let known: Vec<_> = reader.examples.iter().map(|example| example.name).collect();
        Failure::Input(format!(
            "there is no order of battle \"{name}\"; there is {}",
            known.join(", ")
        ))
    })
}

fn text_of(path: &Path, mut stdin: impl Read) -> Result<String, Failure> {
    let unreadable = |error: io::Error| Failure::Input(format!("{} cannot be read ({error})", path.display()));
    if path != Path::new("-") {
        return fs::read_to_string(path).map_err(unreadable);
    }
    let mut text = String::new();
    stdin.read_to_string(&mut text).map_err(unreadable)?;
    Ok(text)
}

fn other_form(text: &str) -> TextForm {
    match text.trim_start().starts_with('{') {
        true => TextForm::Toml,
        false => TextForm::Json,
    }
}
