//! Saying that an address is one's own: the mail that asks for it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::me::Me;
use crate::address::Client;
use crate::app::App;
use crate::failure::{Conflict, Failure, Unfit};
use crate::notify::Asked;
use crate::store::people::PersonRow;

/// How far the address is known to be his.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "people.ts")]
pub enum AddressState {
    /// Nobody who reads mail there has said so. Nothing is sent but the question.
    Unconfirmed,
    Confirmed,
    /// Who reads mail there wants none of ours. Only he can change that, by the link that he has.
    LeftAlone,
}

impl AddressState {
    pub fn of(person: &PersonRow) -> Option<AddressState> {
        person.email.as_ref()?;
        Some(if person.silent.is_some() {
            AddressState::LeftAlone
        } else if person.confirmed != 0 {
            AddressState::Confirmed
        } else {
            AddressState::Unconfirmed
        })
    }
}

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "people.ts")]
pub struct AskedAddress {
    pub result: Asked,
}

/// Ask by mail whether your address is yours. Nothing else is sent there before.
#[utoipa::path(post, path = "/api/me/email/confirm", tag = "people",
    responses((status = 200, body = AskedAddress), (status = "4XX", body = Failure)))]
pub async fn ask_address(
    State(app): State<Arc<App>>,
    Client(from): Client,
    Me(me): Me,
) -> Result<Json<AskedAddress>, Failure> {
    if me.email.is_none() {
        return Err(Unfit::Email.into());
    }
    let mailer = app.mailer.as_ref().ok_or(Conflict::NobodyIsTold)?;
    app.limits.confirmations(&me.id, from)?;
    let result = mailer.ask(&me).await?;
    app.metrics.notification("confirmation", result == Asked::Sent);
    Ok(Json(AskedAddress { result }))
}
