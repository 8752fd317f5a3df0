//! Journals as they were exported.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Reading;
use table::entry::Entry;
use table::file::JournalFile;

/// The entries of a journal whose every link, die and digest was derived again; or why it does not hold.
pub fn verified(text: &str) -> Result<Vec<Value>, String> {
    let file = JournalFile::parse(text).map_err(|why| why.to_string())?;
    let games = games::registry();
    let game = games.find(&file.header.game)?;
    game.load(&file, Reading::Verify, None).map_err(|why| why.to_string())?;
    let read = |line: &String| serde_json::from_str(line).map_err(|why| why.to_string());
    file.entries.iter().map(read).collect()
}

/// With every link put right again, as a forger would, so that what was altered is not refused for its link alone. As it is
/// where it cannot even be read.
pub fn resealed(text: &str) -> String {
    let Ok(file) = JournalFile::parse(text) else {
        return text.to_owned();
    };
    match file.header.game.as_str() {
        "drill" => seal::<drill::Action>(file),
        "triumph" => seal::<triumph::Action>(file),
        "battles" => seal::<battles::Action>(file),
        "europe" => seal::<europe::Action>(file),
        _ => text.to_owned(),
    }
}

fn seal<A: Serialize + DeserializeOwned>(mut file: JournalFile) -> String {
    let mut before = file.header.link();
    for line in &mut file.entries {
        let Ok(entry) = serde_json::from_str::<Entry<A>>(line) else {
            break;
        };
        let sealed = Entry::seal(entry.n, entry.seat, entry.deed, entry.digest, &before);
        before = sealed.link;
        *line = sealed.line();
    }
    let entries = file.entries.len() as u32;
    if let Some(closing) = &mut file.closing {
        closing.link = before;
        closing.entries = entries;
    }
    file.text()
}
