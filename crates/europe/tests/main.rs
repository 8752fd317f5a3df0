//! All tests of the crate in one program, so that there is one to link.

mod battery;
mod cases;
mod data;
mod games;
mod kept;
mod notices;
mod own_data;
mod start;
mod wars;

/// Matches are made of many small pieces: with the system's allocator a third of a battery's time goes into it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
