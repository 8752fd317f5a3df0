//! A new match, waiting for its players.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use table::any::AnyGame;
use table::options::Chosen;
use table::{Budget, Player, Seed};
use ts_rs::TS;
use utoipa::ToSchema;

use super::games::{all_options, furnished_keys, seat_names};
use super::late::Late;
use super::pace::Pace;
use super::sheet::Sheet;
use super::view::{MatchView, match_view};
use crate::app::App;
use crate::body::Body;
use crate::clock::now;
use crate::failure::{Conflict, Failure};
use crate::ids::{self, MatchId, PersonId};
use crate::people::me::Me;
use crate::people::name::Name;
use crate::store::matches::{MatchRow, SeatRow};
use crate::store::words::{SeatKind, Status};
use crate::store::{Store, StoreError};

/// Codes that may be taken, one after the other, before we give up.
pub const TRIES: usize = 20;

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct NewMatch {
    pub game: String,
    pub scenario: String,
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(optional, as = "Option<_>")]
    pub options: Chosen,
    /// One for each seat, in order.
    pub seats: Vec<NewSeat>,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub public: bool,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub pace: Pace,
    /// What becomes of a seat whose holder lets the others wait longer. Nobody changes it later.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub late: Late,
}

#[derive(Debug, Clone, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
// Variants without fields have braces: without them serde would pass over whatever else is sent.
pub enum NewSeat {
    Me {},
    Open {},
    /// Only for the account of that name.
    Invited {
        name: String,
    },
    /// Also mine, for another player at the same screen.
    HotSeat {
        label: String,
    },
    Bot {
        level: String,
        /// How long it thinks, at most 30 seconds; as long as it likes by default.
        #[serde(default)]
        #[schema(value_type = Option<String>)]
        #[ts(optional)]
        budget: Option<Budget>,
    },
}

/// Make a match. Its dice are fixed now, and their commitment published.
#[utoipa::path(post, path = "/api/matches", tag = "lobby", request_body = NewMatch,
    responses((status = 200, body = MatchView), (status = 400, body = Failure)))]
pub async fn create(
    State(app): State<Arc<App>>,
    me: Me,
    Body(new): Body<NewMatch>,
) -> Result<Json<MatchView>, Failure> {
    app.limits.matches(me.id())?;
    let game = app.games.find(&new.game).map_err(Failure::bad)?;
    let chosen = with_own_data(&app, game.as_ref(), &new)?;
    let names = seat_names(game.as_ref(), &new.scenario, &chosen)?;
    let options = all_options(game.as_ref(), &new.scenario, &chosen)?;
    if !new.pace.is_possible() {
        return Err(Failure::bad("a pace is 1 to 240 minutes or 1 to 30 days"));
    }
    new.late.check(game.as_ref())?;
    if names.len() != new.seats.len() {
        return Err(Failure::bad(format!("the match has {} seats", names.len())));
    }
    if new.seats.iter().all(|seat| matches!(seat, NewSeat::Bot { .. })) {
        return Err(Failure::bad("a match needs somebody who plays it"));
    }
    let invited = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Invited { .. }));
    for _ in invited {
        app.limits.invitations(me.id())?;
    }
    // Others would take the player at somebody's screen for the account of that name.
    let for_others = |seat: &NewSeat| matches!(seat, NewSeat::Open {} | NewSeat::Invited { .. });
    if new.public || new.seats.iter().any(for_others) {
        labels_of_nobody(&app.store, &new.seats).await?;
    }
    let mut row = new_row(me.id());
    row.game = new.game;
    row.scenario = new.scenario;
    row.options = serde_json::to_string(&options).expect("options are JSON");
    row.public = i64::from(new.public);
    row.pace = new.pace.text();
    row.late = new.late.text();
    let mut seats = Vec::new();
    for ((number, name), seat) in (0..).zip(names).zip(new.seats) {
        let mut line = open_seat(&row.id, number, name);
        fill(&app.store, &mut line, seat, me.id(), game.as_ref()).await?;
        seats.push(line);
    }
    add(&app.store, &mut row, &seats).await?;
    let sheet = Sheet::of(&app.store, row, Some(me.id())).await?;
    match_view(&app, &sheet, Some(me.id())).await.map(Json)
}

async fn labels_of_nobody(store: &Store, seats: &[NewSeat]) -> Result<(), Failure> {
    for seat in seats {
        if let NewSeat::HotSeat { label } = seat
            && let Ok(name) = Name::read(label)
            && store.is_name_of_account(&name).await?
        {
            return Err(Conflict::NameTaken.into());
        }
    }
    Ok(())
}

/// What was chosen, and what the operator has put in the place of the game's own data: the match keeps it from now on.
fn with_own_data(app: &App, game: &dyn AnyGame, new: &NewMatch) -> Result<Chosen, Failure> {
    let mut chosen = new.options.clone();
    for key in furnished_keys(game, &new.scenario) {
        if chosen.contains_key(key) {
            return Err(Failure::bad(format!("the operator alone sets {key}")));
        }
        if let Some(text) = app.settings.data.of(game.name(), key) {
            chosen.insert(key.to_owned(), text.into());
        }
    }
    Ok(chosen)
}

/// A match of somebody, with its own dice and nothing else.
pub fn new_row(creator: &PersonId) -> MatchRow {
    let bytes = ids::random::<32>();
    MatchRow {
        id: MatchId::new(),
        code: None,
        game: String::new(),
        scenario: String::new(),
        options: String::new(),
        status: Status::Waiting,
        public: 0,
        pace: String::new(),
        creator: Some(creator.clone()),
        seed: hex::encode(bytes),
        commitment: Seed::from_bytes(bytes).commitment().to_string(),
        header: None,
        outcome: None,
        summed: 0,
        rematch: None,
        created: now(),
        started: None,
        changed: now(),
        late: Late::default().text(),
        round: 1,
        fixed: None,
        signed: None,
    }
}

pub fn open_seat(of: &MatchId, number: i64, name: String) -> SeatRow {
    SeatRow {
        of: of.clone(),
        seat: number,
        name,
        kind: SeatKind::Open,
        person: None,
        label: None,
        level: None,
        salt: None,
        before: None,
        says: None,
        number: 0,
        looked: 0,
        waits: None,
        notified: None,
        failures: 0,
        budget: None,
        since: 0,
        asks_back: 0,
        pledge: None,
    }
}

/// Stores the match under a code that no other has.
pub async fn add(store: &Store, row: &mut MatchRow, seats: &[SeatRow]) -> Result<(), Failure> {
    for _ in 0..TRIES {
        row.code = Some(ids::code());
        match store.add_match(row, seats).await {
            Ok(()) => return Ok(()),
            Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {}
            Err(error) => return Err(error.into()),
        }
    }
    tracing::error!("no code is free");
    Err(Failure::StoreUnavailable)
}

async fn fill(
    store: &Store,
    line: &mut SeatRow,
    seat: NewSeat,
    me: &PersonId,
    game: &dyn AnyGame,
) -> Result<(), Failure> {
    match seat {
        NewSeat::Open {} => {}
        NewSeat::Me {} => sit(line, me),
        NewSeat::HotSeat { label } => {
            let label = Name::read(&label).map_err(|_| Failure::bad("a player's name has 1 to 40 characters"))?;
            sit(line, me);
            line.label = Some(label.as_str().to_owned());
        }
        NewSeat::Invited { name } => {
            let person = store.account_named(&name).await?;
            line.person = Some(person.ok_or(Failure::NoSuchPerson { name })?);
            line.kind = SeatKind::Invited;
        }
        NewSeat::Bot { level, budget } => {
            let player = Player { level, budget };
            let level = player.level_of(game).map_err(Failure::bad)?;
            if level.budget.is_some_and(|budget| !is_bearable(budget)) {
                return Err(Failure::bad("a bot thinks for at most 30 seconds or 10,000 iterations"));
            }
            line.kind = SeatKind::Bot;
            line.level = Some(player.level);
            line.budget = level.budget.map(String::from);
        }
    }
    Ok(())
}

/// Others wait meanwhile, and other bots too.
pub fn is_bearable(budget: Budget) -> bool {
    const LONGEST: Duration = Duration::from_secs(30);
    match budget {
        Budget::Time(time) => time <= LONGEST,
        Budget::Iterations(count) => count <= 10_000,
    }
}

fn sit(line: &mut SeatRow, me: &PersonId) {
    line.kind = SeatKind::Person;
    line.person = Some(me.clone());
}
