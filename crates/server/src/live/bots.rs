//! Bots think here, on threads of their own and not too many at once.

use std::sync::Arc;
use std::thread;

use serde_json::Value;
use table::Seat;
use table::any::AnyBot;
use table::bot::Stop;
use tokio::sync::{Semaphore, mpsc};

use super::command::Command;
use crate::metrics::Metrics;

#[derive(Clone)]
pub struct BotPool {
    free: Arc<Semaphore>,
    metrics: Metrics,
}

impl BotPool {
    /// Leaves half of the cores to those who play.
    pub fn new(metrics: Metrics) -> BotPool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        BotPool {
            free: Arc::new(Semaphore::new((cores / 2).max(1))),
            metrics,
        }
    }

    /// Lets the bot think about an input; what it thought comes back to the match as a command.
    pub fn think(&self, seat: Seat, mut bot: Box<dyn AnyBot>, input: Value, stop: Stop, to: mpsc::Sender<Command>) {
        let BotPool { free, metrics } = self.clone();
        tokio::spawn(async move {
            let Ok(_permit) = free.acquire_owned().await else {
                return;
            };
            if stop.is_stopped() {
                return;
            }
            metrics.bot_thinking(1);
            let thought = tokio::task::spawn_blocking(move || {
                let answer = bot.answer(&input, &stop);
                (bot, answer, stop)
            })
            .await;
            metrics.bot_thinking(-1);
            match thought {
                Ok((_, _, stop)) if stop.is_stopped() => {}
                Ok((bot, answer, _)) => {
                    let bot = Some(bot);
                    // The match may have ended meanwhile; then nobody wants to know.
                    let _ = to.send(Command::Thought { seat, bot, answer }).await;
                }
                Err(error) => {
                    let answer = Err(error.to_string());
                    let _ = to
                        .send(Command::Thought {
                            seat,
                            bot: None,
                            answer,
                        })
                        .await;
                }
            }
        });
    }
}
