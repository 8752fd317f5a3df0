//! Fresh databases: an SQLite file, or a PostgreSQL schema where BICORNE_TEST_POSTGRES says where. The suites of
//! `make test` run these tests once on each, and those that use no database (`without_database.txt`) once.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs, process, thread};

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;

pub struct Scratch {
    pub url: String,
    place: Place,
}

enum Place {
    File(TempDir),
    Schema { server: String, name: String },
}

/// Runs a test on a new database of the kind that this run is about.
pub async fn each(test: impl AsyncFn(&Scratch)) {
    note_use();
    match env::var("BICORNE_TEST_POSTGRES") {
        Ok(server) => {
            let scratch = Scratch::schema(&server).await;
            test(&scratch).await;
            scratch.ruin().await;
        }
        Err(_) => test(&Scratch::file()).await,
    }
}

/// The list of tests that use no database can be trusted: one of them that does fails, and the suite on PostgreSQL fails
/// over one that it has run for nothing.
fn note_use() {
    let listed = include_str!("../without_database.txt").lines();
    let test = test_name();
    let unlisted = listed
        .filter(|line| !line.is_empty())
        .all(|line| !test.starts_with(line));
    assert!(
        unlisted,
        "{test} uses a database, though it is listed in without_database.txt"
    );
    if let Ok(folder) = env::var("BICORNE_TEST_USED") {
        let file = Path::new(&folder).join(test.replace("::", "."));
        fs::write(file, "").expect("the folder is there");
    }
}

/// The one that nextest has named to this process, or else the one that runs in this thread.
fn test_name() -> String {
    let mut args = env::args().skip_while(|arg| arg != "--exact").skip(1);
    let named = args.next().or_else(|| thread::current().name().map(str::to_owned));
    named.unwrap_or_default()
}

impl Scratch {
    fn file() -> Scratch {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = folder.path().join("bicorne.sqlite").to_str().expect("UTF-8").to_owned();
        Scratch {
            url,
            place: Place::File(folder),
        }
    }

    async fn schema(server: &str) -> Scratch {
        let name = unique_name();
        postgres(server, &format!("CREATE SCHEMA {name}")).await;
        let joint = if server.contains('?') { '&' } else { '?' };
        let url = format!("{server}{joint}options[search_path]={name}");
        Scratch {
            url,
            place: Place::Schema {
                server: server.to_owned(),
                name,
            },
        }
    }

    pub async fn run(&self, sql: &str) {
        match &self.place {
            Place::File(_) => in_file(&self.url, sql).await,
            Place::Schema { .. } => postgres(&self.url, sql).await,
        }
    }

    /// Takes the database away from whoever has it open.
    pub async fn ruin(&self) {
        match &self.place {
            Place::File(folder) => std::fs::remove_dir_all(folder.path()).expect("a folder"),
            Place::Schema { server, name } => {
                postgres(server, &format!("DROP SCHEMA IF EXISTS {name} CASCADE")).await;
            }
        }
    }
}

/// In an SQLite file, whatever kind of database this run is about.
pub async fn in_file(url: &str, sql: &str) {
    let mut connection = SqliteConnection::connect(url).await.expect("the file");
    let sql = AssertSqlSafe(sql.to_owned());
    sqlx::raw_sql(sql)
        .execute(&mut connection)
        .await
        .expect("SQL that runs");
}

async fn postgres(url: &str, sql: &str) {
    let mut connection = PgConnection::connect(url).await.expect("the test PostgreSQL");
    let sql = AssertSqlSafe(sql.to_owned());
    sqlx::raw_sql(sql)
        .execute(&mut connection)
        .await
        .expect("SQL that runs");
}

/// Tests run side by side, in one process or in many.
fn unique_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("a clock after 1970");
    format!("test_{}_{}_{count}", process::id(), now.as_nanos())
}

// Not every test that has a database reads it by hand.
impl Scratch {
    /// The first column of every row, as text.
    pub async fn texts(&self, sql: &str) -> Vec<String> {
        let sql = AssertSqlSafe(sql.to_owned());
        match &self.place {
            Place::File(_) => {
                let mut connection = SqliteConnection::connect(&self.url).await.expect("the file");
                let rows = sqlx::query_scalar(sql).fetch_all(&mut connection).await;
                rows.expect("SQL that runs")
            }
            Place::Schema { .. } => {
                let mut connection = PgConnection::connect(&self.url).await.expect("the test PostgreSQL");
                let rows = sqlx::query_scalar(sql).fetch_all(&mut connection).await;
                rows.expect("SQL that runs")
            }
        }
    }

    pub fn is_file(&self) -> bool {
        matches!(self.place, Place::File(_))
    }
}
