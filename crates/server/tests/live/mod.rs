//! Live matches over real sockets, on both databases.

mod advice;
mod bad_input;
mod bots;
mod departures;
mod drafts;
mod newcomer;
mod notices;
mod opening;
mod places;
mod playing;
mod pondering;
mod processes;
mod resuming;
mod secrecy;
pub mod table;
mod talking;
mod unplayable;
