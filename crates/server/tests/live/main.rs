//! Live matches over real sockets, on both databases.

mod advice;
mod bad_input;
mod bots;
mod drafts;
mod places;
mod playing;
mod processes;
mod resuming;
#[path = "../scratch/mod.rs"]
mod scratch;
mod secrecy;
mod table;
mod talking;
