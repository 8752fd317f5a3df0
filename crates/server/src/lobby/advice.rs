//! Advice for those who play alone or at one screen: what a bot would do, and what may come of an attack.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::any::AnyGame;
use table::hint::Hint;
use table::odds::Odds;
use table::{Budget, Player, Seat, Viewer};
use ts_rs::TS;
use utoipa::ToSchema;

use super::mine::my_seats;
use super::seen::since;
use super::sheet::{Sheet, holds};
use super::view::{seat_number, sides};
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure};
use crate::ids::{MatchId, PersonId};
use crate::people::me::Me;
use crate::store::matches::SeatRow;
use crate::store::words::{SeatKind, Status};

/// Enough for a chance to be off by no more than three in a hundred.
const DRAWS: u32 = 1_000;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct ForSeat {
    /// One of my seats.
    #[ts(as = "Seat")]
    pub seat: u8,
}

/// What the strongest bot would do on one of my seats. Only where nobody else plays against it.
#[utoipa::path(post, path = "/api/matches/{id}/hint", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = ForSeat,
    responses((status = 200, body = serde_json::Value), (status = 403, body = Failure), (status = 409, body = Failure),
        (status = 429, body = Failure)))]
pub async fn hint(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(ForSeat { seat }): Body<ForSeat>,
) -> Result<Json<Hint>, Failure> {
    let sheet = alone(&app, &id, me.id(), seat).await?;
    let game = app.games.find(&sheet.row.game).map_err(Failure::bad)?;
    app.limits.hints(me.id())?;
    let adviser = adviser(game.as_ref(), &sheet.seats).ok_or(Conflict::NoAdvice)?;
    let hint = app
        .live
        .hint(&id, known(&sheet, seat), game.clone(), adviser, me.id())
        .await?;
    hint.map(Json).ok_or_else(|| Conflict::NoAdvice.into())
}

/// What may come of what goes on, as far as one of my seats can know. Only where nobody else plays against it.
#[utoipa::path(post, path = "/api/matches/{id}/odds", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = ForSeat,
    responses((status = 200, body = serde_json::Value), (status = 403, body = Failure), (status = 409, body = Failure),
        (status = 429, body = Failure)))]
pub async fn odds(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(ForSeat { seat }): Body<ForSeat>,
) -> Result<Json<Odds>, Failure> {
    let sheet = alone(&app, &id, me.id(), seat).await?;
    let game = app.games.find(&sheet.row.game).map_err(Failure::bad)?;
    app.limits.hints(me.id())?;
    let odds = app
        .live
        .odds(&id, known(&sheet, seat), game.clone(), DRAWS, me.id())
        .await?;
    odds.map(Json).ok_or_else(|| Conflict::NoAdvice.into())
}

/// The seat, and since when its holder knows what it is told.
fn known(sheet: &Sheet, seat: u8) -> (Seat, u32) {
    let seat = Seat(seat);
    (seat, since(&sheet.row, &sheet.seats, Viewer::Seat(seat)))
}

/// The match, if I hold the seat and nobody else holds one of another side, or may yet.
async fn alone(app: &App, id: &MatchId, me: &PersonId, seat: u8) -> Result<Sheet, Failure> {
    let sheet = Sheet::find(&app.store, id, Some(me), None).await?;
    my_seats(&sheet.seats, me, Some(seat))?;
    if sheet.row.status != Status::Playing {
        return Err(Conflict::NotPlaying.into());
    }
    let sides = sides(app, &sheet.row);
    let side = |number: Seat| sides.get(usize::from(number.0));
    let mut others = sheet
        .seats
        .iter()
        .filter(|row| side(seat_number(row)) != side(Seat(seat)));
    if others.all(|row| holds(row, me) || is_bots_own(row, me)) {
        Ok(sheet)
    } else {
        Err(Conflict::NotAlone.into())
    }
}

/// A bot that sits in for somebody else may be sent away by him.
fn is_bots_own(row: &SeatRow, me: &PersonId) -> bool {
    let gone_for_good = row.says.is_some();
    row.kind == SeatKind::Bot && (gone_for_good || row.before.as_ref().is_none_or(|before| before == me))
}

/// The strongest there is, with as long to think as the bots of the match have, within bounds.
fn adviser(game: &dyn AnyGame, seats: &[SeatRow]) -> Option<Player> {
    let strongest = game.levels().pop()?;
    let of_match = || seats.iter().find_map(|row| row.budget.as_deref()?.parse().ok());
    let budget = strongest.budget.map(|own| bounded(of_match().unwrap_or(own)));
    Some(Player {
        level: strongest.name.to_owned(),
        budget,
    })
}

/// Somebody sits there and waits.
fn bounded(budget: Budget) -> Budget {
    const LONGEST: Duration = Duration::from_secs(5);
    const MOST: u32 = 1_000;
    match budget {
        Budget::Time(time) => Budget::Time(time.min(LONGEST)),
        Budget::Iterations(count) => Budget::Iterations(count.min(MOST)),
    }
}
