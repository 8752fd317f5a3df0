//! Bots think here, not too many at once: those that answer in a moment beside those that think for long.

use std::sync::Arc;
use std::thread;

use serde_json::Value;
use table::Seat;
use table::any::AnyBot;
use table::bot::Stop;
use tokio::sync::{Semaphore, mpsc};

use super::command::Command;
use super::threads::{Broken, Threads};
use crate::metrics::Metrics;

#[derive(Clone)]
pub struct BotPool {
    free: Arc<Semaphore>,
    thinkers: Threads,
    /// Sums that people ask for, one at a time: no bot waits for them.
    sums: Arc<Semaphore>,
    metrics: Metrics,
}

/// A bot that goes to think, and what about.
pub struct Thought {
    pub bot: Box<dyn AnyBot>,
    pub input: Value,
    pub stop: Stop,
    /// It has a budget, and will use it.
    pub long: bool,
}

/// Whoever thinks for long does so in what those who play leave over.
const LOWEST: i32 = 19;

impl BotPool {
    /// Leaves half of the cores to those who play.
    pub fn new(metrics: Metrics) -> BotPool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let half = (cores / 2).max(1);
        BotPool {
            free: Arc::new(Semaphore::new(half)),
            thinkers: Threads::start("thinker", half, LOWEST),
            sums: Arc::new(Semaphore::new(1)),
            metrics,
        }
    }

    /// Lets the bot think about an input; what it thought comes back to the match as a command.
    pub fn think(&self, seat: Seat, thought: Thought, to: mpsc::Sender<Command>) {
        let pool = self.clone();
        tokio::spawn(async move {
            let Thought {
                mut bot,
                input,
                stop,
                long,
            } = thought;
            let asked = stop.clone();
            let work = move || {
                if stop.is_stopped() {
                    return None;
                }
                let answer = bot.answer(&input, &stop);
                Some((bot, answer))
            };
            let thought = pool.work(long, work).await;
            if asked.is_stopped() {
                return;
            }
            let (bot, answer) = match thought {
                Ok(None) => return,
                Ok(Some((bot, answer))) => (Some(bot), answer),
                Err(Broken) => (None, Err("it broke down".to_owned())),
            };
            // The match may have ended meanwhile; then nobody wants to know.
            let _ = to.send(Command::Thought { seat, bot, answer }).await;
        });
    }

    /// Thinks about something that somebody waits for.
    pub async fn work<T: Send + 'static>(
        &self,
        long: bool,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Broken> {
        if long {
            return self.work_long(work).await;
        }
        let _permit = self.free.clone().acquire_owned().await.map_err(|_| Broken)?;
        self.metrics.bot_thinking(1);
        let done = tokio::task::spawn_blocking(work).await;
        self.metrics.bot_thinking(-1);
        done.map_err(|_| Broken)
    }

    /// Does a sum that is about no match. Whoever hangs up before its turn has come is not served.
    pub async fn reckon<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Broken> {
        let permit = self.sums.clone().acquire_owned().await.map_err(|_| Broken)?;
        let done = tokio::task::spawn_blocking(move || {
            // Kept by the work: who hangs up meanwhile does not let the next begin beside it.
            let _permit = permit;
            work()
        });
        done.await.map_err(|_| Broken)
    }

    async fn work_long<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Broken> {
        let metrics = self.metrics.clone();
        let thinking = move || {
            let _thinking = Thinking::begin(metrics);
            work()
        };
        self.thinkers.run(thinking).await
    }
}

/// Counts as thinking until it is dropped, also by a panic.
struct Thinking(Metrics);

impl Thinking {
    fn begin(metrics: Metrics) -> Thinking {
        metrics.bot_thinking(1);
        Thinking(metrics)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.bot_thinking(-1);
    }
}
