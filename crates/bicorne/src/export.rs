//! `bicorne export`

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use server::ids::MatchId;

use crate::cli::ExportArgs;
use crate::failure::Failure;
use crate::operate::on_database;

pub fn run(args: &ExportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let id = MatchId(args.id.clone());
    let text = on_database(&args.on.database, async |store| {
        server::operate::export(store, &id).await
    })?;
    match &args.out {
        Some(path) => write_new(path, &text),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| Failure::No(format!("{} cannot be written ({error})", path.display())))
}
