//! Looking at a match, by its id or by its code.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use utoipa::IntoParams;

use super::late::{Late, act_before_looking};
use super::sheet::Sheet;
use super::view::{MatchView, match_view};
use super::visitor::Visitor;
use crate::address::Client;
use crate::app::App;
use crate::failure::Failure;
use crate::ids::{self, MatchId};
use crate::query::Params;
use crate::store::words::Status;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Code {
    /// What opens a private match.
    pub code: Option<String>,
}

/// A match that is mine, public, or opened by its code.
#[utoipa::path(get, path = "/api/matches/{id}", tag = "lobby", params(("id" = MatchId, Path), Code),
    responses((status = 200, body = MatchView), (status = 404, body = Failure)))]
pub async fn look(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    client: Client,
    Path(id): Path<MatchId>,
    Params(Code { code }): Params<Code>,
) -> Result<Json<MatchView>, Failure> {
    if code.is_some() {
        app.limits.join(client.0)?;
    }
    let viewer = visitor.0.as_ref();
    let mut sheet = Sheet::find(&app.store, &id, viewer, code.as_deref()).await?;
    if sheet.row.status == Status::Playing && Late::read(&sheet.row.late) != Late::default() {
        act_before_looking(&app, &id).await;
        sheet = Sheet::find(&app.store, &id, viewer, code.as_deref()).await?;
    }
    match_view(&app, &sheet, viewer).await.map(Json)
}

/// The match of a code.
#[utoipa::path(get, path = "/api/join/{code}", tag = "lobby", params(("code" = String, Path)),
    responses((status = 200, body = MatchView), (status = 404, body = Failure), (status = 429, body = Failure)))]
pub async fn look_by_code(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    client: Client,
    Path(code): Path<String>,
) -> Result<Json<MatchView>, Failure> {
    app.limits.join(client.0)?;
    let code = ids::read_code(&code).ok_or(Failure::NotFound)?;
    let row = app.store.match_of_code(&code).await?.ok_or(Failure::NotFound)?;
    let viewer = visitor.0.as_ref();
    let sheet = Sheet::of(&app.store, row, viewer).await?;
    match_view(&app, &sheet, viewer).await.map(Json)
}
