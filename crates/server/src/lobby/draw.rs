//! Agreeing on a draw. Bots are not asked.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use table::outcome::Ending;

use super::deserted::is_one_side;
use super::mine::{my_seats, playing};
use super::sheet::{Sheet, holds};
use super::view::{MatchView, former, may_return, my_view, seat_number, sides};
use crate::app::App;
use crate::failure::Failure;
use crate::ids::{MatchId, PersonId};
use crate::people::me::Me;
use crate::store::matches::SeatRow;
use crate::store::notices::{News, Turn};
use crate::store::words::{SeatKind, What, Wish};

/// Offer a draw, or take one that all others have offered.
#[utoipa::path(post, path = "/api/matches/{id}/draw", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn draw(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = playing(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), None)?;
    let offered = mine.iter().any(|seat| seat.says != Some(Wish::Draw));
    for seat in &mine {
        change.say(seat.seat, Some(Wish::Draw)).await?;
    }
    let persons = || change.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    // One side alone does not end what somebody may come back to: its offer waits for him.
    let may_return = |seat: &SeatRow| former(seat).is_some_and(|person| may_return(seat, person));
    let one_side = is_one_side(&sides(&app, &change.row), persons());
    let waits = one_side && change.seats.iter().any(may_return);
    let agreed = !waits && persons().all(|seat| seat.says == Some(Wish::Draw));
    if let ([first, ..], true, false) = (&*mine, offered, agreed) {
        // Each offer reaches everybody else, so there are not many.
        app.limits.chat(me.id())?;
        for news in offers(&change.seats, first, me.id()) {
            change.note(Turn::Begins(news)).await?;
        }
    }
    change.commit().await?;
    if agreed {
        app.live.end(&id, None, Ending::Agreed.outcome(Vec::new())).await?;
    } else {
        app.live.refresh(&id).await;
    }
    my_view(&app, &id, me.id()).await
}

/// What others are told of an offer: of all my seats the first stands for me.
fn offers(seats: &[SeatRow], mine: &SeatRow, me: &PersonId) -> Vec<News> {
    let others = seats
        .iter()
        .filter(|seat| seat.kind == SeatKind::Person && !holds(seat, me));
    let unsaid = others.filter(|seat| seat.says != Some(Wish::Draw));
    let news = |seat: &SeatRow| News {
        seat: seat_number(seat),
        what: What::Draw,
        by: Some(seat_number(mine)),
        number: 0,
    };
    unsaid.map(news).collect()
}

/// Take my offer back, or decline what others offer: a draw needs all, so it is off for all.
#[utoipa::path(delete, path = "/api/matches/{id}/draw", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn no_draw(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = playing(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), None)?;
    let takes_back = mine.iter().any(|seat| seat.says == Some(Wish::Draw));
    let offering = change.seats.iter().filter(|seat| seat.says == Some(Wish::Draw));
    let offering = offering.filter(|seat| !takes_back || holds(seat, me.id()));
    for offering in offering.cloned().collect::<Vec<_>>() {
        change.say(offering.seat, None).await?;
        change.note(Turn::Withdrawn(What::Draw, seat_number(&offering))).await?;
    }
    change.commit().await?;
    app.live.refresh(&id).await;
    my_view(&app, &id, me.id()).await
}
