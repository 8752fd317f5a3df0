//! `GET /api/health`: is the server fit to play on?

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;

use crate::app::App;
use crate::failure::Failure;

#[derive(Debug, Serialize)]
pub(crate) struct Health {
    status: &'static str,
    games: Vec<String>,
}

pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<Json<Health>, Failure> {
    if let Err(error) = app.store.ping().await {
        tracing::error!("{error}");
        return Err(Failure::StoreUnavailable);
    }
    Ok(Json(Health {
        status: "ok",
        games: app.games.clone(),
    }))
}
