//! A puzzle as it is written down, and whether an officer solves it.

mod field;
mod task;

use std::path::Path;

use bots::triumph::{Officer, Rank};
use serde::Deserialize;
use serde_json::Value;
use table::{Budget, Game as _};
use triumph::board::Side;
use triumph::{Action, Setup, State, Triumph};

pub use field::Field;
use task::Task;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleFile {
    puzzle: Vec<Puzzle>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    pub name: String,
    pub source: Source,
    /// The solution, argued from the rules.
    pub why: String,
    /// Whose officer is asked.
    seat: Side,
    position: Option<Value>,
    /// A kept game, and how many of its entries stand.
    game: Option<String>,
    entry: Option<u32>,
    /// What is answered before he is asked.
    #[serde(default)]
    play: Vec<Played>,
    #[serde(flatten)]
    task: Task,
}

/// Where a puzzle comes from, in words.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Rulebook(String),
    KeptGame(String),
    Own(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    seat: Side,
    #[serde(rename = "do")]
    action: Action,
}

/// How an officer did.
pub struct Attempt {
    pub solved: bool,
    /// What he answered, to be read when a puzzle fails.
    pub answers: Vec<String>,
}

pub fn read_all(folder: &Path) -> Vec<Puzzle> {
    let files = std::fs::read_dir(folder).expect("there is a folder of puzzles");
    let mut paths: Vec<_> = files.map(|file| file.expect("it can be read").path()).collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("it can be read");
        let file: PuzzleFile = toml::from_str(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        file.puzzle
    };
    paths.iter().flat_map(read).collect()
}

impl Puzzle {
    /// An officer of that rank takes the seat, against a sergeant. `field` is the puzzle's own.
    pub fn attempt(&self, field: &Field, rank: Rank, seed: &str, budget: Budget) -> Attempt {
        let mut field = field.clone();
        let mut officer = Officer::new(rank, seed, budget);
        let mut enemy = Officer::new(Rank::Sergeant, seed, budget);
        field.catch_up(self.seat, &mut officer);
        field.catch_up(self.seat.other(), &mut enemy);
        let mut answers = Vec::new();
        let solved = self
            .task
            .judge(self.seat, &mut field, &mut officer, &mut enemy, &mut answers);
        Attempt { solved, answers }
    }

    pub fn field(&self) -> Field {
        let mut field = match (&self.position, &self.game, self.entry) {
            (Some(position), None, None) => Field::new(self.placed(position)),
            (None, Some(game), Some(entry)) => Field::kept(game, entry),
            _ => panic!("{}: either a `position`, or a `game` and its `entry`", self.name),
        };
        for played in &self.play {
            field
                .answer(played.seat, &played.action)
                .unwrap_or_else(|why| panic!("{}: {why}", self.name));
        }
        field
    }

    fn placed(&self, position: &Value) -> State {
        let options = Triumph::options("december-2").expect("there is such a day");
        let setup: Setup =
            serde_json::from_value(position.clone()).unwrap_or_else(|why| panic!("{}: {why}", self.name));
        Triumph::place(Triumph::RULES, &options, &setup).unwrap_or_else(|why| panic!("{}: {why}", self.name))
    }
}
