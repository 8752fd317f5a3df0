//! The siege: attacks on a real server, on this machine alone. Each ends by itself and says what it tried, what it saw, and
//! whether the server held.
//!
//! `make siege` runs them all on the program that people run. What is quick of them is run, with smaller numbers, by the
//! tests of `crates/bicorne`.
#![cfg(unix)]

pub mod alter;
pub mod attacks;
pub mod disk;
pub mod fortress;
pub mod journal;
pub mod outcome;
pub mod postgres;
pub mod program;
pub mod seated;
pub mod tables;

pub use self::outcome::{Outcome, Verdict};
pub use self::program::Program;

/// The besiegers need as many files as they open connections.
pub fn raise_file_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        eprintln!("The limit of open files stays as it is: {error}.");
    }
}
