//! A connection breaks, and nothing is lost.

use serde_json::json;

use crate::live::table::{Duel, House, ask, bid, play_out, sit};
use crate::scratch::each;

#[tokio::test]
async fn who_comes_back_is_sent_exactly_what_he_missed() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({ "rounds": 1 })).await;
        let mut red = duel.sit_red().await;
        let action = bid(&red, 0);
        red.act(&ask(&red, "bid"), action).await.unwrap();
        let had = red.number;
        red.line.close().await;
        let mut blue = duel.sit_blue().await;
        let action = bid(&blue, 1);
        blue.act(&ask(&blue, "bid"), action).await.unwrap();
        let mut line = duel.red.line(&duel.id, Some(0), Some(had)).await.unwrap();
        let resumed = line.next().await.unwrap().unwrap();
        assert_eq!((&resumed["type"], &resumed["number"]), (&json!("resumed"), &json!(had)));
        assert!(resumed.get("view").is_none());
        red.line = line;
        let now = sit(&duel.red, &duel.id, 0).await;
        while red.number < now.number {
            let step = red.next().await.unwrap();
            if step["type"] == "step" {
                assert_eq!(step["number"], red.number);
            }
        }
        assert_eq!(red.view, now.view);
        assert_eq!(red.asks, now.asks);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_counter_from_elsewhere_gets_the_whole_view() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut line = duel.red.line(&duel.id, Some(0), Some(1_805)).await.unwrap();
        assert_eq!(line.next().await.unwrap().unwrap()["type"], "welcome");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({ "rounds": 2 })).await;
        let mut red = duel.sit_red().await;
        let action = bid(&red, 0);
        red.act(&ask(&red, "bid"), action).await.unwrap();
        let (had, view) = (red.number, red.view.clone());
        house.close().await;
        let house = House::open(scratch).await;
        let at = |visitor: &client::Visitor| visitor.moved_to(&house.base);
        let (red, blue) = (at(&duel.red), at(&duel.blue));
        let mut line = red.line(&duel.id, Some(0), Some(had)).await.unwrap();
        assert_eq!(line.next().await.unwrap().unwrap()["type"], "resumed");
        let red = sit(&red, &duel.id, 0).await;
        assert_eq!((red.number, &red.view), (had, &view));
        let blue = sit(&blue, &duel.id, 1).await;
        tokio::join!(play_out(red, 0), play_out(blue, 1));
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn presence_says_who_is_here_and_no_more() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        assert_eq!(red.next().await.unwrap(), json!({ "type": "connected", "seats": [0] }));
        let blue = duel.sit_blue().await;
        assert_eq!(
            red.next().await.unwrap(),
            json!({ "type": "connected", "seats": [0, 1] })
        );
        blue.line.close().await;
        assert_eq!(red.next().await.unwrap(), json!({ "type": "connected", "seats": [0] }));
        house.close().await;
    })
    .await;
}
