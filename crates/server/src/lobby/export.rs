//! A match to take home: what one has seen of it, or all of it once it is over.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;

use super::mine::WhichSeat;
use super::seen::since;
use super::sheet::{Sheet, holds};
use super::view::seat_number;
use crate::app::App;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::live::admit::{Eyes, admit};
use crate::people::me::Me;
use crate::query::Params;
use crate::store::words::Status;
use crate::unplayable::{Unplayable, journal_text};

/// What I have seen, as JSON; after the end the journal of the match with its seed, as JSON Lines.
#[utoipa::path(get, path = "/api/matches/{id}/export", tag = "lobby", params(("id" = MatchId, Path), WhichSeat),
    responses((status = 200, body = String), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub async fn export(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Params(which): Params<WhichSeat>,
) -> Result<impl IntoResponse, Failure> {
    let sheet = Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    app.limits.replays(me.id())?;
    let game = &sheet.row.game;
    match sheet.row.status {
        // It lies open now, and what is stored is the file: nobody has to play it for that, or be able to.
        Status::Over => {
            let entries = app.store.entries(&id).await?;
            if let Some(why) = Unplayable::cut_off(sheet.row.summed, &entries) {
                return Err(Failure::Unplayable { why });
            }
            let file = journal_text(&sheet.row, &entries).ok_or(Conflict::NotPlaying)?;
            Ok((attachment(&format!("{game}-{id}.jsonl"), "application/x-ndjson"), file))
        }
        Status::Playing => {
            // Who plays looks through his own seats only.
            let mine = sheet.seats.iter().find(|seat| holds(seat, me.id()));
            let seat = which.seat.or(mine.map(|seat| seat_number(seat).0));
            let viewer = admit(&app, &id, me.id(), Eyes { seat, truth: false }).await?;
            let since = since(&sheet.row, &sheet.seats, viewer);
            let seen = app.live.seen(&id, viewer, since).await?;
            let name = format!("{game}-{id}-{viewer}.json");
            Ok((attachment(&name, "application/json"), seen.to_string()))
        }
        Status::Waiting | Status::Aborted => Err(Conflict::NotPlaying.into()),
    }
}

fn attachment(name: &str, mime: &'static str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let disposition = format!("attachment; filename=\"{name}\"");
    headers.insert(
        CONTENT_DISPOSITION,
        disposition.try_into().expect("ids are plain letters"),
    );
    headers.insert(CONTENT_TYPE, mime.parse().expect("a plain word"));
    headers
}
