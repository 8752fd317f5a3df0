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

#[tokio::test]
async fn who_played_with_the_banned_sees_his_seat_vacant_at_once() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        let (store, live) = (house.app.store.clone(), house.app.live.clone());
        let listening = tokio::spawn(async move { store.listen_for_word().await });
        let hearing = tokio::spawn(async move { live.hear_of_departures().await });
        let mut blue = duel.sit_blue().await;
        // They have heard what was there before they began to listen.
        tokio::time::sleep(Duration::from_millis(200)).await;
        let elsewhere = Store::visit(&scratch.url).await.unwrap();
        operate::ban(&elsewhere, "Ney", true).await.unwrap();
        let told = async { while blue.next().await.unwrap()["type"] != "holders" {} };
        timeout(AT_ONCE, told).await.expect("blue is told");
        let path = format!("/api/matches/{}", duel.id);
        let view = duel.blue.get(&path).await.unwrap().good().unwrap();
        assert_eq!(view["seats"][0]["type"], "vacant");
        assert_eq!(view["seats"][0]["former"]["way"], "free");
        // Nobody is banned for ever: he comes back to his own seat.
        operate::ban(&elsewhere, "Ney", false).await.unwrap();
        listening.abort();
        hearing.abort();
        elsewhere.close().await;
        house.close().await;
    })
    .await;
}
