//! `bicorne simulate`

mod csv;
mod pairs;
mod score;
mod series;
mod spec;
mod tally;
mod times;

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use table::hash::Hash;
use table::simulate::{Played, SimulationError};
use table::{Player, Registry};

use self::csv::Csv;
use self::score::Score;
use self::spec::Spec;
use self::tally::Tally;
use self::times::Times;
use crate::cli::SimulateArgs;
use crate::failure::Failure;
use crate::players::player;

pub fn run(games: &Registry, args: SimulateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = games.find(&args.game).map_err(Failure::Input)?.as_ref();
    let spec = Spec::new(game, &args)?;
    let players = players(&spec, &args)?;
    if let Some(dir) = &args.save {
        fs::create_dir_all(dir).map_err(|error| cannot_write(dir, &error))?;
    }
    let book = Book {
        csv: match &args.csv {
            Some(path) => Some(Csv::create(path, &spec).map_err(|error| cannot_write(path, &error))?),
            None => None,
        },
        tally: Tally::of(&spec.seats),
        first_failure: None,
        spec: &spec,
        args: &args,
    };
    match args.pairs {
        Some(count) => in_pairs(book, &players, count, out),
        None => one_by_one(book, &players, out),
    }
}

/// What is kept of the matches as they come in.
struct Book<'a> {
    spec: &'a Spec<'a>,
    args: &'a SimulateArgs,
    tally: Tally,
    csv: Option<Csv>,
    first_failure: Option<String>,
}

impl Book<'_> {
    /// Nothing is given back of a match that was not finished. The mark tells matches of one number apart.
    fn enter(
        &mut self,
        number: u32,
        mark: &str,
        players: &[Player],
        played: Result<Played, SimulationError>,
    ) -> Result<Option<Played>, Failure> {
        self.tally.games += 1;
        let id = self.spec.id(number) + mark;
        let played = match played {
            Ok(played) => played,
            Err(error) => {
                self.first_failure
                    .get_or_insert_with(|| format!("match {id} was not finished: {error}"));
                return Ok(None);
            }
        };
        if let Some(dir) = &self.args.save {
            save(dir, &id, &played)?;
        }
        if let Some(csv) = &mut self.csv {
            csv.row(self.spec, number, players, &played)?;
        }
        self.tally.add(&self.spec.seats, &played);
        Ok(Some(played))
    }

    fn close(self) -> Result<(), Failure> {
        self.first_failure.map_or(Ok(()), |failure| Err(Failure::No(failure)))
    }
}

fn one_by_one(mut book: Book<'_>, players: &[Player], out: &mut dyn Write) -> Result<(), Failure> {
    let (spec, args) = (book.spec, book.args);
    let numbers = args.first..args.first.saturating_add(args.games);
    let bar = progress_bar(args.games, "matches");
    let start = Instant::now();
    series::in_order(
        numbers,
        args.jobs.into(),
        |number| spec.play(number, players),
        |number, (played, _)| {
            book.enter(number, "", players, played)?;
            bar.inc(1);
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    )?;
    bar.finish_and_clear();
    book.tally.close(start.elapsed().as_secs_f64());
    if args.json {
        let json = serde_json::to_string(&book.tally).expect("a tally is JSON");
        writeln!(out, "{json}")?;
    } else if !writes_csv_to_output(args) {
        book.tally.print(&spec.seats, out)?;
    }
    book.close()
}

fn in_pairs(mut book: Book<'_>, players: &[Player], count: u32, out: &mut dyn Write) -> Result<(), Failure> {
    let (spec, args) = (book.spec, book.args);
    let [first, second] = players else {
        return Err(Failure::Input(format!(
            "a pair is played by two bots, but the match has {} seats",
            players.len()
        )));
    };
    let players = [first.clone(), second.clone()];
    let sides = pairs::mirrored(&players);
    let numbers = args.first..args.first.saturating_add(count);
    let bar = progress_bar(count, "pairs");
    let start = Instant::now();
    let mut score = Score::default();
    let mut times = [Times::default(), Times::default()];
    series::in_order(
        numbers,
        args.jobs.into(),
        |number| sides.each_ref().map(|players| spec.play(number, players)),
        |number, [(there, first), (back, mut second)]| {
            // The sides are swapped.
            second.reverse();
            for match_times in [first, second] {
                for (all, more) in times.iter_mut().zip(match_times) {
                    all.add(more);
                }
            }
            let there = book.enter(number, "-a", &sides[0], there)?;
            let back = book.enter(number, "-b", &sides[1], back)?;
            if let (Some(there), Some(back)) = (there, back) {
                score.add((pairs::points(&there, 0) + pairs::points(&back, 1)) / 2.0);
            }
            bar.inc(1);
            let cleared = args.until.is_some_and(|until| score.clears(until));
            Ok::<_, Failure>(if cleared {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        },
    )?;
    bar.finish_and_clear();
    book.tally.close(start.elapsed().as_secs_f64());
    let report = pairs::Report::new(&players, &score, times, &book.tally);
    if args.json {
        let json = serde_json::to_string(&report).expect("a report is JSON");
        writeln!(out, "{json}")?;
    } else if !writes_csv_to_output(args) {
        report.print(&spec.seats, out)?;
    }
    book.close()
}

/// Then nothing else is written there, unless it is asked for.
fn writes_csv_to_output(args: &SimulateArgs) -> bool {
    args.csv.as_ref().is_some_and(|path| path.as_os_str() == "-")
}

/// One bot for each seat.
fn players(spec: &Spec<'_>, args: &SimulateArgs) -> Result<Vec<Player>, Failure> {
    let named = args.seats.iter();
    let players = named.map(|text| player(spec.game, text, args.budget));
    let players: Vec<Player> = players.collect::<Result<_, _>>()?;
    match players.as_slice() {
        [one] => Ok(vec![one.clone(); spec.seats.len()]),
        _ if players.len() == spec.seats.len() => Ok(players),
        _ => Err(Failure::Input(format!(
            "the match has {} seats, but --seats names {} bots",
            spec.seats.len(),
            players.len()
        ))),
    }
}

fn save(dir: &Path, id: &str, played: &Played) -> Result<(), Failure> {
    let Some(journal) = &played.file else {
        return Ok(());
    };
    let path = dir.join(format!("{}.jsonl", file_name(id)));
    fs::write(&path, journal.text()).map_err(|error| cannot_write(&path, &error))
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

fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Input(format!("{} cannot be written ({error})", path.display()))
}

fn progress_bar(count: u32, what: &str) -> ProgressBar {
    // Drawn to standard error, and only where that is a terminal.
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left"));
    ProgressBar::new(u64::from(count)).with_style(style.expect("the template is a valid one"))
}
