//! The journal: entries in the store, written in groups.
//!
//! A commit costs the same for one entry and for a hundred. So there is one writer: while it commits, entries of other
//! matches gather, and it takes them all with the next commit. Nobody is told of an entry before its commit has ended.

use std::fmt::Write as _;
use std::time::Instant;

use sqlx::AssertSqlSafe;
use tokio::sync::{mpsc, oneshot};

use super::engine::on_either;
use super::{Store, StoreError};
use crate::ids::MatchId;
use crate::metrics::Metrics;

/// Entries that may wait for the writer; beyond that, whoever has more waits himself.
const QUEUE: usize = 4_096;
/// Three parameters a row, and SQLite allows 32,766.
const MOST_ROWS: usize = 1_000;

#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Somebody else has written an entry of that number.
    #[error("the match has moved on")]
    MovedOn,
    #[error("{0}")]
    Store(String),
}

/// The door to the writer.
#[derive(Debug, Clone)]
pub struct Journal {
    jobs: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    id: MatchId,
    first: u32,
    lines: Vec<String>,
    done: oneshot::Sender<Result<(), AppendError>>,
}

impl Journal {
    /// Starts the writer. It ends when the last door to it is closed.
    pub fn open(store: Store) -> Journal {
        Journal::measured(store, Metrics::default())
    }

    /// As `open`, with every commit counted.
    pub fn measured(store: Store, metrics: Metrics) -> Journal {
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(store, metrics, queue));
        Journal { jobs }
    }

    /// Stores lines, of which the first is entry `first`: all or nothing, and durably before it returns.
    pub async fn append(&self, id: &MatchId, first: u32, lines: Vec<String>) -> Result<(), AppendError> {
        let (done, stored) = oneshot::channel();
        let job = Job {
            id: id.clone(),
            first,
            lines,
            done,
        };
        let closed = || AppendError::Store("the journal is closed".to_owned());
        self.jobs.send(job).await.map_err(|_| closed())?;
        stored.await.unwrap_or_else(|_| Err(closed()))
    }
}

async fn write_all(store: Store, metrics: Metrics, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    while queue.recv_many(&mut jobs, MOST_ROWS).await > 0 {
        let mut rest = std::mem::take(&mut jobs);
        while !rest.is_empty() {
            let group = split_group(&mut rest);
            write_group(&store, &metrics, group).await;
        }
    }
}

/// Takes as many jobs from the front as go into one statement.
fn split_group(jobs: &mut Vec<Job>) -> Vec<Job> {
    let mut rows = 0;
    let fits = jobs
        .iter()
        .take_while(|job| {
            rows += job.lines.len();
            rows <= MOST_ROWS
        })
        .count();
    // One job alone is always taken: the database says if it is too large.
    let later = jobs.split_off(fits.max(1));
    std::mem::replace(jobs, later)
}

async fn write_group(store: &Store, metrics: &Metrics, group: Vec<Job>) {
    let begun = Instant::now();
    if store.insert(&group).await.is_ok() {
        let rows = group.iter().map(|job| job.lines.len()).sum();
        metrics.commit(begun.elapsed().as_secs_f64(), rows);
        for job in group {
            // Whoever asked may be gone; the entry is stored all the same.
            let _ = job.done.send(Ok(()));
        }
        return;
    }
    // One of them cannot be stored: each for itself, so that it fails alone.
    for job in group {
        let stored = store
            .insert(std::slice::from_ref(&job))
            .await
            .map_err(|error| match &error {
                sqlx::Error::Database(database) if database.is_unique_violation() => AppendError::MovedOn,
                _ => AppendError::Store(StoreError::Database(error).to_string()),
            });
        let _ = job.done.send(stored);
    }
}

impl Store {
    /// One statement, which either database carries out whole or not at all.
    async fn insert(&self, jobs: &[Job]) -> Result<(), sqlx::Error> {
        let rows = jobs.iter().map(|job| job.lines.len()).sum();
        let sql = AssertSqlSafe(insert_sql(rows));
        on_either!(&self.writer, pool => {
            let mut query = sqlx::query(sql);
            for job in jobs {
                for (n, line) in (i64::from(job.first)..).zip(&job.lines) {
                    query = query.bind(&job.id).bind(n).bind(line);
                }
            }
            query.execute(pool).await.map(drop)
        })
    }

    /// All entries of a match, in order.
    pub async fn entries(&self, id: &MatchId) -> Result<Vec<String>, StoreError> {
        const ENTRIES: &str = "SELECT line FROM entries WHERE match = $1 ORDER BY n";
        on_either!(&self.pool, pool => Ok(sqlx::query_scalar(ENTRIES).bind(id).fetch_all(pool).await?))
    }
}

fn insert_sql(rows: usize) -> String {
    let mut sql = "INSERT INTO entries (match, n, line) VALUES ".to_owned();
    for row in 0..rows {
        let comma = if row == 0 { "" } else { ", " };
        let first = 3 * row + 1;
        write!(sql, "{comma}(${first}, ${}, ${})", first + 1, first + 2).expect("a string takes everything");
    }
    sql
}
