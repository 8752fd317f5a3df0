//! Officers for Napoleon in Europe, and the odds of its battles.

pub mod odds;

mod attack;
mod camp;
mod chance;
mod diplomacy;
mod eyes;
mod gather;
mod grab;
mod landing;
mod lines;
mod map;
mod movement;
mod officers;
mod production;
mod recruit;
mod retreat;
mod trade;
mod worth;

pub use officers::game;
pub use recruit::Recruit;
