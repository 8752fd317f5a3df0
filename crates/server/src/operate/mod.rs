//! What the operator does beside the running server, on the same database.

mod backup;
mod close;
mod error;
mod export;
mod file;
mod import;
mod inspect;
pub mod list;
mod people;
mod restore;

pub use backup::backup;
pub use close::{Closed, close};
pub use error::OperateError;
pub use export::export;
pub use import::import;
pub use inspect::{Bad, BegunRow, Inspected, inspect};
pub use people::{ban, reset};
pub use restore::restore;
