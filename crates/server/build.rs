//! Rebuilds the crate when the built site changes.
//!
//! The embedding macro notices a changed file but not a new one, and every build of the site makes
//! new, hashed names. A debug build reads the folder when it starts, so it needs no rebuild. But the
//! folder must be there: the macro compiles one that is missing as a site that is not built, also
//! once it is, and cargo rebuilds each time for a path that is not there.

use std::{env, fs};

const DIST: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    fs::create_dir_all(DIST).expect("the folder of the site can be made");
    if env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_none() {
        println!("cargo::rerun-if-changed={DIST}");
    }
}
