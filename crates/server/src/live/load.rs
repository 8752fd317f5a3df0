//! A match as the store has it.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::Seat;
use table::any::{AnyGame, AnyMatch};
use table::file::JournalFile;

use super::Inner;
use super::bot_seat::BotSeat;
use super::task::{no_bot, player};
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::lobby::view::seat_number;
use crate::store::matches::{MatchRow, SeatRow};
use crate::unplayable::{Unplayable, journal};

pub struct Loaded {
    pub kind: Arc<dyn AnyGame>,
    pub game: Box<dyn AnyMatch>,
    pub seats: Vec<SeatRow>,
    /// They have heard what their seats were told.
    pub bots: BTreeMap<Seat, BotSeat>,
    pub row: MatchRow,
}

/// Plays the journal once, far from those who act.
pub async fn load(live: &Inner, id: &MatchId) -> Result<Loaded, Failure> {
    let turn = live.readers.turn().await;
    let row = live.store.find_match(id).await?.ok_or(Failure::NotFound)?;
    if row.header.is_none() {
        return Err(Conflict::NotPlaying.into());
    }
    let seats = live.store.seats_of(id).await?;
    let lines = live.store.entries(id).await?;
    let played = play(live, &row, &seats, lines).await;
    drop(turn);
    live.note_unplayable(id, played.as_ref().err().copied());
    let Played { kind, game, bots } = played.map_err(|why| {
        tracing::error!("Match {id} cannot be played: {why}. `bicorne export` and `bicorne replay --verify` say more.");
        Failure::Unplayable { why }
    })?;
    Ok(Loaded {
        kind,
        game,
        seats,
        bots,
        row,
    })
}

/// A journal, to look back in. The match itself keeps only what may be taken back.
pub struct Stored {
    pub kind: Arc<dyn AnyGame>,
    pub file: JournalFile,
}

/// As far as an entry: what was stored since, those who play may not have heard of yet.
pub async fn stored(live: &Inner, id: &MatchId, upto: u32) -> Result<Stored, Failure> {
    let row = live.store.find_match(id).await?.ok_or(Failure::NotFound)?;
    let header = row.header.as_deref().ok_or(Conflict::NotPlaying)?;
    let unplayable = |why| Failure::Unplayable { why };
    let kind = live.games.get(&row.game).ok_or(unplayable(Unplayable::NeedsNewer))?;
    let mut lines = live.store.entries(id).await?;
    lines.truncate(upto as usize);
    Ok(Stored {
        kind: kind.clone(),
        file: journal(header, &row.seed, lines).map_err(unplayable)?,
    })
}

struct Played {
    kind: Arc<dyn AnyGame>,
    game: Box<dyn AnyMatch>,
    bots: BTreeMap<Seat, BotSeat>,
}

async fn play(live: &Inner, row: &MatchRow, seats: &[SeatRow], lines: Vec<String>) -> Result<Played, Unplayable> {
    if let Some(why) = Unplayable::by_header(&live.games, row) {
        return Err(why);
    }
    if let Some(why) = Unplayable::cut_off(row.summed, &lines) {
        return Err(why);
    }
    let kind = live.games.get(&row.game).ok_or(Unplayable::NeedsNewer)?.clone();
    let header = row.header.as_deref().unwrap_or_default();
    let file = journal(header, &row.seed, lines)?;
    let mut bots = BTreeMap::new();
    if row.outcome.is_none()
        && let Some(seed) = file.seed()
    {
        for row in seats {
            let seat = seat_number(row);
            let Some(player) = player(row) else {
                continue;
            };
            match BotSeat::new(&*kind, &seed.bot_seed(seat), seat, player.clone()) {
                Some(bot) => drop(bots.insert(seat, bot)),
                None => no_bot(&row.of, seat, &player),
            }
        }
    }
    let listeners: Vec<Seat> = bots
        .iter()
        .filter(|(_, bot)| bot.listens())
        .map(|(seat, _)| *seat)
        .collect();
    let playing = {
        let (kind, listeners) = (kind.clone(), listeners.clone());
        live.readers.play(move || kind.load_telling(&file, &listeners))
    };
    // A game that panics over a journal cannot play it either.
    let played = playing.await.map_err(|_| Unplayable::BadJournal { entry: None })?;
    let (game, told) = played.map_err(|error| Unplayable::of(&error))?;
    if game.outcome().is_some() {
        bots.clear();
    }
    for (seat, told) in listeners.iter().zip(told) {
        if let Some(bot) = bots.get_mut(seat) {
            bot.remember(told);
        }
    }
    Ok(Played { kind, game, bots })
}
