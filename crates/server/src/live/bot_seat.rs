//! A seat that a bot plays.

use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value;
use table::any::{AnyBot, AnyGame, AnyMatch};
use table::bot::Stop;
use table::message::Message;
use table::{AskId, Player, Seat};

use super::bots::Thought;

static SITTERS: AtomicU64 = AtomicU64::new(0);

/// The bot that never fails to answer.
const RELIABLE: &str = "random";

pub struct BotSeat {
    /// No other bot has this number.
    sitter: u64,
    seat: Seat,
    pub player: Player,
    /// Whether it thinks for longer than a moment.
    long: bool,
    /// At home while it does not think.
    bot: Option<Box<dyn AnyBot>>,
    listens: bool,
    /// Told since its last thought.
    told: Vec<Value>,
    /// The asks it thinks about, or thought about last.
    about: Vec<AskId>,
    /// How long the match was then.
    since: u32,
    /// The asks it let be: it is not asked again until there are others.
    let_be: Vec<AskId>,
    stop: Option<Stop>,
}

impl BotSeat {
    /// One that listens must be told next what its seat was told before (`remember`).
    pub fn new(kind: &dyn AnyGame, seed: &str, seat: Seat, player: Player) -> Option<BotSeat> {
        let long = player.level_of(kind).ok()?.budget.is_some();
        let bot = kind.bot(&player.level, seed, player.budget)?;
        let listens = bot.listens();
        Some(BotSeat {
            sitter: SITTERS.fetch_add(1, Ordering::Relaxed),
            seat,
            player,
            long,
            bot: Some(bot),
            listens,
            told: Vec::new(),
            about: Vec::new(),
            since: 0,
            let_be: Vec::new(),
            stop: None,
        })
    }

    /// What the seat was told before it sat there.
    pub fn remember(&mut self, told: Vec<Value>) {
        self.told = told;
    }

    pub fn listens(&self) -> bool {
        self.listens
    }

    pub fn hear(&mut self, message: &Message) {
        if self.listens {
            self.told.extend(message.told.iter().cloned());
        }
    }

    /// What it has to think about now, if anything; it is away until it comes home.
    pub fn go_think(&mut self, game: &dyn AnyMatch) -> Option<Thought> {
        let asks: Vec<AskId> = game.asks(self.seat).iter().map(|open| open.id).collect();
        if asks.is_empty() || asks == self.let_be {
            return None;
        }
        let bot = self.bot.take()?;
        self.about = asks;
        self.since = game.length();
        let input = game.bot_input(self.seat, std::mem::take(&mut self.told));
        let stop = Stop::new();
        self.stop = Some(stop.clone());
        Some(Thought {
            sitter: self.sitter,
            bot,
            input,
            stop,
            long: self.long,
        })
    }

    /// Whether it is the bot of that number.
    pub fn is(&self, sitter: u64) -> bool {
        self.sitter == sitter
    }

    /// Whether it sits there only until it has given the answer that another could not.
    pub fn stands_in_for(&self, player: Option<&Player>) -> bool {
        self.player.level == RELIABLE && player.is_some_and(|player| player.level != RELIABLE)
    }

    pub fn come_home(&mut self, bot: Option<Box<dyn AnyBot>>) {
        self.bot = bot;
        self.stop = None;
    }

    /// Whether it is still asked just what it thought about.
    pub fn is_up_to_date(&self, game: &dyn AnyMatch) -> bool {
        game.asks(self.seat)
            .iter()
            .map(|open| open.id)
            .eq(self.about.iter().copied())
    }

    /// Whether nothing has happened since it began to think.
    pub fn has_seen_all(&self, game: &dyn AnyMatch) -> bool {
        self.since == game.length()
    }

    /// It has nothing to say to the asks it thought about.
    pub fn let_be(&mut self) {
        self.let_be.clone_from(&self.about);
    }

    /// A bot that gave no legal answer is replaced, for that answer alone, by one that always does: the others must not wait
    /// for ever. Where even that one has none, the position is at fault, and it thinks again when it is asked something else.
    pub fn replace(&mut self, kind: &dyn AnyGame, game: &dyn AnyMatch) {
        if self.player.level == RELIABLE {
            return self.let_be();
        }
        if let Some(other) = BotSeat::new(kind, &game.bot_seed(self.seat), self.seat, Player::new(RELIABLE)) {
            *self = other;
        }
    }

    pub fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.stop();
        }
    }
}

impl Drop for BotSeat {
    fn drop(&mut self) {
        self.stop();
    }
}
