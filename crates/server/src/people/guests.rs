//! Guests: a name, and a personal link by which they come back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::me::Me;
use super::name::Name;
use super::profile::Profile;
use super::sessions::{Opened, open};
use crate::address::Client;
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::{self, PersonId};

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct NewGuest {
    /// 1 to 40 characters. No account may have it, or one that looks the same.
    pub name: String,
}

#[derive(Serialize, ToSchema, TS)]
#[ts(export_to = "people.ts")]
pub struct Guest {
    pub id: PersonId,
    pub name: String,
    /// The token of the personal link. It is shown once.
    pub link: String,
}

#[derive(Deserialize, Serialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct Link {
    /// The token of a personal link.
    pub token: String,
}

/// Become a guest, signed in on this device.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 200, body = Guest), (status = "4XX", body = Failure)))]
pub async fn add_guest(
    State(app): State<Arc<App>>,
    Client(from): Client,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<Opened<Guest>, Failure> {
    app.limits.sign_up(from)?;
    let name = Name::read(&new.name)?;
    if app.store.is_name_of_account(&name).await? {
        return Err(Conflict::NameTaken.into());
    }
    let link = ids::token();
    let id = app.store.add_guest(name.as_str(), &link).await?;
    let name = name.as_str().to_owned();
    open(&app, &headers, &id.clone(), Guest { id, name, link }).await
}

/// Be the same guest on another device.
#[utoipa::path(post, path = "/api/sessions/link", tag = "people", request_body = Link,
    responses((status = 200, body = Profile), (status = "4XX", body = Failure)))]
pub async fn follow_link(
    State(app): State<Arc<App>>,
    Client(from): Client,
    headers: HeaderMap,
    Body(link): Body<Link>,
) -> Result<Opened<Profile>, Failure> {
    app.limits.login(from)?;
    let guest = app.store.guest_of_link(&link.token).await?;
    let guest = guest.ok_or(Failure::NotFound)?;
    if guest.banned != 0 {
        return Err(Failure::Banned);
    }
    open(&app, &headers, &guest.id.clone(), guest.into()).await
}

/// A new personal link; the old one ends. An account has none: it signs in.
#[utoipa::path(post, path = "/api/me/link", tag = "people",
    responses((status = 200, body = Link), (status = "4XX", body = Failure)))]
pub async fn renew_link(State(app): State<Arc<App>>, me: Me) -> Result<Json<Link>, Failure> {
    let token = ids::token();
    if app.store.set_link(me.id(), &token).await? {
        Ok(Json(Link { token }))
    } else {
        Err(Failure::NotYours)
    }
}
