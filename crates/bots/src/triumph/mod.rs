//! Officers for Napoleon's Triumph.

pub mod memory;

pub mod sampler;
pub mod set_up;
pub mod thumb;
pub mod training;
pub mod value;

mod assault;
mod faces;
mod field;
mod homes;
mod judge;
mod light;
mod map;
mod marshal;
mod odds;
mod officer;
mod officers;
mod options;
mod policy;
mod ranks;
mod recruit;
mod sergeant;
mod turn;
mod weights;
mod world;

pub use light::LightBattle;
pub use memory::Memory;
pub use odds::{Odds, odds, odds_by};
pub use officer::{Officer, Rank};
pub use officers::game;
pub use sampler::Sampler;
