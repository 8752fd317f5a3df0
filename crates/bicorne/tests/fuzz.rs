//! Journals that nobody wrote: read or refused, whatever their bytes.

use std::path::Path;

use drill::{Action, Drill};
use table::Reading;
use table::any::{AnyGame as _, Of};
use table::entry::Entry;
use table::file::JournalFile;
use table::fuzz::Fuzz;

/// Every link put right again, so that what was altered is not refused for its link alone.
fn relinked(file: &JournalFile) -> JournalFile {
    let mut file = file.clone();
    let mut before = file.header.link();
    for line in &mut file.entries {
        let Ok(entry) = serde_json::from_str::<Entry<Action>>(line) else {
            break;
        };
        let sealed = Entry::seal(entry.n, entry.seat, entry.deed, entry.digest, &before);
        before = sealed.link;
        *line = sealed.line();
    }
    if let Some(closing) = &mut file.closing {
        closing.link = before;
    }
    file
}

#[test]
fn any_bytes_are_a_journal_or_refused() {
    let games = games::registry();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/journal");
    let outcomes = Fuzz::of(&folder, 10_000, 1_000_000).fire(|bytes| {
        let Ok(text) = std::str::from_utf8(bytes) else {
            return Ok("no text".to_owned());
        };
        let file = match JournalFile::parse(text) {
            Ok(file) => file,
            Err(why) => return Ok(why.to_string()),
        };
        let Some(game) = games.get(&file.header.game) else {
            return Ok("no such game".to_owned());
        };
        let loaded = game.load(&file, Reading::Load, None).map(drop);
        let verified = game.load(&file, Reading::Verify, None).map(drop);
        if loaded.is_err() && verified.is_ok() {
            return Err("it is verified, but not loaded".to_owned());
        }
        if file.header.game == "drill" {
            let linked = Of::<Drill>::game().load(&relinked(&file), Reading::Verify, None);
            return Ok(linked.map_or_else(|why| why.to_string(), |_| "read".to_owned()));
        }
        Ok(verified.map_or_else(|why| why.to_string(), |()| "read".to_owned()))
    });
    assert!(outcomes.contains("read"));
    assert!(outcomes.len() > 20, "the alterations say too little: {outcomes:?}");
}
