//! A match as a journal file: the operator's whole truth, with the seed.

use serde_json::Value;
use table::Seed;
use table::file::{Closing, JournalFile};
use table::hash::Hash;
use table::header::Header;

use super::OperateError;
use crate::ids::MatchId;
use crate::store::Store;
use crate::store::matches::MatchRow;

/// Header, entries and the closing line, as they are now.
pub async fn export(store: &Store, id: &MatchId) -> Result<JournalFile, OperateError> {
    let row = store.find_match(id).await?;
    let row = row.ok_or_else(|| OperateError::NoMatch(id.clone()))?;
    journal_of(store, &row).await
}

pub(super) async fn journal_of(store: &Store, row: &MatchRow) -> Result<JournalFile, OperateError> {
    let unreadable = |what| OperateError::Unreadable {
        id: row.id.clone(),
        what,
    };
    let header = row.header.as_ref();
    let header = header.ok_or_else(|| OperateError::NotBegun(row.id.clone()))?;
    let header: Header = serde_json::from_str(header).map_err(|_| unreadable("header"))?;
    let seed: Seed = serde_json::from_value(Value::from(row.seed.as_str())).map_err(|_| unreadable("seed"))?;
    let entries = store.entries(&row.id).await?;
    let link = match entries.last() {
        None => header.link(),
        Some(line) => link_in(line).ok_or_else(|| unreadable("last entry"))?,
    };
    let closing = Closing {
        seed,
        entries: entries.len() as u32,
        link,
    };
    Ok(JournalFile {
        header,
        entries,
        closing: Some(closing),
    })
}

/// Every entry carries its link, whatever game it is of.
fn link_in(line: &str) -> Option<Hash> {
    let mut entry: Value = serde_json::from_str(line).ok()?;
    serde_json::from_value(entry.get_mut("link")?.take()).ok()
}
