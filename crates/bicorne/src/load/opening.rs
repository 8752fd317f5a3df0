//! `bicorne load --open`: what it costs to open long matches, and what those who play meanwhile notice of it.
//!
//! The matches are played here, by random bots, and imported into the store of the server with one person on all of their
//! seats. Nobody has opened them then: whoever sits down is the first.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use client::{Player, Visitor};
use serde::Serialize;
use server::Store;
use table::any::AnyGame;
use table::begin::Terms;
use table::file::JournalFile;
use table::options::Chosen;
use table::{Holder, Person, Reading, Registry, Salt, Seed};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use super::{Begun, Server, Table, place};
use crate::cli::LoadArgs;

/// Tables that play while the long matches are opened, and for how long at least.
const TABLES: u32 = 5;
const MEANWHILE: Duration = Duration::from_secs(3);
/// As many times as many matches are there to wake.
const TO_WAKE: u32 = 2;

#[derive(Debug, Serialize)]
pub struct Opening {
    game: String,
    matches: u32,
    entries: u32,
    seats: usize,
    /// From the call to the welcome, one match after the other.
    alone_p50_ms: f64,
    alone_most_ms: f64,
    /// Of the server, for a match with everybody at his place.
    megabytes_each: f64,
    /// All of them at once: until the last welcome, and what other tables felt meanwhile.
    at_once_seconds: f64,
    others: usize,
    others_p50_ms: f64,
    others_p95_ms: f64,
    others_p99_ms: f64,
    /// From the start of the server until its first answer, with so many to wake.
    to_wake: u32,
    first_answer_seconds: f64,
}

impl Opening {
    pub fn in_words(&self) -> String {
        format!(
            "{} matches of {}, each with {} entries and {} seats\n\
             one alone is open after {:.0} ms at p50, {:.0} ms at most; it takes {:.1} MB with everybody at his place\n\
             all at once are open after {:.2} s; meanwhile {} acts at other tables were answered after p50 {:.1} ms, \
             p95 {:.1} ms, p99 {:.1} ms\n\
             a server with {} of them to wake gives its first answer after {:.2} s",
            self.matches,
            self.game,
            self.entries,
            self.seats,
            self.alone_p50_ms,
            self.alone_most_ms,
            self.megabytes_each,
            self.at_once_seconds,
            self.others,
            self.others_p50_ms,
            self.others_p95_ms,
            self.others_p99_ms,
            self.to_wake,
            self.first_answer_seconds,
        )
    }
}

pub async fn measure(games: &Registry, game: Arc<dyn AnyGame>, args: &LoadArgs, matches: u32) -> Result<Opening> {
    let folder = tempfile::tempdir_in(".").context("a temporary folder")?;
    let database = folder.path().join("load.sqlite").to_string_lossy().into_owned();
    let server = Server::start(&database, args.program.as_deref()).await?;
    let mut host = Visitor::guest(&server.base, "host").await?;
    let me = host.get("/api/me").await?.good()?;
    let me = me["id"].as_str().context("a person has an id")?.to_owned();
    let long = Long::new(&*game, args)?;
    let store = Store::visit(&database).await?;
    let mut ids = Vec::new();
    for number in 0..matches * TO_WAKE {
        let file = long.journal(&*game, number, &me)?;
        ids.push(server::operate::import(&store, games, &file).await?.0);
    }
    store.close().await;
    drop(server);

    // They are to wake now: nobody has summed them up.
    let begin = Instant::now();
    let mut server = Server::start(&database, args.program.as_deref()).await?;
    let host = host.moved_to(&server.base);
    host.clone().get("/api/me").await?.good()?;
    let first_answer_seconds = begin.elapsed().as_secs_f64();
    // All are summed up once it rests, and the next server lets them sleep.
    server.until_idle().await?;
    server.stop()?;

    let mut server = Server::start(&database, args.program.as_deref()).await?;
    let host = host.moved_to(&server.base);
    let (one_by_one, at_once) = ids.split_at(matches as usize);
    let mut alone = Vec::new();
    let mut here = Vec::new();
    let before = server.resident()?;
    for id in one_by_one {
        let begin = Instant::now();
        here.push(sit(&host, id, 0).await?);
        alone.push(begin.elapsed());
        for seat in 1..long.seats {
            here.push(sit(&host, id, seat as u8).await?);
        }
    }
    let megabytes_each = (server.resident()? - before) / f64::from(matches);
    drop(here);

    let mut tables = JoinSet::new();
    let over = Arc::new(AtomicBool::new(false));
    let begun = Arc::new(Barrier::new(TABLES as usize + 1));
    for number in 0..TABLES {
        let (begun, over) = (begun.clone(), over.clone());
        let mut table = Table::new(game.clone(), &server.base, number).await?;
        tables.spawn(async move {
            let id = table.begin().await?;
            let players = table.sit(&id).await?;
            begun.wait().await;
            table.play_on(VecDeque::from([Begun { id, players }]), &over).await
        });
    }
    begun.wait().await;
    let begin = Instant::now();
    let mut opening = JoinSet::new();
    for id in at_once {
        let (host, id) = (host.clone(), id.clone());
        opening.spawn(async move { sit(&host, &id, 0).await });
    }
    let mut here = Vec::new();
    while let Some(opened) = opening.join_next().await {
        here.push(opened??);
    }
    let at_once_seconds = begin.elapsed().as_secs_f64();
    tokio::time::sleep(MEANWHILE.saturating_sub(begin.elapsed())).await;
    over.store(true, Ordering::Relaxed);
    let mut others = Vec::new();
    while let Some(table) = tables.join_next().await {
        others.extend(table??.latencies);
    }
    drop(here);
    server.stop()?;

    alone.sort_unstable();
    others.sort_unstable();
    let ms = |of: &[Duration], part: f64| place(of, part).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    Ok(Opening {
        game: args.game.clone(),
        matches,
        entries: args.entries,
        seats: long.seats,
        alone_p50_ms: ms(&alone, 0.5),
        alone_most_ms: ms(&alone, 1.0),
        megabytes_each,
        at_once_seconds,
        others: others.len(),
        others_p50_ms: ms(&others, 0.5),
        others_p95_ms: ms(&others, 0.95),
        others_p99_ms: ms(&others, 0.99),
        to_wake: matches * TO_WAKE,
        first_answer_seconds,
    })
}

async fn sit(host: &Visitor, id: &str, seat: u8) -> Result<Player> {
    Player::sit(host.line(id, Some(seat), None).await?).await
}

/// Long matches that are not over.
struct Long {
    scenario: &'static str,
    options: Chosen,
    seats: usize,
    entries: u32,
}

impl Long {
    fn new(game: &dyn AnyGame, args: &LoadArgs) -> Result<Long> {
        let scenario = game.scenarios().into_iter().next().context("a scenario")?.name;
        let options: Chosen = args.options.iter().cloned().collect();
        Ok(Long {
            seats: game.seats(scenario, &options)?.len(),
            scenario,
            options,
            entries: args.entries,
        })
    }

    fn journal(&self, game: &dyn AnyGame, number: u32, person: &str) -> Result<JournalFile> {
        let holder = Holder::Person {
            person: Person(person.to_owned()),
        };
        let terms = Terms {
            rules: None,
            id: format!("long{number}"),
            scenario: self.scenario.to_owned(),
            options: self.options.clone(),
            position: None,
            holders: vec![holder; self.seats],
            salts: vec![Salt::from_text("load"); self.seats],
        };
        let players = vec![table::Player::new("random"); self.seats];
        let played = game.play_out(terms, Seed::from_text(&number.to_string()), &players, true, &mut ())?;
        let whole = played.file.context("the journal was kept")?;
        ensure!(
            whole.entries.len() > self.entries as usize + 10,
            "a random match of {} is over after {} entries: name options that make it longer",
            game.name(),
            whole.entries.len()
        );
        // Where the game goes on by itself no match stops.
        for entries in self.entries.. {
            let file = game.load(&whole, Reading::Load, Some(entries))?.file();
            if game.load(&file, Reading::Load, None).is_ok() {
                return Ok(file);
            }
        }
        unreachable!("the whole match can be loaded")
    }
}
