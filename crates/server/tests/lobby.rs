//! The lobby over real HTTP, on both databases.

mod player;
mod scratch;

use std::net::SocketAddr;

use drill::Drill;
use player::{Player, Reply};
use scratch::{Scratch, each};
use serde_json::{Value, json};
use server::{App, Settings, Site, Store, router};
use table::Registry;
use table::any::Of;
use tokio::net::TcpListener;

#[derive(rust_embed::RustEmbed)]
#[folder = "tests/dist"]
struct Built;

const SALT: &str = "00112233445566778899aabbccddeeff";

async fn serve(scratch: &Scratch) -> SocketAddr {
    let store = Store::open(&scratch.url).await.unwrap();
    let mut settings = Settings::new("127.0.0.1:0".parse().unwrap(), &scratch.url);
    settings.public_url = Some("http://bicorne.example".to_owned());
    settings.limits = false;
    let games = Registry::new().with(Of::<Drill>::game());
    let app = App::new(settings, store, games, Site::of::<Built>());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async { axum::serve(listener, router(app)).await });
    address
}

/// A drill of as many seats as are given.
fn drill(seats: Value) -> Value {
    let count = seats.as_array().unwrap().len();
    json!({ "game": "drill", "scenario": "default", "options": { "seats": count }, "seats": seats })
}

fn me() -> Value {
    json!({ "type": "me" })
}

fn open() -> Value {
    json!({ "type": "open" })
}

fn bot() -> Value {
    json!({ "type": "bot", "level": "random" })
}

async fn create(player: &Player, new: Value) -> Value {
    player.post("/api/matches", new).await.ok()
}

fn path(view: &Value, rest: &str) -> String {
    format!("/api/matches/{}{rest}", view["id"].as_str().unwrap())
}

async fn join(player: &Player, view: &Value) -> Reply {
    player
        .post(&path(view, "/join"), json!({ "salt": SALT, "code": view["code"] }))
        .await
}

#[tokio::test]
async fn two_meet_and_play() {
    each(async |scratch| {
        let address = serve(scratch).await;
        let (ney, lannes) = (
            Player::guest(address, "Ney").await,
            Player::guest(address, "Lannes").await,
        );
        let view = create(&ney, drill(json!([me(), open()]))).await;
        assert_eq!(view["status"], "waiting");
        assert_eq!(
            ney.post(&path(&view, "/start"), json!({})).await.conflict(),
            "seats_open"
        );
        join(&lannes, &view).await.ok();
        assert_eq!(
            ney.post(&path(&view, "/start"), json!({})).await.conflict(),
            "salts_missing"
        );
        ney.put(&path(&view, "/salt"), json!({ "salt": SALT })).await.ok();
        let begun = ney.post(&path(&view, "/start"), json!({})).await.ok();
        assert_eq!(begun["status"], "playing");
        assert_eq!(begun["seats"][1]["person"], "Lannes");
        assert_eq!(begun["commitment"], view["commitment"]);
    })
    .await;
}

#[tokio::test]
async fn a_bot_may_fill_a_seat() {
    each(async |scratch| {
        let ney = Player::guest(serve(scratch).await, "Ney").await;
        let view = create(&ney, drill(json!([me(), bot()]))).await;
        ney.put(&path(&view, "/salt"), json!({ "salt": SALT })).await.ok();
        let begun = ney.post(&path(&view, "/start"), json!({})).await.ok();
        assert_eq!(begun["seats"][1]["type"], "bot");
    })
    .await;
}

#[tokio::test]
async fn the_form_knows_games_options_and_seats() {
    each(async |scratch| {
        let stranger = Player::stranger(serve(scratch).await);
        let games = stranger.get("/api/games").await.ok();
        assert_eq!(games[0]["name"], "drill");
        assert_eq!(games[0]["scenarios"][0]["seats"], json!(["red", "blue"]));
        let rounds = json!({ "type": "number", "key": "rounds", "least": 1, "most": 6, "default": 4 });
        assert_eq!(games[0]["scenarios"][0]["options"][1], rounds);
        let setting = json!({ "scenario": "default", "options": { "seats": 3 } });
        let seats = stranger.post("/api/games/drill/seats", setting).await.ok();
        assert_eq!(seats, json!(["red", "blue", "green"]));
        let setting = json!({ "scenario": "default", "options": { "seats": 9 } });
        let refused = stranger.post("/api/games/drill/seats", setting).await;
        assert_eq!(refused.failure(), "bad_request");
    })
    .await;
}
