//! The store: everything that outlives the server, in SQLite or PostgreSQL.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use sqlx::{PgPool, Postgres, Sqlite, SqlitePool, Transaction};
use thiserror::Error;
use tokio::time::timeout;

mod address;
pub mod change;
mod copy;
mod departures;
pub mod drafts;
pub(crate) mod engine;
pub mod journal;
pub(crate) mod lateness;
mod lists;
mod lobby;
pub mod mailboxes;
pub mod matches;
mod migration;
mod names;
pub mod notices;
mod operate;
pub mod owners;
pub mod people;
mod postgres;
mod rounds;
pub mod sessions;
mod signing;
pub mod sittings;
mod sqlite;
pub mod tables;
pub mod talk;
mod tenure;
pub mod waits;
pub mod words;

use self::address::Address;
pub use self::departures::Departed;
use self::departures::Departures;
use self::engine::{Engine, on_either};
pub use self::migration::VERSION;
use self::migration::migrate;
pub use self::tenure::Tenure;
use crate::clock::{Clock, now};

/// Where the clock stood when it was last kept.
const CLOCK: &str = "clock";

/// Beyond this a database that does not answer counts as gone.
const PING_LIMIT: Duration = Duration::from_secs(3);

#[derive(Debug, Clone)]
pub struct Store {
    /// For reading.
    pool: Engine<SqlitePool, PgPool>,
    /// For writing. SQLite has one writer at a time: those who wait for a connection are served in order, those who wait
    /// for SQLite's own lock sleep and try again.
    writer: Engine<SqlitePool, PgPool>,
    departures: Departures,
    /// What people's time to answer is counted by.
    pub(crate) clock: Clock,
}

/// A transaction that is going to write.
pub(crate) type Write = Engine<Transaction<'static, Sqlite>, Transaction<'static, Postgres>>;

impl Write {
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        on_either!(self, tx => tx.commit().await)?;
        Ok(())
    }
}

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("The database must be a file path, sqlite:PATH or postgres://USER@HOST/NAME.")]
    NoAddress,
    #[error("The postgres:// address of the database cannot be read: {}.", reason(.0))]
    Address(#[source] sqlx::Error),
    #[error("The database file {} cannot be opened: {reason}.", path.display())]
    Unopened { path: PathBuf, reason: String },
    #[error("Cannot connect to PostgreSQL at {host}:{port}: {reason}.")]
    Unreachable { host: String, port: u16, reason: String },
    #[error("The database has schema version {found} but this program knows only up to {known}: run a newer Bicorne.")]
    Newer { found: i64, known: i64 },
    #[error(
        "The database has schema version {found} but this program works on {known}: start the server once to bring it up."
    )]
    Older { found: i64, known: i64 },
    #[error("There is no database file {}.", path.display())]
    Missing { path: PathBuf },
    #[error("The database is not one of Bicorne's.")]
    NotOurs,
    #[error("The database file {} is gone: {reason}.", path.display())]
    Gone { path: PathBuf, reason: io::Error },
    #[error(
        "The database is in use by {holder}: one server at a time plays on it. Stop that one first, or give this one another database."
    )]
    Occupied { holder: String },
    #[error("The database file is damaged ({found}): stop the server and restore a backup, with `bicorne restore`.")]
    Damaged { found: String },
    #[error("The database did not answer within {} seconds.", PING_LIMIT.as_secs())]
    Silent,
    #[error("The database holds no key that this program can sign with.")]
    NoKey,
    #[error("The row {row} cannot be copied: {reason}.")]
    Row { row: String, reason: String },
    #[error("The database failed: {}.", reason(.0))]
    Database(#[from] sqlx::Error),
}

impl StoreError {
    /// PostgreSQL keeps any text but one with a zero in it: the fault of who typed it, not of the store.
    pub(crate) fn is_unwritable_text(&self) -> bool {
        const NOT_IN_REPERTOIRE: &str = "22021";
        match self {
            StoreError::Database(sqlx::Error::Database(error)) => error.code().as_deref() == Some(NOT_IN_REPERTOIRE),
            _ => false,
        }
    }

    /// Something was read that cannot have been written.
    pub(crate) fn is_damage(&self) -> bool {
        const CORRUPT: i32 = 11;
        const NO_DATABASE: i32 = 26;
        match self {
            StoreError::Damaged { .. } => true,
            // Nor do we write texts that are none.
            StoreError::Database(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) => true,
            StoreError::Database(error) => {
                sqlite::code(error).is_some_and(|code| [CORRUPT, NO_DATABASE].contains(&code))
            }
            _ => false,
        }
    }
}

impl Store {
    /// Opens the database at a file path, `sqlite:PATH` or `postgres://…`, and migrates it.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::reach(url).await?.brought_up().await
    }

    /// The same for a server that others know by these words, with the right to play on it: nothing is migrated under
    /// another that plays.
    pub async fn open_to_play(url: &str, who: &str) -> Result<(Store, Tenure), StoreError> {
        let store = Store::reach(url).await?;
        let tenure = store.occupy(who).await?;
        Ok((store.brought_up().await?, tenure))
    }

    async fn reach(url: &str) -> Result<Store, StoreError> {
        Ok(match url.parse()? {
            Address::File(path) => {
                let sqlite::Pools { readers, writer } = sqlite::open(&path).await?;
                Store {
                    pool: Engine::Sqlite(readers),
                    writer: Engine::Sqlite(writer),
                    departures: Departures::default(),
                    clock: Clock::default(),
                }
            }
            Address::Postgres(options) => {
                let pool = postgres::open(*options).await?;
                Store {
                    pool: Engine::Postgres(pool.clone()),
                    writer: Engine::Postgres(pool),
                    departures: Departures::default(),
                    clock: Clock::default(),
                }
            }
        })
    }

    async fn brought_up(self) -> Result<Store, StoreError> {
        migrate(&self).await?;
        let clock = self.meta(CLOCK).await?.and_then(|time| time.parse().ok());
        Ok(Store {
            clock: clock.map_or_else(Clock::default, Clock::at),
            ..self
        })
    }

    /// Opens a database that is there, and leaves it as it is: nothing is made and nothing is migrated.
    pub async fn look(url: &str) -> Result<Store, StoreError> {
        let (pool, writer) = match url.parse()? {
            Address::File(path) => {
                let pools = sqlite::look(&path).await?;
                (Engine::Sqlite(pools.readers), Engine::Sqlite(pools.writer))
            }
            Address::Postgres(options) => {
                let pool = postgres::open(*options).await?;
                (Engine::Postgres(pool.clone()), Engine::Postgres(pool))
            }
        };
        let departures = Departures::default();
        Ok(Store {
            pool,
            writer,
            departures,
            clock: Clock::default(),
        })
    }

    /// Opens a database that is there for reading and nothing else, also one that this program would have to bring up.
    pub async fn inspect(url: &str) -> Result<Store, StoreError> {
        /// There are no matches in earlier ones.
        const OLDEST: i64 = 3;
        let known = VERSION;
        let pool = match url.parse()? {
            Address::File(path) => Engine::Sqlite(sqlite::read(&path).await?),
            Address::Postgres(options) => Engine::Postgres(postgres::read(*options).await?),
        };
        let store = Store {
            writer: pool.clone(),
            pool,
            departures: Departures::default(),
            clock: Clock::default(),
        };
        match store.found_version().await? {
            None => Err(StoreError::NotOurs),
            Some(found) if found > known => Err(StoreError::Newer { found, known }),
            Some(found) if found < OLDEST => Err(StoreError::Older { found, known }),
            Some(_) => Ok(store),
        }
    }

    /// Opens a database that is there, if it has the schema of this program.
    pub async fn visit(url: &str) -> Result<Store, StoreError> {
        let store = Store::look(url).await?;
        let known = VERSION;
        match store.found_version().await? {
            // Not the address: it may hold a password.
            None => Err(StoreError::NotOurs),
            Some(found) if found > known => Err(StoreError::Newer { found, known }),
            Some(found) if found < known => Err(StoreError::Older { found, known }),
            Some(_) => Ok(store),
        }
    }

    /// The version of the schema, if there is one.
    pub(crate) async fn found_version(&self) -> Result<Option<i64>, StoreError> {
        const SQLITE: &str = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema'";
        const POSTGRES: &str = "SELECT COUNT(*) FROM information_schema.tables \
                                WHERE table_schema = current_schema() AND table_name = 'schema'";
        const VERSION: &str = "SELECT MAX(version) FROM schema";
        let tables: i64 = match &self.pool {
            Engine::Sqlite(pool) => sqlx::query_scalar(SQLITE).fetch_one(pool).await?,
            Engine::Postgres(pool) => sqlx::query_scalar(POSTGRES).fetch_one(pool).await?,
        };
        if tables == 0 {
            return Ok(None);
        }
        on_either!(&self.pool, pool => Ok(sqlx::query_scalar(VERSION).fetch_one(pool).await?))
    }

    /// Asks the database something only it can know, and lets it write something down.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.find_file()?;
        timeout(PING_LIMIT, async {
            self.version().await?;
            self.note("checked", &now().to_string()).await
        })
        .await
        .map_err(|_| StoreError::Silent)?
    }

    /// Reads a whole SQLite file through; says what is wrong in it. PostgreSQL looks after its own pages.
    pub async fn check_whole(&self) -> Result<(), StoreError> {
        /// The first few say it.
        const CHECK: &str = "PRAGMA integrity_check(3)";
        let Engine::Sqlite(pool) = &self.pool else {
            return Ok(());
        };
        let found = match sqlx::query_scalar::<_, String>(CHECK).fetch_all(pool).await {
            Ok(found) if found == ["ok"] => return Ok(()),
            Ok(found) => found.join("; "),
            Err(error) => reason(&error),
        };
        Err(StoreError::Damaged {
            found: found.split_whitespace().collect::<Vec<_>>().join(" "),
        })
    }

    /// Writes a fact about the database itself down.
    async fn note(&self, key: &str, value: &str) -> Result<(), StoreError> {
        const NOTE: &str = "INSERT INTO meta (key, value) VALUES ($1, $2) \
             ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        let mut write = self.write().await?;
        on_either!(&mut write, tx => sqlx::query(NOTE).bind(key).bind(value).execute(&mut **tx).await.map(drop))?;
        write.commit().await
    }

    /// SQLite goes on answering from a file that was deleted under it, and loses all of it at the
    /// end.
    fn find_file(&self) -> Result<(), StoreError> {
        let Engine::Sqlite(pool) = &self.pool else {
            return Ok(());
        };
        let options = pool.connect_options();
        let path = options.get_filename();
        path.metadata().map(drop).map_err(|reason| StoreError::Gone {
            path: path.to_owned(),
            reason,
        })
    }

    /// The version of the schema.
    pub async fn version(&self) -> Result<i64, StoreError> {
        const VERSION: &str = "SELECT MAX(version) FROM schema";
        on_either!(&self.pool, pool => Ok(sqlx::query_scalar(VERSION).fetch_one(pool).await?))
    }

    /// A fact about the database itself, such as `created`, in seconds since 1970.
    pub(crate) async fn keep_clock(&self) -> Result<(), StoreError> {
        self.note(CLOCK, &self.clock.now().to_string()).await
    }

    pub async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        const VALUE: &str = "SELECT value FROM meta WHERE key = $1";
        on_either!(&self.pool, pool => Ok(sqlx::query_scalar(VALUE).bind(key).fetch_optional(pool).await?))
    }

    /// Whether the database is an SQLite file.
    pub(crate) fn is_file(&self) -> bool {
        matches!(self.pool, Engine::Sqlite(_))
    }

    /// Writes an SQLite database into a new file, as it is at one moment, whatever version it has.
    pub(crate) async fn vacuum_into(&self, target: &std::path::Path) -> Result<(), StoreError> {
        let Engine::Sqlite(pool) = &self.pool else {
            return Err(StoreError::NoAddress);
        };
        if self.found_version().await?.is_none() {
            return Err(StoreError::NotOurs);
        }
        let target = target.to_str().ok_or(StoreError::NoAddress)?;
        sqlx::query("VACUUM INTO $1").bind(target).execute(pool).await?;
        Ok(())
    }

    pub async fn close(&self) {
        on_either!(&self.writer, pool => pool.close().await);
        on_either!(&self.pool, pool => pool.close().await);
    }

    pub(crate) async fn write(&self) -> Result<Write, StoreError> {
        Ok(match &self.writer {
            // A transaction that begins by reading cannot wait for its turn to write: SQLite would
            // refuse it as busy.
            Engine::Sqlite(pool) => Engine::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Engine::Postgres(pool) => Engine::Postgres(pool.begin().await?),
        })
    }
}

/// What went wrong, without the words in which sqlx wraps it.
pub(crate) fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Database(error) => error.message().to_owned(),
        error => error.to_string(),
    }
}
