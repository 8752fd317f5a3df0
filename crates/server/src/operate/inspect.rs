//! Whether this program can play what another has stored.

use std::panic::{AssertUnwindSafe, catch_unwind};

use sqlx::FromRow;
use table::any::AnyGame;
use table::{Reading, Registry};

use super::OperateError;
use crate::ids::MatchId;
use crate::store::words::Status;
use crate::store::{Store, StoreError};
use crate::unplayable::{Unplayable, journal};

/// What was found.
#[derive(Debug)]
pub struct Inspected {
    /// How many matches have begun.
    pub count: usize,
    pub bad: Vec<Bad>,
    /// What is wrong with the file itself.
    pub damage: Option<StoreError>,
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
    pub summed: i64,
}

/// Loads every match that has begun, as the server would. `progress` hears how many are done, and of how many.
pub async fn inspect(
    store: &Store,
    games: &Registry,
    mut progress: impl FnMut(usize, usize),
) -> Result<Inspected, OperateError> {
    let damage = store.check_whole().await.err();
    let begun = match (store.begun_matches().await, damage.is_some()) {
        // What the file itself says of its damage is more than that it has some.
        (Err(error), true) if error.is_damage() => return Err(damage.unwrap_or(error).into()),
        (begun, _) => begun?,
    };
    let count = begun.len();
    let mut bad = Vec::new();
    for (done, row) in begun.into_iter().enumerate() {
        progress(done, count);
        let loaded = match store.entries(&row.id).await {
            Err(error) if error.is_damage() => Err(error.to_string()),
            entries => load(games, &row, entries?),
        };
        if let Err(why) = loaded {
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
    Ok(Inspected { count, bad, damage })
}

fn load(games: &Registry, row: &BegunRow, entries: Vec<String>) -> Result<(), String> {
    let game: &dyn AnyGame = games.find(&row.game)?.as_ref();
    if let Some(why) = Unplayable::cut_off(row.summed, &entries) {
        return Err(why.to_string());
    }
    let file = journal(&row.header, &row.seed, entries).map_err(|why| why.to_string())?;
    match catch_unwind(AssertUnwindSafe(|| game.load(&file, Reading::Load, None).map(drop))) {
        Ok(loaded) => loaded.map_err(|error| error.to_string()),
        Err(_) => Err("the rules break down over its journal".to_owned()),
    }
}
