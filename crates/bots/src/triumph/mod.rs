//! Officers for Napoleon's Triumph.

pub mod memory;
pub mod sampler;

mod faces;

pub use memory::Memory;
pub use sampler::Sampler;
