//! What the API offers: a document for programs and a page for people, both made from the routes themselves.

mod page;
mod schema;

use std::sync::Arc;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use serde_json::Value;
use utoipa::openapi::OpenApi;

use crate::app::App;

const STYLE: &str = include_str!("../pages/docs.css");

/// The document of the routes that exist, at `/api/openapi.json`, `/api/docs` and its stylesheet.
pub(crate) fn routes(mut document: OpenApi) -> Router<Arc<App>> {
    document.info.title = "Bicorne".to_owned();
    document.info.version = env!("CARGO_PKG_VERSION").to_owned();
    document.info.description = Some("The calls of the table. Errors are typed: see Failure.".to_owned());
    let document = serde_json::to_value(&document).expect("the document is JSON");
    let (text, page) = (document.to_string(), page::page(&document));
    Router::new()
        .route("/api/openapi.json", get(answer("application/json", text)))
        .route("/api/docs", get(answer("text/html; charset=utf-8", page)))
        .route(
            "/api/docs.css",
            get(answer("text/css; charset=utf-8", STYLE.to_owned())),
        )
}

/// Always the same, while this program runs.
fn answer(
    mime: &'static str,
    body: String,
) -> impl Fn() -> std::future::Ready<axum::response::Response> + Clone + Send + Sync + 'static {
    let body = axum::body::Bytes::from(body);
    move || {
        let head = [(CONTENT_TYPE, mime), (CACHE_CONTROL, "no-cache")];
        std::future::ready((head, body.clone()).into_response())
    }
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            sign => escaped.push(sign),
        }
    }
    escaped
}
