//! The seats that are mine, and what they say about ending the match.

use axum::Json;
use serde::Deserialize;
use utoipa::IntoParams;

use super::sheet::{Sheet, holds};
use super::view::{MatchView, Says, my_view, unplayable};
use crate::app::App;
use crate::failure::{Conflict, Failure};
use crate::ids::{MatchId, PersonId};
use crate::store::change::Change;
use crate::store::matches::SeatRow;
use crate::store::words::Status;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct WhichSeat {
    /// One of my seats.
    pub seat: Option<u8>,
}

/// My seats, or the one of them that is named.
pub fn my_seats(seats: &[SeatRow], me: &PersonId, which: Option<u8>) -> Result<Vec<SeatRow>, Failure> {
    let named = |seat: &&SeatRow| which.is_none_or(|number| seat.seat == i64::from(number));
    let mine: Vec<_> = seats
        .iter()
        .filter(|seat| holds(seat, me))
        .filter(named)
        .cloned()
        .collect();
    if mine.is_empty() {
        return Err(Failure::NotYours);
    }
    Ok(mine)
}

/// The match, to be changed by who plays it. One that this program cannot play stays as it is.
pub async fn playing(app: &App, id: &MatchId) -> Result<Change, Failure> {
    let row = app.store.find_match(id).await?.ok_or(Failure::NotFound)?;
    if let Some(why) = unplayable(app, &row) {
        return Err(Failure::Unplayable { why });
    }
    let change = app.store.change(id, Status::Playing).await?;
    change.ok_or_else(|| Conflict::NotPlaying.into())
}

/// The match, to be changed before play begins.
pub async fn waiting(app: &App, id: &MatchId) -> Result<Change, Failure> {
    let change = app.store.change(id, Status::Waiting).await?;
    change.ok_or_else(|| Conflict::NotWaiting.into())
}

/// Takes back what my seats say, if it is one of these.
pub async fn unsay(app: &App, id: &MatchId, me: &PersonId, what: &[Says]) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, id, Some(me), None).await?;
    let mut change = playing(app, id).await?;
    for seat in my_seats(&change.seats, me, None)? {
        if seat
            .says
            .as_ref()
            .and_then(Says::of)
            .is_some_and(|says| what.contains(&says))
        {
            change.say(seat.seat, None).await?;
        }
    }
    change.commit().await?;
    my_view(app, id, me).await
}
