//! Looking on without a seat.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::sheet::{Sheet, holds};
use super::view::{MatchView, may_play_again, my_view};
use crate::address::Client;
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::matches::SeatRow;
use crate::store::words::Status;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct Observing {
    /// What opens a private match.
    pub code: Option<String>,
}

/// Become an observer.
#[utoipa::path(post, path = "/api/matches/{id}/observe", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = Observing,
    responses((status = 200, body = MatchView), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub async fn observe(
    State(app): State<Arc<App>>,
    me: Me,
    client: Client,
    Path(id): Path<MatchId>,
    Body(observing): Body<Observing>,
) -> Result<Json<MatchView>, Failure> {
    if observing.code.is_some() {
        app.limits.join(client.0)?;
    }
    let sheet = Sheet::find(&app.store, &id, Some(me.id()), observing.code.as_deref()).await?;
    // Who may have his seat back must not hear what observers say about it.
    let plays = |seat: &SeatRow| holds(seat, me.id()) || may_play_again(seat, me.id());
    if sheet.row.status != Status::Over && sheet.seats.iter().any(plays) {
        return Err(Conflict::AlreadySeated.into());
    }
    app.store.add_observer(&id, me.id()).await?;
    my_view(&app, &id, me.id()).await
}

/// Go away again.
#[utoipa::path(delete, path = "/api/matches/{id}/observe", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 404, body = Failure)))]
pub async fn go_away(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    app.store.remove_observer(&id, me.id()).await?;
    my_view(&app, &id, me.id()).await
}
