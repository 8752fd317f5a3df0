//! Guests: a name, and a personal link by which they come back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::cookie;
use crate::app::App;
use crate::body::Body;
use crate::failure::Failure;
use crate::ids::{self, PersonId};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    pub name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Guest {
    pub id: PersonId,
    pub name: String,
    /// The token of the personal link. It is shown once.
    pub link: String,
}

/// Become a guest, signed in on this device.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest, responses((status = 200, body = Guest)))]
pub async fn add_guest(State(app): State<Arc<App>>, Body(new): Body<NewGuest>) -> Result<impl IntoResponse, Failure> {
    let name = new.name.trim().to_owned();
    let link = ids::token();
    let id = app.store.add_guest(&name, &link).await?;
    let session = app.store.add_session(&id, "").await?;
    let cookie = AppendHeaders([(SET_COOKIE, cookie::set(&session, app.settings.secure()))]);
    Ok((cookie, Json(Guest { id, name, link })))
}
