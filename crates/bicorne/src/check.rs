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
    let mut run = Run::default();
    for path in &files {
        run.file(games, &books, path)?;
    }
    let covered = !args.coverage || run.cover(&books);
    run.lines.push(format!("{} passed, {} failed", run.passed, run.failed));
    // The verdict does not depend on whether anybody reads the report.
    let written = run.lines.iter().try_for_each(|line| writeln!(out, "{line}"));
    run.verdict(covered)?;
    Ok(written?)
}

/// A file, or every case file below a folder, in order.
pub fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
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
        // A link to a folder may lead back up.
        let folder = path.is_dir() && !path.is_symlink();
        if folder || (!path.is_dir() && path.extension().is_some_and(|extension| extension == "toml")) {
            collect(&path, files)?;
        }
    }
    Ok(())
}

#[derive(Default)]
struct Run {
    passed: u32,
    failed: u32,
    /// By the rule book that the files are about.
    coverage: BTreeMap<String, Coverage>,
    /// The report.
    lines: Vec<String>,
}

impl Run {
    fn file(&mut self, games: &Registry, books: &BTreeMap<String, RuleBook>, path: &Path) -> Result<(), Failure> {
        let bad = |why: String| Failure::Input(format!("{}: {why}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
        let file = CaseFile::parse(&text).map_err(bad)?;
        let game = games.find(&file.game).map_err(bad)?;
        let about = file.rulebook.as_ref().unwrap_or(&file.game);
        if !books.contains_key(about) {
            return Err(bad(format!("there is no rule book {about:?}")));
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
                    self.lines
                        .push(format!("FAILED {}: {}: {why}", path.display(), case.name));
                }
            }
        }
        Ok(())
    }

    /// Reports the coverage; whether every rule is covered.
    fn cover(&mut self, books: &BTreeMap<String, RuleBook>) -> bool {
        let mut clean = true;
        for (name, coverage) in &self.coverage {
            let book = &books[name];
            let without_case = coverage
                .without_case(book)
                .map(|id| format!("{name}: {id} has no case"));
            let without_refusal = coverage
                .without_refusal(book)
                .map(|id| format!("{name}: {id} has no refused step"));
            let gaps: Vec<String> = without_case.chain(without_refusal).collect();
            clean &= gaps.is_empty();
            self.lines.extend(gaps);
            self.lines.push(format!("{name}: {} rules", book.iter().count()));
        }
        clean
    }

    fn verdict(&self, covered: bool) -> Result<(), Failure> {
        match (self.passed + self.failed, self.failed, covered) {
            (0, ..) => Err(Failure::No("there was no case to run".to_owned())),
            (_, 1, _) => Err(Failure::No("1 case failed".to_owned())),
            (_, 0, true) => Ok(()),
            (_, 0, false) => Err(Failure::No("some rules are not covered by a case".to_owned())),
            (_, failed, _) => Err(Failure::No(format!("{failed} cases failed"))),
        }
    }
}
