//! The web server: people, lobby, live matches, and the store that keeps them.
//!
//! Architecture Invariant: this crate knows games through `dyn AnyGame` only; it holds no rules.

pub mod address;
mod app;
mod body;
pub mod clock;
pub mod connections;
pub mod declarations;
mod docs;
mod failure;
mod headers;
mod health;
pub mod ids;
mod key;
pub mod lan;
pub mod limits;
pub mod live;
pub mod lobby;
pub mod metrics;
pub mod notify;
pub mod operate;
pub mod origin;
mod own_data;
mod people;
mod query;
mod serve;
mod settings;
mod site;
mod stop;
pub mod store;
pub mod unplayable;
mod whole;

pub use app::{App, router, service};
pub use failure::{Conflict, Failure, Unfit};
pub use own_data::{OwnData, OwnDataError};
pub use serve::{ServeError, serve};
pub use settings::{Settings, SettingsError};
pub use site::Site;
pub use store::{Store, StoreError};
