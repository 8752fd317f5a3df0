//! Who sends a request.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::cookie;
use crate::app::App;
use crate::failure::Failure;
use crate::ids::PersonId;
use crate::store::people::PersonRow;

/// The person whose session the request carries. A request without one is refused.
#[derive(Debug, Clone)]
pub struct Me(pub PersonRow);

impl Me {
    pub fn id(&self) -> &PersonId {
        &self.0.id
    }
}

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Me, Failure> {
        let token = cookie::token(&parts.headers).ok_or(Failure::NotSignedIn)?;
        let person = app.store.person_of_session(token).await?;
        person
            .filter(|person| person.banned == 0)
            .map(Me)
            .ok_or(Failure::NotSignedIn)
    }
}
