//! Through whose eyes somebody may look at a match.

use serde::Deserialize;
use table::{Seat, Viewer};
use utoipa::IntoParams;

use crate::app::App;
use crate::failure::Failure;
use crate::ids::{MatchId, PersonId};
use crate::lobby::sheet::holds;
use crate::lobby::view::{may_play_again, seat_number};
use crate::store::words::Status;

/// Whose eyes somebody asks for.
#[derive(Debug, Clone, Copy, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Eyes {
    /// One of my seats; none is an observer's place.
    pub seat: Option<u8>,
    /// Everything, once the match is over.
    #[serde(default)]
    pub truth: bool,
}

pub async fn admit(app: &App, id: &MatchId, me: &PersonId, eyes: Eyes) -> Result<Viewer, Failure> {
    let seats = app.store.seats_of(id).await?;
    if seats.is_empty() {
        return Err(Failure::NotFound);
    }
    let mine: Vec<Seat> = seats.iter().filter(|row| holds(row, me)).map(seat_number).collect();
    let wanted = eyes.seat.map(Seat);
    if let Some(seat) = wanted.filter(|seat| mine.contains(seat)) {
        return Ok(Viewer::Seat(seat));
    }
    let row = app.store.find_match(id).await?.ok_or(Failure::NotFound)?;
    let over = row.status == Status::Over;
    let may_look = row.public == 1 || !mine.is_empty() || app.store.is_observer(id, me).await?;
    // To who may not look, a private match is not there: not even whether there is one is told.
    if !may_look {
        return Err(Failure::NotFound);
    }
    if wanted.is_some() {
        return Err(Failure::NotYours);
    }
    if eyes.truth {
        return over.then_some(Viewer::Truth).ok_or(Failure::NotYours);
    }
    // Who plays, or may again, must not sit among the observers, where they talk about him.
    let plays = !mine.is_empty() || seats.iter().any(|row| may_play_again(row, me));
    if over || !plays {
        Ok(Viewer::Observer)
    } else {
        Err(Failure::NotYours)
    }
}

/// The same for what has been: once the match is over, anybody's eyes.
pub async fn admit_to_past(app: &App, id: &MatchId, me: &PersonId, eyes: Eyes) -> Result<Viewer, Failure> {
    let own = admit(app, id, me, eyes).await;
    let (Err(Failure::NotYours), Some(seat)) = (&own, eyes.seat.map(Seat)) else {
        return own;
    };
    // To whom the truth is open, what others saw of it is no secret.
    let truth = Eyes {
        seat: None,
        truth: true,
    };
    admit(app, id, me, truth).await?;
    let seats = app.store.seats_of(id).await?;
    let known = seats.iter().any(|row| seat_number(row) == seat);
    known.then_some(Viewer::Seat(seat)).ok_or(Failure::NotFound)
}
