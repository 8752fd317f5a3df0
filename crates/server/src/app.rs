//! The application: what it holds and which path leads where.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use axum::routing::{any, get};
use tower_http::compression::CompressionLayer;

use crate::failure::Failure;
use crate::headers::secured;
use crate::health::health;
use crate::site::Site;
use crate::store::Store;

#[derive(Debug)]
pub struct App {
    pub store: Store,
    /// The names of the games that can be played here.
    pub games: Vec<String>,
    pub site: Site,
}

pub fn router(app: App) -> Router {
    let router = Router::new()
        .route("/api/health", get(health))
        .route("/api/{*path}", any(no_such_call))
        .fallback(get(page))
        .layer(CompressionLayer::new().gzip(true))
        .with_state(Arc::new(app));
    secured(router)
}

async fn no_such_call() -> Failure {
    Failure::NotFound
}

async fn page(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    app.site.answer(uri.path(), &headers)
}
