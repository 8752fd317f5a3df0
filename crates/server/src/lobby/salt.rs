//! What each player adds to the dice, once he has seen the commitment to the seed.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;
use table::Salt;
use ts_rs::TS;
use utoipa::ToSchema;

use super::sheet::{Sheet, holds};
use super::view::{MatchView, my_view};
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::words::Status;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct NewSalt {
    /// 16 bytes, in hexadecimal.
    #[schema(value_type = String, min_length = 32, max_length = 32)]
    pub salt: Salt,
}

/// Add to the dice, for all my seats.
#[utoipa::path(put, path = "/api/matches/{id}/salt", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = NewSalt, responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn put_salt(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(new): Body<NewSalt>,
) -> Result<Json<MatchView>, Failure> {
    let sheet = Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    if !sheet.seats.iter().any(|seat| holds(seat, me.id())) {
        return Err(Failure::NotYours);
    }
    let mut change = app
        .store
        .change(&id, Status::Waiting)
        .await?
        .ok_or(Conflict::NotWaiting)?;
    change.salt(me.id(), &salt_text(&new.salt)).await?;
    change.commit().await?;
    my_view(&app, &id, me.id()).await
}

pub fn salt_text(salt: &Salt) -> String {
    match serde_json::to_value(salt) {
        Ok(Value::String(text)) => text,
        _ => unreachable!("a salt is text"),
    }
}

pub fn read_salt(text: &str) -> Option<Salt> {
    serde_json::from_value(Value::String(text.to_owned())).ok()
}
