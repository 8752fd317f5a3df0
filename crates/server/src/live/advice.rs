//! Thinking for somebody who asks: far from the match, whose task only gives a copy of it.

use std::sync::Arc;

use serde_json::Value;
use table::any::{AnyGame, AnyMatch};
use table::bot::Stop;
use table::hint::Hint;
use table::odds::Odds;
use table::{Player, Seat, Viewer};

use super::Live;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;

/// What a bot would be given that comes new to a seat.
fn known(game: &dyn AnyMatch, seat: Seat) -> Value {
    game.bot_input(seat, game.told(Viewer::Seat(seat)))
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
        let asked = self.copy(id).await?;
        if asked.asks(seat).is_empty() {
            return Ok(None);
        }
        let long = adviser.budget.is_some();
        let work = move || match game.bot(&adviser.level, &asked.bot_seed(seat), adviser.budget) {
            Some(mut bot) => bot.reasons(&known(&*asked, seat), &Stop::new()),
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
        let asked = self.copy(id).await?;
        // That nothing is decided by chance just now is no fault.
        let work = move || {
            let told = game.odds(&known(&*asked, seat), draws, &asked.bot_seed(seat));
            Ok(told.and_then(Result::ok))
        };
        self.think(id, true, work).await
    }

    /// Sums that somebody waits for.
    pub async fn reckon<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        let done = self.inner.bots.reckon(work).await;
        done.map_err(|_| Conflict::NoAdvice.into())
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
