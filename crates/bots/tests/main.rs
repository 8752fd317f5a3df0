//! All tests of the crate in one program, so that there is one to link.

mod europe_judgement;
mod europe_odds;
mod europe_recruit;
mod knowledge;
mod looking;
mod odds;
mod officers;
mod puzzle;
mod puzzles;
