//! The web server: it hands out the site, answers the API and keeps the store.
//!
//! Architecture Invariant: this crate knows games by name only; it holds no rules.

mod address;
mod app;
mod engine;
mod failure;
mod headers;
mod health;
mod migration;
mod postgres;
mod serve;
mod site;
mod sqlite;
mod stop;
mod store;

pub use app::{App, router};
pub use serve::{Config, ServeError, serve};
pub use site::Site;
pub use store::{Store, StoreError};
