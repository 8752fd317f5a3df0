//! Those who do not open their salts in time lose their seats, so that the others can play.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};

use super::create::open_seat;
use super::mine::{my_seats, waiting};
use super::round::{has_opened, time_left};
use super::sheet::Sheet;
use super::view::{MatchView, my_view};
use crate::app::App;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::matches::SeatRow;

/// Put those out of their seats who have not opened their salts in time. All others pledge anew. I must have opened mine; a
/// match whose creator is put out passes to me.
#[utoipa::path(post, path = "/api/matches/{id}/put-out", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn put_out(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = waiting(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), None)?;
    if !mine.iter().all(has_opened) {
        return Err(Failure::NotYours);
    }
    let late: Vec<SeatRow> = change.seats.iter().filter(|seat| !has_opened(seat)).cloned().collect();
    let is_over = time_left(&app.store.clock, &change.row).is_some_and(|left| left <= 0);
    if late.is_empty() || !is_over {
        return Err(Conflict::NotOverdue.into());
    }
    if late.iter().any(|seat| seat.person == change.row.creator) {
        change.pass_to(me.id()).await?;
    }
    for seat in late {
        change.hold(&open_seat(&id, seat.seat, seat.name)).await?;
    }
    change.void().await?;
    change.commit().await?;
    my_view(&app, &id, me.id()).await
}
