//! `bicorne simulate`

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use table::any::AnyGame;
use table::begin::Order;
use table::game::SeatSpec;
use table::hash::Hash;
use table::options::Chosen;
use table::simulate::Played;
use table::{Holder, Registry, Salt, Seed};

use crate::cli::SimulateArgs;
use crate::failure::Failure;

#[derive(Default, Serialize)]
struct Tally {
    games: u32,
    finished: u32,
    steps: u64,
    seconds: f64,
    decisions_per_second: f64,
    /// By the name of the seat.
    wins: BTreeMap<String, u32>,
    draws: u32,
    shortest: u32,
    longest: u32,
}

pub fn run(games: &Registry, args: SimulateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = games.find(&args.game).map_err(Failure::Input)?.as_ref();
    let options: Chosen = args.options.iter().cloned().collect();
    let seats = game
        .seats(&args.scenario, &options)
        .map_err(|error| Failure::Input(error.to_string()))?;
    let levels = levels(game, &args.seats, &seats)?;
    if let Some(dir) = &args.save {
        fs::create_dir_all(dir).map_err(|error| cannot_save(dir, &error))?;
    }
    let mut tally = Tally {
        games: args.games,
        wins: seats.iter().map(|seat| (seat.name.clone(), 0)).collect(),
        ..Tally::default()
    };
    let bar = progress_bar(args.games);
    let start = Instant::now();
    let mut first_failure = None;
    for number in 1..=args.games {
        let order = order(&args, &options, &levels, number);
        let id = order.id.clone();
        let seed = Seed::from_text(&format!("{} {number}", args.seed));
        match game.play_out(order, seed, &levels, args.save.is_some()) {
            Ok(played) => {
                if let Some(dir) = &args.save {
                    save(dir, &id, &played)?;
                }
                tally.add(&seats, &played);
            }
            Err(error) => {
                first_failure.get_or_insert_with(|| format!("match {id} was not finished: {error}"));
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    tally.seconds = start.elapsed().as_secs_f64();
    tally.decisions_per_second = (tally.steps as f64 / tally.seconds.max(1e-9)).round();
    if args.json {
        let json = serde_json::to_string(&tally).expect("a tally is JSON");
        writeln!(out, "{json}")?;
    } else {
        tally.print(&seats, out)?;
    }
    first_failure.map_or(Ok(()), |failure| Err(Failure::No(failure)))
}

/// One bot for each seat.
fn levels(game: &dyn AnyGame, named: &[String], seats: &[SeatSpec]) -> Result<Vec<String>, Failure> {
    let known = game.bot_levels();
    if let Some(unknown) = named.iter().find(|level| !known.contains(&level.as_str())) {
        return Err(Failure::Input(format!(
            "there is no bot \"{unknown}\" for {}; there is {}",
            game.name(),
            known.join(", ")
        )));
    }
    match named {
        [one] => Ok(vec![one.clone(); seats.len()]),
        _ if named.len() == seats.len() => Ok(named.to_vec()),
        _ => Err(Failure::Input(format!(
            "the match has {} seats, but --seats names {} bots",
            seats.len(),
            named.len()
        ))),
    }
}

fn order(args: &SimulateArgs, options: &Chosen, levels: &[String], number: u32) -> Order {
    let bot = |level: &String| Holder::Bot { level: level.clone() };
    let chosen: String = options.iter().map(|(key, value)| format!("-{key}={value}")).collect();
    Order {
        id: format!("{}-{}{chosen}-{}-{number}", args.game, args.scenario, args.seed),
        scenario: args.scenario.clone(),
        options: options.clone(),
        position: None,
        holders: levels.iter().map(bot).collect(),
        salts: vec![Salt::from_text("simulate"); levels.len()],
    }
}

fn save(dir: &Path, id: &str, played: &Played) -> Result<(), Failure> {
    let Some(journal) = &played.file else {
        return Ok(());
    };
    let path = dir.join(format!("{}.jsonl", file_name(id)));
    fs::write(&path, journal.text()).map_err(|error| cannot_save(&path, &error))
}

/// A seed may be any text, and not every text is the name of a file. One that had to be changed gets a part of its hash,
/// so that no two texts share a name.
fn file_name(id: &str) -> String {
    const LONGEST: usize = 80;
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_=.".contains(letter);
    if id.len() <= LONGEST && id.chars().all(fits) {
        return id.to_owned();
    }
    let plain: String = id
        .chars()
        .map(|letter| if fits(letter) { letter } else { '-' })
        .take(LONGEST)
        .collect();
    let hash = Hash::of("bicorne file name", &[id.as_bytes()]).to_string();
    format!("{plain}-{}", &hash[..12])
}

fn cannot_save(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("{} cannot be written ({error})", path.display()))
}

fn progress_bar(games: u32) -> ProgressBar {
    // Drawn to standard error, and only where that is a terminal.
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left");
    ProgressBar::new(u64::from(games)).with_style(style.expect("the template is a valid one"))
}

impl Tally {
    fn add(&mut self, seats: &[SeatSpec], played: &Played) {
        self.shortest = if self.finished == 0 {
            played.steps
        } else {
            self.shortest.min(played.steps)
        };
        self.longest = self.longest.max(played.steps);
        self.finished += 1;
        self.steps += u64::from(played.steps);
        for seat in &played.outcome.winners {
            *self.wins.entry(seats[usize::from(seat.0)].name.clone()).or_insert(0) += 1;
        }
        if played.outcome.winners.is_empty() {
            self.draws += 1;
        }
    }

    fn print(&self, seats: &[SeatSpec], out: &mut dyn Write) -> Result<(), Failure> {
        let share = |wins: u32| 100.0 * f64::from(wins) / f64::from(self.finished.max(1));
        writeln!(out, "{} of {} matches finished", self.finished, self.games)?;
        for SeatSpec { name, .. } in seats {
            let wins = self.wins.get(name).copied().unwrap_or(0);
            writeln!(out, "  {name:<10} won {wins:>6}  {:5.1} %", share(wins))?;
        }
        writeln!(out, "  {:<14} {:>6}  {:5.1} %", "draws", self.draws, share(self.draws))?;
        let mean = self.steps as f64 / f64::from(self.finished.max(1));
        writeln!(
            out,
            "length: {mean:.1} decisions on average, {} to {}",
            self.shortest, self.longest
        )?;
        writeln!(
            out,
            "{} decisions in {:.2} s: {:.0} a second",
            self.steps, self.seconds, self.decisions_per_second
        )?;
        Ok(())
    }
}
