//! The bots of a match: when they think, and what becomes of their answers.

use std::time::Duration;

use serde_json::Value;
use table::any::{AnyAnswer, AnyBot, DiceFrom};
use table::bot::BotAnswer;
use table::refused::AnyRefused;
use table::{AskId, Seat};
use tokio::sync::oneshot;

use super::seating::player;
use super::{Task, Untaken};
use crate::live::command::Command;
use crate::lobby::view::seat_number;

impl Task {
    pub(super) fn wake_bots(&mut self) {
        let Some(commands) = self.commands.upgrade() else {
            return;
        };
        for (seat, bot) in &mut self.bots {
            if let Some(thought) = bot.go_think(&*self.game) {
                self.live.bots.think(self.id.clone(), *seat, thought, commands.clone());
            }
        }
    }

    pub(super) async fn thought(
        &mut self,
        (seat, sitter): (Seat, u64),
        thinker: Option<Box<dyn AnyBot>>,
        answer: Result<Option<BotAnswer<Value>>, String>,
    ) {
        // One that was sent away may still have been thinking: who sits there now has not heard what it has.
        let Some(bot) = self.bots.get_mut(&seat).filter(|bot| bot.is(sitter)) else {
            return;
        };
        let placed = self.seats.iter().find(|row| seat_number(row) == seat).and_then(player);
        let stands_in = bot.stands_in_for(placed.as_ref());
        bot.come_home(thinker);
        // What it was asked while it thought, it has not thought about.
        let up_to_date = bot.is_up_to_date(&*self.game);
        // What was legal then need not be so now.
        let seen_all = bot.has_seen_all(&*self.game);
        let is_asked = self.game.asks(seat).iter().any(|open| !open.standing);
        let fault = match answer {
            Ok(Some(BotAnswer { ask, action })) => match self.act(by_bot(seat, ask, action), None).await {
                Err(Untaken::Refused(refused)) if seen_all && !is_stale(&refused) => Some(refused.to_string()),
                Err(Untaken::Failed(_)) => {
                    self.wake_later();
                    return;
                }
                Ok(()) if stands_in => {
                    self.bots.remove(&seat);
                    // Nor does a bot play on that has not heard what its seat was told.
                    self.doubtful |= self.seat_bots().await.is_err();
                    None
                }
                _ => None,
            },
            Ok(None) if is_asked && up_to_date => Some("it does not answer".to_owned()),
            Ok(None) => {
                if let Some(bot) = self.bots.get_mut(&seat) {
                    bot.let_be();
                }
                None
            }
            Err(error) => Some(error),
        };
        if let (Some(_), Some(bot)) = (fault, self.bots.get_mut(&seat)) {
            // Not the words of the fault: they may hold what the bot's seat alone knows.
            tracing::error!("Match {}: the bot on seat {seat} gave no legal answer.", self.id);
            bot.replace(&*self.kind, &*self.game);
        }
        self.wake_bots();
    }

    /// The store failed: the match is loaded again, and its bots think again, as soon as it has recovered.
    pub(super) fn wake_later(&self) {
        const PAUSE: Duration = Duration::from_secs(1);
        let commands = self.commands.clone();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(PAUSE).await;
                let Some(commands) = commands.upgrade() else {
                    return;
                };
                let (reply, refreshed) = oneshot::channel();
                let sent = commands.send(Command::Refresh { reply }).await;
                if sent.is_err() || matches!(refreshed.await, Ok(Ok(()))) {
                    return;
                }
            }
        });
    }
}

/// The ask was answered or fell away while the bot thought: no fault of the bot's.
fn is_stale(refused: &AnyRefused) -> bool {
    refused.rule == "M1" || refused.rule == "M3"
}

fn by_bot(seat: Seat, ask: AskId, action: Value) -> AnyAnswer {
    AnyAnswer {
        seat,
        ask,
        action,
        dice: DiceFrom::Stream,
    }
}
