//! A journal as a file: JSON Lines, the header first, then an entry a line, and the seed last once it may be known.

use serde::{Deserialize, Serialize};

use crate::bad_entry::{BadEntry, Wrong};
use crate::entry::Entry;
use crate::header::Header;
use crate::seed::Seed;

#[derive(Clone, PartialEq, Debug)]
pub struct JournalFile {
    pub header: Header,
    /// The entries as they are written. Only their game can read them.
    pub entries: Vec<String>,
    pub seed: Option<Seed>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeedLine {
    seed: Seed,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum FileError {
    #[error("the file is empty; the first line of a journal is its header")]
    Empty,
    #[error("line 1 is not the header of a journal ({0})")]
    Header(String),
    #[error("line {line} stands after the seed, which closes a journal")]
    AfterSeed { line: usize },
    #[error("line {line} is not the seed of a journal ({why})")]
    Seed { line: usize, why: String },
}

impl JournalFile {
    pub fn parse(text: &str) -> Result<JournalFile, FileError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let (_, first) = lines.next().ok_or(FileError::Empty)?;
        let header = serde_json::from_str(first).map_err(|error| FileError::Header(error.to_string()))?;
        let mut file = JournalFile {
            header,
            entries: Vec::new(),
            seed: None,
        };
        for (line, text) in lines {
            if file.seed.is_some() {
                return Err(FileError::AfterSeed { line });
            }
            if text.starts_with("{\"seed\"") {
                let parsed: SeedLine = serde_json::from_str(text).map_err(|error| FileError::Seed {
                    line,
                    why: error.to_string(),
                })?;
                file.seed = Some(parsed.seed);
            } else {
                file.entries.push(text.to_owned());
            }
        }
        Ok(file)
    }

    pub fn text(&self) -> String {
        let mut text = serde_json::to_string(&self.header).expect("a header is JSON");
        text.push('\n');
        for entry in &self.entries {
            text.push_str(entry);
            text.push('\n');
        }
        if let Some(seed) = &self.seed {
            let line = SeedLine { seed: seed.clone() };
            text.push_str(&serde_json::to_string(&line).expect("a seed is JSON"));
            text.push('\n');
        }
        text
    }
}

/// Reads the entries as those of one game.
pub fn read_entries<A: serde::de::DeserializeOwned>(
    lines: &[String],
) -> impl Iterator<Item = Result<Entry<A>, BadEntry>> {
    (1..).zip(lines).map(|(n, line)| {
        serde_json::from_str(line).map_err(|error| BadEntry {
            n,
            wrong: Wrong::Unreadable { why: error.to_string() },
        })
    })
}
