//! What can be done when somebody lets the others wait too long.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::outcome::Ending;
use table::{Level, Player};
use ts_rs::TS;
use utoipa::ToSchema;

use super::mine::{my_seats, playing, unsay};
use super::sheet::Sheet;
use super::view::{MatchView, Says, late, my_view, seat_number, sides};
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::change::Change;
use crate::store::matches::SeatRow;
use crate::store::words::{SeatKind, Status, Wish};

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub enum Remedy {
    /// Bots play on for all who are late.
    Bot { level: String },
    /// Their seats are open for others, while somebody of another side is left to play against.
    Open,
    /// The match ends without a winner, once everybody who is not late wants it.
    End,
}

/// Act on those who are late. Any one player who is not late himself may.
#[utoipa::path(post, path = "/api/matches/{id}/overdue", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = Remedy,
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn overdue(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(remedy): Body<Remedy>,
) -> Result<Json<MatchView>, Failure> {
    let sheet = Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    if sheet.row.status == Status::Playing {
        // Who has answered at the last moment is late no more.
        app.live.settle(&id).await?;
    }
    let mut change = playing(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), None)?;
    let late: Vec<SeatRow> = late(&change.row, &change.seats).cloned().collect();
    if late.is_empty() {
        return Err(Conflict::NotOverdue.into());
    }
    if late.iter().any(|seat| seat.person.as_ref() == Some(me.id())) {
        return Err(Failure::NotYours);
    }
    let mut all_want_the_end = false;
    match remedy {
        Remedy::Bot { level } => {
            let game = app.games.find(&change.row.game).map_err(Failure::bad)?;
            let player = Player { level, budget: None };
            let level = player.level_of(game.as_ref()).map_err(Failure::bad)?;
            replace(&mut change, late, SeatKind::Bot, Some(level)).await?;
        }
        Remedy::Open => {
            if !is_watched(&app, &change, &late, &mine) {
                return Err(Conflict::NotWithTwo.into());
            }
            replace(&mut change, late, SeatKind::Open, None).await?;
        }
        Remedy::End => {
            // The wish is about this wait: should it end and another begin, it does not count for that one.
            let wait = late.iter().filter_map(|seat| seat.waits).min().unwrap_or_default();
            let wish = Wish::End { wait };
            for seat in &mine {
                change.say(seat.seat, Some(wish)).await?;
            }
            let is_late = |seat: &SeatRow| late.iter().any(|late| late.person == seat.person);
            let mut others = change
                .seats
                .iter()
                .filter(|seat| seat.kind == SeatKind::Person && !is_late(seat));
            all_want_the_end = others.all(|seat| seat.says == Some(wish));
        }
    }
    change.commit().await?;
    if all_want_the_end {
        app.live.end(&id, None, Ending::Abandoned.outcome(Vec::new())).await?;
    } else {
        app.live.refresh(&id).await;
    }
    my_view(&app, &id, me.id()).await
}

/// Not want the end after all.
#[utoipa::path(delete, path = "/api/matches/{id}/overdue", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn play_on(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    let view = unsay(&app, &id, me.id(), Says::End).await?;
    app.live.refresh(&id).await;
    Ok(view)
}

/// Whether somebody of another side is left. Who is alone could take the open seats himself, as somebody else, and play
/// against himself.
fn is_watched(app: &App, change: &Change, late: &[SeatRow], mine: &[SeatRow]) -> bool {
    let sides = sides(app, &change.row);
    let side = |seat: &SeatRow| sides.get(usize::from(seat_number(seat).0));
    let is_late = |seat: &SeatRow| late.iter().any(|late| late.person == seat.person);
    let is_of_my_side = |seat: &SeatRow| mine.iter().any(|my| side(my) == side(seat));
    let mut persons = change.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    persons.any(|seat| !is_late(seat) && !is_of_my_side(seat))
}

async fn replace(change: &mut Change, late: Vec<SeatRow>, kind: SeatKind, level: Option<Level>) -> Result<(), Failure> {
    for seat in late {
        let replaced = SeatRow {
            kind,
            level: level.map(|level| level.name.to_owned()),
            budget: level.and_then(|level| level.budget).map(String::from),
            label: None,
            says: None,
            before: seat.person,
            person: None,
            ..seat
        };
        change.hold(&replaced).await?;
    }
    Ok(())
}
