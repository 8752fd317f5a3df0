//! Thinking for somebody who asks: far from the match, whose journal is played again for it.

use std::sync::Arc;

use serde_json::Value;
use table::any::AnyGame;
use table::bot::Stop;
use table::hint::Hint;
use table::odds::Odds;
use table::{Player, Seat, Viewer};

use super::Live;
use super::load::Stored;
use crate::failure::{Conflict, Failure};
use crate::ids::{MatchId, PersonId};

/// What a bot knows that comes new to a seat.
struct Briefing {
    input: Value,
    seed: String,
    is_asked: bool,
}

impl Briefing {
    /// As far as whoever holds the seat may know what it was told: from a message on.
    fn of(stored: &Stored, seat: Seat, since: u32) -> Result<Briefing, String> {
        let listeners: &[Seat] = if since == 0 { &[seat] } else { &[] };
        let loaded = stored.kind.load_telling(&stored.file, listeners);
        let (game, told) = loaded.map_err(|error| error.to_string())?;
        let mut told: Vec<Value> = told.into_iter().flatten().collect();
        if since > 0 {
            let messages = stored.kind.missed(&stored.file, Viewer::Seat(seat), since);
            let messages = messages.map_err(|error| error.to_string())?;
            told.extend(messages.into_iter().flat_map(|message| message.told));
        }
        Ok(Briefing {
            input: game.bot_input(seat, told),
            seed: game.bot_seed(seat),
            is_asked: !game.asks(seat).is_empty(),
        })
    }
}

impl Live {
    /// What a bot of this kind would do on the seat; nothing where it is asked nothing.
    pub async fn hint(
        &self,
        id: &MatchId,
        (seat, since): (Seat, u32),
        game: Arc<dyn AnyGame>,
        adviser: Player,
        person: &PersonId,
    ) -> Result<Option<Hint>, Failure> {
        let stored = self.stored(id).await?;
        let work = move |stop: &Stop| {
            let Briefing { input, seed, is_asked } = Briefing::of(&stored, seat, since)?;
            let bot = game.bot(&adviser.level, &seed, adviser.budget);
            match bot.filter(|_| is_asked) {
                Some(mut bot) => bot.reasons(&input, stop),
                None => Ok(None),
            }
        };
        self.think(id, person, work).await
    }

    /// What may come of what goes on, over so many positions that the seat cannot tell from the true one; nothing where
    /// the game has no odds to tell.
    pub async fn odds(
        &self,
        id: &MatchId,
        (seat, since): (Seat, u32),
        game: Arc<dyn AnyGame>,
        draws: u32,
        person: &PersonId,
    ) -> Result<Option<Odds>, Failure> {
        let stored = self.stored(id).await?;
        // That nothing is decided by chance just now is no fault.
        let work = move |_: &Stop| {
            let Briefing { input, seed, .. } = Briefing::of(&stored, seat, since)?;
            let told = game.odds(&input, draws, &seed);
            Ok(told.and_then(Result::ok))
        };
        self.think(id, person, work).await
    }

    /// Sums that somebody waits for.
    pub async fn reckon<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        let done = self.inner.bots.reckon(work).await;
        done.map_err(|_| Conflict::NoAdvice.into())
    }

    async fn think<T: Send + 'static>(
        &self,
        id: &MatchId,
        person: &PersonId,
        work: impl FnOnce(&Stop) -> Result<T, String> + Send + 'static,
    ) -> Result<T, Failure> {
        // It broke down, or it is not wanted any more.
        let thought = self.inner.bots.advise(person, work).await;
        let thought = thought.map_err(|_| Conflict::NoAdvice)?;
        // Not the words of the fault: they may hold what the seat alone knows.
        thought.map_err(|_| {
            tracing::error!("Match {id}: a bot that was asked for advice gave none.");
            Conflict::NoAdvice.into()
        })
    }
}
