//! Opening an SQLite file.

use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use tokio::time::{Instant, sleep};

use super::tenure::private;
use super::{StoreError, reason};

/// How long a writer waits for another one.
const BUSY_LIMIT: Duration = Duration::from_secs(5);
const BUSY_PAUSE: Duration = Duration::from_millis(10);
const READERS: u32 = 4;

pub(crate) struct Pools {
    pub readers: SqlitePool,
    pub writer: SqlitePool,
}

pub(crate) async fn open(path: &Path) -> Result<Pools, StoreError> {
    let options = options(path);
    create(path, &options).await?;
    // Only the first connection may create the file: were it deleted under a running server, the
    // pools would quietly go on with an empty one.
    let options = options.create_if_missing(false);
    let pool = |connections| {
        SqlitePoolOptions::new()
            .max_connections(connections)
            // A file does not hang up: asking it each time would cost a commit a third more.
            .test_before_acquire(false)
            .after_release(|connection, _| Box::pin(is_whole(connection)))
            .connect_lazy_with(options.clone())
    };
    Ok(Pools {
        readers: pool(READERS),
        writer: pool(1),
    })
}

/// Whether a connection can be used again. Where the disk was full, SQLite has ended the transaction by itself, and the
/// connection still believes that it is in one.
async fn is_whole(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    if connection.is_in_transaction() {
        // One that was dropped is being rolled back at this moment.
        connection.ping().await?;
    }
    Ok(!connection.is_in_transaction())
}

/// Opens a file that is there, without changing how it is kept.
pub(crate) async fn look(path: &Path) -> Result<Pools, StoreError> {
    if !path.is_file() {
        let path = path.to_owned();
        return Err(StoreError::Missing { path });
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .synchronous(SqliteSynchronous::Full)
        // An entry is some hundred bytes, and each of a crowd's goes to a page of its own, which is written whole.
        .page_size(2048)
        .foreign_keys(true)
        .busy_timeout(BUSY_LIMIT)
        // Each page of a busy match is written many times; the more of that is gathered, the less goes into the file.
        .pragma("wal_autocheckpoint", "8000");
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_with(options.clone())
        .await
        .map_err(|error| StoreError::Unopened {
            path: path.to_owned(),
            reason: reason(&error),
        })?;
    let writer = SqlitePoolOptions::new().max_connections(1).connect_lazy_with(options);
    Ok(Pools { readers, writer })
}

/// Opens a file that is there for reading alone. It may be in use: a file that is kept as a log and pages is not opened
/// read-only by those who may have to look into the log, but is told to refuse every change.
pub(crate) async fn read(path: &Path) -> Result<SqlitePool, StoreError> {
    if !path.is_file() {
        let path = path.to_owned();
        return Err(StoreError::Missing { path });
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .busy_timeout(BUSY_LIMIT)
        .pragma("query_only", "true");
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await;
    pool.map_err(|error| StoreError::Unopened {
        path: path.to_owned(),
        reason: reason(&error),
    })
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // An entry is some hundred bytes, and each of a crowd's goes to a page of its own, which is written whole.
        .page_size(2048)
        .foreign_keys(true)
        .busy_timeout(BUSY_LIMIT)
        // Each page of a busy match is written many times; the more of that is gathered, the less goes into the file.
        .pragma("wal_autocheckpoint", "8000")
}

async fn create(path: &Path, options: &SqliteConnectOptions) -> Result<(), StoreError> {
    let unopened = |reason: String| StoreError::Unopened {
        path: path.to_owned(),
        reason,
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| unopened(error.to_string()))?;
    }
    // SQLite gives the files that it keeps beside it the same rights.
    private().open(path).map_err(|error| unopened(error.to_string()))?;
    // SQLite's own busy time-out does not cover the change to WAL, where two openers of a new file
    // may meet.
    let deadline = Instant::now() + BUSY_LIMIT;
    loop {
        let tried = match options.connect().await {
            Ok(connection) => connection.close().await,
            Err(error) => Err(error),
        };
        match tried {
            Ok(()) => return Ok(()),
            Err(error) if is_busy(&error) && Instant::now() < deadline => sleep(BUSY_PAUSE).await,
            Err(error) => return Err(unopened(reason(&error))),
        }
    }
}

fn is_busy(error: &sqlx::Error) -> bool {
    const SQLITE_BUSY: i32 = 5;
    code(error) == Some(SQLITE_BUSY)
}

/// SQLite's own code for what went wrong.
pub(crate) fn code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    // The low byte of an extended code is its primary code.
    Some(code & 0xff)
}
