//! Coming back to a seat that was given to a bot or to nobody.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};

use super::mine::playing;
use super::sheet::Sheet;
use super::view::{MatchView, may_return, my_view};
use crate::app::App;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::matches::SeatRow;
use crate::store::words::{SeatKind, Wish};

/// Take back the seats that were mine, where nobody else sits.
#[utoipa::path(post, path = "/api/matches/{id}/return", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn come_back(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = playing(&app, &id).await?;
    let was_mine = |seat: &&SeatRow| seat.before.as_ref() == Some(me.id()) && seat.says != Some(Wish::Resign);
    let mine: Vec<SeatRow> = change.seats.iter().filter(was_mine).cloned().collect();
    if mine.is_empty() {
        return Err(Failure::NotYours);
    }
    let free: Vec<SeatRow> = mine.into_iter().filter(|seat| may_return(seat, me.id())).collect();
    if free.is_empty() {
        return Err(Conflict::SeatTaken.into());
    }
    for seat in free {
        let back = SeatRow {
            kind: SeatKind::Person,
            person: Some(me.id().clone()),
            level: None,
            budget: None,
            before: None,
            ..seat
        };
        change.hold(&back).await?;
    }
    change.stop_observing(me.id()).await?;
    change.commit().await?;
    app.live.refresh(&id).await;
    my_view(&app, &id, me.id()).await
}
