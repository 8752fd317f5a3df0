//! The lobby over real HTTP, on both databases.

mod dice;
mod ending;
mod export;
mod forms;
mod house;
mod joining;
mod lateness;
mod leaving;
mod limits;
mod lists;
mod notes;
mod observing;
mod player;
mod reckoning;
mod rematch;
#[path = "../scratch/mod.rs"]
mod scratch;
mod seen;
mod talking;
mod texts;
