//! Somebody who may not be signed in yet: who follows an invitation is often new here.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::app::App;
use crate::failure::Failure;
use crate::ids::PersonId;
use crate::people::me::Me;

pub struct Visitor(pub Option<PersonId>);

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Failure> {
        match Me::from_request_parts(parts, app).await {
            Ok(me) => Ok(Visitor(Some(me.id().clone()))),
            Err(Failure::NotSignedIn) => Ok(Visitor(None)),
            Err(failure) => Err(failure),
        }
    }
}
