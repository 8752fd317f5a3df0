//! The `bicorne` program: a thin shell over the libraries.

mod admin;
mod backup;
mod bot;
mod check;
mod cli;
mod date;
mod export;
mod failure;
mod hint;
mod import;
mod inspect;
mod load;
mod log;
mod numbers;
mod odds;
mod operate;
mod order;
mod players;
mod position;
mod replay;
mod restore;
mod samples;
mod serve;
mod simulate;
mod user;

use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser as _;

use crate::cli::{Cli, Command};
use crate::failure::Failure;

/// Matches are many small values that come and go on many threads.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has heard enough, as in `bicorne replay … | head`.
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // Nobody is left to tell if this fails too.
            let _ = writeln!(std::io::stderr(), "bicorne: {failure}");
            failure.exit_code()
        }
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let games = games::registry();
    let mut out = std::io::stdout();
    match cli.command {
        Command::Simulate(args) => simulate::run(&games, args, &mut out),
        Command::Replay(args) => replay::run(&games, args, &mut out),
        Command::Check(args) => check::run(&games, args, &mut out),
        Command::Bot(args) => bot::run(&games, args, std::io::stdin().lock(), &mut out),
        Command::Hint(args) => hint::run(&games, &args, &mut out),
        Command::Odds(args) => odds::run(&games, &args, &mut out),
        Command::Order(args) => order::run(&games, &args, std::io::stdin().lock(), &mut out),
        Command::Serve(args) => serve::run(&games, args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Export(args) => export::run(&args, &mut out),
        Command::Import(args) => import::run(&games, &args, &mut out),
        Command::Inspect(args) => inspect::run(&games, &args, &mut out),
        Command::User(args) => user::run(args, &mut out),
        Command::Admin(args) => admin::run(&games, args, &mut out),
        Command::Samples(args) => samples::run(&games, &args, &mut out),
        Command::Load(args) => load::run(&games, &args, &mut out),
    }
}
