//! Where journals are played: to open a match, and to look back in one. Two at a time, on threads of their own that stand
//! back behind those who act, so that nobody's answer waits while others come in.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::threads::{Broken, Threads};
use crate::metrics::Metrics;

/// As many matches are opened at once, the reading of their entries included.
pub const AT_ONCE: usize = 2;
/// Before bots that think, behind all else: somebody waits for it.
const PRIORITY: i32 = 5;

#[derive(Clone)]
pub struct Readers {
    threads: Threads<()>,
    opening: Arc<Semaphore>,
    /// Those who look back wait for one another, and leave one thread to those who come in.
    looking_back: Arc<Semaphore>,
    metrics: Metrics,
}

impl Readers {
    pub fn new(metrics: Metrics) -> Readers {
        Readers {
            threads: Threads::start("reader", AT_ONCE, PRIORITY),
            opening: Arc::new(Semaphore::new(AT_ONCE)),
            looking_back: Arc::new(Semaphore::new(1)),
            metrics,
        }
    }

    /// One's turn to open a match; it lasts as long as what is given back is held.
    pub async fn turn(&self) -> OwnedSemaphorePermit {
        let turn = self.opening.clone().acquire_owned().await;
        turn.expect("nobody closes the line")
    }

    /// Plays a journal.
    pub async fn play<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Broken> {
        let metrics = self.metrics.clone();
        let counted = move || {
            metrics.journal_played();
            work()
        };
        self.threads.run((), counted).await
    }

    /// Plays a journal again for somebody who is not held up by it.
    pub async fn look_back<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Broken> {
        let turn = self.looking_back.clone().acquire_owned().await.map_err(|_| Broken)?;
        let kept = move || {
            // Kept by the work: who hangs up meanwhile does not let the next begin beside it.
            let _turn = turn;
            work()
        };
        self.play(kept).await
    }
}
