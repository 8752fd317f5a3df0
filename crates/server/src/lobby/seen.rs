//! All that somebody has seen of a match: what a log shows, and what a replay plays again.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde_json::Value;
use table::Viewer;

use super::view::seat_number;
use crate::app::App;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::live::admit::{Eyes, admit_to_past};
use crate::people::me::Me;
use crate::query::Params;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::Status;

/// What was seen through one of my seats, as an observer, or, once the match is over, through any seat and of everything:
/// the first position and every message since.
#[utoipa::path(get, path = "/api/matches/{id}/seen", tag = "lobby", params(("id" = MatchId, Path), Eyes),
    responses((status = 200, body = Value), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub async fn seen(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Params(eyes): Params<Eyes>,
) -> Result<Json<Value>, Failure> {
    let viewer = admit_to_past(&app, &id, me.id(), eyes).await?;
    let row = app.store.find_match(&id).await?.ok_or(Failure::NotFound)?;
    if !matches!(row.status, Status::Playing | Status::Over) {
        return Err(Conflict::NotPlaying.into());
    }
    app.limits.replays(me.id())?;
    let since = since(&row, &app.store.seats_of(&id).await?, viewer);
    app.live.seen(&id, viewer, since).await.map(Json)
}

/// The message from which on a viewer may look back. Whoever is new to a seat does not learn what was told to others there before,
/// until the match is over and everything lies open.
pub fn since(row: &MatchRow, seats: &[SeatRow], viewer: Viewer) -> u32 {
    let seat = viewer.seat().filter(|_| row.status == Status::Playing);
    let held = seat.and_then(|seat| seats.iter().find(|row| seat_number(row) == seat));
    held.map_or(0, first_message)
}

/// Of a seat whose match is played.
pub fn first_message(seat: &SeatRow) -> u32 {
    u32::try_from(seat.since).unwrap_or(u32::MAX)
}
