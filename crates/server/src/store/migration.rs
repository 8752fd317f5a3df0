//! Bringing a database up to the schema this program knows.
//!
//! The numbered texts in `migrations/` are only ever added to. Each must run on both databases:
//! `BIGINT` for numbers, `TEXT` for the rest.

use std::time::{SystemTime, UNIX_EPOCH};

use super::engine::{Engine, on_either};
use super::{Store, StoreError, Write, mailboxes, names, signing};

const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_meta.sql"),
    include_str!("migrations/0002_people.sql"),
    include_str!("migrations/0003_matches.sql"),
    include_str!("migrations/0004_budgets.sql"),
    include_str!("migrations/0005_names.sql"),
    include_str!("migrations/0006_talk.sql"),
    include_str!("migrations/0007_late.sql"),
    include_str!("migrations/0008_webhook_shape.sql"),
    include_str!("migrations/0009_sittings.sql"),
    include_str!("migrations/0010_told.sql"),
    include_str!("migrations/0011_rounds.sql"),
];

/// How many migrations this program knows.
pub const VERSION: i64 = MIGRATIONS.len() as i64;

/// Any number will do, as long as every Bicorne takes the same: the bytes of "bicorne".
const LOCK: i64 = 0x62_69_63_6f_72_6e_65;

/// One transaction, so that a database is never left between two versions.
pub(crate) async fn migrate(store: &Store) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    lock(&mut write).await?;
    let found = version(&mut write).await?;
    let known = VERSION;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, text) in (1..).zip(MIGRATIONS).filter(|(number, _)| *number > found) {
        step(&mut write, number, text).await?;
    }
    if found == 0 {
        note_creation(&mut write).await?;
    }
    names::fill(&mut write).await?;
    mailboxes::fill(&mut write).await?;
    signing::make_key(&mut write).await?;
    on_either!(write, tx => tx.commit().await)?;
    Ok(())
}

/// A second opener waits here until the first has committed. An SQLite write has the whole file to
/// itself already.
async fn lock(write: &mut Write) -> Result<(), StoreError> {
    if let Engine::Postgres(tx) = write {
        sqlx::query("SELECT pg_advisory_xact_lock($1)")
            .bind(LOCK)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

async fn version(write: &mut Write) -> Result<i64, StoreError> {
    const TABLE: &str = "CREATE TABLE IF NOT EXISTS schema (version BIGINT PRIMARY KEY)";
    const VERSION: &str = "SELECT COALESCE(MAX(version), 0) FROM schema";
    on_either!(write, tx => {
        sqlx::query(TABLE).execute(&mut **tx).await?;
        Ok(sqlx::query_scalar(VERSION).fetch_one(&mut **tx).await?)
    })
}

async fn step(write: &mut Write, number: i64, text: &'static str) -> Result<(), StoreError> {
    const DONE: &str = "INSERT INTO schema (version) VALUES ($1)";
    on_either!(write, tx => {
        sqlx::raw_sql(text).execute(&mut **tx).await?;
        sqlx::query(DONE).bind(number).execute(&mut **tx).await?;
    });
    Ok(())
}

async fn note_creation(write: &mut Write) -> Result<(), StoreError> {
    const CREATED: &str = "INSERT INTO meta (key, value) VALUES ('created', $1)";
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs()
        .to_string();
    on_either!(write, tx => sqlx::query(CREATED).bind(seconds).execute(&mut **tx).await.map(drop))?;
    Ok(())
}
