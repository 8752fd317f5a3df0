//! A state that has grown since a journal was written reads it all the same. In this crate's own tests there is weather, and
//! companies tire; the programs that wrote the kept journals knew of neither.

use std::path::Path;

use table::Reading;
use table::file::JournalFile;

use crate::{Drill, State};

fn kept(name: &str) -> JournalFile {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let text = std::fs::read_to_string(folder.join(name)).expect("it is kept");
    JournalFile::parse(&text).expect("it is a journal")
}

#[test]
fn a_journal_from_before_a_field_was_added_is_verified() {
    let file = kept("1/three-companies-format-2.jsonl");
    let played = table::begin::load_file::<Drill>(&file, Reading::Verify, None).expect("no digest differs");
    let State { weather, companies, .. } = played.state();
    assert_eq!((*weather, companies.len()), (0, 3));
    let written = serde_json::to_string(played.state()).expect("a state is JSON");
    assert!(written.contains("weather") && written.contains("tired"), "{written}");
}
