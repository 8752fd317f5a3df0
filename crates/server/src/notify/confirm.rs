//! Saying that an address is one's own: by the link in the one mail that goes to it before.
//!
//! Nothing happens on GET: mail programs look at links before their reader does.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};

use crate::app::App;
use crate::failure::Failure;
use crate::site::no_such_page;

const ASK: &str = include_str!("../pages/confirm.html");
const DONE: &str = include_str!("../pages/confirmed.html");

pub(crate) async fn ask_confirm(State(app): State<Arc<App>>, Path(token): Path<String>) -> Result<Response, Failure> {
    let counts = app.store.is_confirming(&token).await?;
    Ok(shown(counts, ASK))
}

/// Whoever has the token reads the mail that goes to the address.
pub(crate) async fn confirm(State(app): State<Arc<App>>, Path(token): Path<String>) -> Result<Response, Failure> {
    let counts = app.store.confirm(&token).await?;
    Ok(shown(counts, DONE))
}

fn shown(counts: bool, page: &'static str) -> Response {
    if counts {
        Html(page).into_response()
    } else {
        no_such_page()
    }
}
