//! What becomes of a seat whose holder is late, as agreed when the match was made. The server does it, no player.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::any::AnyGame;
use table::outcome::Ending;
use tokio::time::sleep;
use ts_rs::TS;
use utoipa::ToSchema;

use super::lateness;
use super::mine::playing;
use super::overdue::{replace, strongest, substitute};
use super::pace::Pace;
use crate::app::App;
use crate::clock::TICK;
use crate::failure::Failure;
use crate::ids::MatchId;
use crate::store::StoreError;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::{SeatKind, Status};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
// Braces, or serde would pass over whatever else is sent.
pub enum Late {
    /// Nothing happens by itself.
    Wait {},
    /// He has as long again; then the strongest bot that has a rank takes the seat.
    Grace {},
    /// A bot of that rank takes the seat, until he comes back.
    Bot { level: String },
    /// The match ends without a winner.
    End {},
}

impl Default for Late {
    fn default() -> Late {
        Late::Wait {}
    }
}

impl Late {
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("it is JSON")
    }

    /// As the store has it.
    pub fn read(text: &str) -> Late {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Whether the game has the bots for it.
    pub fn check(&self, game: &dyn AnyGame) -> Result<(), Failure> {
        match self {
            Late::Wait {} | Late::End {} => Ok(()),
            Late::Grace {} if strongest(game).is_some() => Ok(()),
            Late::Grace {} => Err(Failure::bad("the game has no bot that could sit in for somebody")),
            Late::Bot { level } => substitute(game, level.clone()).map(drop),
        }
    }

    /// How long somebody may let the others wait, in milliseconds.
    fn longest_wait(&self, pace: Pace) -> i64 {
        match self {
            Late::Grace {} => 2 * pace.longest_wait(),
            Late::Wait {} | Late::Bot { .. } | Late::End {} => pace.longest_wait(),
        }
    }
}

/// The seats whose time is over.
fn due(app: &App, row: &MatchRow, seats: &[SeatRow]) -> Vec<SeatRow> {
    let late = Late::read(&row.late);
    if late == Late::default() || row.status != Status::Playing {
        return Vec::new();
    }
    let since = app.store.clock.now() - late.longest_wait(Pace::read(&row.pace));
    let answers = |seat: &&SeatRow| !matches!(seat.kind, SeatKind::Person | SeatKind::Vacant);
    let is_due = |seat: &&SeatRow| !answers(seat) && seat.waits.is_some_and(|waits| waits < since);
    seats.iter().filter(is_due).cloned().collect()
}

/// Does what was agreed, if somebody's time is over.
pub async fn act(app: &App, id: &MatchId) -> Result<(), Failure> {
    let row = app.store.find_match(id).await?.ok_or(Failure::NotFound)?;
    if due(app, &row, &app.store.seats_of(id).await?).is_empty() {
        return Ok(());
    }
    // Who has answered at the last moment is late no more.
    app.live.settle(id).await?;
    let mut change = playing(app, id).await?;
    let due = due(app, &change.row, &change.seats);
    if due.is_empty() {
        return Ok(());
    }
    let game = app.games.find(&change.row.game).map_err(Failure::bad)?;
    let level = match Late::read(&change.row.late) {
        Late::Wait {} => return Ok(()),
        Late::End {} => {
            change.commit().await?;
            return app.live.end(id, None, Ending::Abandoned.outcome(Vec::new())).await;
        }
        Late::Grace {} => strongest(game.as_ref()),
        Late::Bot { level } => Some(substitute(game.as_ref(), level)?),
    };
    let is_due = |seat: &SeatRow| due.iter().any(|due| due.person == seat.person);
    let mut persons = change.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    // Where nobody is left to wait, no bots play it out among themselves.
    let (true, Some(level)) = (persons.any(|seat| !is_due(seat)), level) else {
        return Ok(());
    };
    replace(&mut change, due, SeatKind::Bot, Some(level)).await?;
    change.commit().await?;
    app.live.refresh(id).await;
    Ok(())
}

/// The same before somebody looks, who is to see the match whatever comes of it.
pub async fn act_before_looking(app: &App, id: &MatchId) {
    if let Err(failure) = act(app, id).await {
        tracing::debug!("Match {id}: what was agreed about lateness could not be done: {failure:?}");
    }
}

/// Keeps the clock going, and looks whose time is over. Does not end.
pub async fn watch(app: Arc<App>) {
    /// What a server that is killed forgets of the time it has played.
    const KEPT_EVERY: u32 = 6;
    let mut ticks = 0;
    loop {
        if ticks % KEPT_EVERY == 0
            && let Err(error) = app.store.keep_clock().await
        {
            tracing::error!("{error}");
        }
        if let Err(error) = round(&app).await {
            tracing::error!("{error}");
        }
        sleep(TICK).await;
        app.store.clock.now();
        ticks += 1;
    }
}

async fn round(app: &App) -> Result<(), StoreError> {
    lateness::tell(app).await?;
    for id in app.store.agreed_about_lateness(app.store.clock.now()).await? {
        act_before_looking(app, &id).await;
    }
    Ok(())
}
