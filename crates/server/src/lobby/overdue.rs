//! What can be done when somebody lets the others wait too long, or is gone: all who are left agree on it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::any::AnyGame;
use table::bot::Random;
use table::outcome::Ending;
use table::{Level, Player};
use ts_rs::TS;
use utoipa::ToSchema;

use super::deserted::{Deserted, is_one_side};
use super::mine::{my_seats, playing, unsay};
use super::sheet::Sheet;
use super::view::{MatchView, Says, my_view, sides};
use crate::app::App;
use crate::body::Body;
use crate::clock::{Clock, DAY};
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::people::me::Me;
use crate::store::change::Change;
use crate::store::matches::SeatRow;
use crate::store::words::{SeatKind, Status, Wish};

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
// Braces, or serde would pass over whatever else is sent.
pub enum Remedy {
    /// Bots of that rank play on for all who are late or gone; never one that plays at random.
    Bot { level: String },
    /// Their seats are open for others, while persons of several sides are left.
    Open {},
    /// The match ends without a winner. By one side alone only where the others have been late for 30 days, or are gone.
    End {},
}

/// Say what is to become of the seats of those who are late or gone. It happens once all who are left say the same.
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
    let deserted = Deserted::of(&app.store.clock, &change.row, &change.seats);
    if deserted.seats.is_empty() {
        return Err(Conflict::NotOverdue.into());
    }
    if deserted.is_late(me.id()) {
        return Err(Failure::NotYours);
    }
    let game = app.games.find(&change.row.game).map_err(Failure::bad)?;
    let one_side = is_one_side(&sides(&app, &change.row), deserted.left(&change.seats));
    let about = deserted.about;
    let (wish, level) = match remedy {
        Remedy::Bot { level } => {
            let level = substitute(game.as_ref(), level)?;
            // Whoever decides for his own side alone has no weak bot play against it.
            if one_side && strongest(game.as_ref()) != Some(level) {
                return Err(Conflict::OnlyStrongest.into());
            }
            let rank = level.name.to_owned();
            (Wish::Bot { about, rank }, Some(level))
        }
        // Who is alone could take the open seats himself, as somebody else, and play against himself.
        Remedy::Open {} if one_side => return Err(Conflict::NotWithTwo.into()),
        Remedy::Open {} => (Wish::Open { about }, None),
        // Who is about to lose would call it off as soon as the other is late.
        Remedy::End {} if one_side && !are_given_up(&app.store.clock, &deserted) => {
            return Err(Conflict::OneSideAlone.into());
        }
        Remedy::End {} => (Wish::End { about }, None),
    };
    for seat in &mine {
        change.say(seat.seat, Some(wish.clone())).await?;
    }
    let agreed = deserted
        .left(&change.seats)
        .all(|seat| seat.says.as_ref() == Some(&wish));
    let ends = agreed && matches!(wish, Wish::End { .. });
    if agreed && !ends {
        let kind = level.map_or(SeatKind::Open, |_| SeatKind::Bot);
        replace(&mut change, deserted.seats, kind, level).await?;
        unsay_all(&mut change, &wish).await?;
    }
    change.commit().await?;
    if ends {
        app.live.end(&id, None, Ending::Abandoned.outcome(Vec::new())).await?;
    } else {
        app.live.refresh(&id).await;
    }
    my_view(&app, &id, me.id()).await
}

/// Keep waiting after all.
#[utoipa::path(delete, path = "/api/matches/{id}/overdue", tag = "lobby", params(("id" = MatchId, Path)),
    responses((status = 200, body = MatchView), (status = 409, body = Failure)))]
pub async fn play_on(State(app): State<Arc<App>>, me: Me, Path(id): Path<MatchId>) -> Result<Json<MatchView>, Failure> {
    let view = unsay(&app, &id, me.id(), &[Says::Bot, Says::Open, Says::End]).await?;
    app.live.refresh(&id).await;
    Ok(view)
}

/// A bot that may sit in for a person.
pub fn substitute(game: &dyn AnyGame, level: String) -> Result<Level, Failure> {
    let player = Player { level, budget: None };
    let level = player.level_of(game).map_err(Failure::bad)?;
    if level == Random::LEVEL {
        return Err(Failure::bad("a bot that plays at random sits in for nobody"));
    }
    Ok(level)
}

/// The strongest bot that has a rank.
pub fn strongest(game: &dyn AnyGame) -> Option<Level> {
    game.levels().into_iter().rfind(|level| *level != Random::LEVEL)
}

/// Whether all of them could not come back if they wanted to, or have let the others wait so long that nobody need think of it.
fn are_given_up(clock: &Clock, deserted: &Deserted) -> bool {
    /// As long as a match waits that nobody begins.
    const LONGEST: i64 = 30 * DAY;
    let now = clock.now();
    let is_given_up = |seat: &SeatRow| {
        let may_return = seat.kind == SeatKind::Person || seat.before.is_some();
        !may_return || seat.waits.is_some_and(|waits| waits < now - LONGEST)
    };
    deserted.seats.iter().all(is_given_up)
}

pub async fn replace(
    change: &mut Change,
    seats: Vec<SeatRow>,
    kind: SeatKind,
    level: Option<Level>,
) -> Result<(), Failure> {
    for seat in seats {
        let replaced = SeatRow {
            kind,
            level: level.map(|level| level.name.to_owned()),
            budget: level.and_then(|level| level.budget).map(String::from),
            // That all have objected to his coming back stands; what he himself wanted does not.
            says: seat.says.filter(|says| *says == Wish::Barred),
            before: seat.person.or(seat.before),
            person: None,
            ..seat
        };
        change.hold(&replaced).await?;
    }
    Ok(())
}

/// What was wanted is done.
pub async fn unsay_all(change: &mut Change, wish: &Wish) -> Result<(), Failure> {
    let said: Vec<i64> = change
        .seats
        .iter()
        .filter(|seat| seat.says.as_ref() == Some(wish))
        .map(|seat| seat.seat)
        .collect();
    for seat in said {
        change.say(seat, None).await?;
    }
    Ok(())
}
