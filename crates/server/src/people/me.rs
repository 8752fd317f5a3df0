//! Who sends a request.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::cookie;
use crate::app::App;
use crate::failure::Failure;
use crate::ids::{PersonId, SessionId};
use crate::store::people::PersonRow;

/// The person whose session the request carries. A request without one is refused; `Option<Me>` takes strangers too.
#[derive(Debug, Clone)]
pub struct Me(pub PersonRow);

impl Me {
    pub fn id(&self) -> &PersonId {
        &self.0.id
    }
}

/// As `Me`, with the session itself.
#[derive(Debug, Clone)]
pub struct Session {
    pub id: SessionId,
    pub me: PersonRow,
}

impl Session {
    async fn find(headers: &HeaderMap, app: &App) -> Result<Option<Session>, Failure> {
        let Some(token) = cookie::token(headers) else {
            return Ok(None);
        };
        let Some(who) = app.store.signed_in(token).await? else {
            return Ok(None);
        };
        if who.person.banned != 0 {
            return Err(Failure::Banned);
        }
        if let Err(error) = app.store.see(&who).await {
            // Reading must go on where nothing can be written any more.
            tracing::warn!("It could not be noted that somebody was here: {error}");
        }
        Ok(Some(Session {
            id: who.session,
            me: who.person,
        }))
    }
}

impl FromRequestParts<Arc<App>> for Session {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Session, Failure> {
        Session::find(&parts.headers, app).await?.ok_or(Failure::NotSignedIn)
    }
}

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Me, Failure> {
        let session = Session::from_request_parts(parts, app).await?;
        Ok(Me(session.me))
    }
}

impl OptionalFromRequestParts<Arc<App>> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Me>, Failure> {
        let session = Session::find(&parts.headers, app).await?;
        Ok(session.map(|session| Me(session.me)))
    }
}
