//! `GET /api/health`: is the server fit to play on?

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::failure::Failure;

#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    status: &'static str,
    games: Vec<&'static str>,
}

/// Is the server fit to play on?
#[utoipa::path(get, path = "/api/health", tag = "server", responses((status = 200, body = Health)))]
pub async fn health(State(app): State<Arc<App>>) -> Result<Json<Health>, Failure> {
    if let Err(error) = app.store.ping().await {
        tracing::error!("{error}");
        return Err(Failure::StoreUnavailable);
    }
    Ok(Json(Health {
        status: "ok",
        games: app.games.names().collect(),
    }))
}
