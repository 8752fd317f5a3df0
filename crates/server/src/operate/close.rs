//! Ending a match from outside.

use table::outcome::Ending;
use table::{Reading, Registry};

use super::OperateError;
use super::export::journal_of;
use crate::ids::MatchId;
use crate::store::words::Status;
use crate::store::{Store, StoreError};

/// A busy match may move on while it is closed; it is then read again.
const MOST_TRIES: usize = 20;

/// How a match was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// Nobody had begun to play.
    Aborted,
    /// It ended without a winner.
    Ended,
}

/// The end is an entry like any other. A server that has the match in memory finds, with the next answer it wants to
/// store, that there is an entry of that number, and loads the match again.
pub async fn close(store: &Store, games: &Registry, id: &MatchId) -> Result<Closed, OperateError> {
    for _ in 0..MOST_TRIES {
        let row = store.find_match(id).await?;
        let row = row.ok_or_else(|| OperateError::NoMatch(id.clone()))?;
        match row.status {
            Status::Waiting => {
                if store.abort_match(id).await? {
                    return Ok(Closed::Aborted);
                }
            }
            Status::Playing => {
                let file = journal_of(store, &row).await?;
                let game = games.find(&row.game).map_err(OperateError::NotPlayed)?;
                let played = game.load(&file, Reading::Load, None).map_err(OperateError::unplayed)?;
                // Over by its journal already: a server would notice when it opens it.
                if played.outcome().is_some() {
                    return Err(OperateError::Over(id.clone()));
                }
                let outcome = Ending::Closed.outcome(Vec::new());
                let end = played.prepare_end(None, outcome.clone());
                let end = end.map_err(|refused| OperateError::BadJournal(refused.to_string()))?;
                let outcome = serde_json::to_string(&outcome).expect("an outcome is JSON");
                match store.close_match(id, played.length() + 1, &end.lines, &outcome).await {
                    Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {}
                    closed => return Ok(closed.map(|()| Closed::Ended)?),
                }
            }
            Status::Over | Status::Aborted => return Err(OperateError::Over(id.clone())),
        }
    }
    Err(OperateError::Busy(id.clone()))
}
