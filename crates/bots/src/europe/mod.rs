//! Officers for Napoleon in Europe, and the odds of its battles.

pub mod odds;
