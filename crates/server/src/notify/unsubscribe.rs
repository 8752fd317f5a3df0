//! The way out of mail, and the way back: a page with one button each, and the way out also for mail programs that press it
//! themselves. Both are the mailbox's, whoever has entered its address.
//!
//! Nothing happens on GET: mail programs look at links before their reader does.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::failure::Failure;
use crate::site::no_such_page;
use crate::store::mailboxes::Mailbox;

const OUT: &str = include_str!("../pages/unsubscribe.html");
const GONE: &str = include_str!("../pages/unsubscribed.html");
const BACK: &str = include_str!("../pages/subscribe.html");
const RETURNED: &str = include_str!("../pages/subscribed.html");

/// Who is out already is shown the way back: his mail program may have pressed the button for him.
pub(crate) async fn ask_unsubscribe(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let found = app.store.mailbox_of_token(&token).await?;
    Ok(page(
        found.map(|Mailbox { silent, .. }| if silent.is_some() { GONE } else { OUT }),
        &token,
    ))
}

/// Whoever has the token may: it came by mail, and needs no session.
pub(crate) async fn unsubscribe(State(app): State<Arc<App>>, Path(token): Path<String>) -> Result<Response, Failure> {
    settle(&app, &token, true, GONE).await
}

pub(crate) async fn ask_subscribe(State(app): State<Arc<App>>, Path(token): Path<String>) -> Result<Response, Failure> {
    let found = app.store.mailbox_of_token(&token).await?;
    Ok(page(found.map(|_| BACK), &token))
}

pub(crate) async fn subscribe(State(app): State<Arc<App>>, Path(token): Path<String>) -> Result<Response, Failure> {
    settle(&app, &token, false, RETURNED).await
}

async fn settle(app: &App, token: &str, silent: bool, done: &'static str) -> Result<Response, Failure> {
    let Some(found) = app.store.mailbox_of_token(token).await? else {
        return Ok(page(None, token));
    };
    app.store.silence(&found.mailbox, silent).await?;
    Ok(page(Some(done), token))
}

/// A token that we know is one that we made: it holds nothing that would need to be escaped.
fn page(html: Option<&'static str>, token: &str) -> Response {
    match html {
        Some(html) => Html(html.replace("TOKEN", token)).into_response(),
        None => no_such_page(),
    }
}
