//! Tables at which people play while the server is attacked. They keep a record of their own of what was acknowledged.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use client::{Player, Visitor};
use serde_json::{Value, json};
use table::any::AnyBot;
use table::bot::{BotAnswer, Stop};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::journal::verified;
use crate::program::Program;

const SEATS: u8 = 2;
const GAME: &str = "drill";

/// An answer that the server has acknowledged.
#[derive(Debug)]
pub struct Acknowledged {
    id: String,
    ask: String,
    action: Value,
}

#[derive(Default, Debug)]
pub struct Record {
    pub acknowledged: Vec<Acknowledged>,
    /// What the server said where it could not, by the name of the error.
    pub failures: BTreeMap<String, usize>,
}

/// Tables that play until they are told to stop.
pub struct Tables {
    over: Arc<AtomicBool>,
    /// How many answers were acknowledged so far.
    count: Arc<AtomicUsize>,
    playing: Vec<JoinHandle<Record>>,
}

impl Tables {
    pub fn play(base: &str, tables: usize) -> Tables {
        let (over, count) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let playing = (0..tables)
            .map(|number| {
                let table = Table {
                    base: base.to_owned(),
                    number,
                    host: None,
                    id: None,
                    over: over.clone(),
                    count: count.clone(),
                    record: Record::default(),
                };
                tokio::spawn(table.keep_playing())
            })
            .collect();
        Tables { over, count, playing }
    }

    pub fn count(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }

    /// Waits until so many more answers were acknowledged; whether they were, in time.
    pub async fn go_on(&self, more: usize, patience: Duration) -> bool {
        let before = self.count();
        let moved = async {
            while self.count() < before + more {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(patience, moved).await.is_ok()
    }

    pub async fn stop(self) -> Result<Record> {
        self.over.store(true, Ordering::Relaxed);
        let mut all = Record::default();
        for table in self.playing {
            let record = table.await?;
            all.acknowledged.extend(record.acknowledged);
            for (name, count) in record.failures {
                *all.failures.entry(name).or_default() += count;
            }
        }
        Ok(all)
    }
}

/// Who is to answer, and what a bot would say for him; nobody while steps are still on their way.
pub async fn next_answer(players: &mut [Player], bot: &mut dyn AnyBot) -> Result<Option<(usize, BotAnswer<Value>)>> {
    let Some(seat) = players.iter().position(Player::is_asked) else {
        for player in players {
            if let Ok(frame) = timeout(Duration::from_millis(5), player.next()).await {
                frame?;
            }
        }
        return Ok(None);
    };
    let answer = players[seat].think(seat as u8, |input| bot.answer(input, &Stop::new()));
    let answer = answer.map_err(anyhow::Error::msg)?.context("an answer")?;
    Ok(Some((seat, answer)))
}

/// The first bid in the drill that red may make.
pub fn bid(red: &Player) -> Result<Value> {
    let open = red.asks.iter().find(|open| open["ask"]["type"] == "bid");
    let card = &red.view["companies"]["0"]["secret"]["hand"][0];
    let action = json!({ "type": "bid", "cards": [card] });
    Ok(json!({ "type": "act", "ask": open.context("a bid is asked")?["id"], "action": action }))
}

/// Red bids, or takes back what he has bid: something that he may do for ever.
pub async fn bid_or_back(red: &mut Player) -> Result<Value> {
    let request = match bid(red) {
        Ok(bid) => bid,
        Err(_) => json!({ "type": "take_back", "ask": red.way_back }),
    };
    red.request(request).await
}

struct Table {
    base: String,
    number: usize,
    host: Option<Visitor>,
    id: Option<String>,
    over: Arc<AtomicBool>,
    count: Arc<AtomicUsize>,
    record: Record,
}

impl Table {
    /// Plays match after match, and comes back whenever the server is there again.
    async fn keep_playing(mut self) -> Record {
        while !self.over.load(Ordering::Relaxed) {
            if self.sit_and_play().await.is_err() {
                sleep(Duration::from_millis(20)).await;
            }
        }
        self.record
    }

    async fn sit_and_play(&mut self) -> Result<()> {
        let host = match &mut self.host {
            Some(host) => host,
            none => none.insert(Visitor::guest(&self.base, &format!("table {}", self.number)).await?),
        };
        let id = match &self.id {
            Some(id) => id.clone(),
            None => host.begin_alone(GAME, "default", json!({}), SEATS.into()).await?,
        };
        self.id = Some(id.clone());
        let mut players = Vec::new();
        for seat in 0..SEATS {
            players.push(Player::sit(host.line(&id, Some(seat), None).await?).await?);
        }
        let games = games::registry();
        let game = games.get(GAME).context("a game")?;
        let mut bot = game.bot("random", &id, None).context("a bot")?;
        while !self.over.load(Ordering::Relaxed) {
            if players[0].outcome.is_some() {
                self.id = None;
                return Ok(());
            }
            let Some((seat, BotAnswer { ask, action })) = next_answer(&mut players, bot.as_mut()).await? else {
                continue;
            };
            let ask = ask.to_string();
            let said = players[seat].act(&ask, action.clone()).await?;
            self.note(&id, ask, action, &said)?;
        }
        Ok(())
    }

    fn note(&mut self, id: &str, ask: String, action: Value, said: &Value) -> Result<()> {
        match said["type"].as_str() {
            Some("done") => {
                let id = id.to_owned();
                self.record.acknowledged.push(Acknowledged { id, ask, action });
                self.count.fetch_add(1, Ordering::Relaxed);
                Ok(())
            }
            // An offer may have lapsed meanwhile.
            _ if said["rule"] == "M1" => Ok(()),
            _ => {
                let error = said["error"].as_str().unwrap_or("no error").to_owned();
                *self.record.failures.entry(error).or_default() += 1;
                bail!("{said}")
            }
        }
    }
}

impl Record {
    /// Holds the record against the journals; gives in how many matches, and what is missing or otherwise.
    pub fn compare(&self, program: &Program, database: &str) -> Result<(usize, Vec<String>)> {
        let mut journals: HashMap<&str, Vec<Value>> = HashMap::new();
        let mut wrong = Vec::new();
        for answer in &self.acknowledged {
            let id = answer.id.as_str();
            if !journals.contains_key(id) {
                let entries = match program.export(id, database)? {
                    Ok(text) => verified(&text),
                    Err(why) => Err(why),
                };
                let entries = entries.unwrap_or_else(|why| {
                    wrong.push(format!("match {id}: {}", why.trim()));
                    Vec::new()
                });
                journals.insert(id, entries);
            }
            let entries = journals.get(id).map(Vec::as_slice).unwrap_or_default();
            let mut stored = entries
                .iter()
                .filter(|entry| entry["deed"]["ask"] == answer.ask.as_str());
            let as_it_was = stored
                .next()
                .is_some_and(|entry| entry["deed"]["action"] == answer.action);
            if !as_it_was || stored.next().is_some() {
                wrong.push(format!(
                    "in match {id} the answer to {} is not as acknowledged",
                    answer.ask
                ));
            }
        }
        Ok((journals.len(), wrong))
    }

    /// What the server said where it could not.
    pub fn told_failures(&self) -> String {
        if self.failures.is_empty() {
            return "no failure told".to_owned();
        }
        let told = self.failures.iter().map(|(name, count)| format!("{count} `{name}`"));
        format!("told: {}", told.collect::<Vec<_>>().join(", "))
    }
}
