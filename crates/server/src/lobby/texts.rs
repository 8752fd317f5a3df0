//! Options that are texts in a language of the game's own: examples of them, and how a text is read before anybody
//! makes a match with it. What the texts say is the game's business.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::text::{BadText, ExampleText, ReadText, TextReader};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::app::App;
use crate::body::Body;
use crate::failure::Failure;

/// What somebody needs who writes such a text.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts")]
pub struct TextGuide {
    pub examples: Vec<ExampleView>,
    /// What the parts of a text may be, as the game types it.
    #[schema(value_type = Object)]
    pub bounds: Value,
}

/// A text to begin with.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts")]
pub struct ExampleView {
    pub name: String,
    pub text: String,
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct NewText {
    pub text: String,
}

/// How a text was read.
#[derive(Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "lobby.ts")]
pub enum TextReading {
    Good {
        /// What it says, as the game types it.
        #[schema(value_type = Object)]
        value: Value,
        /// The same again in every form it may be written in, by the name of the form.
        written: BTreeMap<String, String>,
    },
    Bad {
        line: u32,
        /// As the game types it.
        #[schema(value_type = Object)]
        reason: Value,
    },
}

/// Examples of a text option of a game, and what its parts may be.
#[utoipa::path(get, path = "/api/games/{game}/texts/{option}", tag = "lobby",
    params(("game" = String, Path), ("option" = String, Path)),
    responses((status = 200, body = TextGuide), (status = 404, body = Failure)))]
pub async fn text_guide(
    State(app): State<Arc<App>>,
    Path((game, option)): Path<(String, String)>,
) -> Result<Json<TextGuide>, Failure> {
    let reader = reader(&app, &game, &option)?;
    let view = |&ExampleText { name, text }: &ExampleText| ExampleView {
        name: name.to_owned(),
        text: text.to_owned(),
    };
    Ok(Json(TextGuide {
        examples: reader.examples.iter().map(view).collect(),
        bounds: (reader.bounds)(),
    }))
}

/// Read a text of such an option: what it says, or the line of its first mistake.
#[utoipa::path(post, path = "/api/games/{game}/texts/{option}", tag = "lobby",
    params(("game" = String, Path), ("option" = String, Path)), request_body = NewText,
    responses((status = 200, body = TextReading), (status = 404, body = Failure), (status = 413, body = Failure)))]
pub async fn read_text(
    State(app): State<Arc<App>>,
    Path((game, option)): Path<(String, String)>,
    Body(NewText { text }): Body<NewText>,
) -> Result<Json<TextReading>, Failure> {
    let reader = reader(&app, &game, &option)?;
    Ok(Json(match (reader.read)(&text) {
        Ok(ReadText { value, written }) => TextReading::Good {
            value,
            written: written
                .into_iter()
                .map(|(form, text)| (form.to_owned(), text))
                .collect(),
        },
        Err(BadText { line, reason, .. }) => TextReading::Bad { line, reason },
    }))
}

fn reader(app: &App, game: &str, option: &str) -> Result<TextReader, Failure> {
    let game = app.games.get(game).ok_or(Failure::NotFound)?;
    game.text_reader(option).ok_or(Failure::NotFound)
}
