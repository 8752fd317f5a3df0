//! Lists of matches: mine, those to join, those to watch.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::sheet::Sheet;
use super::view::{MatchView, brief_view};
use super::visitor::Visitor;
use crate::app::App;
use crate::failure::Failure;
use crate::ids::{MatchId, PersonId};
use crate::people::me::Me;
use crate::query::Params;
use crate::store::matches::MatchRow;
use crate::store::words::Status;

const PAGE: usize = 30;

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

/// My matches: all that are not over, then page by page those that are, the latest first.
#[utoipa::path(get, path = "/api/matches/mine", tag = "lobby", params(Page),
    responses((status = 200, body = MatchList)))]
pub async fn mine(State(app): State<Arc<App>>, me: Me, Params(page): Params<Page>) -> Result<Json<MatchList>, Failure> {
    let mut matches = Vec::new();
    if page.before.is_none() {
        let running = app.store.running_matches(me.id()).await?;
        matches = views(&app, running, Some(me.id())).await?;
        matches.sort_by_key(rank);
    }
    let over = app.store.past_matches(me.id(), page.before.as_ref(), PAGE + 1).await?;
    let (over, before) = cut(over);
    matches.extend(views(&app, over, Some(me.id())).await?);
    Ok(Json(MatchList { matches, before }))
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
fn cut(mut rows: Vec<MatchRow>) -> (Vec<MatchRow>, Option<MatchId>) {
    let more = rows.len() > PAGE;
    rows.truncate(PAGE);
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
