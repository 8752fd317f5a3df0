//! A journal file brought into a database, to be played on or looked at.

use serde::Serialize;
use serde_json::Value;
use table::any::{AnyGame, AnyMatch};
use table::file::JournalFile;
use table::header::SeatLine;
use table::{Holder, Reading, Registry};

use super::OperateError;
use crate::clock::now;
use crate::ids::{self, MatchId, PersonId};
use crate::lobby::games::chosen_in;
use crate::lobby::late::Late;
use crate::lobby::pace::Pace;
use crate::store::matches::{MatchRow, SeatRow, insert_match};
use crate::store::tables::{Cell, ENTRIES};
use crate::store::words::{PersonKind, SeatKind, Status};
use crate::store::{Store, StoreError};

const PACE: Pace = Pace::Correspondence { days: 3 };
/// There are eight million codes: who finds so many taken finds something else amiss.
const MOST_TRIES: usize = 20;

/// Verifies every entry, and stores the match all or nothing.
pub async fn import(store: &Store, games: &Registry, file: &JournalFile) -> Result<MatchId, OperateError> {
    let id = MatchId(file.header.id.clone());
    if !ids::is_address(&id.0) {
        return Err(OperateError::NoAddress(id));
    }
    let game = games.find(&file.header.game).map_err(OperateError::NotPlayed)?;
    let played = game.load(file, Reading::Verify, None).map_err(OperateError::unplayed)?;
    let mut row = row(&id, file, game.as_ref(), played.as_ref());
    let mut seats = Vec::new();
    for (number, line) in (0..).zip(&file.header.seats) {
        seats.push(seat(store, &id, number, line, game.as_ref()).await?);
    }
    for _ in 0..MOST_TRIES {
        if store.find_match(&id).await?.is_some() {
            return Err(OperateError::AlreadyHere(id));
        }
        row.code = (row.status == Status::Playing).then(ids::code);
        match store_all(store, &row, &seats, &file.entries).await {
            // The code is taken, or the match has come in this very moment.
            Err(StoreError::Database(sqlx::Error::Database(error))) if error.is_unique_violation() => {}
            stored => return Ok(stored.map(|()| id)?),
        }
    }
    Err(OperateError::NoCode)
}

async fn store_all(store: &Store, row: &MatchRow, seats: &[SeatRow], entries: &[String]) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    insert_match(&mut write, row, seats).await?;
    let numbered: Vec<_> = (1..).zip(entries).collect();
    for group in numbered.chunks(ENTRIES.most_rows()) {
        let cells = |(n, line): &(i64, &String)| {
            vec![
                Cell::Text(Some(row.id.0.clone())),
                Cell::Number(Some(*n)),
                Cell::Text(Some((*line).clone())),
            ]
        };
        ENTRIES
            .insert(&mut write, &group.iter().map(cells).collect::<Vec<_>>())
            .await?;
    }
    write.commit().await
}

fn row(id: &MatchId, file: &JournalFile, game: &dyn AnyGame, played: &dyn AnyMatch) -> MatchRow {
    let header = &file.header;
    let options = chosen_in(game, &header.scenario, &header.options);
    let outcome = played.outcome();
    let status = if outcome.is_some() {
        Status::Over
    } else {
        Status::Playing
    };
    let now = now();
    MatchRow {
        id: id.clone(),
        code: None,
        game: header.game.clone(),
        scenario: header.scenario.clone(),
        options: Value::from(options).to_string(),
        status,
        public: 0,
        pace: PACE.text(),
        creator: None,
        seed: word(&file.seed()),
        commitment: word(&header.commitment),
        header: Some(json(header)),
        outcome: outcome.as_ref().map(json),
        // Who waits and who has read what is summed up when the server opens it.
        summed: 0,
        rematch: None,
        created: now,
        started: Some(now),
        changed: now,
        late: Late::default().text(),
        round: header.round.as_ref().map_or(1, |round| i64::from(round.number)),
        fixed: None,
        // By whomever it was signed: the file leaves us as it came.
        signed: file.closing.as_ref().and_then(|closing| closing.end.as_ref()).map(json),
    }
}

/// A seat is kept for its holder if he is known here, and free for anybody otherwise.
async fn seat(
    store: &Store,
    id: &MatchId,
    number: i64,
    line: &SeatLine,
    game: &dyn AnyGame,
) -> Result<SeatRow, StoreError> {
    let (mut kind, mut person, mut level) = (SeatKind::Open, None, None);
    match &line.holder {
        Holder::Person { person: holder } => {
            let found = store.person(&PersonId(holder.0.clone())).await?;
            person = found
                .filter(|found| found.kind != PersonKind::Gone)
                .map(|found| found.id);
            if person.is_some() {
                kind = SeatKind::Person;
            }
        }
        Holder::Bot { level: bot } => {
            level = game.levels().into_iter().find(|level| level.name == bot);
            if level.is_some() {
                kind = SeatKind::Bot;
            }
        }
    }
    Ok(SeatRow {
        of: id.clone(),
        seat: number,
        name: line.name.clone(),
        kind,
        person,
        label: None,
        level: level.map(|level| level.name.to_owned()),
        salt: Some(word(&line.salt)),
        before: None,
        says: None,
        number: 0,
        looked: 0,
        waits: None,
        notified: None,
        failures: 0,
        budget: level.and_then(|level| level.budget).map(String::from),
        since: 0,
        asks_back: 0,
        pledge: None,
    })
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is JSON")
}

/// Seeds, salts and hashes are one word in JSON, and the store keeps that.
fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}
