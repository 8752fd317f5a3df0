//! Play begins.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use table::begin::Terms;
use table::options::Chosen;
use table::{Holder, Person, Round, Salt, Seed};

use super::mine::waiting;
use super::round::round;
use super::salt::read_salt;
use super::sheet::Sheet;
use super::view::{MatchView, my_view, seat_number};
use crate::app::App;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::SeatKind;

/// Begin to play: all seats are taken, and everybody has opened what he adds to the dice.
#[utoipa::path(post, path = "/api/matches/{id}/start", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn start(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = waiting(&app, &id).await?;
    if change.row.creator.as_ref() != Some(me.id()) {
        return Err(Failure::NotYours);
    }
    let game = app.games.find(&change.row.game).map_err(Failure::bad)?;
    let seed = read_seed(&change.row)?;
    let (terms, round) = terms(&change.row, &change.seats, &seed)?;
    let begun = game.begin_in(terms, round, seed).map_err(Failure::bad)?;
    let header = serde_json::to_string(begun.header()).expect("a header is JSON");
    change.begin(&header).await?;
    change.commit().await?;
    app.live.refresh(&id).await;
    my_view(&app, &id, me.id()).await
}

fn terms(row: &MatchRow, seats: &[SeatRow], seed: &Seed) -> Result<(Terms, Round), Failure> {
    if seats
        .iter()
        .any(|seat| !matches!(seat.kind, SeatKind::Person | SeatKind::Bot))
    {
        return Err(Conflict::SeatsOpen.into());
    }
    let round = round(row, seats).ok_or(Conflict::SaltsMissing)?;
    let (mut holders, mut salts) = (Vec::new(), Vec::new());
    for seat in seats {
        let (holder, salt) = place(seat, &row.id, &round, seed)?;
        holders.push(holder);
        salts.push(salt);
    }
    let salts: Option<Vec<Salt>> = salts.into_iter().collect();
    let options: Chosen = serde_json::from_str(&row.options).map_err(Failure::bad)?;
    let terms = Terms {
        rules: None,
        id: row.id.0.clone(),
        scenario: row.scenario.clone(),
        options,
        position: None,
        holders,
        salts: salts.ok_or(Conflict::SaltsMissing)?,
    };
    Ok((terms, round))
}

fn place(seat: &SeatRow, id: &MatchId, round: &Round, seed: &Seed) -> Result<(Holder, Option<Salt>), Failure> {
    match (seat.kind, &seat.person, &seat.level) {
        (SeatKind::Person, Some(person), _) => {
            let person = Person(person.0.clone());
            let salt = seat.salt.as_deref().and_then(read_salt);
            Ok((Holder::Person { person }, salt))
        }
        (SeatKind::Bot, _, Some(level)) => {
            let level = level.clone();
            let salt = round.bot_salt(&id.0, &seed.commitment(), seat_number(seat));
            Ok((Holder::Bot { level }, Some(salt)))
        }
        _ => Err(Conflict::SeatsOpen.into()),
    }
}

fn read_seed(row: &MatchRow) -> Result<Seed, Failure> {
    let seed = hex::decode(&row.seed).ok().and_then(|bytes| bytes.try_into().ok());
    let seed = seed.map(Seed::from_bytes);
    // Everybody has seen what it is committed to.
    let seed = seed.filter(|seed| seed.commitment().to_string() == row.commitment);
    seed.ok_or_else(|| {
        tracing::error!(
            "match {} has no seed that can be read, or another than it is committed to",
            row.id
        );
        Failure::StoreUnavailable
    })
}
