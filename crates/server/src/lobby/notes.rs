//! What a player writes down for himself.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::sheet::{Sheet, concerns};
use super::talk::legible;
use crate::app::App;
use crate::body::Body;
use crate::failure::Failure;
use crate::ids::MatchId;
use crate::people::me::Me;

const LONGEST: usize = 20_000;

#[derive(Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct Notes {
    #[schema(max_length = 20_000)]
    pub text: String,
}

/// My notes on the match. Nobody else sees them.
#[utoipa::path(get, path = "/api/matches/{id}/notes", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = Notes), (status = 404, body = Failure)))]
pub async fn notes(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<Notes>, Failure> {
    may_write(&app, &id, &me).await?;
    let text = app.store.notes(&id, me.id()).await?.unwrap_or_default();
    Ok(Json(Notes { text }))
}

/// Keep my notes on the match.
#[utoipa::path(put, path = "/api/matches/{id}/notes", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = Notes, responses((status = 200, body = Notes), (status = 413, body = Failure)))]
pub async fn keep_notes(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(notes): Body<Notes>,
) -> Result<Json<Notes>, Failure> {
    may_write(&app, &id, &me).await?;
    app.limits.actions(me.id())?;
    if notes.text.chars().count() > LONGEST {
        return Err(Failure::TooLarge);
    }
    legible(&notes.text)?;
    app.store.keep_notes(&id, me.id(), &notes.text).await?;
    Ok(Json(notes))
}

/// Not everybody who may look: passers-by would fill the store.
async fn may_write(app: &App, id: &MatchId, me: &Me) -> Result<(), Failure> {
    let sheet = Sheet::find(&app.store, id, Some(me.id()), None).await?;
    if sheet.observing || concerns(&sheet.row, &sheet.seats, me.id()) {
        Ok(())
    } else {
        Err(Failure::NotYours)
    }
}
