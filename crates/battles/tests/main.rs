//! All tests of the crate in one program, so that there is one to link.

mod battery;
mod cases;
mod fuzz;
mod kept;
mod thirty_turns;
