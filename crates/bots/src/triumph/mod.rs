//! Officers for Napoleon's Triumph.

mod assault;
mod field;
mod map;
mod marshal;
//mod memory;
//mod officer;
mod options;
mod policy;
mod recruit;
//mod sampler;
mod sergeant;
mod set_up;
pub mod training;
mod turn;
pub mod value;
mod weights;
mod world;

//pub use officer::{Officer, Rank};
