//! What is said in a match, and who may hear it.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::Seat;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::hearing::spans;
use super::sheet::{Sheet, holds};
use super::talk_line::TalkLine;
use super::view::{may_play_again, seat_number};
use crate::app::App;
use crate::body::Body;
use crate::failure::{Conflict, Failure, Unfit};
use crate::ids::MatchId;
use crate::live::channel::hears;
use crate::people::me::Me;
use crate::query::Params;
use crate::store::talk::{Span, TalkRow};
use crate::store::words::Status;

const LONGEST: usize = 2_000;
/// Sent at once.
const MOST_LINES: usize = 200;
const OBSERVERS: &str = "observers";
const ALL: &str = "all";

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct NewTalk {
    pub channel: String,
    #[schema(max_length = 2_000)]
    pub text: String,
    /// Which of my seats speaks; otherwise the first that may.
    #[ts(as = "Option<Seat>")]
    pub seat: Option<u8>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Earlier {
    /// Only what was said there.
    pub channel: Option<String>,
    /// Only what was said before that line of the channel.
    pub before: Option<u32>,
}

/// As what somebody hears and speaks.
enum Role {
    Player(Vec<Seat>),
    /// He may become a player again, so what observers say is not for him.
    Former,
    Observer,
}

/// The latest that I may hear, in the order it was said, and of each channel its last line; or what was said in one
/// channel before one of its lines.
#[utoipa::path(get, path = "/api/matches/{id}/talk", tag = "lobby", params(("id" = MatchId, Path), Earlier),
    responses((status = 200, body = Vec<TalkLine>), (status = 403, body = Failure), (status = 404, body = Failure)))]
pub async fn talk(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Params(earlier): Params<Earlier>,
) -> Result<Json<Vec<TalkLine>>, Failure> {
    let sheet = Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let role = role(&sheet, &me);
    let mut rows = match earlier.channel {
        Some(channel) if role.hears(&sheet, &channel) => {
            heard(&app, &sheet, &role, &me, &channel, earlier.before).await?
        }
        Some(_) => return Err(Failure::NoSuchChannel),
        None => latest(&app, &sheet, &role, &me).await?,
    };
    rows.reverse();
    Ok(Json(rows.into_iter().map(TalkLine::from).collect()))
}

/// The last lines of a channel that he has heard, the latest first.
async fn heard(
    app: &App,
    sheet: &Sheet,
    role: &Role,
    me: &Me,
    channel: &str,
    before: Option<u32>,
) -> Result<Vec<TalkRow>, Failure> {
    let id = &sheet.row.id;
    let spans = match role {
        Role::Player(seats) if channel != ALL && channel != OBSERVERS => {
            let listening = seats.iter().copied().filter(|seat| hears(channel, *seat));
            spans(&app.store.sittings(id).await?, listening, me.id())
        }
        _ => vec![Span::WHOLE],
    };
    let mut rows = Vec::new();
    for span in spans {
        let most = MOST_LINES - rows.len();
        rows.extend(app.store.talk(id, channel, span, before, most).await?);
    }
    Ok(rows)
}

/// The latest first.
async fn latest(app: &App, sheet: &Sheet, role: &Role, me: &Me) -> Result<Vec<TalkRow>, Failure> {
    let mut rows = Vec::new();
    let channels = app.store.channels_of(&sheet.row.id).await?;
    for channel in channels.iter().filter(|channel| role.hears(sheet, channel)) {
        rows.extend(heard(app, sheet, role, me, channel, None).await?);
    }
    rows.sort_by_key(|row| Reverse(row.n));
    let mut ends = BTreeSet::new();
    let latest = rows.into_iter().enumerate();
    // Who sees where a channel ends can ask for what came before.
    let latest = latest.filter(|(index, row)| ends.insert(row.channel.clone()) || *index < MOST_LINES);
    Ok(latest.map(|(_, row)| row).collect())
}

/// Say something.
#[utoipa::path(post, path = "/api/matches/{id}/talk", tag = "lobby", params(("id" = MatchId, Path)),
    request_body = NewTalk,
    responses((status = 200, body = TalkLine), (status = 403, body = Failure), (status = 429, body = Failure)))]
pub async fn say(
    State(app): State<Arc<App>>,
    me: Me,
    Path(id): Path<MatchId>,
    Body(new): Body<NewTalk>,
) -> Result<Json<TalkLine>, Failure> {
    let sheet = Sheet::find(&app.store, &id, Some(me.id()), None).await?;
    let text = new.text.trim();
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(Failure::bad(format!("a message has 1 to {LONGEST} characters")));
    }
    legible(text)?;
    let seat = match role(&sheet, &me) {
        Role::Player(seats) => Some(speaker(&app, &sheet, &seats, &new).await?),
        Role::Observer if sheet.observing && new.channel == OBSERVERS => None,
        Role::Observer if sheet.observing => return Err(Failure::NoSuchChannel),
        Role::Observer | Role::Former => return Err(Failure::NotYours),
    };
    app.limits.chat(me.id())?;
    let (n, at) = app.store.say(&id, &new.channel, seat, me.id(), text).await?;
    let line = TalkLine {
        id: n,
        channel: new.channel,
        seat: seat.map(|seat| seat.0),
        name: me.0.name.clone(),
        account: !me.0.is_guest(),
        text: text.to_owned(),
        at,
    };
    app.live.talked(&id, &line).await;
    Ok(Json(line))
}

/// What people write to each other and to themselves: in lines, without signs that steer a terminal or that a database
/// cannot keep.
pub fn legible(text: &str) -> Result<(), Unfit> {
    if text.contains(|char: char| char.is_control() && char != '\n') {
        return Err(Unfit::Text);
    }
    Ok(())
}

/// Which of the seats may speak in the channel now.
async fn speaker(app: &App, sheet: &Sheet, seats: &[Seat], new: &NewTalk) -> Result<Seat, Failure> {
    let named = |seat: &&Seat| new.seat.is_none_or(|number| seat.0 == number);
    let seats: Vec<Seat> = seats.iter().filter(named).copied().collect();
    if seats.is_empty() {
        return Err(Failure::NotYours);
    }
    for seat in seats {
        let channels = match sheet.row.status {
            Status::Playing => app.live.channels(&sheet.row.id, Some(seat)).await?,
            Status::Waiting | Status::Over => vec![ALL.to_owned()],
            _ => return Err(Conflict::NotPlaying.into()),
        };
        if channels.contains(&new.channel) {
            return Ok(seat);
        }
    }
    Err(Failure::NoSuchChannel)
}

fn role(sheet: &Sheet, me: &Me) -> Role {
    let seats: Vec<Seat> = sheet
        .seats
        .iter()
        .filter(|seat| holds(seat, me.id()))
        .map(seat_number)
        .collect();
    if !seats.is_empty() {
        Role::Player(seats)
    } else if sheet.row.status == Status::Playing && sheet.seats.iter().any(|seat| may_play_again(seat, me.id())) {
        Role::Former
    } else {
        Role::Observer
    }
}

impl Role {
    fn hears(&self, sheet: &Sheet, channel: &str) -> bool {
        let over = sheet.row.status == Status::Over;
        match self {
            Role::Player(seats) => seats.iter().any(|seat| hears(channel, *seat)) || (over && channel == OBSERVERS),
            Role::Former => channel == ALL,
            // Before play it is the players' own affair what they settle.
            Role::Observer if sheet.row.status == Status::Waiting => channel == OBSERVERS,
            Role::Observer => channel == ALL || channel == OBSERVERS,
        }
    }
}
