//! Leaving for good, and taking over what one had as a guest.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use table::outcome::Ending;
use ts_rs::TS;
use utoipa::ToSchema;

use super::guests::Link;
use super::me::Me;
use super::password::Password;
use super::sessions::closed;
use crate::address::Client;
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::store::matches::SeatRow;
use crate::store::words::SeatKind;

#[derive(Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts", optional_fields)]
pub struct Leave {
    /// Of an account. A guest has none.
    pub password: Option<Password>,
}

/// Delete yourself. Your seats become open, or vacant where play has begun; what you played and said stays without your name.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Leave,
    responses((status = 204), (status = "4XX", body = Failure)))]
pub async fn leave(
    State(app): State<Arc<App>>,
    Client(from): Client,
    me: Me,
    Body(Leave { password }): Body<Leave>,
) -> Result<impl IntoResponse, Failure> {
    if !me.0.is_guest() {
        app.limits.login_to(&me.id().0, from)?;
        let password = password.ok_or(Conflict::WrongPassword)?;
        let keys = app.store.keys(me.id()).await?.ok_or(Failure::NotSignedIn)?;
        if !password.fits(keys.password).await? {
            return Err(Conflict::WrongPassword.into());
        }
    }
    let playing = app.store.forget(me.id()).await?;
    refresh(&app, &playing).await;
    end_deserted(&app, &playing).await?;
    Ok(closed(&app))
}

/// Take over the seats of the guest you were, by his personal link. The guest is gone.
#[utoipa::path(post, path = "/api/me/claim", tag = "people", request_body = Link,
    responses((status = 204), (status = "4XX", body = Failure)))]
pub async fn claim(
    State(app): State<Arc<App>>,
    Client(from): Client,
    me: Me,
    Body(link): Body<Link>,
) -> Result<StatusCode, Failure> {
    app.limits.login(from)?;
    if me.0.is_guest() {
        return Err(Failure::NotYours);
    }
    let playing = app.store.claim(me.id(), &link.token).await?;
    let playing = playing.ok_or(Failure::NotFound)?;
    refresh(&app, &playing).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Where nobody plays any more, and nobody may come back, nothing is left to agree on.
async fn end_deserted(app: &App, playing: &[MatchId]) -> Result<(), Failure> {
    for id in playing {
        let seats = app.store.seats_of(id).await?;
        let may_play = |seat: &SeatRow| seat.kind == SeatKind::Person || (seat.before.is_some() && seat.says.is_none());
        if seats.iter().any(may_play) {
            continue;
        }
        let ended = app.live.end(id, None, Ending::Abandoned.outcome(Vec::new())).await;
        if let Err(failure) = ended {
            // One that this program cannot play stays as it is.
            tracing::warn!("Match {id}, which all have left, could not be ended: {failure:?}");
        }
    }
    Ok(())
}

async fn refresh(app: &App, playing: &[MatchId]) {
    for id in playing {
        app.live.refresh(id).await;
    }
}
