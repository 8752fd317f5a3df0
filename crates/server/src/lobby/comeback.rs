//! Coming back to a seat that was given to a bot, to nobody or to somebody else, and what the others say about it.
//!
//! The seat is his until somebody else has taken it, unless all others object, of more than one side. Once a newcomer sits
//! there, which all had agreed to, he has it back only if all agree again, the newcomer among them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use super::deserted::{is_one_side, mixed};
use super::mine::{my_seats, playing, unsay};
use super::overdue::unsay_all;
use super::sheet::{Sheet, holds};
use super::view::{MatchView, Says, former, may_return, my_view, sides};
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::matches::SeatRow;
use crate::store::words::{SeatKind, Wish};

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct Comeback {
    /// Whose former holder is meant.
    #[ts(as = "Seat")]
    pub seat: u8,
    /// True lets him have it back from who sits there now; false objects to his coming back where nobody sits.
    pub may: bool,
}

/// Take back the seats that were mine, where nobody else sits. Where somebody does, ask for them.
#[utoipa::path(post, path = "/api/matches/{id}/return", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn come_back(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = playing(&app, &id).await?;
    let was_mine = |seat: &&SeatRow| former(seat) == Some(me.id());
    let mine: Vec<SeatRow> = change.seats.iter().filter(was_mine).cloned().collect();
    if mine.is_empty() {
        return Err(Failure::NotYours);
    }
    let (free, others): (Vec<_>, Vec<_>) = mine.into_iter().partition(|seat| may_return(seat, me.id()));
    let taken: Vec<_> = others
        .into_iter()
        .filter(|seat| seat.kind == SeatKind::Person)
        .collect();
    if free.is_empty() && taken.is_empty() {
        return Err(Conflict::Barred.into());
    }
    if !free.is_empty() {
        change.stop_observing(me.id()).await?;
    }
    for seat in free {
        change.hold(&seated(seat, &me)).await?;
    }
    for seat in taken {
        change.ask_back(seat.seat).await?;
    }
    change.commit().await?;
    app.live.refresh(&id).await;
    my_view(&app, &id, me.id()).await
}

fn seated(seat: SeatRow, me: &Me) -> SeatRow {
    SeatRow {
        kind: SeatKind::Person,
        person: Some(me.id().clone()),
        level: None,
        budget: None,
        before: None,
        ..seat
    }
}

/// Say that who sat on a seat before shall have it back, or shall not. It counts once all others say the same.
#[utoipa::path(post, path = "/api/matches/{id}/comeback", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = Comeback,
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn comeback(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(Comeback { seat, may }): Body<Comeback>,
) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = playing(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), None)?;
    let row = change.seats.iter().find(|row| row.seat == i64::from(seat));
    let row = row.ok_or(Failure::NotFound)?.clone();
    let person = former(&row).ok_or(Conflict::NobodyToReturn)?.clone();
    if person == *me.id() {
        return Err(Failure::NotYours);
    }
    let about = about(&row);
    let wish = if may {
        Wish::Admit { about }
    } else {
        Wish::Object { about }
    };
    let in_question = if may {
        row.asks_back == 1
    } else {
        may_return(&row, &person)
    };
    if !in_question {
        return Err(Conflict::NobodyToReturn.into());
    }
    let is_other = |seat: &&SeatRow| seat.kind == SeatKind::Person && !holds(seat, &person);
    if !may && is_one_side(&sides(&app, &change.row), change.seats.iter().filter(is_other)) {
        return Err(Conflict::OneSideAlone.into());
    }
    for seat in &mine {
        change.say(seat.seat, Some(wish.clone())).await?;
    }
    let mut others = change.seats.iter().filter(is_other);
    if others.all(|seat| seat.says.as_ref() == Some(&wish)) {
        unsay_all(&mut change, &wish).await?;
        if may {
            let back = SeatRow {
                before: row.person.clone(),
                person: Some(person.clone()),
                label: None,
                says: None,
                ..row
            };
            change.hold(&back).await?;
            change.stop_observing(&person).await?;
        } else {
            change.say(row.seat, Some(Wish::Barred)).await?;
        }
    }
    change.commit().await?;
    app.live.refresh(&id).await;
    my_view(&app, &id, me.id()).await
}

/// Say nothing about it any more.
#[utoipa::path(delete, path = "/api/matches/{id}/comeback", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn no_matter(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
) -> Result<Json<MatchView>, Failure> {
    let view = unsay(&app, &id, me.id(), &[Says::Object, Says::Admit]).await?;
    app.live.refresh(&id).await;
    Ok(view)
}

/// A wish is about this seat and who sat there before, and nobody else.
pub fn about(row: &SeatRow) -> i64 {
    let person = row.before.iter().flat_map(|person| person.0.bytes());
    person.fold(row.seat, |about, byte| mixed(about, i64::from(byte)))
}
