//! The orders of battle of our own making.

pub const LEARNING: &str = include_str!("../../orders/learning.toml");
pub const GRAND: &str = include_str!("../../orders/grand.toml");
pub const FOUR: &str = include_str!("../../orders/four.toml");
