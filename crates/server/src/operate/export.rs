//! A match as a journal file: the operator's whole truth, with the seed.

use table::file::JournalFile;

use super::OperateError;
use crate::ids::MatchId;
use crate::store::Store;
use crate::store::matches::MatchRow;
use crate::unplayable::{journal, journal_text};

/// Header, entries and the closing line, as they are now: also of a match that this program cannot play.
pub async fn export(store: &Store, id: &MatchId) -> Result<String, OperateError> {
    let row = store.find_match(id).await?;
    let row = row.ok_or_else(|| OperateError::NoMatch(id.clone()))?;
    let entries = store.entries(id).await?;
    journal_text(&row, &entries).ok_or_else(|| OperateError::NotBegun(id.clone()))
}

pub(super) async fn journal_of(store: &Store, row: &MatchRow) -> Result<JournalFile, OperateError> {
    let header = row.header.as_ref();
    let header = header.ok_or_else(|| OperateError::NotBegun(row.id.clone()))?;
    let entries = store.entries(&row.id).await?;
    journal(header, &row.seed, entries).map_err(|why| OperateError::Unplayable {
        id: row.id.clone(),
        why,
    })
}
