//! A journal as a file: JSON Lines, the header first, then an entry a line, and a closing line with the seed last once it
//! may be known.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::bad_entry::{BadEntry, Wrong};
use crate::entry::Entry;
use crate::hash::Hash;
use crate::header::{FORMAT, Header};
use crate::r#match::Reading;
use crate::seed::Seed;
use crate::signed::SignedEnd;

#[derive(Clone, PartialEq, Debug)]
pub struct JournalFile {
    pub header: Header,
    /// The entries as they are written. Only their game can read them.
    pub entries: Vec<String>,
    pub closing: Option<Closing>,
}

/// The last line. It says where the journal ends, so that one that was cut short is noticed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts", optional_fields)]
pub struct Closing {
    pub seed: Seed,
    pub entries: u32,
    /// The link of the last entry, or of the header where there is none.
    pub link: Hash,
    /// Once the match is over, on a server that signs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<SignedEnd>,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum FileError {
    #[error("the file is empty; the first line of a journal is its header")]
    Empty,
    #[error("line 1 is not the header of a journal ({0})")]
    Header(String),
    #[error(
        "the journal is written in format {format}; this program reads formats 1 to {FORMAT}: it needs a newer one"
    )]
    Newer { format: u64 },
    #[error("line {line} stands after the seed, which closes a journal")]
    AfterSeed { line: usize },
    #[error("line {line} is not the closing line of a journal ({why})")]
    Closing { line: usize, why: String },
}

impl JournalFile {
    pub fn parse(text: &str) -> Result<JournalFile, FileError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let (_, first) = lines.next().ok_or(FileError::Empty)?;
        let mut file = JournalFile {
            header: read_header(first)?,
            entries: Vec::new(),
            closing: None,
        };
        for (line, text) in lines {
            if file.closing.is_some() {
                return Err(FileError::AfterSeed { line });
            }
            if is_closing(text) {
                let closing = read_exactly(text).map_err(|why| FileError::Closing { line, why })?;
                file.closing = Some(closing);
            } else {
                file.entries.push(text.to_owned());
            }
        }
        Ok(file)
    }

    pub fn seed(&self) -> Option<&Seed> {
        self.closing.as_ref().map(|closing| &closing.seed)
    }

    pub fn text(&self) -> String {
        let mut text = serde_json::to_string(&self.header).expect("a header is JSON");
        text.push('\n');
        for entry in &self.entries {
            text.push_str(entry);
            text.push('\n');
        }
        if let Some(closing) = &self.closing {
            text.push_str(&serde_json::to_string(closing).expect("a closing line is JSON"));
            text.push('\n');
        }
        text
    }
}

/// A later format may hold what this program does not know of.
fn read_header(line: &str) -> Result<Header, FileError> {
    read_exactly(line).map_err(|why| match format_of(line) {
        Some(format) if format > FORMAT.into() => FileError::Newer { format },
        _ => FileError::Header(why),
    })
}

fn format_of(line: &str) -> Option<u64> {
    serde_json::from_str::<Value>(line).ok()?["bicorne"].as_u64()
}

/// By its words, before it is read: a bad closing line must not pass for a bad entry.
fn is_closing(line: &str) -> bool {
    line.contains("\"seed\":") && !line.contains("\"deed\":")
}

/// Reads the entries as those of one game.
pub fn read_entries<A: Serialize + DeserializeOwned>(
    lines: &[String],
    reading: Reading,
) -> impl Iterator<Item = Result<Entry<A>, BadEntry>> {
    let read = move |line: &String| match reading {
        Reading::Load => serde_json::from_str(line).map_err(|error| error.to_string()),
        Reading::Verify => read_exactly(line),
    };
    (1..).zip(lines).map(move |(n, line)| {
        read(line).map_err(|why| BadEntry {
            n,
            wrong: Wrong::Unreadable { why },
        })
    })
}

/// Reads a value and nothing beside it: words that serde would pass over, or find twice, are covered by no link.
fn read_exactly<T: Serialize + DeserializeOwned>(text: &str) -> Result<T, String> {
    let value: T = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let written: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let meant = serde_json::to_value(&value).map_err(|error| error.to_string())?;
    if written == meant && written.to_string().len() == text.trim().len() {
        Ok(value)
    } else {
        Err("it holds words that have no place in it".to_owned())
    }
}
