//! Lists of matches: mine, those to join, those to watch.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::sheet::{Sheet, holds};
use super::view::{MatchView, brief_view};
use super::visitor::Visitor;
use crate::app::App;
use crate::failure::Failure;
use crate::ids::{MatchId, PersonId};
use crate::people::me::Me;
use crate::query::Params;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::Status;

const PAGE: usize = 30;
/// So many that are played are put in order by what waits for me. Few people play more at once.
const MOST_RUNNING: usize = 200;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The last match of the page before.
    pub before: Option<MatchId>,
}

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct MatchList {
    pub matches: Vec<MatchView>,
    /// What to ask the next page with, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<MatchId>,
}

/// My matches: those that I play, then those that I am invited to, then those that are over, the latest first.
#[utoipa::path(get, path = "/api/matches/mine", tag = "lobby", params(Page),
    responses((status = 200, body = MatchList)))]
pub async fn mine(State(app): State<Arc<App>>, me: Me, Params(page): Params<Page>) -> Result<Json<MatchList>, Failure> {
    let (me, store) = (me.id(), &app.store);
    let mut part = match &page.before {
        Some(last) => part_of(&app, last, me).await?,
        None => Part::Running,
    };
    let mut after = page.before;
    let mut matches = Vec::new();
    loop {
        let from = after.take();
        let (rows, most) = match part {
            Part::Running => (
                store.running_matches(me, from.as_ref(), MOST_RUNNING + 1).await?,
                MOST_RUNNING,
            ),
            Part::Invitations => (store.invitations(me, from.as_ref(), PAGE + 1).await?, PAGE),
            Part::Over => (store.past_matches(me, from.as_ref(), PAGE + 1).await?, PAGE),
        };
        let (rows, before) = cut_at(rows, most);
        let mut views = views(&app, rows, Some(me)).await?;
        if part == Part::Running {
            views.sort_by_key(rank);
        }
        matches.extend(views);
        part = match part {
            Part::Running if before.is_none() => Part::Invitations,
            Part::Invitations if before.is_none() => Part::Over,
            _ => return Ok(Json(MatchList { matches, before })),
        };
    }
}

/// The parts of the list of somebody's own matches.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Running,
    Invitations,
    Over,
}

/// In which part of the list a match stands that ended a page.
async fn part_of(app: &App, id: &MatchId, me: &PersonId) -> Result<Part, Failure> {
    let Some(row) = app.store.find_match(id).await? else {
        return Ok(Part::Over);
    };
    if !matches!(row.status, Status::Waiting | Status::Playing) {
        return Ok(Part::Over);
    }
    let seats = app.store.seats_of(id).await?;
    let plays = |seat: &SeatRow| holds(seat, me) || seat.before.as_ref() == Some(me);
    if row.creator.as_ref() == Some(me) || seats.iter().any(plays) {
        Ok(Part::Running)
    } else {
        Ok(Part::Invitations)
    }
}

/// Public matches with an open seat.
#[utoipa::path(get, path = "/api/matches/open", tag = "lobby", params(Page),
    responses((status = 200, body = MatchList)))]
pub async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Params(page): Params<Page>,
) -> Result<Json<MatchList>, Failure> {
    let rows = app.store.open_matches(page.before.as_ref(), PAGE + 1).await?;
    list(&app, rows, visitor).await
}

/// Public matches that are being played.
#[utoipa::path(get, path = "/api/matches/watchable", tag = "lobby", params(Page),
    responses((status = 200, body = MatchList)))]
pub async fn watchable(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Params(page): Params<Page>,
) -> Result<Json<MatchList>, Failure> {
    let rows = app.store.watchable_matches(page.before.as_ref(), PAGE + 1).await?;
    list(&app, rows, visitor).await
}

async fn list(app: &App, rows: Vec<MatchRow>, visitor: Visitor) -> Result<Json<MatchList>, Failure> {
    let (rows, before) = cut(rows);
    let matches = views(app, rows, visitor.0.as_ref()).await?;
    Ok(Json(MatchList { matches, before }))
}

/// What is played comes first, and of that what waits for me, then what I have not looked at. Not what changed last: that
/// would tell that somebody has acted in secret.
fn rank(view: &MatchView) -> impl Ord + use<> {
    let since = view.started.or(view.changed);
    (
        view.status != Status::Playing,
        !view.my_turn,
        view.unseen == 0,
        Reverse(since),
    )
}

/// One row more than a page says that there is another.
fn cut(rows: Vec<MatchRow>) -> (Vec<MatchRow>, Option<MatchId>) {
    cut_at(rows, PAGE)
}

fn cut_at(mut rows: Vec<MatchRow>, most: usize) -> (Vec<MatchRow>, Option<MatchId>) {
    let more = rows.len() > most;
    rows.truncate(most);
    let before = rows.last().filter(|_| more).map(|row| row.id.clone());
    (rows, before)
}

async fn views(app: &App, rows: Vec<MatchRow>, viewer: Option<&PersonId>) -> Result<Vec<MatchView>, Failure> {
    let mut views = Vec::with_capacity(rows.len());
    for row in rows {
        let sheet = Sheet::of(&app.store, row, viewer).await?;
        views.push(brief_view(app, &sheet, viewer));
    }
    Ok(views)
}
