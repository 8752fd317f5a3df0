//! What the program logs, however much of it is asked for.

use std::fs::File;

use client::{Player, Visitor};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::json;
use tempfile::TempDir;

use crate::common::served::Served;

/// Planted in names, talk, notes, actions and drafts.
const NAME: &str = "Grouchy";
const TALK: &str = "wavre";
const NOTES: &str = "gembloux";
const NONSENSE: &str = "plancenoit";

#[tokio::test(flavor = "multi_thread")]
async fn not_even_a_trace_holds_names_words_or_actions() {
    let folder = TempDir::new().expect("there is room");
    let path = |name: &str| folder.path().join(name);
    let database = path("bicorne.sqlite");
    for wanted in ["trace", "trace,sqlx=trace,tungstenite=trace,hyper=trace,axum=trace"] {
        let log = path(wanted);
        let mut program = Served::program();
        program.env("BICORNE_LOG", wanted);
        program.stderr(File::create(&log).expect("a file for the log"));
        let mut server = Served::start(program, "127.0.0.1:0", database.to_str().expect("the path is text"));
        let mut grouchy = Visitor::guest(&server.base, NAME).await.expect("a guest");
        let id = grouchy
            .begin_alone("drill", "default", json!({}), 2)
            .await
            .expect("a match");
        let line = grouchy.line(&id, Some(0), None).await.expect("a socket");
        let mut red = Player::sit(line).await.expect("a welcome");
        let at = |rest: &str| format!("/api/matches/{id}/{rest}");
        let talk = json!({ "channel": "all", "text": TALK });
        grouchy.post(&at("talk"), talk).await.unwrap().good().expect("he talks");
        grouchy
            .put(&at("notes"), json!({ "text": NOTES }))
            .await
            .unwrap()
            .good()
            .expect("he writes");
        // Refused before anything is known of it, too.
        let refused = grouchy.post(&at("talk"), json!({ "text": NONSENSE })).await.unwrap();
        assert!(refused.good().is_err());
        let ask = red.asks.iter().find(|ask| ask["ask"]["type"] == "bid").expect("a bid")["id"].clone();
        let ask = ask.as_str().expect("an ask has an id");
        let keep = json!({ "type": "draft", "ask": ask, "picks": [NONSENSE] });
        red.request(keep).await.expect("it is kept");
        let refused = red
            .act(ask, json!({ "type": "bid", "cards": [NONSENSE] }))
            .await
            .expect("an answer");
        assert_eq!(refused["rule"], "M7");
        let card = red.view["companies"]["0"]["secret"]["hand"][0].clone();
        let done = red
            .act(ask, json!({ "type": "bid", "cards": [card] }))
            .await
            .expect("an answer");
        assert_eq!(done["type"], "done");
        let process = Pid::from_raw(server.process.id().try_into().expect("a small number"));
        kill(process, Signal::SIGTERM).expect("it is told to stop");
        server.process.wait().expect("its end");
        let logged = std::fs::read_to_string(&log).expect("the log is text");
        assert!(logged.contains("Stopping."), "{logged}");
        let token = grouchy.cookie().expect("he has one").trim_start_matches("bicorne=");
        for secret in [NAME, TALK, NOTES, NONSENSE, "cards", token] {
            let line = logged.lines().find(|line| line.contains(secret));
            assert_eq!(line, None, "{secret} stands in the log at {wanted}");
        }
    }
}
