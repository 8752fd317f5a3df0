//! Taking a seat.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use super::sheet::{Sheet, holds};
use super::view::{MatchView, may_return, my_view};
use crate::address::Client;
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::{MatchId, PersonId};
use crate::people::me::Me;
use crate::store::matches::SeatRow;
use crate::store::sittings::Sitting;
use crate::store::words::{SeatKind, Status};

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct Joining {
    /// Otherwise the seat I am invited to, or the first that is open.
    #[ts(as = "Option<Seat>")]
    pub seat: Option<u8>,
    /// What opens a private match.
    pub code: Option<String>,
}

/// Take a seat that is open, or that I am invited to. Before play begins I then pledge what I add to the dice.
#[utoipa::path(post, path = "/api/matches/{id}/join", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = Joining,
    responses((status = 200, body = MatchView), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub async fn join(
    State(app): State<Arc<App>>,
    me: Me,
    client: Client,
    Path(id): Path<MatchId>,
    Body(joining): Body<Joining>,
) -> Result<Json<MatchView>, Failure> {
    if joining.code.is_some() {
        app.limits.join(client.0)?;
    }
    let sheet = Sheet::find(&app.store, &id, Some(me.id()), joining.code.as_deref()).await?;
    let playing = sheet.row.status == Status::Playing;
    if playing {
        // He sees from here on what the seat is told: how far that is now must be known.
        app.live.settle(&id).await?;
    }
    let change = app
        .store
        .change(&id, if playing { Status::Playing } else { Status::Waiting })
        .await?;
    let mut change = change.ok_or(Conflict::NotWaiting)?;
    let mut seat = free_seat(&change.seats, me.id(), joining.seat)?.clone();
    // Who has played knows what his side knows: he has his own seat back, or none.
    let elsewhere = |sitting: &Sitting| sitting.person == *me.id() && sitting.seat != seat.seat;
    let was_elsewhere = |row: &SeatRow| row.before.as_ref() == Some(me.id()) && row.seat != seat.seat;
    if change.sittings().await?.iter().any(elsewhere) || change.seats.iter().any(was_elsewhere) {
        return Err(Failure::NotYours);
    }
    let is_back = seat.before.as_ref() == Some(me.id());
    if is_back && !may_return(&seat, me.id()) {
        return Err(Failure::NotYours);
    }
    seat.kind = SeatKind::Person;
    seat.person = Some(me.id().clone());
    seat.says = None;
    if is_back {
        seat.before = None;
    } else {
        seat.label = None;
    }
    change.hold(&seat).await?;
    // Who plays must not sit among the observers, where they talk about him.
    change.stop_observing(me.id()).await?;
    change.commit().await?;
    if playing {
        app.live.refresh(&id).await;
    }
    my_view(&app, &id, me.id()).await
}

fn free_seat<'a>(seats: &'a [SeatRow], me: &PersonId, wanted: Option<u8>) -> Result<&'a SeatRow, Failure> {
    if seats.iter().any(|seat| holds(seat, me)) {
        return Err(Conflict::AlreadySeated.into());
    }
    let is_mine = |seat: &SeatRow| seat.kind == SeatKind::Invited && seat.person.as_ref() == Some(me);
    if let Some(number) = wanted {
        let seat = seats
            .iter()
            .find(|seat| seat.seat == i64::from(number))
            .ok_or(Failure::NotFound)?;
        return match seat.kind {
            SeatKind::Open => Ok(seat),
            SeatKind::Invited if is_mine(seat) => Ok(seat),
            SeatKind::Invited => Err(Failure::NotYours),
            SeatKind::Person | SeatKind::Bot | SeatKind::Vacant => Err(Conflict::SeatTaken.into()),
        };
    }
    let open = || seats.iter().find(|seat| seat.kind == SeatKind::Open);
    let free = seats.iter().find(|seat| is_mine(seat)).or_else(open);
    free.ok_or_else(|| Conflict::SeatTaken.into())
}
