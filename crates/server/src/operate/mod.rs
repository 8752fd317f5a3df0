//! What the operator does beside the running server, on the same database.

mod backup;
mod error;
mod file;
mod restore;

pub use backup::backup;
pub use error::OperateError;
pub use restore::restore;
