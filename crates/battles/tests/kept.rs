//! Matches of earlier programs, which this one must read.

use std::path::Path;

use battles::Battles;

#[test]
fn every_kept_match_is_read_as_it_was_played() {
    table::kept::hold_all::<Battles>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept"));
}
