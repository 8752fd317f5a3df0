//! Once more, with the seats passed on by one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde_json::Value;

use super::create::{TRIES, new_row, open_seat};
use super::games::chosen_in;
use super::mine::my_seats;
use super::sheet::Sheet;
use super::view::{MatchView, my_view};
use crate::app::App;
use crate::failure::{Conflict, Failure};
use crate::ids::{self, MatchId, PersonId};
use crate::people::me::Me;
use crate::store::StoreError;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::{SeatKind, Status};

/// Make the match again, the others invited. Whoever asks second gets the same one.
#[utoipa::path(post, path = "/api/matches/{id}/rematch", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn rematch(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    let sheet = Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    my_seats(&sheet.seats, me.id(), None)?;
    if sheet.row.status != Status::Over {
        return Err(Conflict::NotOver.into());
    }
    app.limits.matches(me.id())?;
    let game = app.games.find(&sheet.row.game).map_err(Failure::bad)?;
    let options: Value = serde_json::from_str(&sheet.row.options).unwrap_or_default();
    let mut row = MatchRow {
        game: sheet.row.game.clone(),
        scenario: sheet.row.scenario.clone(),
        // Those of a match that was imported were once kept with all that its scenario fixes.
        options: Value::from(chosen_in(game.as_ref(), &sheet.row.scenario, &options)).to_string(),
        public: sheet.row.public,
        pace: sheet.row.pace.clone(),
        late: sheet.row.late.clone(),
        ..new_row(me.id())
    };
    let seats = pass_on(&sheet, &row.id, me.id());
    for _ in 0..TRIES {
        row.code = Some(ids::code());
        match app.store.add_rematch(&id, &row, &seats).await {
            Ok(made) => {
                if made == row.id {
                    app.live.refresh(&id).await;
                }
                return my_view(&app, &made, me.id()).await;
            }
            Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {}
            Err(error) => return Err(error.into()),
        }
    }
    tracing::error!("no code is free");
    Err(Failure::StoreUnavailable)
}

/// Who held a seat holds the next.
fn pass_on(sheet: &Sheet, of: &MatchId, me: &PersonId) -> Vec<SeatRow> {
    let seats = &sheet.seats;
    let holders = seats.iter().cycle().skip(seats.len() - 1);
    seats
        .iter()
        .zip(holders)
        .map(|(seat, holder)| {
            let free = open_seat(of, seat.seat, seat.name.clone());
            // Who has deleted himself has no name any more, and would never come.
            let is_gone = sheet.name(holder.person.as_ref()).is_some_and(|name| name.is_empty());
            if is_gone { free } else { pass(free, holder, me) }
        })
        .collect()
}

fn pass(free: SeatRow, holder: &SeatRow, me: &PersonId) -> SeatRow {
    let is_other = holder.kind == SeatKind::Person && holder.person.as_ref() != Some(me);
    SeatRow {
        kind: match holder.kind {
            SeatKind::Person if is_other => SeatKind::Invited,
            SeatKind::Vacant => SeatKind::Open,
            kind => kind,
        },
        person: holder.person.clone(),
        // A bot that sits in for somebody has no name of his.
        label: holder.label.clone().filter(|_| holder.kind == SeatKind::Person),
        level: holder.level.clone(),
        budget: holder.budget.clone(),
        ..free
    }
}
