//! Is the server there (`/api/alive`), and is it fit to play on (`/api/health`)?

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use tokio::sync::Mutex;
use tokio::time::Instant;
use utoipa::ToSchema;

use crate::app::App;
use crate::failure::Failure;
use crate::store::Store;

/// So long an answer holds: whoever asks more often does not make the database write more often.
const HOLDS: Duration = Duration::from_secs(1);

#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    status: &'static str,
    games: Vec<&'static str>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Alive {
    status: &'static str,
}

/// What the database said last.
#[derive(Default)]
pub struct Checked(Mutex<Option<(Instant, bool)>>);

impl Checked {
    async fn is_fit(&self, store: &Store) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, fit)) = *last
            && at.elapsed() < HOLDS
        {
            return fit;
        }
        let pinged = store.ping().await;
        if let Err(error) = &pinged {
            tracing::error!("{error}");
        }
        *last = Some((Instant::now(), pinged.is_ok()));
        pinged.is_ok()
    }
}

/// Is the server fit to play on: does its database read and write?
#[utoipa::path(get, path = "/api/health", tag = "server",
    responses((status = 200, body = Health), (status = 503, body = Failure)))]
pub async fn health(State(app): State<Arc<App>>) -> Result<Json<Health>, Failure> {
    if !app.checked.is_fit(&app.store).await {
        return Err(Failure::StoreUnavailable);
    }
    Ok(Json(Health {
        status: "ok",
        games: app.games.names().collect(),
    }))
}

/// Does the server answer at all? Whoever restarts it on a wrong answer does not do so because a disk is full.
#[utoipa::path(get, path = "/api/alive", tag = "server", responses((status = 200, body = Alive)))]
pub async fn alive() -> Json<Alive> {
    Json(Alive { status: "ok" })
}
