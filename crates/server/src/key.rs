//! The key that the ends of matches are signed with, for anybody to keep.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use table::signed::PublicKey;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::app::App;
use crate::failure::Failure;

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts")]
pub struct KeyView {
    /// Ed25519: 32 bytes, in hexadecimal.
    #[schema(value_type = String)]
    pub key: PublicKey,
}

/// The key that this server signs the ends of its matches with. It stays the same as long as its database does.
#[utoipa::path(get, path = "/api/key", tag = "server",
    responses((status = 200, body = KeyView), (status = 503, body = Failure)))]
pub async fn key(State(app): State<Arc<App>>) -> Result<Json<KeyView>, Failure> {
    let key = app.store.public_key().await?;
    Ok(Json(KeyView { key }))
}
