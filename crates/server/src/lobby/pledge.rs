//! The hashes of what each player is going to add to the dice, once he has seen the commitment to the seed.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::Pledge;
use ts_rs::TS;
use utoipa::ToSchema;

use super::mine::{my_seats, waiting};
use super::round::{has_pledged, in_round, pledge};
use super::sheet::Sheet;
use super::view::{MatchView, my_view, seat_number};
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct NewPledges {
    /// The round that they are for.
    pub round: u32,
    /// One for each of my seats, as `{ "seat": 0, "hash": "…" }`. The hash is the SHA-256, in hexadecimal, of the line `bicorne pledge`, the
    /// 16 bytes of the salt, the SHA-256 of the line `bicorne match` and the id of the match, the round as four bytes (the least
    /// first) and the seat as one.
    #[schema(value_type = Vec<Object>)]
    pub pledges: Vec<Pledge>,
}

/// Pledge what I add to the dice, for all my seats. Until all have pledged I may pledge something else.
#[utoipa::path(put, path = "/api/matches/{id}/pledges", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = NewPledges, responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn put_pledges(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(new): Body<NewPledges>,
) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = waiting(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), None)?;
    in_round(&change, new.round)?;
    if change.row.fixed.is_some() {
        return Err(Conflict::RoundFixed.into());
    }
    let seats = mine.iter().map(seat_number);
    if !seats.eq(new.pledges.iter().map(|pledge| pledge.seat)) {
        return Err(Failure::bad("there is one pledge for each of your seats, in order"));
    }
    let others = change.seats.iter().filter_map(pledge);
    let is_copied = |other: Pledge| {
        new.pledges
            .iter()
            .any(|mine| mine.hash == other.hash && mine.seat != other.seat)
    };
    if others.into_iter().any(is_copied) {
        return Err(Failure::bad("that is the pledge of another seat"));
    }
    change.pledge(&new.pledges).await?;
    if change.seats.iter().all(has_pledged) {
        change.fix().await?;
    }
    change.commit().await?;
    my_view(&app, &id, me.id()).await
}
