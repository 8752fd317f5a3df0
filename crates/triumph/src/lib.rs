//! Napoleon's Triumph: the battle of Austerlitz, two armies of hidden blocks, no dice.

pub mod board;
