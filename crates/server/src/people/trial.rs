//! Trying a webhook before a match depends on it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::contact;
use super::me::Me;
use crate::address::Client;
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure, Unfit};
use crate::notify::{NoAnswer, Shape, trial};

/// What is typed in; without an address, the one that was saved.
#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts", optional_fields = nullable)]
pub struct Trial {
    pub webhook: Option<String>,
    /// Null: as the address shows. Of a saved address, the one that was saved with it.
    pub shape: Option<Shape>,
}

#[derive(Debug, Serialize, ToSchema, TS)]
#[serde(tag = "result", rename_all = "snake_case")]
#[ts(export_to = "people.ts")]
pub enum Tried {
    Answered {
        status: u16,
        /// How the answer begins, where it may be shown.
        text: String,
    },
    Failed {
        why: NoAnswer,
    },
}

/// Send a trial message to your webhook, and see what it answers.
#[utoipa::path(post, path = "/api/me/webhook/try", tag = "people", request_body = Trial,
    responses((status = 200, body = Tried), (status = "4XX", body = Failure)))]
pub async fn try_webhook(
    State(app): State<Arc<App>>,
    Client(from): Client,
    Me(me): Me,
    Body(given): Body<Trial>,
) -> Result<Json<Tried>, Failure> {
    app.limits.trials(&me.id, from)?;
    let (webhook, shape) = match given.webhook {
        Some(webhook) => (contact::webhook(&webhook)?, given.shape),
        None => (me.webhook.ok_or(Unfit::Webhook)?, me.webhook_shape),
    };
    // Without it nobody is told of anything, and a trial that succeeds would be a promise.
    let here = app.settings.public_url.as_deref().ok_or(Conflict::NobodyIsTold)?;
    let tried = app.webhooks.post(&webhook, shape, &trial(&me.language, here)).await;
    Ok(Json(match tried {
        Ok(answer) => Tried::Answered {
            status: answer.status.as_u16(),
            text: answer.text,
        },
        Err(why) => Tried::Failed { why },
    }))
}
