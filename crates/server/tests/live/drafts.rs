//! Answers in the making: kept for their seat, and for nobody else.

use serde_json::{Value, json};

use crate::live::table::{Duel, House, ask, bid};
use crate::scratch::each;

async fn drafts(duel: &Duel) -> Value {
    let mut line = duel.red.line(&duel.id, Some(0), None).await.unwrap();
    line.next().await.unwrap().unwrap()["drafts"].clone()
}

#[tokio::test]
async fn a_draft_waits_for_its_seat_on_every_device_until_the_answer() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        let open = ask(&red, "bid");
        let picks = json!([{ "type": "card", "card": 1 }]);
        let keep = json!({ "type": "draft", "ask": open, "picks": picks });
        assert_eq!(red.request(keep.clone()).await.unwrap()["type"], "done");
        assert_eq!(drafts(&duel).await, json!([{ "ask": open, "picks": picks }]));
        let export = duel
            .red
            .get(&format!("/api/matches/{}/export?seat=0", duel.id))
            .await
            .unwrap();
        assert!(!export.good().unwrap().to_string().contains("picks"));
        let action = bid(&red, 0);
        red.act(&open, action).await.unwrap();
        assert_eq!(drafts(&duel).await, json!([]));
        assert_eq!(red.request(keep).await.unwrap()["rule"], "M1");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_else_hears_of_a_draft() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let (mut red, mut blue) = (duel.sit_red().await, duel.sit_blue().await);
        while blue.next().await.unwrap()["seats"] != json!([0, 1]) {}
        for _ in 0..5 {
            let keep = json!({ "type": "draft", "ask": ask(&red, "bid"), "picks": [] });
            red.request(keep).await.unwrap();
        }
        // The next frame that blue gets is the answer to his own question.
        let check = json!({ "type": "check", "ask": ask(&blue, "bid"), "action": bid(&blue, 1) });
        let number = blue.ask(check).await.unwrap();
        assert_eq!(blue.next().await.unwrap()["request"], number);
        assert_eq!(house.entries(&duel.id).await.len(), 0);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_draft_for_another_seats_ask_or_a_book_of_one_is_refused() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        let foreign = json!({ "type": "draft", "ask": "1.1", "picks": [] });
        assert_eq!(red.request(foreign).await.unwrap()["rule"], "M2");
        let book: Vec<u32> = (0..1_000).collect();
        let book = json!({ "type": "draft", "ask": ask(&red, "bid"), "picks": book });
        assert_eq!(red.request(book).await.unwrap()["error"], "bad_request");
        assert_eq!(drafts(&duel).await, json!([]));
        house.close().await;
    })
    .await;
}
