//! Talk reaches those who may hear it.

use serde_json::json;

use crate::live::table::{Duel, House};
use crate::scratch::each;

#[tokio::test]
async fn what_is_said_to_all_reaches_the_others_at_once() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        let mut blue = duel.sit_blue().await;
        let said = json!({ "channel": "all", "text": "Soldats!" });
        duel.red
            .post(&format!("/api/matches/{}/talk", duel.id), said)
            .await
            .unwrap()
            .good()
            .unwrap();
        let heard = loop {
            let frame = blue.next().await.unwrap();
            if frame["type"] == "talk" {
                break frame;
            }
        };
        assert_eq!((&heard["text"], &heard["seat"]), (&json!("Soldats!"), &json!(0)));
        house.close().await;
    })
    .await;
}
