//! `bicorne import`

use std::fs;
use std::io::Write;

use server::Store;
use table::Registry;
use table::file::JournalFile;

use crate::cli::ImportArgs;
use crate::failure::Failure;
use crate::operate::block_on;

pub fn run(games: &Registry, args: &ImportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let path = args.file.display();
    let text =
        fs::read_to_string(&args.file).map_err(|error| Failure::Input(format!("{path} cannot be read ({error})")))?;
    let file = JournalFile::parse(&text).map_err(|error| Failure::No(format!("{path}: {error}")))?;
    let id = block_on(async {
        let store = Store::open(&args.on.database).await?;
        let imported = server::operate::import(&store, games, &file).await;
        store.close().await;
        imported
    })?;
    writeln!(out, "{id}")?;
    Ok(())
}
