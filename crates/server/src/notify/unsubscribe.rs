//! The way out of mail: a page with one button, and the same for mail programs that press it themselves.
//!
//! Nothing happens on GET: mail programs look at links before their reader does.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::failure::Failure;
use crate::site::no_such_page;

const ASK: &str = include_str!("../pages/unsubscribe.html");
const DONE: &str = include_str!("../pages/unsubscribed.html");

pub(crate) async fn ask_unsubscribe(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let known = app.store.is_unsubscribe_token(&token).await?;
    Ok(if known {
        Html(ASK).into_response()
    } else {
        no_such_page()
    })
}

/// Whoever has the token may: it is in that person's mail, and needs no session.
pub(crate) async fn unsubscribe(State(app): State<Arc<App>>, Path(token): Path<String>) -> Result<Response, Failure> {
    let known = app.store.unsubscribe(&token).await?;
    Ok(if known {
        Html(DONE).into_response()
    } else {
        no_such_page()
    })
}
