//! What a game can reckon from numbers alone: what may come of a battle that somebody plans. It is about no match, so it tells
//! nobody anything about one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde_json::Value;

use crate::app::App;
use crate::body::Body;
use crate::failure::Failure;
use crate::people::me::Me;

/// Draws need a seed; whoever asks the same is told the same.
const SEED: &str = "reckoning";

/// What may come of a battle by its numbers. Question and answer are as the game types them.
#[utoipa::path(post, path = "/api/games/{game}/odds/{what}", tag = "lobby",
    params(("game" = String, Path), ("what" = String, Path)), request_body = serde_json::Value,
    responses((status = 200, body = serde_json::Value), (status = 400, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub async fn reckon(
    State(app): State<Arc<App>>,
    me: Me,
    Path((game, what)): Path<(String, String)>,
    Body(question): Body<Value>,
) -> Result<Json<Value>, Failure> {
    let game = app.games.get(&game).ok_or(Failure::NotFound)?;
    let reckoning = game.reckoning(&what).ok_or(Failure::NotFound)?;
    app.limits.hints(me.id())?;
    let told = app.live.reckon(move || (reckoning.tell)(&question, None, SEED)).await?;
    told.map(|told| Json(told.answer)).map_err(Failure::bad)
}
