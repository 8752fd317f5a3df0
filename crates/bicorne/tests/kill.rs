//! The server is killed in the middle of everything, again and again: what it has acknowledged is in the journals.
#![cfg(unix)]

use std::collections::HashMap;
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::common::served::Served;
use anyhow::{Result, bail};
use client::{Player, Visitor};
use drill::Drill;
use serde_json::{Value, json};
use server::Store;
use server::ids::MatchId;
use table::any::{AnyGame, Of};
use table::bot::{BotAnswer, Stop};
use table::file::{Closing, JournalFile};
use table::{Reading, Seed};

const KILLS: u32 = 20;
const TABLES: u32 = 6;
const SEATS: u8 = 2;

/// An answer that the server has acknowledged.
#[derive(Debug)]
struct Acknowledged {
    id: String,
    ask: String,
    action: Value,
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_kills_lose_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("kill.sqlite").to_str().unwrap().to_owned();
    // A port of its own, so that everybody finds the server again.
    let listen = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .to_string();
    let mut server = Served::start(Served::program(), &listen, &database);
    let over = Arc::new(AtomicBool::new(false));
    let tables: Vec<_> = (0..TABLES)
        .map(|table| tokio::spawn(keep_playing(server.base.clone(), table, over.clone())))
        .collect();
    for _ in 0..KILLS {
        let mut byte = [0];
        getrandom::fill(&mut byte).unwrap();
        tokio::time::sleep(Duration::from_millis(150 + u64::from(byte[0]) * 2)).await;
        server.kill();
        server = Served::start(Served::program(), &listen, &database);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    over.store(true, Ordering::Relaxed);
    let mut acknowledged = Vec::new();
    for table in tables {
        acknowledged.extend(table.await.unwrap());
    }
    server.kill();
    assert!(
        acknowledged.len() > KILLS as usize * 10,
        "{} acknowledged",
        acknowledged.len()
    );
    compare(&Store::open(&database).await.unwrap(), &acknowledged).await;
}

/// Plays match after match, and comes back whenever the server is there again.
async fn keep_playing(base: String, table: u32, over: Arc<AtomicBool>) -> Vec<Acknowledged> {
    let mut acknowledged = Vec::new();
    let mut host = None;
    let mut id = None;
    while !over.load(Ordering::Relaxed) {
        if play(&base, table, &mut host, &mut id, &over, &mut acknowledged)
            .await
            .is_err()
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    acknowledged
}

async fn play(
    base: &str,
    table: u32,
    host: &mut Option<Visitor>,
    id: &mut Option<String>,
    over: &AtomicBool,
    acknowledged: &mut Vec<Acknowledged>,
) -> Result<()> {
    if host.is_none() {
        *host = Some(Visitor::guest(base, &format!("table {table}")).await?);
    }
    let host = host.as_mut().expect("a host");
    if id.is_none() {
        *id = Some(host.begin_alone("drill", "default", json!({}), SEATS.into()).await?);
    }
    let current = id.clone().expect("a match");
    let mut players = Vec::new();
    for seat in 0..SEATS {
        players.push(Player::sit(host.line(&current, Some(seat), None).await?).await?);
    }
    let mut bot = Of::<Drill>::game().bot("random", &current, None).expect("a bot");
    while !over.load(Ordering::Relaxed) {
        if players[0].outcome.is_some() {
            *id = None;
            return Ok(());
        }
        let Some(seat) = players.iter().position(Player::is_asked) else {
            for player in &mut players {
                // A step that is still on its way to this seat.
                if let Ok(frame) = tokio::time::timeout(Duration::from_millis(5), player.next()).await {
                    frame?;
                }
            }
            continue;
        };
        let answer = players[seat].think(seat as u8, |input| bot.answer(input, &Stop::new()));
        let Some(BotAnswer { ask, action }) = answer.map_err(anyhow::Error::msg)? else {
            bail!("no answer")
        };
        let ask = ask.to_string();
        let said = players[seat].act(&ask, action.clone()).await?;
        match said["type"].as_str() {
            Some("done") => acknowledged.push(Acknowledged {
                id: current.clone(),
                ask,
                action,
            }),
            // An offer may have lapsed meanwhile.
            _ if said["rule"] == "M1" => {}
            _ => bail!("{said}"),
        }
    }
    Ok(())
}

async fn compare(store: &Store, acknowledged: &[Acknowledged]) {
    let mut journals: HashMap<&str, Vec<Value>> = HashMap::new();
    for answer in acknowledged {
        if !journals.contains_key(answer.id.as_str()) {
            journals.insert(&answer.id, verified(store, &answer.id).await);
        }
        let entries = &journals[answer.id.as_str()];
        let stored: Vec<_> = entries
            .iter()
            .filter(|entry| entry["deed"]["ask"] == answer.ask.as_str())
            .collect();
        assert_eq!(stored.len(), 1, "{answer:?} is stored {} times", stored.len());
        assert_eq!(stored[0]["deed"]["action"], answer.action, "{answer:?}");
    }
    println!("{} acknowledged in {} matches", acknowledged.len(), journals.len());
}

/// The entries of a match whose every link, die and digest was derived again.
async fn verified(store: &Store, id: &str) -> Vec<Value> {
    let id = MatchId(id.to_owned());
    let row = store.find_match(&id).await.unwrap().expect("the match");
    let entries = store.entries(&id).await.unwrap();
    let header: table::header::Header = serde_json::from_str(&row.header.expect("a header")).unwrap();
    let seed: Seed = serde_json::from_value(row.seed.into()).unwrap();
    let read = |line: &String| serde_json::from_str::<Value>(line).unwrap();
    let link = match entries.last() {
        Some(line) => serde_json::from_value(read(line)["link"].clone()).unwrap(),
        None => header.link(),
    };
    let closing = Closing {
        seed,
        entries: entries.len() as u32,
        link,
    };
    let file = JournalFile {
        header,
        entries: entries.clone(),
        closing: Some(closing),
    };
    if let Err(error) = Of::<Drill>::game().load(&file, Reading::Verify, None) {
        panic!("match {id} does not verify: {error}");
    }
    entries.iter().map(read).collect()
}
