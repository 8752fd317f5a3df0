//! Whoever is signed out or sent away sees nothing more, at once.

use std::time::Duration;

use client::Line;
use serde_json::json;
use server::{Store, operate};
use tokio::time::timeout;

use crate::live::table::{Duel, House};
use crate::scratch::each;

/// Shorter than any look that a socket takes by itself.
const AT_ONCE: Duration = Duration::from_secs(10);

/// Whether the server hangs up.
async fn is_closed(mut line: Line) -> bool {
    let to_the_end = async { while let Ok(Some(_)) = line.next_text().await {} };
    timeout(AT_ONCE, to_the_end).await.is_ok()
}

#[tokio::test]
async fn an_ended_session_ends_its_sockets_and_nobody_elses() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        let red = duel.red.line(&duel.id, Some(0), None).await.unwrap();
        let blue = duel.blue.line(&duel.id, Some(1), None).await.unwrap();
        duel.red.delete("/api/sessions/current").await.unwrap().good().unwrap();
        assert!(is_closed(red).await, "red is out");
        let mut blue = client::Player::sit(blue).await.unwrap();
        assert!(
            blue.request(json!({ "type": "choices", "ask": blue.asks[0]["id"], "draft": [] }))
                .await
                .is_ok()
        );
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_ban_reaches_the_sockets_of_a_server_that_runs() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let store = house.app.store.clone();
        let listening = tokio::spawn(async move { store.listen_for_word().await });
        let red = duel.red.line(&duel.id, Some(0), None).await.unwrap();
        // It has heard what was there before it began to listen.
        tokio::time::sleep(Duration::from_millis(200)).await;
        let elsewhere = Store::visit(&scratch.url).await.unwrap();
        operate::ban(&elsewhere, "Ney", true).await.unwrap();
        assert!(is_closed(red).await, "red is out");
        listening.abort();
        elsewhere.close().await;
        house.close().await;
    })
    .await;
}
