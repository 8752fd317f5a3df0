//! The disk is full: the actor gets an error, nobody else is told, and the match goes on when there is space again.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::time::Duration;

use crate::common::served::Served;
use client::{Player, Visitor};
use drill::Drill;
use serde_json::{Value, json};
use siege::disk::Disk;
use table::any::{AnyGame, Of};
use table::bot::{BotAnswer, Stop};

#[tokio::test]
async fn a_full_disk_tells_the_actor_and_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::choose(folder.path());
    let database = folder.path().join("full.sqlite").to_str().unwrap().to_owned();
    let server = Served::start(
        disk.command(Path::new(env!("CARGO_BIN_EXE_bicorne"))),
        "127.0.0.1:0",
        &database,
    );
    let mut host = Visitor::guest(&server.base, "Masséna").await.unwrap();
    let options = json!({ "seats": 4, "partnership": true, "rounds": 6 });
    let id = host.begin_alone("drill", "default", options, 4).await.unwrap();
    let mut red = sit(&host, &id, 0).await;
    // Red's partner sees what red bids; he must not see what was not stored.
    let mut green = sit(&host, &id, 2).await;
    // What the lobby keeps of the match is written before the disk is full.
    tokio::time::sleep(Duration::from_secs(1)).await;

    disk.fill(server.process.id()).unwrap();
    let (ask, bid) = bid(&red);
    let mut stored = 0;
    // What was already set aside in the database may still hold a few entries.
    let failed = loop {
        let said = red.act(&ask_now(&red), bid.clone()).await.unwrap();
        if said["type"] == "failed" {
            break said;
        }
        assert_eq!(said["type"], "done", "{said}");
        stored += 1;
        let back = json!({ "type": "take_back", "ask": ask_before(&red, &ask) });
        let said = red.request(back).await.unwrap();
        if said["type"] == "failed" {
            break said;
        }
        assert_eq!(said["type"], "done", "{said}");
        stored += 1;
        assert!(stored < 10_000, "the disk takes everything");
    };
    assert_eq!(failed["error"], "store_unavailable");
    // What needs several rows at once fails in the middle of it.
    let options = json!({ "seats": 2, "rounds": 1 });
    assert!(host.begin_alone("drill", "default", options.clone(), 2).await.is_err());
    assert_eq!(health(&mut host).await, 503);
    assert_eq!(
        host.get("/api/alive").await.unwrap().status,
        200,
        "it is there all the same"
    );
    let heard = steps(&mut green, stored).await;
    assert_eq!(heard, stored, "steps that red's partner was told of");

    disk.empty(server.process.id()).unwrap();
    // The same answer again, as a player would press the button again.
    let said = loop {
        let said = if red.asks.iter().any(|open| open["ask"]["type"] == "bid") {
            red.act(&ask_now(&red), bid.clone()).await.unwrap()
        } else {
            red.request(json!({ "type": "take_back", "ask": ask_before(&red, &ask) }))
                .await
                .unwrap()
        };
        if said["type"] != "failed" {
            break said;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(said["type"], "done", "{said}");
    assert_eq!(steps(&mut green, 1).await, 1);

    // Everything works again that did before: a new match, its end, and the sums that follow from it.
    assert_eq!(health(&mut host).await, 200);
    let next = host.begin_alone("drill", "default", options, 2).await.unwrap();
    for (id, rest) in [(&id, "draw"), (&next, "resign?seat=0")] {
        let ended = host
            .post(&format!("/api/matches/{id}/{rest}"), json!({}))
            .await
            .unwrap();
        assert_eq!(ended.good().unwrap()["status"], "over", "{rest}");
    }
    // And the last act of one that is played to its end.
    let seats = vec![json!({ "type": "me" }), json!({ "type": "bot", "level": "random" })];
    let options = json!({ "seats": 2, "rounds": 1 });
    let last = host.begin("drill", "default", options, seats).await.unwrap();
    let mut red = sit(&host, &last, 0).await;
    let mut bot = Of::<Drill>::game().bot("random", "1805", None).unwrap();
    while red.outcome.is_none() {
        if !red.is_asked() {
            red.next().await.unwrap();
            continue;
        }
        let answer = red.think(0, |input| bot.answer(input, &Stop::new()));
        let BotAnswer { ask, action } = answer.unwrap().unwrap();
        let said = red.act(&ask.to_string(), action).await.unwrap();
        // What was offered may have lapsed meanwhile.
        assert!(said["type"] == "done" || said["rule"] == "M1", "{said}");
    }
}

async fn health(visitor: &mut Visitor) -> u16 {
    // An answer holds for a second.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    visitor.get("/api/health").await.unwrap().status
}

async fn sit(host: &Visitor, id: &str, seat: u8) -> Player {
    Player::sit(host.line(id, Some(seat), None).await.unwrap())
        .await
        .unwrap()
}

fn ask_now(player: &Player) -> String {
    let open = player.asks.iter().find(|open| open["ask"]["type"] == "bid");
    open.expect("a bid is asked")["id"].as_str().unwrap().to_owned()
}

/// The ask that was answered last: red is asked nothing else meanwhile but his standing offer.
fn ask_before(player: &Player, first: &str) -> String {
    player.way_back.clone().unwrap_or_else(|| first.to_owned())
}

fn bid(player: &Player) -> (String, Value) {
    let card = &player.view["companies"]["0"]["secret"]["hand"][0];
    (ask_now(player), json!({ "type": "bid", "cards": [card] }))
}

/// Counts steps until as many have come, and whether one more comes.
async fn steps(player: &mut Player, wanted: usize) -> usize {
    let mut count = 0;
    while let Ok(frame) = tokio::time::timeout(Duration::from_millis(300), player.next()).await {
        if frame.unwrap()["type"] == "step" {
            count += 1;
        }
        if count > wanted {
            break;
        }
    }
    count
}
