//! `bicorne inspect`

use std::io::Write;

use indicatif::{ProgressBar, ProgressStyle};
use server::Store;
use server::operate::{Inspected, inspect};
use table::Registry;

use crate::cli::InspectArgs;
use crate::failure::Failure;
use crate::operate::block_on;

pub fn run(games: &Registry, args: &InspectArgs, out: &mut dyn Write) -> Result<(), Failure> {
    // Drawn to standard error, and only where that is a terminal.
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left");
    let bar = ProgressBar::new(0).with_style(style.expect("the template is a valid one"));
    let Inspected { count, bad, damage } = block_on(async {
        let store = Store::inspect(&args.database).await?;
        let inspected = inspect(&store, games, |done, count| {
            bar.set_length(count as u64);
            bar.set_position(done as u64);
        })
        .await;
        store.close().await;
        inspected
    })?;
    bar.finish_and_clear();
    for bad in &bad {
        writeln!(
            out,
            "{}  {} {}, {}: {}",
            bad.id, bad.game, bad.scenario, bad.status, bad.why
        )?;
    }
    if let Some(damage) = damage {
        return Err(Failure::No(format!(
            "{damage} Of {} this program cannot play {}",
            matches(count),
            bad.len()
        )));
    }
    match (count, bad.len()) {
        (count, 0) => Ok(writeln!(
            out,
            "{} that this program can play, and none that it cannot",
            matches(count)
        )?),
        (count, bad) => Err(Failure::No(format!(
            "of {} this program cannot play {bad}; what is stored of them stays as it is",
            matches(count)
        ))),
    }
}

fn matches(count: usize) -> String {
    match count {
        1 => "1 match".to_owned(),
        count => format!("{count} matches"),
    }
}
