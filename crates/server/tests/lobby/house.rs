//! A server with its database, and matches in it.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use battles::Battles;
use client::Part;
use drill::Drill;
use serde_json::{Value, json};
use server::lobby::late;
use server::{App, Settings, Site, Store, router};
use table::any::Of;
use table::bot::Random;
use table::{Level, Registry};
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep};

use crate::lobby::player::{ORIGIN, Player, Reply};
use crate::lobby::reckoning::DOUBLE;
use crate::scratch::{Scratch, each};

#[derive(rust_embed::RustEmbed)]
#[folder = "tests/dist"]
struct Built;

/// Bots that have a rank may sit in for somebody; the weaker first.
const RECRUIT: Level = Level {
    name: "recruit",
    budget: None,
};
const SERGEANT: Level = Level {
    name: "sergeant",
    budget: None,
};

pub const SALT: &str = "00112233445566778899aabbccddeeff";

/// Who has joined which match: each opens his own salt when it begins.
static SEATED: Mutex<BTreeMap<String, Vec<Player>>> = Mutex::const_new(BTreeMap::new());

pub struct House<'a> {
    pub app: Arc<App>,
    pub address: SocketAddr,
    scratch: &'a Scratch,
}

/// Runs a test in a new house on each database.
pub async fn in_each_house(test: impl AsyncFn(House<'_>)) {
    each(async |scratch| test(House::build(scratch, false).await).await).await;
}

/// The same, where nobody may do anything too often.
pub async fn in_each_strict_house(test: impl AsyncFn(House<'_>)) {
    each(async |scratch| test(House::build(scratch, true).await).await).await;
}

impl House<'_> {
    async fn build(scratch: &Scratch, limits: bool) -> House<'_> {
        let store = Store::open(&scratch.url).await.unwrap();
        let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), &scratch.url);
        settings.public_url = Some(ORIGIN.to_owned());
        settings.limits = limits;
        let drill = Of::<Drill>::game()
            .with_bot(RECRUIT, |seed, _| Box::new(Random::new(seed)))
            .with_bot(SERGEANT, |seed, _| Box::new(Random::new(seed)))
            .with_reckoning(DOUBLE);
        let games = Registry::new().with(drill).with(Of::<Battles>::game());
        let app = App::new(settings, store, games, Site::of::<Built>());
        let served = router(app.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async { axum::serve(listener, served).await });
        House { address, app, scratch }
    }

    /// The server looks by itself whose time is over, as it does where it is served whole.
    pub fn keep_watch(&self) {
        tokio::spawn(late::watch(self.app.clone()));
    }

    /// Another server on the same database.
    pub async fn again(&self) -> House<'_> {
        House::build(self.scratch, false).await
    }

    pub fn stranger(&self) -> Player {
        Player::stranger(self.address)
    }

    pub async fn guest(&self, name: &str) -> Player {
        Player::guest(self.address, name).await
    }

    pub async fn two(&self) -> (Player, Player) {
        (self.guest("Ney").await, self.guest("Lannes").await)
    }

    pub async fn account(&self, name: &str) -> Player {
        let player = self.guest(name).await;
        let key = name.to_lowercase();
        let sql = format!("UPDATE people SET kind = 'account', name_key = '{key}' WHERE name = '{name}'");
        self.scratch.run(&sql).await;
        player
    }

    pub fn url(&self) -> &str {
        &self.scratch.url
    }

    pub async fn texts(&self, sql: &str) -> Vec<String> {
        self.scratch.texts(sql).await
    }

    pub async fn run(&self, sql: &str) {
        self.scratch.run(sql).await;
    }

    /// A drill that the players are playing, in the order of their seats.
    pub async fn play(&self, players: &[&Player]) -> Value {
        self.play_with(players, json!({})).await
    }

    pub async fn play_with(&self, players: &[&Player], more: Value) -> Value {
        let mut seats = vec![me()];
        seats.resize(players.len(), open());
        let mut new = drill(Value::from(seats));
        for (key, value) in more.as_object().unwrap() {
            if key == "options" {
                new["options"]
                    .as_object_mut()
                    .unwrap()
                    .extend(value.as_object().unwrap().clone());
            } else {
                new[key] = value.clone();
            }
        }
        let view = create(players[0], new).await;
        for player in &players[1..] {
            join(player, &view).await.ok();
        }
        begin(players[0], &view).await
    }

    /// The game has waited for a seat since the beginning of time.
    pub async fn let_wait(&self, player: &Player, view: &Value, seat: u8) {
        // What the game notes of its own must be there first, or it would be written over this.
        let id = &view["id"];
        let deadline = Instant::now() + Duration::from_secs(20);
        loop {
            let list = player.get("/api/matches/mine").await.ok();
            let listed = list["matches"]
                .as_array()
                .unwrap()
                .iter()
                .find(|listed| listed["id"] == *id);
            if listed.is_some_and(|listed| listed["my_turn"] == true) {
                break;
            }
            assert!(Instant::now() < deadline, "the game waits for nobody: {list}");
            sleep(Duration::from_millis(20)).await;
        }
        let id = id.as_str().unwrap();
        self.run(&format!(
            "UPDATE seats SET waits = 1 WHERE match = '{id}' AND seat = {seat}"
        ))
        .await;
    }
}

/// A drill of as many seats as are given.
pub fn drill(seats: Value) -> Value {
    let count = seats.as_array().unwrap().len();
    json!({ "game": "drill", "scenario": "default", "options": { "seats": count }, "seats": seats })
}

pub fn me() -> Value {
    json!({ "type": "me" })
}

pub fn open() -> Value {
    json!({ "type": "open" })
}

pub fn bot() -> Value {
    json!({ "type": "bot", "level": "random" })
}

pub async fn create(player: &Player, new: Value) -> Value {
    player.post("/api/matches", new).await.ok()
}

pub async fn join(player: &Player, view: &Value) -> Reply {
    join_with(player, view, json!({ "code": view["code"] })).await
}

/// Takes a seat, and pledges for it where play has not begun.
pub async fn join_with(player: &Player, view: &Value, joining: Value) -> Reply {
    let joined = player.post(&path(view, "/join"), joining).await;
    if joined.status != 200 || joined.ok()["status"] != "waiting" {
        return joined;
    }
    let mut seated = SEATED.lock().await;
    seated.entry(view["id"].to_string()).or_default().push(player.clone());
    pledge(player, view).await
}

/// What a player adds to the dice, in the round that the match is in.
pub async fn part(player: &Player, view: &Value) -> Part {
    let salt = serde_json::from_value(SALT.into()).unwrap();
    Part::of(&look(player, view).await, salt).unwrap()
}

pub async fn pledge(player: &Player, view: &Value) -> Reply {
    let part = part(player, view).await;
    let pledges = json!({ "round": part.round, "pledges": part.pledges });
    player.put(&path(view, "/pledges"), pledges).await
}

pub async fn open_salt(player: &Player, view: &Value) -> Reply {
    let part = part(player, view).await;
    let salt = json!({ "round": part.round, "salt": SALT });
    player.put(&path(view, "/salt"), salt).await
}

/// The creator pledges, all who joined open their salts, and he begins.
pub async fn begin(player: &Player, view: &Value) -> Value {
    pledge(player, view).await.ok();
    let joined = SEATED.lock().await.remove(&view["id"].to_string());
    for other in joined.unwrap_or_default() {
        // Some have left again.
        let seen = other.get(&path(view, "")).await;
        let is_mine = |seat: &Value| seat["mine"] == true;
        if seen.status == 200 && seen.ok()["seats"].as_array().unwrap().iter().any(is_mine) {
            open_salt(&other, view).await.ok();
        }
    }
    open_salt(player, view).await.ok();
    player.post(&path(view, "/start"), json!({})).await.ok()
}

pub async fn look(player: &Player, view: &Value) -> Value {
    player.get(&path(view, "")).await.ok()
}

pub fn path(view: &Value, rest: &str) -> String {
    format!("/api/matches/{}{rest}", view["id"].as_str().unwrap())
}
