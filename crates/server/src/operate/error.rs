//! Why a command of the operator was not carried out: one sentence.

use std::io;
use std::path::PathBuf;

use table::begin::MatchError;
use thiserror::Error;

use crate::ids::MatchId;
use crate::store::StoreError;
use crate::unplayable::Unplayable;

#[derive(Debug, Error)]
pub enum OperateError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{} is there already: a backup does not overwrite anything.", .0.display())]
    Exists(PathBuf),
    #[error("{} cannot be written: {reason}.", path.display())]
    Unwritten { path: PathBuf, reason: io::Error },
    #[error("A backup is restored only into a new database, and this one is not empty.")]
    NotEmpty,
    #[error("There is no match {:?}.", .0.0)]
    NoMatch(MatchId),
    #[error("The match {0} has not begun: it has no journal yet.")]
    NotBegun(MatchId),
    #[error("The match {0} is over already.")]
    Over(MatchId),
    #[error("The match {0} moves on too fast to be closed: try again.")]
    Busy(MatchId),
    #[error("The match {id} cannot be played: {why}.")]
    Unplayable { id: MatchId, why: Unplayable },
    #[error("This cannot be played: {0}.")]
    NotPlayed(String),
    #[error("The journal does not hold: {0}.")]
    BadJournal(String),
    #[error("The match {0} is known here already.")]
    AlreadyHere(MatchId),
    #[error("{:?} cannot be the address of a match: it may have at most 200 letters, digits and signs, without / \\ ? # %.", .0.0)]
    NoAddress(MatchId),
    #[error("No free code was found to join the match by.")]
    NoCode,
    #[error("There is nobody called {0:?}.")]
    Nobody(String),
    #[error("There are {count} guests called {name:?}: name one by the id that `bicorne admin list --people` shows.")]
    Several { name: String, count: usize },
    #[error("{0} is a guest, who has no password but a personal link.")]
    NoPassword(String),
}

impl OperateError {
    /// Of a journal that this program cannot play. One of newer rules may well hold.
    pub(super) fn unplayed(why: MatchError) -> OperateError {
        match Unplayable::of(&why) {
            Unplayable::NeedsNewer => OperateError::NotPlayed(why.to_string()),
            Unplayable::BadHeader | Unplayable::BadJournal { .. } => OperateError::BadJournal(why.to_string()),
        }
    }
}

impl From<sqlx::Error> for OperateError {
    fn from(error: sqlx::Error) -> OperateError {
        OperateError::Store(StoreError::Database(error))
    }
}
