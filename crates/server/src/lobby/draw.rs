//! Agreeing on a draw. Bots are not asked.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use table::outcome::Ending;

use super::mine::{my_seats, playing, unsay};
use super::sheet::Sheet;
use super::view::{MatchView, Says, my_view};
use crate::app::App;
use crate::failure::Failure;
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::words::{SeatKind, Wish};

/// Offer a draw, or take one that all others have offered.
#[utoipa::path(post, path = "/api/matches/{id}/draw", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn draw(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = playing(&app, &id).await?;
    for seat in my_seats(&change.seats, me.id(), None)? {
        change.say(seat.seat, Some(Wish::Draw)).await?;
    }
    let mut persons = change.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    let agreed = persons.all(|seat| seat.says == Some(Wish::Draw));
    change.commit().await?;
    if agreed {
        app.live.end(&id, None, Ending::Agreed.outcome(Vec::new())).await?;
    } else {
        app.live.refresh(&id).await;
    }
    my_view(&app, &id, me.id()).await
}

/// Take my offer back.
#[utoipa::path(delete, path = "/api/matches/{id}/draw", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn no_draw(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    let view = unsay(&app, &id, me.id(), &[Says::Draw]).await?;
    app.live.refresh(&id).await;
    Ok(view)
}
