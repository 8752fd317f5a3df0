//! All tests of the crate in one program, so that there is one to link.

mod battery;
mod cases;
mod dead_answers;
mod fuzz;
mod kept;
mod longest;
mod thirty_turns;
mod too_many_dice;

/// Matches are made of many small pieces: with the system's allocator a third of a battery's time goes into it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
