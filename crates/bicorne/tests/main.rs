//! All tests of the crate in one program, so that there is one to link.

mod advice;
mod bot;
mod check;
mod common;
mod documents;
mod full_disk;
mod fuzz;
mod help;
mod kill;
mod log;
mod memory;
mod operate;
mod order;
mod own_data;
mod replay;
mod replay_headers;
mod replay_signed;
mod replay_spoilt;
mod samples;
#[path = "../../server/tests/scratch/mod.rs"]
mod scratch;
mod siege;
mod simulate;
