//! All tests of the crate in one program, so that there is one to link.

mod battery;
mod cases;
mod data;
mod games;
mod kept;
mod own_data;
mod start;
mod wars;
