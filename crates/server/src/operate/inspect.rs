//! Whether this program can play what another has stored.

use std::panic::{AssertUnwindSafe, catch_unwind};

use sqlx::FromRow;
use table::any::AnyGame;
use table::{Reading, Registry};

use super::OperateError;
use crate::ids::MatchId;
use crate::store::Store;
use crate::store::words::Status;
use crate::unplayable::journal;

/// What was found.
#[derive(Debug)]
pub struct Inspected {
    /// How many matches have begun.
    pub count: usize,
    pub bad: Vec<Bad>,
}

/// A match that this program cannot play.
#[derive(Debug)]
pub struct Bad {
    pub id: MatchId,
    pub game: String,
    pub scenario: String,
    pub status: Status,
    pub why: String,
}

/// A match that has begun. Only columns that every version of the schema has.
#[derive(Debug, FromRow)]
pub struct BegunRow {
    pub id: MatchId,
    pub game: String,
    pub scenario: String,
    pub status: Status,
    pub seed: String,
    pub header: String,
}

/// Loads every match that has begun, as the server would. `progress` hears how many are done, and of how many.
pub async fn inspect(
    store: &Store,
    games: &Registry,
    mut progress: impl FnMut(usize, usize),
) -> Result<Inspected, OperateError> {
    let begun = store.begun_matches().await?;
    let count = begun.len();
    let mut bad = Vec::new();
    for (done, row) in begun.into_iter().enumerate() {
        progress(done, count);
        let entries = store.entries(&row.id).await?;
        if let Err(why) = load(games, &row, entries) {
            let BegunRow {
                id,
                game,
                scenario,
                status,
                ..
            } = row;
            bad.push(Bad {
                id,
                game,
                scenario,
                status,
                why,
            });
        }
    }
    progress(count, count);
    Ok(Inspected { count, bad })
}

fn load(games: &Registry, row: &BegunRow, entries: Vec<String>) -> Result<(), String> {
    let game: &dyn AnyGame = games.find(&row.game)?.as_ref();
    let file = journal(&row.header, &row.seed, entries).map_err(|why| why.to_string())?;
    match catch_unwind(AssertUnwindSafe(|| game.load(&file, Reading::Load, None).map(drop))) {
        Ok(loaded) => loaded.map_err(|error| error.to_string()),
        Err(_) => Err("the rules break down over its journal".to_owned()),
    }
}
