//! A match that this program cannot play. It stays as it is: listed, readable as far as that needs no play, exportable, and
//! nothing removes it. A newer program, or one that is mended, goes on with it.

use std::fmt;

use serde::Serialize;
use table::Registry;
use table::begin::MatchError;
use table::file::{Closing, JournalFile};
use table::hash::Hash;
use table::header::{FORMAT, Header};
use table::signed::SignedEnd;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::store::matches::MatchRow;

/// Why this program cannot play a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "failure.ts", optional_fields)]
pub enum Unplayable {
    /// Its game, the version of its rules or the form of its journal is one that only a newer program knows.
    NeedsNewer,
    /// What was fixed before its first entry does not hold.
    BadHeader,
    /// Its journal does not lead where it says that it does.
    BadJournal {
        /// The first entry that is wrong, where it is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        entry: Option<u32>,
    },
}

/// What every header says, whatever a newer one may hold besides.
#[derive(serde::Deserialize)]
struct Versions {
    bicorne: u16,
    rules: u16,
}

impl Unplayable {
    /// As far as it can be told without playing.
    pub fn by_header(games: &Registry, row: &MatchRow) -> Option<Unplayable> {
        let header = row.header.as_deref()?;
        let Some(game) = games.get(&row.game) else {
            return Some(Unplayable::NeedsNewer);
        };
        match serde_json::from_str::<Versions>(header) {
            Ok(Versions { bicorne, rules }) if bicorne > FORMAT || rules > game.rules() => Some(Unplayable::NeedsNewer),
            Ok(_) => None,
            Err(_) => Some(Unplayable::BadHeader),
        }
    }

    /// Of a header that this program cannot read.
    fn unread(header: &str) -> Unplayable {
        match serde_json::from_str::<Versions>(header) {
            Ok(Versions { bicorne, .. }) if bicorne > FORMAT => Unplayable::NeedsNewer,
            _ => Unplayable::BadHeader,
        }
    }

    /// Fewer entries are there than were once summed up: a journal only ever grows, so its end is lost. The links of the rest
    /// hold, and nothing else would tell.
    pub fn cut_off(summed: i64, lines: &[String]) -> Option<Unplayable> {
        let lost = (lines.len() as i64) < summed;
        lost.then(|| Unplayable::BadJournal {
            entry: Some(lines.len() as u32 + 1),
        })
    }

    pub fn of(error: &MatchError) -> Unplayable {
        match error {
            MatchError::Rules { rules, known, .. } if rules > known => Unplayable::NeedsNewer,
            MatchError::Format { format } if *format > FORMAT => Unplayable::NeedsNewer,
            MatchError::Entry(bad) => Unplayable::BadJournal { entry: Some(bad.n) },
            MatchError::CutShort { .. } | MatchError::Due | MatchError::Closing => {
                Unplayable::BadJournal { entry: None }
            }
            _ => Unplayable::BadHeader,
        }
    }
}

/// For the operator. Nothing of what was played is in it.
impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::NeedsNewer => f.write_str("it needs a newer program"),
            Unplayable::BadHeader => f.write_str("its header is not one that this program can begin with"),
            Unplayable::BadJournal { entry: None } => f.write_str("its journal does not close as it should"),
            Unplayable::BadJournal { entry: Some(entry) } => {
                write!(f, "its journal does not lead any more where it says, at entry {entry}")
            }
        }
    }
}

/// The journal of a match in the store, with the closing line that it would have now.
pub fn journal(header: &str, seed: &str, lines: Vec<String>) -> Result<JournalFile, Unplayable> {
    let header: Header = serde_json::from_str(header).map_err(|_| Unplayable::unread(header))?;
    let seed = serde_json::from_value(seed.into()).map_err(|_| Unplayable::BadHeader)?;
    let link = match lines.last() {
        None => header.link(),
        Some(line) => link_in(line).ok_or(Unplayable::BadJournal {
            entry: Some(lines.len() as u32),
        })?,
    };
    let closing = Closing {
        seed,
        entries: lines.len() as u32,
        link,
        // For who plays it again it is of no use.
        end: None,
    };
    Ok(JournalFile {
        header,
        entries: lines,
        closing: Some(closing),
    })
}

/// The same as text, as it stands in the store: for a match that this program may not even be able to read.
pub fn journal_text(row: &MatchRow, lines: &[String]) -> Option<String> {
    #[derive(Serialize)]
    struct Last<'a> {
        seed: &'a str,
        entries: usize,
        link: Hash,
        #[serde(skip_serializing_if = "Option::is_none")]
        end: Option<SignedEnd>,
    }
    let header = row.header.as_deref()?;
    let link = match lines.last() {
        None => Some(Hash::of("bicorne header", &[header.as_bytes()])),
        Some(line) => link_in(line),
    };
    let closing = link.map(|link| Last {
        seed: &row.seed,
        entries: lines.len(),
        link,
        end: row.signed.as_deref().and_then(|end| serde_json::from_str(end).ok()),
    });
    let closing = closing.map(|closing| serde_json::to_string(&closing).expect("a closing line is JSON"));
    let all = [header].into_iter().chain(lines.iter().map(String::as_str));
    let mut text = String::new();
    for line in all.chain(closing.as_deref()) {
        text.push_str(line);
        text.push('\n');
    }
    Some(text)
}

/// Every entry carries its link, whatever game it is of.
pub fn link_in(line: &str) -> Option<Hash> {
    #[derive(serde::Deserialize)]
    struct Linked {
        link: Hash,
    }
    serde_json::from_str::<Linked>(line).ok().map(|linked| linked.link)
}
