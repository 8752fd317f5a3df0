//! Bots think here, not too many at once: those that answer in a moment beside those that think for long.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

use serde_json::Value;
use table::Seat;
use table::any::AnyBot;
use table::bot::Stop;
use tokio::sync::{Semaphore, mpsc};

use super::command::Command;
use super::threads::{Broken, Threads};
use crate::ids::{MatchId, PersonId};
use crate::metrics::Metrics;

#[derive(Clone)]
pub struct BotPool {
    free: Arc<Semaphore>,
    /// Matches take turns.
    thinkers: Threads<MatchId>,
    /// What people ask is thought about elsewhere, so that no bot waits for it; they take turns too.
    advisers: Threads<PersonId>,
    /// What each of them is being told, at most one thing at a time.
    advice: Arc<Mutex<HashMap<PersonId, Stop>>>,
    /// Sums that people ask for, one at a time: no bot waits for them.
    sums: Arc<Semaphore>,
    metrics: Metrics,
}

/// A bot that goes to think, and what about.
pub struct Thought {
    /// Whose it is: another bot may sit there when it comes home.
    pub sitter: u64,
    pub bot: Box<dyn AnyBot>,
    pub input: Value,
    pub stop: Stop,
    /// It has a budget, and will use it.
    pub long: bool,
}

/// Whoever thinks for long does so in what those who play leave over.
const LOWEST: i32 = 19;

impl BotPool {
    /// Leaves half of the cores to those who play; what takes long has the lowest priority, and most of it has so much
    /// time and no more, however many think beside it.
    pub fn new(metrics: Metrics) -> BotPool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let half = (cores / 2).max(1);
        BotPool {
            free: Arc::new(Semaphore::new(half)),
            thinkers: Threads::start("thinker", cores * 4, LOWEST),
            advisers: Threads::start("adviser", half, LOWEST),
            advice: Arc::default(),
            sums: Arc::new(Semaphore::new(1)),
            metrics,
        }
    }

    /// Lets the bot think about an input; what it thought comes back to the match as a command.
    pub fn think(&self, id: MatchId, seat: Seat, thought: Thought, to: mpsc::Sender<Command>) {
        let pool = self.clone();
        tokio::spawn(async move {
            let Thought {
                sitter,
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
            let thought = if long {
                pool.think_long(id, work).await
            } else {
                pool.think_briefly(work).await
            };
            if asked.is_stopped() {
                return;
            }
            let (bot, answer) = match thought {
                Ok(None) => return,
                Ok(Some((bot, answer))) => (Some(bot), answer),
                Err(Broken) => (None, Err("it broke down".to_owned())),
            };
            // The match may have ended meanwhile; then nobody wants to know.
            let thought = Command::Thought {
                seat,
                sitter,
                bot,
                answer,
            };
            let _ = to.send(thought).await;
        });
    }

    async fn think_briefly<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Broken> {
        let _permit = self.free.clone().acquire_owned().await.map_err(|_| Broken)?;
        self.metrics.bot_thinking(1);
        let done = tokio::task::spawn_blocking(work).await;
        self.metrics.bot_thinking(-1);
        done.map_err(|_| Broken)
    }

    async fn think_long<T: Send + 'static>(
        &self,
        id: MatchId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Broken> {
        let counted = self.counted(work);
        self.thinkers.run(id, counted).await
    }

    /// Thinks about something that somebody waits for. Whoever asks again does not want to know it any more, nor does
    /// who has gone: then it is stopped, and breaks off.
    pub async fn advise<T: Send + 'static>(
        &self,
        person: &PersonId,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, Broken> {
        let stop = Stop::new();
        let before = self.lock_advice().insert(person.clone(), stop.clone());
        if let Some(before) = before {
            before.stop();
        }
        let _wanted = Wanted {
            pool: self,
            person,
            stop: stop.clone(),
        };
        let asked = stop.clone();
        let counted = self.counted(move || work(&stop));
        let done = self.advisers.run(person.clone(), counted).await;
        if asked.is_stopped() { Err(Broken) } else { done }
    }

    fn lock_advice(&self) -> MutexGuard<'_, HashMap<PersonId, Stop>> {
        self.advice.lock().expect("nobody panics while he looks it up")
    }

    fn counted<T>(&self, work: impl FnOnce() -> T + Send + 'static) -> impl FnOnce() -> T + Send + 'static {
        let metrics = self.metrics.clone();
        move || {
            let _thinking = Thinking::begin(metrics);
            work()
        }
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
}

/// Advice that somebody waits for, until this is dropped.
struct Wanted<'a> {
    pool: &'a BotPool,
    person: &'a PersonId,
    stop: Stop,
}

impl Drop for Wanted<'_> {
    fn drop(&mut self) {
        self.stop.stop();
        let mut advice = self.pool.lock_advice();
        if advice.get(self.person).is_some_and(|now| now.is(&self.stop)) {
            advice.remove(self.person);
        }
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
