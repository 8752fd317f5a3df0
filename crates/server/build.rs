//! Rebuilds the crate when the built site changes.
//!
//! The embedding macro notices a changed file but not a new one, and every build of the site makes
//! new, hashed names. A debug build reads the folder when it starts, so it needs no rebuild; and
//! where the folder is missing, cargo would otherwise rebuild each time.

use std::env;

const DIST: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_none() {
        println!("cargo::rerun-if-changed={DIST}");
    }
}
