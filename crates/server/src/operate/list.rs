//! Who and what there is.

use serde::Serialize;
use sqlx::FromRow;

use super::OperateError;
use crate::store::Store;
use crate::store::words::{PersonKind, Status};

#[derive(Debug, Clone, PartialEq, Serialize, FromRow)]
pub struct PersonLine {
    pub id: String,
    pub name: String,
    pub kind: PersonKind,
    pub banned: i64,
    pub matches: i64,
    /// Milliseconds since 1970.
    pub seen: i64,
}

#[derive(Debug, Clone, PartialEq, Serialize, FromRow)]
pub struct MatchLine {
    pub id: String,
    pub game: String,
    pub scenario: String,
    pub status: Status,
    pub code: Option<String>,
    pub entries: i64,
    /// Milliseconds since 1970.
    pub changed: i64,
}

/// Those seen last come first.
pub async fn people(store: &Store) -> Result<Vec<PersonLine>, OperateError> {
    Ok(store.list_people().await?)
}

/// Those that changed last come first.
pub async fn matches(store: &Store) -> Result<Vec<MatchLine>, OperateError> {
    Ok(store.list_matches().await?)
}
