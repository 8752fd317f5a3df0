//! Measures Bicorne and prints every figure as a row of a Markdown table.

mod bare;
mod date;
mod europe;
mod figure;
mod row;
mod sampler;
mod samples;
mod sergeant;
mod table;
mod triumph;

use std::process::ExitCode;

use anyhow::{Context, ensure};
use clap::Parser;

use figure::Figure;
use row::{HEADER, Row, Stamp};

/// Measure Bicorne: every figure is a row of a Markdown table.
#[derive(Parser)]
struct Args {
    /// Measure only the figures whose name contains this.
    filter: Option<String>,
}

/// One line for each module that measures something.
fn figures() -> Vec<Figure> {
    [
        bare::figures(),
        table::figures(),
        triumph::figures(),
        europe::figures(),
        sampler::figures(),
        sergeant::figures(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn main() -> ExitCode {
    let filter = Args::parse().filter.unwrap_or_default();
    if let Err(error) = print(&filter) {
        eprintln!("{error:#}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn print(filter: &str) -> anyhow::Result<()> {
    ensure!(
        !cfg!(debug_assertions),
        "A debug build measures nothing of use: cargo run --release -p bench."
    );
    let chosen: Vec<Figure> = figures()
        .into_iter()
        .filter(|figure| figure.name.contains(filter))
        .collect();
    ensure!(!chosen.is_empty(), "No figure has a name that contains \"{filter}\".");
    let stamp = Stamp::now();
    println!("{HEADER}");
    for figure in chosen {
        let value = (figure.measure)().with_context(|| format!("Cannot measure {}", figure.name))?;
        let row = Row {
            figure: figure.name,
            value,
            target: figure.target,
            stamp: &stamp,
        };
        println!("{row}");
    }
    Ok(())
}
