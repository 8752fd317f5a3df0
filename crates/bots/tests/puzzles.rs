//! The puzzles of `puzzles/`: positions in which something must be found. A marshal finds it nearly always, a recruit as a
//! rule does not. `PUZZLES=word` tries those whose name has the word in it, and `BUDGET=96` lets the marshal think longer or
//! shorter; `--no-capture` shows who solved what how often, and `ANSWERS=1` what was answered.

use std::path::Path;

use bots::triumph::Rank;
use table::Budget;

use crate::puzzle::{Field, Puzzle, Source, read_all};

const SEEDS: usize = 10;

/// The marshal solves a puzzle at least so often, a recruit at most.
const MARSHAL: usize = 9;
const RECRUIT: usize = 5;

const BUDGET: &str = "160";

fn all() -> Vec<Puzzle> {
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/puzzles"))
}

fn tally(puzzle: &Puzzle, field: &Field, rank: Rank, budget: Budget) -> (usize, String) {
    let mut solved = 0;
    let mut account = String::new();
    for seed in 0..SEEDS {
        let attempt = puzzle.attempt(field, rank, &format!("puzzle {seed}"), budget);
        solved += usize::from(attempt.solved);
        let word = if attempt.solved { "solved" } else { "not solved" };
        account += &format!("{rank:?} {seed}, {word}:\n    {}\n", attempt.answers.join("\n    "));
    }
    (solved, account)
}

#[test]
fn the_marshal_solves_the_puzzles_and_a_recruit_does_not() {
    let wanted = std::env::var("PUZZLES").unwrap_or_default();
    let budget = std::env::var("BUDGET").unwrap_or_else(|_| BUDGET.to_owned());
    let budget: Budget = budget.parse().expect("a budget");
    let mut failed = Vec::new();
    for puzzle in all().iter().filter(|puzzle| puzzle.name.contains(&wanted)) {
        let began = std::time::Instant::now();
        let field = puzzle.field();
        let (marshal, how) = tally(puzzle, &field, Rank::Marshal, budget);
        let (recruit, how_not) = tally(puzzle, &field, Rank::Recruit, budget);
        let line = format!("marshal {marshal}, recruit {recruit} of {SEEDS}: {}", puzzle.name);
        println!("{line} ({:.1} s)", began.elapsed().as_secs_f64());
        if std::env::var("ANSWERS").is_ok() {
            println!("{how}{how_not}");
        }
        if marshal < MARSHAL || recruit > RECRUIT {
            failed.push(line);
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn half_of_the_puzzles_come_from_the_rulebook_and_from_kept_games() {
    let all = all();
    let mut borrowed = 0;
    for puzzle in &all {
        let (Source::Rulebook(from) | Source::KeptGame(from) | Source::Own(from)) = &puzzle.source;
        assert!(
            !from.trim().is_empty(),
            "{}: it says not where it comes from",
            puzzle.name
        );
        assert!(
            !puzzle.why.trim().is_empty(),
            "{}: its solution is not argued",
            puzzle.name
        );
        borrowed += usize::from(!matches!(puzzle.source, Source::Own(_)));
    }
    assert!(all.len() >= 20, "there are {} puzzles", all.len());
    assert!(2 * borrowed >= all.len(), "{borrowed} of {} are borrowed", all.len());
}
