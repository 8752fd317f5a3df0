//! A match as one person may see it. Never the seed, a salt or the position it began from.

use axum::Json;
use serde::Serialize;
use serde_json::Value;
use table::options::Chosen;
use table::{Budget, Outcome, Seat, Viewer};
use ts_rs::TS;
use utoipa::ToSchema;

use super::comeback::about;
use super::deserted::Deserted;
use super::games::furnished_keys;
use super::late::Late;
use super::pace::Pace;
use super::round::{RoundView, has_opened, has_pledged};
use super::sheet::{Sheet, holds};
use crate::app::App;
use crate::clock::{Clock, Moment};
use crate::failure::Failure;
use crate::ids::{MatchId, PersonId};
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::{SeatKind, Status, Wish};
use crate::unplayable::Unplayable;

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct MatchView {
    pub id: MatchId,
    /// To join by. Gone once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The link that has the code in it, where the server knows the address that others reach it by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    pub game: String,
    pub scenario: String,
    /// The version of the rules that it is played by; before it begins, the one it would be played by.
    pub rules: u16,
    #[schema(value_type = Object)]
    pub options: Chosen,
    pub status: Status,
    pub public: bool,
    pub pace: Pace,
    /// What becomes of a seat whose holder is late, by itself.
    pub late: Late,
    /// The hash of the seed of the dice. Before play begins it changes with the round.
    pub commitment: String,
    /// How far the players have come with adding to the dice, before play begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundView>,
    pub seats: Vec<SeatView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub creator: Option<String>,
    /// Whether that is the name of an account, which nobody else can have.
    pub creator_account: bool,
    /// Whether I made it, or it passed to me.
    pub mine: bool,
    pub observing: bool,
    #[schema(value_type = f64)]
    #[ts(as = "Moment")]
    pub created: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<f64>)]
    #[ts(as = "Option<Moment>")]
    pub started: Option<i64>,
    /// Not while it is played: it would tell that somebody has acted in secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<f64>)]
    #[ts(as = "Option<Moment>")]
    pub changed: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<MatchId>,
    /// Whether the game waits for one of my seats; before play begins, whether my salt is waited for.
    pub my_turn: bool,
    /// Whom the game waits for, as far as I may know. Not in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Vec<Seat>>")]
    pub awaited: Option<Vec<u8>>,
    /// Whether somebody lets the others wait longer than the pace allows. Who it is can be a secret of the game.
    pub overdue: bool,
    /// How much has happened since I looked.
    pub unseen: u32,
    /// Why this program cannot play it, where that is so. It stays as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unplayable: Option<Unplayable>,
}

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct SeatView {
    #[ts(as = "Seat")]
    pub seat: u8,
    pub name: String,
    /// Seats of one side win together.
    pub side: u8,
    #[serde(rename = "type")]
    pub kind: SeatKind,
    /// Who holds it, or is invited to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// Whether that is the name of an account, which nobody else can have.
    pub account: bool,
    pub mine: bool,
    /// The name of the player where several share one screen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// How well its bot plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// How long its bot thinks, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[ts(as = "Option<Budget>")]
    pub budget: Option<String>,
    /// Whether it has pledged what it adds to the dice; a bot need not.
    pub pledged: bool,
    /// Whether it has opened that; nobody is shown it before the end.
    pub opened: bool,
    pub connected: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<Says>,
    /// The rank of the bot that it wants to sit in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// Of the seat that it says something about: who sat there before shall have it back, or shall not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Seat>")]
    pub about: Option<u8>,
    /// Whether I held it before and may have it back.
    pub may_return: bool,
    /// Who sat there before, while it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub former: Option<Former>,
    /// Whether it is mine and the game waits for it, by what this very seat knows. Not in lists.
    pub asked: bool,
}

/// Somebody who has left a seat in the middle of the match. Who has given up is not named.
#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts")]
pub struct Former {
    pub name: String,
    /// Whether that is the name of an account, which nobody else can have.
    pub account: bool,
    pub me: bool,
    pub way: Way,
}

/// How he may come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "lobby.ts")]
pub enum Way {
    /// Whenever he wants to.
    Free,
    /// Somebody else sits there: all must agree, if he asks.
    Taken,
    /// He asks.
    Asks,
    /// All others have objected.
    Barred,
}

/// What a seat says about ending the match, about the seats of those who are late or gone, or about their coming back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "lobby.ts")]
pub enum Says {
    Resign,
    Draw,
    End,
    Open,
    Bot,
    Object,
    Admit,
}

#[derive(Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts")]
pub struct OutcomeView {
    #[ts(as = "Vec<Seat>")]
    pub winners: Vec<u8>,
    /// The game's word for the kind of end, or resigned, agreed, abandoned or closed.
    pub how: String,
}

/// The match as it is after I have changed it.
pub async fn my_view(app: &App, id: &MatchId, me: &PersonId) -> Result<Json<MatchView>, Failure> {
    let row = app.store.find_match(id).await?.ok_or(Failure::NotFound)?;
    let sheet = Sheet::of(&app.store, row, Some(me)).await?;
    match_view(app, &sheet, Some(me)).await.map(Json)
}

/// The match with what only its game knows.
pub async fn match_view(app: &App, sheet: &Sheet, viewer: Option<&PersonId>) -> Result<MatchView, Failure> {
    let mut view = brief_view(app, sheet, viewer);
    if view.status == Status::Playing && view.unplayable.is_none() {
        match awaited(app, sheet, &mut view).await {
            // That is found when it is first opened.
            Err(Failure::Unplayable { why }) => view.unplayable = Some(why),
            other => other?,
        }
    }
    Ok(view)
}

/// Whom the game waits for, by what the viewer's seats know.
async fn awaited(app: &App, sheet: &Sheet, view: &mut MatchView) -> Result<(), Failure> {
    let mut awaited = Vec::new();
    for mine in view.seats.iter_mut().filter(|seat| seat.mine) {
        let seat = Seat(mine.seat);
        let known = app.live.awaited(&sheet.row.id, Viewer::Seat(seat)).await?;
        mine.asked = known.contains(&seat);
        awaited.extend(known);
    }
    if !view.seats.iter().any(|seat| seat.mine) {
        awaited = app.live.awaited(&sheet.row.id, Viewer::Observer).await?;
    }
    let mut awaited: Vec<u8> = awaited.into_iter().map(|seat| seat.0).collect();
    awaited.sort_unstable();
    awaited.dedup();
    // The store learns of it a little later than the game.
    view.my_turn = view.seats.iter().any(|seat| seat.mine && awaited.contains(&seat.seat));
    view.awaited = Some(awaited);
    Ok(())
}

/// Why this program cannot play a match, as far as that is known without opening it.
pub fn unplayable(app: &App, row: &MatchRow) -> Option<Unplayable> {
    Unplayable::by_header(&app.games, row).or_else(|| app.live.unplayable(&row.id))
}

/// The match as a list shows it: nothing that needs its journal.
pub fn brief_view(app: &App, sheet: &Sheet, viewer: Option<&PersonId>) -> MatchView {
    let row = &sheet.row;
    let status = row.status;
    let mine = |seat: &&SeatRow| viewer.is_some_and(|person| holds(seat, person));
    let my_seats: Vec<_> = sheet.seats.iter().filter(mine).collect();
    let unplayable = unplayable(app, row);
    let goes_on = status == Status::Playing && unplayable.is_none();
    let unseen: i64 = my_seats.iter().map(|seat| (seat.number - seat.looked).max(0)).sum();
    MatchView {
        id: row.id.clone(),
        code: row.code.clone(),
        invitation: invitation(app, row),
        game: row.game.clone(),
        scenario: row.scenario.clone(),
        rules: rules(app, row),
        options: shown_options(app, row),
        status,
        public: row.public != 0,
        pace: Pace::read(&row.pace),
        late: Late::read(&row.late),
        commitment: row.commitment.clone(),
        round: RoundView::of(&app.store.clock, row, &sheet.seats),
        seats: seat_views(app, sheet, viewer),
        creator: sheet.name(row.creator.as_ref()),
        creator_account: sheet.is_account(row.creator.as_ref()),
        mine: viewer.is_some() && row.creator.as_ref() == viewer,
        observing: sheet.observing,
        created: row.created,
        started: row.started,
        changed: Some(row.changed).filter(|_| status != Status::Playing),
        outcome: row.outcome.as_deref().and_then(outcome_view),
        rematch: row.rematch.clone(),
        my_turn: (goes_on || status == Status::Waiting) && my_seats.iter().any(|seat| seat.waits.is_some()),
        awaited: None,
        overdue: goes_on && late(&app.store.clock, row, &sheet.seats).next().is_some(),
        unseen: u32::try_from(unseen).unwrap_or(u32::MAX),
        unplayable,
    }
}

/// The seats whose holders let the others wait longer than the pace allows.
pub fn late<'a>(clock: &Clock, row: &MatchRow, seats: &'a [SeatRow]) -> impl Iterator<Item = &'a SeatRow> + use<'a> {
    let since = clock.now() - Pace::read(&row.pace).longest_wait();
    seats
        .iter()
        .filter(move |seat| seat.kind == SeatKind::Person && seat.waits.is_some_and(|waits| waits < since))
}

fn invitation(app: &App, row: &MatchRow) -> Option<String> {
    let code = row.code.as_ref()?;
    let origin = app.settings.origin()?;
    Some(format!("{origin}/join/{code}"))
}

/// The header says it, once there is one.
fn rules(app: &App, row: &MatchRow) -> u16 {
    #[derive(serde::Deserialize)]
    struct Rules {
        rules: u16,
    }
    let header = row
        .header
        .as_deref()
        .and_then(|header| serde_json::from_str(header).ok());
    let now = || app.games.get(&row.game).map_or(0, |game| game.rules());
    header.map_or_else(now, |Rules { rules }| rules)
}

fn outcome_view(text: &str) -> Option<OutcomeView> {
    let outcome: Outcome = serde_json::from_str(text).ok()?;
    Some(OutcomeView {
        winners: outcome.winners.into_iter().map(|seat| seat.0).collect(),
        how: outcome.how,
    })
}

fn seat_views(app: &App, sheet: &Sheet, viewer: Option<&PersonId>) -> Vec<SeatView> {
    let connected = app.live.connected(&sheet.row.id);
    let playing = sheet.row.status == Status::Playing;
    let begun = sheet.row.header.is_some();
    let deserted = Deserted::of(&app.store.clock, &sheet.row, &sheet.seats);
    let sides = sides(app, &sheet.row);
    let side = |seat: &SeatRow| {
        usize::try_from(seat.seat)
            .ok()
            .and_then(|seat| sides.get(seat))
            .copied()
    };
    let is_mine = |seat: &SeatRow| viewer.is_some_and(|person| holds(seat, person));
    let my_sides: Vec<_> = sheet.seats.iter().filter(|seat| is_mine(seat)).map(side).collect();
    let seat_view = |seat: &SeatRow| {
        let number = seat_number(seat);
        // Partners must not be told by an opponent's screen that one of them gives up.
        let may_hear = |wish: &&Wish| match wish {
            Wish::Resign => my_sides.contains(&side(seat)),
            Wish::Draw => true,
            wish @ (Wish::Object { .. } | Wish::Admit { .. }) => subject(&sheet.seats, wish).is_some(),
            wish => deserted.concerns(wish),
        };
        let wish = seat.says.as_ref().filter(may_hear);
        let wish = wish.filter(|_| playing && seat.kind == SeatKind::Person);
        SeatView {
            seat: number.0,
            name: seat.name.clone(),
            side: side(seat).unwrap_or(number.0),
            kind: seat.kind,
            person: sheet.name(seat.person.as_ref()),
            account: sheet.is_account(seat.person.as_ref()),
            mine: is_mine(seat),
            label: seat.label.clone().filter(|_| seat.kind == SeatKind::Person),
            level: seat.level.clone(),
            budget: seat.budget.clone(),
            pledged: begun || has_pledged(seat),
            opened: begun || has_opened(seat),
            connected: connected.contains(&number),
            says: wish.and_then(Says::of),
            about: wish.and_then(|wish| subject(&sheet.seats, wish)),
            rank: wish.and_then(Wish::rank).map(str::to_owned),
            may_return: playing && viewer.is_some_and(|person| may_return(seat, person)),
            former: former_view(sheet, seat, viewer).filter(|_| playing),
            asked: false,
        }
    };
    sheet.seats.iter().map(seat_view).collect()
}

/// The options without what is long: a text of pages is for the game, and lists show many matches. Of what the operator has
/// put there it says only that it is his own.
fn shown_options(app: &App, row: &MatchRow) -> Chosen {
    const MOST: usize = 200;
    let mut options: Chosen = serde_json::from_str(&row.options).unwrap_or_default();
    if let Some(game) = app.games.get(&row.game) {
        for key in furnished_keys(game.as_ref(), &row.scenario) {
            if let Some(value) = options.get_mut(key) {
                *value = "own".into();
            }
        }
    }
    for value in options.values_mut() {
        if let Value::String(text) = value
            && let Some((end, _)) = text.char_indices().nth(MOST)
        {
            text.truncate(end);
            text.push('…');
        }
    }
    options
}

/// The side of each seat; seats of one side win together.
pub fn sides(app: &App, row: &MatchRow) -> Vec<u8> {
    let options: Value = serde_json::from_str(&row.options).unwrap_or_default();
    let options = options.as_object().cloned().unwrap_or_default();
    let specs = app
        .games
        .get(&row.game)
        .and_then(|game| game.seats(&row.scenario, &options).ok());
    specs.unwrap_or_default().iter().map(|spec| spec.side).collect()
}

pub fn seat_number(seat: &SeatRow) -> Seat {
    Seat(u8::try_from(seat.seat).expect("a game has few seats"))
}

/// Who sat there before, unless he has given up: then he does not come back.
pub fn former(seat: &SeatRow) -> Option<&PersonId> {
    let gave_up = seat.kind != SeatKind::Person && seat.says == Some(Wish::Resign);
    let before = seat.before.as_ref().filter(|_| !gave_up);
    before.filter(|before| seat.person.as_ref() != Some(*before))
}

/// Whether the seat was taken from the person and nobody else sits there. Who has resigned, or whom all others object to, does
/// not come back.
pub fn may_return(seat: &SeatRow, person: &PersonId) -> bool {
    matches!(seat.kind, SeatKind::Bot | SeatKind::Open | SeatKind::Vacant)
        && seat.before.as_ref() == Some(person)
        && seat.says.is_none()
}

/// Whether he may, or asks to: then he must not hear what observers say about it.
pub fn may_play_again(seat: &SeatRow, person: &PersonId) -> bool {
    may_return(seat, person) || (seat.asks_back == 1 && seat.before.as_ref() == Some(person))
}

fn former_view(sheet: &Sheet, seat: &SeatRow, viewer: Option<&PersonId>) -> Option<Former> {
    let person = former(seat)?;
    Some(Former {
        name: sheet.name(Some(person))?,
        account: sheet.is_account(Some(person)),
        me: viewer == Some(person),
        way: match seat.kind {
            SeatKind::Person if seat.asks_back == 1 => Way::Asks,
            SeatKind::Person => Way::Taken,
            _ if may_return(seat, person) => Way::Free,
            _ => Way::Barred,
        },
    })
}

/// The seat whose former holder a wish is about, as things are now.
fn subject(seats: &[SeatRow], wish: &Wish) -> Option<u8> {
    let in_question = |row: &&SeatRow| match wish {
        Wish::Object { .. } => former(row).is_some_and(|person| may_return(row, person)),
        Wish::Admit { .. } => row.asks_back == 1,
        _ => false,
    };
    let mut in_question = seats.iter().filter(in_question);
    let subject = in_question.find(|row| wish.about() == Some(about(row)));
    subject.map(|row| seat_number(row).0)
}

impl Says {
    /// Nothing where it is no seat's own wish.
    pub fn of(wish: &Wish) -> Option<Says> {
        match wish {
            Wish::Resign => Some(Says::Resign),
            Wish::Draw => Some(Says::Draw),
            Wish::End { .. } => Some(Says::End),
            Wish::Open { .. } => Some(Says::Open),
            Wish::Bot { .. } => Some(Says::Bot),
            Wish::Object { .. } => Some(Says::Object),
            Wish::Admit { .. } => Some(Says::Admit),
            Wish::Barred => None,
        }
    }
}
