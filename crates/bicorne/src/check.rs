//! `bicorne check`

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use table::Registry;
use table::case::{self, CaseFile, Coverage};
use table::refused::TABLE_RULES;
use table::rules::RuleBook;

use crate::cli::CheckArgs;
use crate::failure::Failure;

const TABLE: &str = "table";

pub fn run(games: &Registry, args: CheckArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut files = Vec::new();
    for path in &args.paths {
        collect(path, &mut files)?;
    }
    let mut books: BTreeMap<String, RuleBook> = games
        .games()
        .map(|game| (game.name().to_owned(), game.rule_book()))
        .collect();
    books.insert(TABLE.to_owned(), RuleBook::parse(TABLE_RULES).map_err(Failure::No)?);
    let mut run = Run {
        passed: 0,
        failed: 0,
        coverage: BTreeMap::new(),
    };
    for path in &files {
        run.file(games, &books, path, out)?;
    }
    let covered = !args.coverage || run.print_coverage(&books, out)?;
    writeln!(out, "{} passed, {} failed", run.passed, run.failed)?;
    if run.passed + run.failed == 0 {
        return Err(Failure::No("there was no case to run".to_owned()));
    }
    if run.failed > 0 {
        return Err(Failure::No(format!("{} cases failed", run.failed)));
    }
    if !covered {
        return Err(Failure::No("some rules are not covered by a case".to_owned()));
    }
    Ok(())
}

/// A file, or every case file below a folder, in order.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unreadable = |error: std::io::Error| Failure::Input(format!("{} cannot be read ({error})", path.display()));
    if !fs::metadata(path).map_err(unreadable)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).map_err(unreadable)?;
    let mut inside: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(unreadable)?;
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "toml") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

struct Run {
    passed: u32,
    failed: u32,
    /// By the rule book that the files are about.
    coverage: BTreeMap<String, Coverage>,
}

impl Run {
    fn file(
        &mut self,
        games: &Registry,
        books: &BTreeMap<String, RuleBook>,
        path: &Path,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let bad = |why: String| Failure::Input(format!("{}: {}", path.display(), why.trim_end()));
        let text = fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
        let file = CaseFile::parse(&text).map_err(bad)?;
        let game = games.find(&file.game).map_err(bad)?;
        let about = file.rulebook.as_ref().unwrap_or(&file.game);
        if !books.contains_key(about) {
            return Err(bad(format!("there is no rule book \"{about}\"")));
        }
        let known: Vec<&RuleBook> = [file.game.as_str(), TABLE]
            .into_iter()
            .filter_map(|name| books.get(name))
            .collect();
        let coverage = self.coverage.entry(about.clone()).or_default();
        for case in &file.case {
            let result = catch_unwind(AssertUnwindSafe(|| case::run(game.as_ref(), &known, case)))
                .unwrap_or_else(|_| Err("the rules panicked".to_owned()));
            match result {
                Ok(()) => {
                    self.passed += 1;
                    coverage.add(case);
                }
                Err(why) => {
                    self.failed += 1;
                    writeln!(out, "FAILED {}: {}: {why}", path.display(), case.name)?;
                }
            }
        }
        Ok(())
    }

    /// Whether every rule is covered.
    fn print_coverage(&self, books: &BTreeMap<String, RuleBook>, out: &mut dyn Write) -> Result<bool, Failure> {
        let mut clean = true;
        for (name, coverage) in &self.coverage {
            let book = &books[name];
            for id in coverage.without_case(book) {
                writeln!(out, "{name}: {id} has no case")?;
                clean = false;
            }
            for id in coverage.without_refusal(book) {
                writeln!(out, "{name}: {id} has no refused step")?;
                clean = false;
            }
            writeln!(out, "{name}: {} rules", book.iter().count())?;
        }
        Ok(clean)
    }
}
