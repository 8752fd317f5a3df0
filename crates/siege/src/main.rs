//! The siege: attacks on a real server, on this machine alone. It ends by itself and prints what held and what broke.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Result, ensure};
use clap::Parser;
use siege::attacks::{ATTACKS, run};
use siege::{Outcome, Program, Verdict, raise_file_limit};

#[derive(Parser)]
struct Args {
    /// The program to besiege.
    program: PathBuf,
    /// Only the attacks whose name holds this.
    #[arg(long, default_value = "")]
    only: String,
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let args = Args::parse();
    raise_file_limit();
    let program = Program(args.program.canonicalize()?);
    let chosen: Vec<_> = ATTACKS.iter().filter(|(name, _)| name.contains(&args.only)).collect();
    let names: Vec<_> = ATTACKS.iter().map(|(name, _)| *name).collect();
    ensure!(
        !chosen.is_empty(),
        "there is no such attack; there are {}",
        names.join(", ")
    );
    println!(
        "{}\n\n| attack | what is tried | | seen | |\n|---|---|---|---|---|",
        stamp()
    );
    let mut all_held = true;
    for (name, what) in chosen {
        let begun = Instant::now();
        let outcome = run(name, &program).await;
        let outcome = outcome.unwrap_or_else(|error| Outcome::of(false, format!("{error:#}")));
        all_held &= outcome.verdict != Verdict::Broke;
        let seconds = begun.elapsed().as_secs();
        let seen = outcome.seen.replace('|', "\\|").replace('\n', " ");
        println!("| {name} | {what} | {} | {seen} | {seconds} s |", outcome.verdict);
        std::io::stdout().flush()?;
    }
    Ok(if all_held { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What was besieged, when and on what.
fn stamp() -> String {
    let said = |program: &str, args: &[&str]| {
        let output = Command::new(program).args(args).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    let commit = said("git", &["rev-parse", "--short", "HEAD"]).unwrap_or_else(|| "unknown".to_owned());
    let changed = said("git", &["status", "--porcelain"]).is_some_and(|changes| !changes.is_empty());
    let changed = if changed { "+" } else { "" };
    let date = said("date", &["-u", "+%F"]).unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or("unknown");
    format!("Commit {commit}{changed}, {date}, `make siege`, {cores} cores, load {load} before it.")
}
