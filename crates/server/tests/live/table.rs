//! A server in this process, and people at its tables.

use std::net::SocketAddr;
use std::sync::Arc;

use client::{Player, Visitor};
use drill::Drill;
use serde_json::{Value, json};
use server::{App, Settings, Site, Store, service};
use table::any::{AnyGame, Of};
use table::bot::{BotAnswer, Stop};
use table::{Reading, Registry};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::scratch::Scratch;

pub struct House {
    pub app: Arc<App>,
    pub base: String,
    serving: JoinHandle<()>,
}

impl House {
    /// Limits are on only where they are tested: tests are faster than people.
    pub async fn open(scratch: &Scratch) -> House {
        House::with(scratch, Registry::new().with(Of::<Drill>::game()), false).await
    }

    pub async fn with(scratch: &Scratch, games: Registry, limits: bool) -> House {
        let store = Store::open(&scratch.url).await.unwrap();
        let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), &scratch.url);
        settings.limits = limits;
        let app = App::new(settings, store, games, Site::embedded());
        app.live.wake().await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address: SocketAddr = listener.local_addr().unwrap();
        let service = service(app.clone());
        let serving = tokio::spawn(async move { axum::serve(listener, service).await.unwrap() });
        House {
            app,
            base: format!("http://{address}"),
            serving,
        }
    }

    pub async fn guest(&self, name: &str) -> Visitor {
        Visitor::guest(&self.base, name).await.unwrap()
    }

    /// As an operator stops it.
    pub async fn close(self) {
        self.app.live.stop().await;
        self.serving.abort();
        self.app.store.close().await;
    }

    pub async fn entries(&self, id: &str) -> Vec<String> {
        let id = server::ids::MatchId(id.to_owned());
        self.app.store.entries(&id).await.unwrap()
    }
}

/// Red and blue, with a drill begun between them.
pub struct Duel {
    pub id: String,
    pub red: Visitor,
    pub blue: Visitor,
}

impl Duel {
    pub async fn begin(house: &House, options: Value) -> Duel {
        let mut red = house.guest("Ney").await;
        let mut blue = house.guest("Lannes").await;
        let seats = vec![json!({ "type": "me" }), json!({ "type": "open" })];
        let id = red.create("drill", "default", options, seats).await.unwrap();
        red.begin_with(&id, &mut [&mut blue]).await.unwrap();
        Duel { id, red, blue }
    }

    pub async fn sit_red(&self) -> Player {
        sit(&self.red, &self.id, 0).await
    }

    pub async fn sit_blue(&self) -> Player {
        sit(&self.blue, &self.id, 1).await
    }
}

pub async fn sit(visitor: &Visitor, id: &str, seat: u8) -> Player {
    let line = visitor.line(id, Some(seat), None).await.unwrap();
    Player::sit(line).await.unwrap()
}

/// The id of the seat's open ask of a kind.
pub fn ask(player: &Player, kind: &str) -> String {
    let open = player.asks.iter().find(|open| open["ask"]["type"] == kind);
    open.unwrap_or_else(|| panic!("no {kind} in {:?}", player.asks))["id"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// The lowest card in the seat's hand, alone.
pub fn bid(player: &Player, seat: u8) -> Value {
    let hand = &player.view["companies"][seat.to_string()]["secret"]["hand"];
    json!({ "type": "bid", "cards": [hand[0]] })
}

/// Plays a seat to the end of the match, as the random bot would.
pub async fn play_out(mut player: Player, seat: u8) -> Player {
    let mut bot = Of::<Drill>::game().bot("random", "test", None).unwrap();
    while player.outcome.is_none() {
        if !player.is_asked() {
            player.next().await.unwrap();
            continue;
        }
        let answer = player.think(seat, |input| bot.answer(input, &Stop::new()));
        let BotAnswer { ask, action } = answer.unwrap().unwrap();
        let said = player.act(&ask.to_string(), action).await.unwrap();
        // What the bot answered may have lapsed meanwhile.
        assert!(said["type"] == "done" || said["rule"] == "M1", "{said}");
    }
    player
}

/// Derives every link, die and digest of a finished match again.
pub fn verify(file: &str) {
    let file = table::file::JournalFile::parse(file).unwrap();
    let game = Of::<Drill>::game().load(&file, Reading::Verify, None).unwrap();
    assert!(game.outcome().is_some());
}
