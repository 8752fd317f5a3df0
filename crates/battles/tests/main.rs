//! All tests of the crate in one program, so that there is one to link.

mod battery;
mod cases;
mod dead_answers;
mod fuzz;
mod kept;
mod longest;
mod thirty_turns;
mod too_many_dice;
