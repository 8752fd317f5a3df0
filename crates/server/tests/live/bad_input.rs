//! What a client should never send: a typed error, and nothing changed.

use std::time::Duration;

use client::{Line, Visitor};
use drill::Drill;
use serde_json::{Value, json};
use table::Registry;
use table::any::Of;

use crate::live::table::{Duel, House, ask, bid};
use crate::scratch::each;

#[tokio::test]
async fn frames_that_are_none_get_a_typed_error_and_change_nothing() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        for text in [
            "",
            "{",
            "null",
            "[]",
            "1805",
            r#"{"type":"act"}"#,
            r#"{"type":"charge","request":1}"#,
            r#"{"type":"act","request":-1,"ask":"0.1","action":{}}"#,
            r#"{"type":"act","request":1,"ask":"here","action":{}}"#,
            r#"{"type":"act","request":1,"ask":"0.1","action":{},"seat":1}"#,
        ] {
            red.line.send_text(text.to_owned()).await.unwrap();
            let said = failed(&mut red.line).await;
            assert_eq!(said["error"], "bad_request", "{text}: {said}");
        }
        red.line.send_bytes(vec![0, 159, 146, 150]).await.unwrap();
        assert_eq!(failed(&mut red.line).await["error"], "bad_request");
        for action in [
            json!(null),
            json!({ "type": "rout" }),
            json!({ "type": "bid", "cards": [[]] }),
        ] {
            let said = red.act(&ask(&red, "bid"), action.clone()).await.unwrap();
            assert_eq!(said["rule"], "M7", "{action}: {said}");
        }
        assert_eq!(house.entries(&duel.id).await.len(), 0);
        let action = bid(&red, 0);
        assert_eq!(red.act(&ask(&red, "bid"), action).await.unwrap()["type"], "done");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_frame_that_is_too_large_is_not_even_looked_at() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        red.line.send_text("x".repeat(100_000)).await.unwrap();
        assert_eq!(failed(&mut red.line).await["error"], "too_large");
        // Far too large: the connection is dropped, the match is not.
        let mut other = duel.sit_red().await;
        let _ = other.line.send_text("x".repeat(200_000)).await;
        while let Ok(Some(frame)) = other.line.next().await {
            assert_ne!(frame["type"], "done");
        }
        let action = bid(&red, 0);
        assert_eq!(red.act(&ask(&red, "bid"), action).await.unwrap()["type"], "done");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_message_that_arrives_twice_counts_once() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        let (open, action) = (ask(&red, "bid"), bid(&red, 0));
        let act = json!({ "type": "act", "ask": open, "action": action });
        let (first, second) = (red.ask(act.clone()).await.unwrap(), red.ask(act).await.unwrap());
        let mut answers = Vec::new();
        while answers.len() < 2 {
            let frame = red.next().await.unwrap();
            if frame["request"] == first || frame["request"] == second {
                answers.push(frame);
            }
        }
        assert_eq!(answers[0]["type"], "done");
        assert_eq!(answers[1]["rule"], "M1");
        assert_eq!(house.entries(&duel.id).await.len(), 1);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn another_seats_ask_is_not_mine_to_answer() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        let action = bid(&red, 0);
        assert_eq!(red.act("1.1", action).await.unwrap()["rule"], "M2");
        assert_eq!(house.entries(&duel.id).await.len(), 0);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn another_persons_seat_cannot_be_looked_through() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let stranger = house.guest("Grouchy").await;
        assert_eq!(handshake(&duel.red, &duel.id, "seat=1").await, 403);
        assert_eq!(handshake(&duel.red, &duel.id, "seat=7").await, 403);
        assert_eq!(
            handshake(&duel.red, &duel.id, "").await,
            403,
            "a player among the observers"
        );
        assert_eq!(handshake(&stranger, &duel.id, "seat=0").await, 404, "a private match");
        assert_eq!(handshake(&stranger, &duel.id, "").await, 404, "a private match");
        assert_eq!(handshake(&stranger, "nosuchmatch", "seat=0").await, 404);
        assert_eq!(handshake(&duel.red, &duel.id, "seat=red").await, 400);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_forged_session_and_a_foreign_page_are_turned_away() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let path = format!("/api/matches/{}/socket?seat=0", duel.id);
        let forged = format!("bicorne={}", "a".repeat(64));
        for cookie in [None, Some(forged.as_str())] {
            let refused = Line::open(&house.base, &path, cookie).await.err().unwrap();
            assert!(refused.to_string().contains("401"), "{refused}");
        }
        let foreign = Line::open_from(&house.base, &path, duel.red.cookie(), Some("https://elsewhere.example")).await;
        assert!(foreign.err().unwrap().to_string().contains("403"));
        let nowhere = Line::open_from(&house.base, &path, duel.red.cookie(), None).await;
        assert!(nowhere.err().unwrap().to_string().contains("403"));
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn two_thousand_frames_a_second_are_too_many() {
    each(async |scratch| {
        let games = Registry::new().with(Of::<Drill>::game());
        let house = House::with(scratch, games, true).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        let check = json!({ "type": "check", "request": 1, "ask": ask(&red, "bid"), "action": bid(&red, 0) });
        for _ in 0..2_000 {
            red.line.send(&check).await.unwrap();
        }
        let (mut refused, mut answered) = (0, 0);
        while answered < 2_000 {
            let frame = red.line.next().await.unwrap().expect("an answer to each");
            if frame["error"] == "too_many" {
                assert_eq!(frame["limit"], "actions");
                refused += 1;
            }
            answered += u32::from(frame["request"] == 1);
        }
        assert!(refused > 1_000, "{refused} frames were refused");
        assert_eq!(house.entries(&duel.id).await.len(), 0);
        // The others play on.
        let mut blue = duel.sit_blue().await;
        let action = bid(&blue, 1);
        assert_eq!(blue.act(&ask(&blue, "bid"), action).await.unwrap()["type"], "done");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_session_that_was_ended_opens_no_socket() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        duel.red.delete("/api/sessions/current").await.unwrap();
        assert_eq!(handshake(&duel.red, &duel.id, "seat=0").await, 401);
        house.close().await;
    })
    .await;
}

/// The status that refuses a socket.
async fn handshake(visitor: &Visitor, id: &str, query: &str) -> u16 {
    let path = format!("/api/matches/{id}/socket?{query}");
    let error = Line::open(visitor.base(), &path, visitor.cookie()).await.err();
    let text = error.expect("no socket").to_string();
    let status = text.split(' ').find_map(|word| word.parse().ok());
    status.unwrap_or_else(|| panic!("{text}"))
}

async fn failed(line: &mut Line) -> Value {
    let next = async {
        loop {
            let frame = line.next().await.unwrap().expect("an answer");
            if frame["type"] == "failed" {
                return frame;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), next)
        .await
        .expect("an answer in time")
}
