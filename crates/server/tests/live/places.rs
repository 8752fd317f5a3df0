//! Who may look through which eyes, and how long.

use anyhow::Result;
use client::{Line, Visitor};
use serde_json::{Value, json};
use server::ids::MatchId;

use crate::live::table::{Duel, House};
use crate::scratch::{Scratch, each};

/// A public match whose second seat was taken from its holder.
async fn abandoned(scratch: &Scratch, house: &House, kind: &str) -> Duel {
    let duel = Duel::begin(house, json!({})).await;
    let id = &duel.id;
    scratch
        .run(&format!("UPDATE matches SET public = 1 WHERE id = '{id}'"))
        .await;
    scratch
        .run(&format!(
            "UPDATE seats SET kind = '{kind}', before = person, person = NULL WHERE match = '{id}' AND seat = 1"
        ))
        .await;
    house.app.live.refresh(&MatchId(id.clone())).await;
    duel
}

async fn observe(visitor: &Visitor, id: &str) -> Result<(Line, Value)> {
    let mut line = visitor.line(id, None, None).await?;
    let first = line.next().await?.unwrap_or_default();
    Ok((line, first))
}

#[tokio::test]
async fn who_may_have_his_seat_back_does_not_sit_among_the_observers() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = abandoned(scratch, &house, "open").await;
        assert!(observe(&duel.blue, &duel.id).await.is_err());
        let berthier = house.guest("Berthier").await;
        let (_, first) = observe(&berthier, &duel.id).await.unwrap();
        assert_eq!(first["type"], "welcome", "{first}");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_observer_who_sits_down_hears_no_more_of_the_observers() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = abandoned(scratch, &house, "open").await;
        let mut berthier = house.guest("Berthier").await;
        let mut murat = house.guest("Murat").await;
        let (mut line, _) = observe(&berthier, &duel.id).await.unwrap();
        let path = format!("/api/matches/{}", duel.id);
        let joined = berthier.post(&format!("{path}/join"), json!({})).await.unwrap();
        joined.good().unwrap();
        murat
            .post(&format!("{path}/observe"), json!({}))
            .await
            .unwrap()
            .good()
            .unwrap();
        let said = json!({ "channel": "observers", "text": "Berthier is bluffing." });
        murat.post(&format!("{path}/talk"), said).await.unwrap().good().unwrap();
        let mut last = Value::Null;
        while let Some(frame) = line.next().await.unwrap() {
            assert_ne!(frame["type"], "talk", "{frame}");
            last = frame;
        }
        assert_eq!(last["type"], "unseated");
        house.close().await;
    })
    .await;
}

/// The store is asked again before anybody is sent away.
#[tokio::test]
async fn who_takes_a_seat_elsewhere_is_let_in_here() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = abandoned(scratch, &house, "open").await;
        let mut blue = house.guest("Soult").await;
        let me = blue.get("/api/me").await.unwrap().good().unwrap();
        let person = me["id"].as_str().unwrap();
        scratch
            .run(&format!(
                "UPDATE seats SET kind = 'person', person = '{person}' WHERE match = '{}' AND seat = 1",
                duel.id
            ))
            .await;
        let mut line = blue.line(&duel.id, Some(1), None).await.unwrap();
        assert_eq!(line.next().await.unwrap().unwrap()["type"], "welcome");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_private_match_is_not_there_for_a_stranger() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let stranger = house.guest("Fouché").await;
        let unknown = server::ids::MatchId::new().0;
        for seat in [None, Some(0), Some(7)] {
            let answers = [&duel.id, &unknown].map(|id| stranger.line(id, seat, None));
            let [there, nowhere] = answers;
            let (there, nowhere) = (there.await.map(drop), nowhere.await.map(drop));
            let words = |answer: anyhow::Result<()>| answer.expect_err("he is not let in").to_string();
            assert_eq!(words(there), words(nowhere), "{seat:?}");
        }
        house.close().await;
    })
    .await;
}
