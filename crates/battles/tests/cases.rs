//! The cases of `cases/`, so that `cargo test` and a run of mutants have them without the program. `bicorne check` runs
//! the same ones, and says which rules have none. `CASES=word` runs those whose name or file has the word in it.

use std::path::Path;

use battles::Battles;

#[test]
fn every_case_holds() {
    table::case::hold_all::<Battles>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases"));
}
