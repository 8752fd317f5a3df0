//! Signing in and out.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{HeaderName, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::cookie;
use super::device::device;
use super::me::{Me, Session};
use super::name;
use super::password::Password;
use super::profile::Profile;
use crate::address::Client;
use crate::app::App;
use crate::body::Body;
use crate::clock::Moment;
use crate::failure::{Conflict, Failure};
use crate::ids::{PersonId, SessionId};

type Cookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

/// An answer with the cookie of a new session.
pub type Opened<T> = (Cookie, Json<T>);

/// Opens a session on the device that asks.
pub async fn open<T>(app: &App, headers: &HeaderMap, person: &PersonId, answer: T) -> Result<Opened<T>, Failure> {
    let token = app.store.add_session(person, &device(headers)).await?;
    let cookie = cookie::set(&token, app.settings.secure());
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(answer)))
}

#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct SignIn {
    pub name: String,
    pub password: Password,
}

/// A device on which somebody is signed in.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "people.ts")]
pub struct Device {
    pub id: SessionId,
    /// As in `Firefox, Linux`.
    pub device: String,
    #[ts(as = "Moment")]
    pub created: i64,
    /// To the hour.
    #[ts(as = "Moment")]
    pub seen: i64,
    /// The device that asks.
    pub here: bool,
}

/// Whoever is signed in on this device.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "people.ts", optional_fields)]
pub struct CurrentSession {
    /// Nobody, before the first guest or account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub me: Option<Profile>,
}

/// Who is signed in here? Unlike GET /api/me this is no error where nobody is: a page asks it of every stranger.
#[utoipa::path(get, path = "/api/sessions/current", tag = "people",
    responses((status = 200, body = CurrentSession), (status = "4XX", body = Failure)))]
pub async fn current(State(app): State<Arc<App>>, me: Option<Me>, headers: HeaderMap) -> impl IntoResponse {
    // Browsers drop a cookie after a year: each visit begins it again.
    let token = cookie::token(&headers).filter(|_| me.is_some());
    let cookie = token.map(|token| (SET_COOKIE, cookie::set(token, app.settings.secure())));
    let me = me.map(|Me(person)| Profile::from(person));
    (AppendHeaders(cookie), Json(CurrentSession { me }))
}

/// Sign in to an account.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = SignIn,
    responses((status = 200, body = Profile), (status = "4XX", body = Failure)))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    Client(from): Client,
    headers: HeaderMap,
    Body(SignIn { name, password }): Body<SignIn>,
) -> Result<Opened<Profile>, Failure> {
    let key = name::key(&name);
    app.limits.login_to(&key, from)?;
    let keys = app.store.keys_of(&name).await?;
    let stored = keys.as_ref().and_then(|keys| keys.password.clone());
    let fits = password.fits(stored).await?;
    let keys = keys.filter(|_| fits).ok_or(Conflict::WrongPassword)?;
    if keys.banned != 0 {
        return Err(Failure::Banned);
    }
    let person = app.store.person(&keys.id).await?.ok_or(Conflict::WrongPassword)?;
    open(&app, &headers, &keys.id, person.into()).await
}

/// Sign out on this device.
#[utoipa::path(delete, path = "/api/sessions/current", tag = "people",
    responses((status = 204), (status = "4XX", body = Failure)))]
pub async fn sign_out(State(app): State<Arc<App>>, session: Session) -> Result<(StatusCode, Cookie), Failure> {
    app.store.end_session(&session.me.id, &session.id).await?;
    Ok(closed(&app))
}

/// The devices on which you are signed in.
#[utoipa::path(get, path = "/api/me/sessions", tag = "people",
    responses((status = 200, body = Vec<Device>), (status = "4XX", body = Failure)))]
pub async fn list_sessions(State(app): State<Arc<App>>, session: Session) -> Result<Json<Vec<Device>>, Failure> {
    let rows = app.store.sessions_of(&session.me.id).await?;
    let devices = rows.into_iter().map(|row| Device {
        here: row.id == session.id,
        id: row.id,
        device: row.device,
        created: row.created,
        seen: row.seen,
    });
    Ok(Json(devices.collect()))
}

/// Sign out on one of your devices.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "people", params(("id" = SessionId, Path)),
    responses((status = 204), (status = "4XX", body = Failure)))]
pub async fn end_session(
    State(app): State<Arc<App>>,
    session: Session,
    Path(id): Path<SessionId>,
) -> Result<StatusCode, Failure> {
    if app.store.end_session(&session.me.id, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Failure::NotFound)
    }
}

/// The answer after which this device is signed out.
pub fn closed(app: &App) -> (StatusCode, Cookie) {
    let cookie = cookie::clear(app.settings.secure());
    (StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie)]))
}
