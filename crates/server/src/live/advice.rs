//! Thinking for somebody who asks: far from the match, whose task only says what the seat knows.

use std::sync::Arc;

use serde_json::Value;
use table::any::AnyGame;
use table::bot::Stop;
use table::hint::Hint;
use table::odds::Odds;
use table::{Player, Seat};

use super::Live;
use super::command::Question;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;

/// What a bot would be given that comes new to a seat.
pub struct Knowledge {
    pub input: Value,
    pub seed: String,
    /// Whether the seat is asked anything.
    pub asked: bool,
}

impl Live {
    /// What a bot of this kind would do on the seat; nothing where it is asked nothing.
    pub async fn hint(
        &self,
        id: &MatchId,
        seat: Seat,
        game: Arc<dyn AnyGame>,
        adviser: Player,
    ) -> Result<Option<Hint>, Failure> {
        let Knowledge { input, seed, asked } = self.knowledge(id, seat).await?;
        if !asked {
            return Ok(None);
        }
        let long = adviser.budget.is_some();
        let work = move || match game.bot(&adviser.level, &seed, adviser.budget) {
            Some(mut bot) => bot.reasons(&input, &Stop::new()),
            None => Ok(None),
        };
        self.think(id, long, work).await
    }

    /// What may come of what goes on, over so many positions that the seat cannot tell from the true one; nothing where
    /// the game has no odds to tell.
    pub async fn odds(
        &self,
        id: &MatchId,
        seat: Seat,
        game: Arc<dyn AnyGame>,
        draws: u32,
    ) -> Result<Option<Odds>, Failure> {
        let Knowledge { input, seed, .. } = self.knowledge(id, seat).await?;
        // That nothing is decided by chance just now is no fault.
        let work = move || Ok(game.odds(&input, draws, &seed).and_then(Result::ok));
        self.think(id, true, work).await
    }

    /// Sums that somebody waits for.
    pub async fn reckon<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        let done = self.inner.bots.work(false, work).await;
        done.map_err(|_| Conflict::NoAdvice.into())
    }

    async fn knowledge(&self, id: &MatchId, seat: Seat) -> Result<Knowledge, Failure> {
        self.inquire(id, |reply| Question::Knowledge { seat, reply }).await
    }

    async fn think<T: Send + 'static>(
        &self,
        id: &MatchId,
        long: bool,
        work: impl FnOnce() -> Result<T, String> + Send + 'static,
    ) -> Result<T, Failure> {
        let thought = self.inner.bots.work(long, work).await;
        // Not the words of the fault: they may hold what the seat alone knows.
        thought.ok().and_then(Result::ok).ok_or_else(|| {
            tracing::error!("Match {id}: a bot that was asked for advice gave none.");
            Conflict::NoAdvice.into()
        })
    }
}
