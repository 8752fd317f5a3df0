//! What the API answers when it cannot do what was asked: a typed value, which the client words.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

#[derive(Debug, Clone, Copy, Serialize)]
#[serde(tag = "error", rename_all = "snake_case")]
pub(crate) enum Failure {
    NotFound,
    StoreUnavailable,
}

impl Failure {
    fn status(self) -> StatusCode {
        match self {
            Failure::NotFound => StatusCode::NOT_FOUND,
            Failure::StoreUnavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status(), Json(self)).into_response()
    }
}
