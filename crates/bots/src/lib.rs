//! The computer's officers. A bot sits on a seat like anybody: what the seat knows goes in, an answer comes out.

pub mod europe;
pub mod triumph;
