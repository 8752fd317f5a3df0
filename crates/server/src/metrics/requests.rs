//! Counting requests, by kind and by how they were answered.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;

pub(crate) async fn count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let kind = kind(request.uri().path());
    let answer = next.run(request).await;
    app.metrics.request(kind, class(answer.status()));
    answer
}

/// Few kinds: a path may be anything that somebody has typed.
fn kind(path: &str) -> &'static str {
    match path {
        path if path.starts_with("/api/") && path.ends_with("/socket") => "socket",
        path if path.starts_with("/api/") => "api",
        path if path.starts_with("/assets/") => "asset",
        _ => "page",
    }
}

fn class(status: StatusCode) -> &'static str {
    match status.as_u16() {
        100..=199 => "1xx",
        200..=299 => "2xx",
        300..=399 => "3xx",
        400..=499 => "4xx",
        _ => "5xx",
    }
}
