//! One server at a time plays on a database: two would tell their players different things. The right to it ends with the
//! process, however that ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, PgPool};
use tokio::time::sleep;

use super::engine::Engine;
use super::{Store, StoreError};

/// The bytes of "bico"; the other half of the lock's name is the schema's.
const LOCK: i32 = 0x62_69_63_6f;
const LOOK_EVERY: Duration = Duration::from_secs(5);
const PATIENCE: u32 = 10;
const PAUSE: Duration = Duration::from_millis(200);
/// What comes before a server's own words in its name at PostgreSQL.
const NAME: &str = "bicorne ";

pub struct Tenure {
    kept: Engine<File, Session>,
}

struct Session {
    connection: PgConnection,
    options: PgConnectOptions,
}

impl Store {
    /// The right to play on this database, for a server that others know by these words.
    pub async fn occupy(&self, who: &str) -> Result<Tenure, StoreError> {
        let kept = match &self.writer {
            Engine::Sqlite(pool) => Engine::Sqlite(lock_file(pool.connect_options().get_filename(), who)?),
            Engine::Postgres(pool) => Engine::Postgres(Session::begin(pool, who).await?),
        };
        Ok(Tenure { kept })
    }
}

impl Tenure {
    /// Who has taken the database instead: PostgreSQL was restarted, and another server was faster.
    pub async fn lost(&mut self) -> String {
        let Engine::Postgres(session) = &mut self.kept else {
            return std::future::pending().await;
        };
        loop {
            sleep(LOOK_EVERY).await;
            if session.connection.ping().await.is_ok() {
                continue;
            }
            // Out of order; whoever comes first when it is back has it.
            let Ok(connection) = session.options.connect().await else {
                continue;
            };
            session.connection = connection;
            if let Err(StoreError::Occupied { holder }) = session.take().await {
                return holder;
            }
        }
    }
}

impl Session {
    async fn begin(pool: &PgPool, who: &str) -> Result<Session, StoreError> {
        // PostgreSQL cuts a longer name off.
        let name: String = format!("{NAME}{who}").chars().take(63).collect();
        // A server whose machine is gone must not keep the database from others for hours.
        let keepalives = [
            ("tcp_keepalives_idle", "20"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "3"),
        ];
        let options = PgConnectOptions::clone(&pool.connect_options())
            .application_name(&name)
            .options(keepalives);
        let connection = options.connect().await?;
        let mut session = Session { connection, options };
        // One that has just been killed is let go in a moment.
        for _ in 0..PATIENCE {
            if session.take().await.is_ok() {
                return Ok(session);
            }
            sleep(PAUSE).await;
        }
        session.take().await?;
        Ok(session)
    }

    async fn take(&mut self) -> Result<(), StoreError> {
        const TAKE: &str = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))";
        const HOLDER: &str = "SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid \
             WHERE l.locktype = 'advisory' AND l.classid = $1::bigint::oid AND l.granted \
             AND l.objid = (hashtext(current_schema())::bigint & 4294967295)::oid \
             AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())";
        let taken: bool = sqlx::query_scalar(TAKE)
            .bind(LOCK)
            .fetch_one(&mut self.connection)
            .await?;
        if taken {
            return Ok(());
        }
        let holder: Option<String> = sqlx::query_scalar(HOLDER)
            .bind(i64::from(LOCK))
            .fetch_optional(&mut self.connection)
            .await?;
        let holder = holder.unwrap_or_default();
        let holder = holder.strip_prefix(NAME).unwrap_or("another server").to_owned();
        Err(StoreError::Occupied { holder })
    }
}

/// Beside the database stands a file that the server locks. What is written in it says who that is.
fn lock_file(database: &Path, who: &str) -> Result<File, StoreError> {
    let path = beside(database);
    let unopened = |error: io::Error| StoreError::Unopened {
        path: path.clone(),
        reason: error.to_string(),
    };
    let mut file = private().truncate(false).open(&path).map_err(unopened)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut holder = String::new();
            file.read_to_string(&mut holder).map_err(unopened)?;
            return Err(StoreError::Occupied { holder });
        }
        Err(TryLockError::Error(error)) => return Err(unopened(error)),
    }
    file.set_len(0).map_err(unopened)?;
    file.rewind().map_err(unopened)?;
    file.write_all(who.as_bytes()).map_err(unopened)?;
    Ok(file)
}

fn beside(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push("-server");
    path.into()
}

/// To make a file that nobody else may read: what a database keeps is its people's own.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
