//! Giving up. A side gives up when all its persons do.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use table::outcome::{Ending, Outcome};

use super::mine::{WhichSeat, my_seats, playing, unsay};
use super::overdue::strongest;
use super::sheet::Sheet;
use super::view::{MatchView, Says, my_view, seat_number, sides};
use crate::app::App;
use crate::failure::Failure;
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::query::Params;
use crate::store::change::Change;
use crate::store::matches::SeatRow;
use crate::store::words::{SeatKind, Wish};

/// What follows from who has given up.
enum Verdict {
    /// Partners have not given up yet.
    Later,
    End(Outcome),
    /// Bots take over what the others play on against.
    Replace(Vec<SeatRow>),
}

/// Give up, for one of my seats or for all of them.
#[utoipa::path(post, path = "/api/matches/{id}/resign", tag = "lobby", params(("id" = MatchId, Path), WhichSeat),
    responses((status = 200, body = MatchView), (status = 403, body = Failure), (status = 409, body = Failure)))]
pub async fn resign(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Params(which): Params<WhichSeat>,
) -> Result<Json<MatchView>, Failure> {
    Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let mut change = playing(&app, &id).await?;
    let mine = my_seats(&change.seats, me.id(), which.seat)?;
    for seat in &mine {
        change.say(seat.seat, Some(Wish::Resign)).await?;
    }
    let verdict = judge(&app, &change)?;
    if let Verdict::Replace(seats) = &verdict {
        for seat in seats {
            change.hold(seat).await?;
        }
    }
    let nobody_left = !change.seats.iter().any(|seat| seat.kind == SeatKind::Person);
    change.commit().await?;
    match verdict {
        Verdict::Later => {}
        Verdict::End(outcome) => app.live.end(&id, Some(seat_number(&mine[0])), outcome).await?,
        Verdict::Replace(_) if nobody_left => {
            app.live.end(&id, None, Ending::Abandoned.outcome(Vec::new())).await?;
        }
        Verdict::Replace(_) => app.live.refresh(&id).await,
    }
    my_view(&app, &id, me.id()).await
}

/// Not give up after all.
#[utoipa::path(delete, path = "/api/matches/{id}/resign", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn stay(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    unsay(&app, &id, me.id(), &[Says::Resign]).await
}

fn judge(app: &App, change: &Change) -> Result<Verdict, Failure> {
    let sides = sides(app, &change.row);
    let side = |seat: &SeatRow| sides.get(usize::from(seat_number(seat).0)).copied();
    let persons: Vec<_> = change
        .seats
        .iter()
        .filter(|seat| seat.kind == SeatKind::Person)
        .collect();
    let resigns = |seat: &SeatRow| seat.says == Some(Wish::Resign);
    let all: BTreeSet<_> = change.seats.iter().map(side).collect();
    let gives_up = |one: &Option<u8>| {
        let mut its = persons.iter().filter(|seat| side(seat) == *one).peekable();
        its.peek().is_some() && its.all(|seat| resigns(seat))
    };
    let lost: BTreeSet<_> = all.iter().copied().filter(gives_up).collect();
    if lost.is_empty() {
        return Ok(Verdict::Later);
    }
    if all.len() == 2 {
        let winners = change.seats.iter().filter(|seat| !lost.contains(&side(seat)));
        return Ok(Verdict::End(
            Ending::Resigned.outcome(winners.map(seat_number).collect()),
        ));
    }
    let game = app.games.find(&change.row.game).map_err(Failure::bad)?;
    // Where a game has no bot of a rank, any is better than a seat that stops the others for ever.
    let strongest = strongest(game.as_ref()).or_else(|| game.levels().last().copied());
    let replaced = persons.into_iter().filter(|seat| lost.contains(&side(seat)));
    let replaced = replaced.map(|seat| SeatRow {
        kind: SeatKind::Bot,
        level: strongest.map(|level| level.name.to_owned()),
        budget: strongest.and_then(|level| level.budget).map(String::from),
        before: seat.person.clone(),
        person: None,
        ..seat.clone()
    });
    Ok(Verdict::Replace(replaced.collect()))
}
