//! The journal: entries in the store, written in groups.
//!
//! A commit costs the same for one entry and for a hundred. So there is one writer: while it commits, entries of other
//! matches gather, and it takes them all with the next commit. Nobody is told of an entry before its commit has ended.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use sqlx::AssertSqlSafe;
use table::Outcome;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use super::engine::on_either;
use super::matches::{Sum, end_match, write_sum};
use super::{Store, StoreError};
use crate::ids::MatchId;
use crate::metrics::Metrics;

/// Entries that may wait for the writer; beyond that, whoever has more waits himself.
const QUEUE: usize = 4_096;
/// Three parameters a row, and SQLite allows 32,766.
const MOST_ROWS: usize = 1_000;
/// So many at once are a crowd.
const CROWD: usize = 4;
const PATIENCE: Duration = Duration::from_millis(1);

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
    work: Work,
    done: oneshot::Sender<Result<(), AppendError>>,
}

#[derive(Debug)]
enum Work {
    Append {
        first: u32,
        lines: Vec<String>,
        /// How the match ends with these entries, as JSON.
        outcome: Option<String>,
    },
    Sum(Sum),
}

impl Job {
    fn lines(&self) -> &[String] {
        match &self.work {
            Work::Append { lines, .. } => lines,
            Work::Sum(_) => &[],
        }
    }

    /// Whether it is more than entries.
    fn is_mixed(&self) -> bool {
        !matches!(self.work, Work::Append { outcome: None, .. })
    }
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
        let outcome = None;
        self.send(id, Work::Append { first, lines, outcome }).await
    }

    /// Stores the last lines of a match, together with the fact that it is over.
    pub async fn finish(
        &self,
        id: &MatchId,
        first: u32,
        lines: Vec<String>,
        outcome: &Outcome,
    ) -> Result<(), AppendError> {
        let outcome = Some(serde_json::to_string(outcome).expect("an outcome is JSON"));
        self.send(id, Work::Append { first, lines, outcome }).await
    }

    /// Stores what follows from the entries of a match.
    pub async fn sum(&self, id: &MatchId, sum: Sum) -> Result<(), AppendError> {
        self.send(id, Work::Sum(sum)).await
    }

    async fn send(&self, id: &MatchId, work: Work) -> Result<(), AppendError> {
        let (done, stored) = oneshot::channel();
        let id = id.clone();
        let closed = || AppendError::Store("the journal is closed".to_owned());
        self.jobs.send(Job { id, work, done }).await.map_err(|_| closed())?;
        stored.await.unwrap_or_else(|_| Err(closed()))
    }
}

async fn write_all(store: Store, metrics: Metrics, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    let mut crowd = 0;
    loop {
        // Where many play at once, a moment's patience gathers more of them into one commit; who plays alone never waits.
        if crowd >= CROWD && queue.len() < CROWD {
            sleep(PATIENCE).await;
        }
        crowd = queue.recv_many(&mut jobs, MOST_ROWS).await;
        if crowd == 0 {
            return;
        }
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
            rows += job.lines().len();
            rows <= MOST_ROWS
        })
        .count();
    // One job alone is always taken: the database says if it is too large.
    let later = jobs.split_off(fits.max(1));
    std::mem::replace(jobs, later)
}

async fn write_group(store: &Store, metrics: &Metrics, group: Vec<Job>) {
    let begun = Instant::now();
    if store.keep(&group).await.is_ok() {
        let rows = group.iter().map(|job| job.lines().len()).sum();
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
            .keep(std::slice::from_ref(&job))
            .await
            .map_err(|error| match &error {
                StoreError::Database(sqlx::Error::Database(database)) if database.is_unique_violation() => {
                    AppendError::MovedOn
                }
                _ => AppendError::Store(error.to_string()),
            });
        let _ = job.done.send(stored);
    }
}

/// The entries of all jobs, on either database.
macro_rules! insert {
    ($executor:expr, $jobs:expr) => {{
        let rows = $jobs.iter().map(|job: &Job| job.lines().len()).sum();
        let mut query = sqlx::query(AssertSqlSafe(insert_sql(rows)));
        for job in $jobs {
            if let Work::Append { first, lines, .. } = &job.work {
                for (n, line) in (i64::from(*first)..).zip(lines) {
                    query = query.bind(&job.id).bind(n).bind(line);
                }
            }
        }
        query.execute($executor).await.map(drop)
    }};
}

impl Store {
    /// All of it or nothing.
    async fn keep(&self, jobs: &[Job]) -> Result<(), StoreError> {
        if !jobs.iter().any(Job::is_mixed) {
            // One statement, which either database carries out whole or not at all.
            return on_either!(&self.writer, pool => Ok(insert!(pool, jobs)?));
        }
        let mut write = self.write().await?;
        if jobs.iter().any(|job| !job.lines().is_empty()) {
            on_either!(&mut write, tx => insert!(&mut **tx, jobs)?);
        }
        for job in jobs {
            match &job.work {
                Work::Append { outcome: None, .. } => {}
                Work::Append {
                    outcome: Some(outcome), ..
                } => end_match(&mut write, &job.id, outcome).await?,
                Work::Sum(sum) => write_sum(&mut write, &job.id, sum).await?,
            }
        }
        on_either!(write, tx => tx.commit().await)?;
        Ok(())
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
