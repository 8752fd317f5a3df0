//! Going away before play begins.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};

use super::create::open_seat;
use super::mine::waiting;
use super::sheet::Sheet;
use super::view::{MatchView, my_view};
use crate::app::App;
use crate::failure::Failure;
use crate::ids::{MatchId, PersonId};
use crate::people::me::Me;
use crate::store::matches::SeatRow;
use crate::store::words::SeatKind;

/// Give my seats or my invitations up. A match whose creator leaves passes to the next who sits in it.
#[utoipa::path(post, path = "/api/matches/{id}/leave", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn leave(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = waiting(&app, &id).await?;
    let is_creator = change.row.creator.as_ref() == Some(me.id());
    let mine: Vec<SeatRow> = change
        .seats
        .iter()
        .filter(|seat| seat.person.as_ref() == Some(me.id()))
        .cloned()
        .collect();
    if mine.is_empty() && !is_creator {
        return Err(Failure::NotYours);
    }
    for seat in mine {
        change.hold(&open_seat(&id, seat.seat, seat.name)).await?;
    }
    if is_creator {
        match next_creator(&change.seats) {
            Some(person) => change.pass_to(&person).await?,
            None => change.abort().await?,
        }
    }
    change.void().await?;
    change.commit().await?;
    my_view(&app, &id, me.id()).await
}

fn next_creator(seats: &[SeatRow]) -> Option<PersonId> {
    let sits = seats.iter().find(|seat| seat.kind == SeatKind::Person)?;
    sits.person.clone()
}

/// Call the match off before play begins.
#[utoipa::path(post, path = "/api/matches/{id}/abort", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn abort(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = waiting(&app, &id).await?;
    if change.row.creator.as_ref() != Some(me.id()) {
        return Err(Failure::NotYours);
    }
    change.abort().await?;
    change.commit().await?;
    my_view(&app, &id, me.id()).await
}
