//! What somebody says about himself.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::address::AddressState;
use super::me::Me;
use super::name::Name;
use super::{contact, cookie};
use crate::app::App;
use crate::body::Body;
use crate::clock::Moment;
use crate::failure::{Conflict, Failure};
use crate::ids::PersonId;
use crate::notify::Shape;
use crate::store::people::PersonRow;
use crate::store::words::Wanted;

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "people.ts")]
pub struct Profile {
    pub id: PersonId,
    /// A guest becomes an account by POST /api/accounts.
    pub guest: bool,
    pub name: String,
    pub email: Option<String>,
    /// Null where there is no address.
    pub address: Option<AddressState>,
    pub webhook: Option<String>,
    /// Null: as the address shows.
    pub webhook_shape: Option<Shape>,
    pub language: Language,
    /// What he wants to be told of while he is away.
    pub notices: Wanted,
    #[ts(as = "Moment")]
    pub created: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "people.ts")]
pub enum Language {
    It,
    En,
}

/// What is absent stays; null clears.
#[derive(Debug, Default, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "people.ts", optional_fields)]
pub struct Change {
    /// Of guests only: an account is known by its name.
    pub name: Option<String>,
    #[serde(deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    #[ts(optional = nullable, as = "Option<String>")]
    pub email: Option<Option<String>>,
    #[serde(deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    #[ts(optional = nullable, as = "Option<String>")]
    pub webhook: Option<Option<String>>,
    #[serde(deserialize_with = "given")]
    #[schema(value_type = Option<Shape>)]
    #[ts(optional = nullable, as = "Option<Shape>")]
    pub webhook_shape: Option<Option<Shape>>,
    pub language: Option<Language>,
    pub notices: Option<Wanted>,
}

/// Null is something given.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl From<PersonRow> for Profile {
    fn from(person: PersonRow) -> Profile {
        Profile {
            guest: person.is_guest(),
            address: AddressState::of(&person),
            id: person.id,
            name: person.name,
            email: person.email,
            webhook: person.webhook,
            webhook_shape: person.webhook_shape,
            language: if person.language == "en" {
                Language::En
            } else {
                Language::It
            },
            notices: person.notices,
            created: person.created,
        }
    }
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Profile), (status = "4XX", body = Failure)))]
pub async fn show(State(app): State<Arc<App>>, Me(me): Me, headers: HeaderMap) -> impl IntoResponse {
    // Browsers drop a cookie after a year: each visit begins it again.
    let token = cookie::token(&headers).unwrap_or_default();
    let cookie = cookie::set(token, app.settings.secure());
    (AppendHeaders([(SET_COOKIE, cookie)]), Json(Profile::from(me)))
}

/// Change what is known about you.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Change,
    responses((status = 200, body = Profile), (status = "4XX", body = Failure)))]
pub async fn change(
    State(app): State<Arc<App>>,
    Me(mut me): Me,
    Body(change): Body<Change>,
) -> Result<Json<Profile>, Failure> {
    if let Some(name) = change.name {
        if !me.is_guest() {
            return Err(Failure::NotYours);
        }
        let name = Name::read(&name)?;
        if app.store.is_name_of_account(&name).await? {
            return Err(Conflict::NameTaken.into());
        }
        me.name = name.as_str().to_owned();
    }
    if let Some(email) = change.email {
        me.email = email.as_deref().map(contact::email).transpose()?;
    }
    if let Some(webhook) = change.webhook {
        me.webhook = webhook.as_deref().map(contact::webhook).transpose()?;
    }
    if let Some(shape) = change.webhook_shape {
        me.webhook_shape = shape;
    }
    match change.language {
        Some(Language::It) => me.language = "it".to_owned(),
        Some(Language::En) => me.language = "en".to_owned(),
        None => {}
    }
    if let Some(notices) = change.notices {
        me.notices = notices;
    }
    app.store.set_profile(&me).await?;
    let me = app.store.person(&me.id).await?.ok_or(Failure::NotSignedIn)?;
    Ok(Json(me.into()))
}
