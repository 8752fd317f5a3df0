//! `bicorne user`

use std::io::Write;

use crate::cli::{UserArgs, UserCommand};
use crate::failure::Failure;
use crate::operate::on_database;

pub fn run(args: UserArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let UserCommand::Reset { name, on } = args.command;
    let password = on_database(&on.database, async |store| server::operate::reset(store, &name).await)?;
    writeln!(out, "{password}")?;
    Ok(())
}
