//! All tests of the crate in one program, so that there is one to link.

mod late;
mod memory;
mod outlook;
mod strict;

/// Memory is counted for the whole program: who counts it is alone.
static ALONE: std::sync::Mutex<()> = std::sync::Mutex::new(());
