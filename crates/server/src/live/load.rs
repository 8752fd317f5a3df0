//! A match as the store has it.

use std::sync::Arc;

use table::any::{AnyGame, AnyMatch};
use table::file::{Closing, JournalFile};
use table::hash::Hash;
use table::header::Header;
use table::{Reading, Seed};

use super::Inner;
use crate::failure::{Conflict, Failure};
use crate::ids::MatchId;
use crate::store::matches::{MatchRow, SeatRow};

pub struct Loaded {
    pub kind: Arc<dyn AnyGame>,
    pub game: Box<dyn AnyMatch>,
    pub seats: Vec<SeatRow>,
    pub row: MatchRow,
}

pub async fn load(live: &Inner, id: &MatchId) -> Result<Loaded, Failure> {
    let row = live.store.find_match(id).await?.ok_or(Failure::NotFound)?;
    let seats = live.store.seats_of(id).await?;
    let lines = live.store.entries(id).await?;
    let kind = live.games.get(&row.game).ok_or(Failure::NotFound)?.clone();
    let header = row.header.as_deref().ok_or(Conflict::NotPlaying)?;
    let broken = || {
        // Not the error itself: it may quote an entry.
        tracing::error!("Match {id} cannot be loaded; `bicorne export` and `bicorne replay --verify` say why.");
        Failure::StoreUnavailable
    };
    let header: Header = serde_json::from_str(header).map_err(|_| broken())?;
    let seed: Seed = serde_json::from_value(row.seed.clone().into()).map_err(|_| broken())?;
    let link = last_link(&lines).unwrap_or_else(|| header.link());
    let closing = Closing {
        seed,
        entries: lines.len() as u32,
        link,
    };
    let file = JournalFile {
        header,
        entries: lines,
        closing: Some(closing),
    };
    // A long journal takes milliseconds: not on a thread that others wait for.
    let loading = {
        let kind = kind.clone();
        tokio::task::spawn_blocking(move || kind.load(&file, Reading::Load, None))
    };
    let game = loading.await.map_err(|_| broken())?;
    let game = game.map_err(|_| broken())?;
    Ok(Loaded { kind, game, seats, row })
}

fn last_link(lines: &[String]) -> Option<Hash> {
    #[derive(serde::Deserialize)]
    struct Linked {
        link: Hash,
    }
    let last = lines.last()?;
    serde_json::from_str::<Linked>(last).ok().map(|linked| linked.link)
}
