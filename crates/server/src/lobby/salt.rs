//! What each player adds to the dice: opened when all have pledged theirs.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;
use table::{Pledge, Salt};
use ts_rs::TS;
use utoipa::ToSchema;

use super::mine::{my_seats, waiting};
use super::round::{has_opened, in_round, pledge};
use super::sheet::Sheet;
use super::view::{MatchView, my_view, seat_number};
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::matches::SeatRow;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct NewSalt {
    /// The round in which it was pledged.
    pub round: u32,
    /// 16 bytes, in hexadecimal.
    #[schema(value_type = String, min_length = 32, max_length = 32)]
    pub salt: Salt,
}

/// Open the salt that I have pledged, for all my seats. Nobody is shown it before the match is over.
#[utoipa::path(put, path = "/api/matches/{id}/salt", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = NewSalt, responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn open_salt(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(new): Body<NewSalt>,
) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = waiting(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), None)?;
    in_round(&change, new.round)?;
    if change.row.fixed.is_none() {
        return Err(Conflict::RoundNotFixed.into());
    }
    let fits = |seat: &SeatRow| pledge(seat) == Some(Pledge::of(&new.salt, &id.0, new.round, seat_number(seat)));
    if !mine.iter().all(fits) {
        return Err(Conflict::NotPledged.into());
    }
    change.open(me.id(), &salt_text(&new.salt)).await?;
    change.commit().await?;
    my_view(&app, &id, me.id()).await
}

/// I cannot open what I have pledged, because the browser that knew it is not to be had: everybody pledges anew.
#[utoipa::path(delete, path = "/api/matches/{id}/salt", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn lose_salt(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = waiting(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), None)?;
    if change.row.fixed.is_none() || mine.iter().all(has_opened) {
        return Err(Conflict::RoundNotFixed.into());
    }
    change.void().await?;
    change.commit().await?;
    my_view(&app, &id, me.id()).await
}

fn salt_text(salt: &Salt) -> String {
    match serde_json::to_value(salt) {
        Ok(Value::String(text)) => text,
        _ => unreachable!("a salt is text"),
    }
}

pub fn read_salt(text: &str) -> Option<Salt> {
    serde_json::from_value(Value::String(text.to_owned())).ok()
}
