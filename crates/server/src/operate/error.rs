//! Why a command of the operator was not carried out: one sentence.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::store::StoreError;

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
}

impl From<sqlx::Error> for OperateError {
    fn from(error: sqlx::Error) -> OperateError {
        OperateError::Store(StoreError::Database(error))
    }
}
