//! The listener that only the operator's monitor can reach.

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;

use super::Metrics;

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves until it is dropped.
pub(crate) async fn run(listener: TcpListener, metrics: Metrics) {
    let router = Router::new().route("/metrics", get(text)).with_state(metrics);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!("The metrics are not served any more: {error}.");
    }
}

async fn text(State(metrics): State<Metrics>) -> impl IntoResponse {
    ([(CONTENT_TYPE, OPEN_METRICS)], metrics.text())
}
