//! All tests of the crate in one program, so that there is one to link.

mod battery;
mod cases;
mod counter_attack_fog;
mod data;
mod fight;
mod fog;
mod games;
mod hostile;
mod invariants;
mod kept;
mod numbers;
mod picks;
mod tale;

/// Matches are made of many small pieces: with the system's allocator a third of a battery's time goes into it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
