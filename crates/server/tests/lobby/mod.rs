//! The lobby over real HTTP, on both databases.

mod agreed;
mod comeback;
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
pub mod reckoning;
mod rematch;
mod seen;
mod talking;
mod texts;
