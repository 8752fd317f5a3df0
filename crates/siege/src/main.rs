//! The siege: attacks on a real server, on this machine alone. It ends by itself and prints what held and what broke.

mod crowd;
mod fortress;
mod frames;
mod hints;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use crate::fortress::Fortress;

#[derive(Parser)]
struct Args {
    /// The program to besiege.
    program: PathBuf,
    /// Only the attacks whose name holds this.
    #[arg(long, default_value = "")]
    only: String,
}

/// What an attack came to.
pub struct Outcome {
    pub held: bool,
    /// What was seen, in figures.
    pub seen: String,
}

impl Outcome {
    pub fn of(held: bool, seen: impl Into<String>) -> Outcome {
        Outcome {
            held,
            seen: seen.into(),
        }
    }
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let args = Args::parse();
    raise_file_limit();
    let mut all_held = true;
    println!("| attack | | seen |\n|---|---|---|");
    for name in ["crowd", "frames", "hints"] {
        if !name.contains(&args.only) {
            continue;
        }
        let fortress = Fortress::start(&args.program)?;
        let (told, outcome) = match name {
            "crowd" => (crowd::WHAT, crowd::attack(&fortress).await),
            "frames" => (frames::WHAT, frames::attack(&fortress).await),
            _ => (hints::WHAT, hints::attack(&fortress).await),
        };
        let outcome = outcome.unwrap_or_else(|error| Outcome::of(false, format!("{error:#}")));
        all_held &= outcome.held;
        let word = if outcome.held { "held" } else { "**broke**" };
        println!("| {told} | {word} | {} |", outcome.seen);
    }
    Ok(if all_held { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The besiegers need as many files as they open connections.
fn raise_file_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        eprintln!("The limit of open files stays as it is: {error}.");
    }
}
