//! The parameters of a request, read with a typed error.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::failure::Failure;

pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, Failure> {
        let query = Query::from_request_parts(parts, state).await;
        query
            .map(|Query(value)| Params(value))
            .map_err(|error| Failure::bad(error.body_text()))
    }
}
