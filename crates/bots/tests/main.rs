//! All tests of the crate in one program, so that there is one to link.

mod europe_judgement;
mod europe_odds;
mod europe_recruit;
mod knowledge;
mod looking;
mod odds;
mod officers;
mod puzzle;
mod puzzles;

/// Matches are made of many small pieces: with the system's allocator a third of a battery's time goes into it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
