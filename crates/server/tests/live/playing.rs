//! Whole matches, from the lobby to the end.

use client::{Player, Visitor};
use serde_json::json;

use crate::live::table::{Duel, House, ask, bid, play_out, sit, verify};
use crate::scratch::each;

#[tokio::test]
async fn two_people_play_a_match_to_its_end_and_it_verifies() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({ "rounds": 2 })).await;
        let (red, blue) = (duel.sit_red().await, duel.sit_blue().await);
        let (red, blue) = tokio::join!(play_out(red, 0), play_out(blue, 1));
        assert_eq!(red.outcome, blue.outcome);
        let over = duel
            .red
            .get(&format!("/api/matches/{}", duel.id))
            .await
            .unwrap()
            .good()
            .unwrap();
        assert_eq!(over["status"], "over");
        assert_eq!(over["outcome"]["winners"], red.outcome.clone().unwrap()["winners"]);
        let file = duel
            .blue
            .get(&format!("/api/matches/{}/export", duel.id))
            .await
            .unwrap();
        verify(file.good().unwrap().as_str().expect("a journal"));
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_view_a_client_keeps_is_the_one_the_server_has() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({ "rounds": 3 })).await;
        let (red, blue) = (duel.sit_red().await, duel.sit_blue().await);
        let (red, _) = tokio::join!(play_out(red, 0), play_out(blue, 1));
        let fresh = duel.sit_red().await;
        assert_eq!(red.view, fresh.view);
        assert_eq!(red.number, fresh.number);
        assert_eq!(fresh.asks, Vec::<serde_json::Value>::new());
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_is_legal_can_be_asked_without_doing_it() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        let open = ask(&red, "bid");
        let choices = red
            .request(json!({ "type": "choices", "ask": open, "draft": [] }))
            .await
            .unwrap();
        assert_eq!(choices["choices"]["type"], "next", "{choices}");
        let outlook = red
            .request(json!({ "type": "outlook", "ask": open, "draft": [] }))
            .await
            .unwrap();
        let ahead = outlook["outlook"]["next"].as_array().unwrap();
        let picks: Vec<_> = ahead.iter().map(|ahead| ahead["pick"].clone()).collect();
        assert_eq!(json!(picks), choices["choices"]["picks"], "{outlook}");
        let done = |ahead: &serde_json::Value| ahead["pick"]["type"] == "done" && ahead["action"]["type"] == "bid";
        let bids = ahead.iter().filter_map(|ahead| ahead["next"].as_array()).flatten();
        assert!(bids.clone().any(done), "a whole answer is told ahead: {outlook}");
        let good = red
            .request(json!({ "type": "check", "ask": open, "action": bid(&red, 0) }))
            .await
            .unwrap();
        assert_eq!(good["type"], "checked");
        assert!(good.get("rule").is_none(), "{good}");
        let bad = json!({ "type": "bid", "cards": [] });
        let bad = red
            .request(json!({ "type": "check", "ask": open, "action": bad }))
            .await
            .unwrap();
        assert_eq!(
            (bad["type"].as_str(), bad["rule"].as_str()),
            (Some("checked"), Some("D3.5"))
        );
        assert_eq!(house.entries(&duel.id).await.len(), 0);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_act_can_be_taken_back_once() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        let open = ask(&red, "bid");
        let action = bid(&red, 0);
        assert_eq!(red.act(&open, action).await.unwrap()["type"], "done");
        let back = json!({ "type": "take_back", "ask": open });
        assert_eq!(red.request(back.clone()).await.unwrap()["type"], "done");
        assert_eq!(red.request(back).await.unwrap()["rule"], "M4");
        assert_ne!(ask(&red, "bid"), open);
        assert_eq!(house.entries(&duel.id).await.len(), 2);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn resigning_ends_the_match_for_everybody() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        let mut blue = duel.sit_blue().await;
        duel.red
            .post(&format!("/api/matches/{}/resign", duel.id), json!({}))
            .await
            .unwrap()
            .good()
            .unwrap();
        while blue.outcome.is_none() {
            blue.next().await.unwrap();
        }
        assert_eq!(blue.outcome, Some(json!({ "winners": [1], "how": "resigned" })));
        assert!(blue.asks.is_empty());
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn everything_is_shown_after_the_end_and_not_before() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        let path = format!("/api/matches/{}/socket?truth=true", duel.id);
        let early = client::Line::open(&house.base, &path, duel.red.cookie()).await;
        assert!(early.err().unwrap().to_string().contains("403"));
        let file = duel
            .red
            .get(&format!("/api/matches/{}/export?seat=0", duel.id))
            .await
            .unwrap();
        assert!(!file.good().unwrap().to_string().contains("seed"));
        duel.red
            .post(&format!("/api/matches/{}/resign", duel.id), json!({}))
            .await
            .unwrap();
        let line = client::Line::open(&house.base, &path, duel.red.cookie()).await.unwrap();
        let truth = Player::sit(line).await.unwrap();
        assert!(truth.view["deck_cards"].is_array(), "{}", truth.view);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn my_matches_say_whose_turn_it_is_and_what_is_new() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        let (mut red, mut blue) = (duel.sit_red().await, duel.sit_blue().await);
        let action = bid(&red, 0);
        red.act(&ask(&red, "bid"), action).await.unwrap();
        red.line.close().await;
        // Let the server notice that red has gone before blue moves.
        while blue.next().await.unwrap()["seats"] != json!([1]) {}
        let action = bid(&blue, 1);
        blue.act(&ask(&blue, "bid"), action).await.unwrap();
        let mine = loop {
            let mine = duel.red.get("/api/matches/mine").await.unwrap().good().unwrap();
            let found = mine.as_array().or(mine["matches"].as_array()).expect("a list")[0].clone();
            if found["unseen"] != 0 {
                break found;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        };
        assert_eq!(mine["id"], duel.id.as_str());
        assert_eq!(mine["my_turn"], ask_is_reds(&mut blue).await);
        house.close().await;
    })
    .await;
}

/// Whether the leader who must post is red.
#[tokio::test]
async fn who_plays_both_seats_knows_which_of_them_is_asked() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut ney = house.guest("Ney").await;
        let id = ney.begin_alone("drill", "default", json!({}), 2).await.unwrap();
        assert_eq!(asked(&mut ney, &id).await, [true, true]);
        let mut red = sit(&ney, &id, 0).await;
        let action = bid(&red, 0);
        let done = red.act(&ask(&red, "bid"), action).await.unwrap();
        assert_eq!(done["type"], "done");
        // Blue does not see that red has bid, and so both are awaited.
        let view = ney.get(&format!("/api/matches/{id}")).await.unwrap().good().unwrap();
        assert_eq!(view["awaited"], json!([0, 1]));
        assert_eq!(asked(&mut ney, &id).await, [false, true]);
        let mut duel = Duel::begin(&house, json!({})).await;
        assert_eq!(asked(&mut duel.blue, &duel.id).await, [false, true]);
        house.close().await;
    })
    .await;
}

async fn asked(visitor: &mut Visitor, id: &str) -> Vec<bool> {
    let view = visitor
        .get(&format!("/api/matches/{id}"))
        .await
        .unwrap()
        .good()
        .unwrap();
    let seats = view["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["asked"].as_bool().unwrap()).collect()
}

async fn ask_is_reds(blue: &mut Player) -> bool {
    while blue.view["phase"]["type"] == "bidding" {
        blue.next().await.unwrap();
    }
    blue.view["phase"]["leader"] == 0
}
