//! Officers for Napoleon's Triumph.

pub mod memory;
pub mod odds;
pub mod sampler;

mod faces;

pub use memory::Memory;
pub use odds::{Odds, odds, odds_by};
pub use sampler::Sampler;
