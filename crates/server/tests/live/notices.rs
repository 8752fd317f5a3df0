//! What is kept to be told to people who are away: what their seats may know, and nothing that depends on more.

use client::{Player, Visitor};
use serde_json::{Value, json};
use server::ids::MatchId;

use crate::live::table::{Duel, House, ask, bid, sit};
use crate::scratch::{Scratch, each};

/// What is kept for a seat once the match has nothing more to write, in an order that does not depend on when.
async fn kept(house: &House, scratch: &Scratch, id: &str, seat: u8) -> Vec<String> {
    house.app.live.settle(&MatchId(id.to_owned())).await.unwrap();
    let sql = format!(
        "SELECT what || ' ' || CAST(who AS TEXT) FROM notices WHERE match = '{id}' AND seat = {seat} ORDER BY what, who"
    );
    scratch.texts(&sql).await
}

fn card(player: &Player, seat: u8) -> Value {
    player.view["companies"][seat.to_string()]["secret"]["hand"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .clone()
}

async fn offer(player: &mut Player, seat: u8, to: u8) {
    let (open, card) = (ask(player, "offer"), card(player, seat));
    let said = player
        .act(&open, json!({ "type": "offer", "to": to, "card": card }))
        .await
        .unwrap();
    assert_eq!(said["type"], "done", "{said}");
}

async fn write(visitor: &mut Visitor, id: &str, channel: &str) {
    let said = visitor
        .post(
            &format!("/api/matches/{id}/talk"),
            json!({ "channel": channel, "text": "Psst." }),
        )
        .await
        .unwrap();
    said.good().unwrap();
}

#[tokio::test]
async fn an_offer_is_kept_for_who_is_away_until_he_comes() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        offer(&mut red, 0, 1).await;
        assert_eq!(kept(&house, scratch, &duel.id, 1).await, ["trade_offered 0"]);
        assert!(kept(&house, scratch, &duel.id, 0).await.is_empty());
        let _blue = duel.sit_blue().await;
        assert!(kept(&house, scratch, &duel.id, 1).await.is_empty());
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn who_is_here_is_told_at_once_and_by_nothing_else() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let (mut red, mut blue) = (duel.sit_red().await, duel.sit_blue().await);
        offer(&mut red, 0, 1).await;
        let frame = loop {
            let frame = blue.next().await.unwrap();
            if frame["type"] == "step" {
                break frame;
            }
        };
        assert_eq!(
            frame["notices"],
            json!([{ "type": "trade_offered", "by": 0 }]),
            "{frame}"
        );
        assert!(kept(&house, scratch, &duel.id, 1).await.is_empty());
        // Who offers need not be told.
        let seen = duel
            .red
            .clone()
            .get(&format!("/api/matches/{}/seen?seat=0", duel.id))
            .await
            .unwrap()
            .good()
            .unwrap();
        assert!(!seen.to_string().contains("notices"), "{seen}");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_is_answered_or_taken_back_is_told_no_more() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut red = duel.sit_red().await;
        offer(&mut red, 0, 1).await;
        assert_eq!(kept(&house, scratch, &duel.id, 1).await, ["trade_offered 0"]);
        let back = red.way_back.clone().expect("nobody has answered yet");
        let said = red.request(json!({ "type": "take_back", "ask": back })).await.unwrap();
        assert_eq!(said["type"], "done", "{said}");
        assert!(kept(&house, scratch, &duel.id, 1).await.is_empty());
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_letter_is_kept_for_its_reader_and_talk_for_nobody() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut duel = Duel::begin(&house, json!({})).await;
        write(&mut duel.red, &duel.id, "all").await;
        assert!(kept(&house, scratch, &duel.id, 1).await.is_empty());
        write(&mut duel.red, &duel.id, "pair-0-1").await;
        assert_eq!(kept(&house, scratch, &duel.id, 1).await, ["letter 0"]);
        assert!(kept(&house, scratch, &duel.id, 0).await.is_empty());
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_offer_of_a_draw_is_kept_until_it_is_declined_or_withdrawn() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let Duel { id, mut red, mut blue } = Duel::begin(&house, json!({})).await;
        let draw = format!("/api/matches/{id}/draw");
        for _ in 0..2 {
            red.post(&draw, json!({})).await.unwrap().good().unwrap();
            assert_eq!(kept(&house, scratch, &id, 1).await, ["draw 0"]);
        }
        red.delete(&draw).await.unwrap().good().unwrap();
        assert!(kept(&house, scratch, &id, 1).await.is_empty());
        red.post(&draw, json!({})).await.unwrap().good().unwrap();
        let view = blue.delete(&draw).await.unwrap().good().unwrap();
        assert_eq!(view["seats"][0]["says"], Value::Null, "declined is off");
        assert!(kept(&house, scratch, &id, 1).await.is_empty());
        house.close().await;
    })
    .await;
}

/// Four who each have a seat of their own.
struct Four {
    id: String,
    visitors: Vec<Visitor>,
}

impl Four {
    async fn begin(house: &House) -> Four {
        let mut visitors = Vec::new();
        for name in ["Ney", "Lannes", "Murat", "Davout"] {
            visitors.push(house.guest(name).await);
        }
        let mut seats = vec![json!({ "type": "me" })];
        seats.resize(4, json!({ "type": "open" }));
        let id = visitors[0]
            .create("drill", "default", json!({ "seats": 4 }), seats)
            .await
            .unwrap();
        let (first, others) = visitors.split_first_mut().unwrap();
        let mut others: Vec<_> = others.iter_mut().collect();
        first.begin_with(&id, &mut others).await.unwrap();
        Four { id, visitors }
    }
}

/// What the fourth may know of.
#[derive(Clone, Copy, Debug)]
enum Open {
    OfferFromThird,
    LetterFromThird,
    DrawOffered,
    DrawWithdrawn,
    Overdue,
}

/// What he may not.
#[derive(Clone, Copy, Debug)]
enum Secret {
    OfferToSecond,
    Declined,
    Letters,
    Bid(u8),
}

/// Plays what is given, and notes after each thing that the fourth may know of what is kept for him and what he was sent.
async fn play(scratch: &Scratch, house: &House, script: &[Result<Open, Secret>]) -> Vec<(Vec<String>, Vec<String>)> {
    let Four { id, mut visitors } = Four::begin(house).await;
    let mut players = Vec::new();
    for (seat, visitor) in (0..3).zip(&visitors) {
        players.push(sit(visitor, &id, seat).await);
    }
    let mut noted = Vec::new();
    for step in script {
        match *step {
            Err(Secret::OfferToSecond) => offer(&mut players[0], 0, 1).await,
            Err(Secret::Declined) => {
                while !players[1].asks.iter().any(|open| open["ask"]["type"] == "answer") {
                    players[1].next().await.unwrap();
                }
                let open = ask(&players[1], "answer");
                players[1].act(&open, json!({ "type": "decline" })).await.unwrap();
            }
            Err(Secret::Letters) => write(&mut visitors[0], &id, "pair-0-1").await,
            Err(Secret::Bid(seat)) => {
                let player = &mut players[usize::from(seat)];
                let (open, action) = (ask(player, "bid"), bid(player, seat));
                player.act(&open, action).await.unwrap();
            }
            Ok(Open::OfferFromThird) => offer(&mut players[2], 2, 3).await,
            Ok(Open::LetterFromThird) => write(&mut visitors[2], &id, "pair-2-3").await,
            Ok(Open::DrawOffered) => {
                let draw = format!("/api/matches/{id}/draw");
                visitors[0].post(&draw, json!({})).await.unwrap().good().unwrap();
            }
            Ok(Open::DrawWithdrawn) => {
                let draw = format!("/api/matches/{id}/draw");
                visitors[0].delete(&draw).await.unwrap().good().unwrap();
            }
            Ok(Open::Overdue) => {
                house.app.live.settle(&MatchId(id.clone())).await.unwrap();
                // Whoever is awaited has been so for long; the fourth himself came a moment ago.
                let long_ago = server::clock::now() - 60 * 60 * 1_000;
                let sql = format!(
                    "UPDATE seats SET waits = {long_ago} WHERE match = '{id}' AND seat < 3 AND waits IS NOT NULL"
                );
                scratch.run(&sql).await;
                server::lobby::lateness::tell(&house.app).await.unwrap();
            }
        }
        if step.is_ok() {
            let seen = visitors[3]
                .get(&format!("/api/matches/{id}/seen?seat=3"))
                .await
                .unwrap()
                .good()
                .unwrap();
            let messages = seen["messages"].as_array().unwrap().iter();
            let notices = messages.map(|message| format!("{} {}", message["number"], message["notices"]));
            noted.push((kept(house, scratch, &id, 3).await, notices.collect()));
        }
    }
    noted
}

/// Two worlds that the fourth cannot tell apart: in one the first two deal, write and answer in secret, in the other they do
/// something else or nothing. He is told the same at the same moments.
#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_others_change_no_notice() {
    const OPEN: [Open; 5] = [
        Open::OfferFromThird,
        Open::LetterFromThird,
        Open::DrawOffered,
        Open::Overdue,
        Open::DrawWithdrawn,
    ];
    const WORLDS: [&[Secret]; 3] = [
        &[],
        &[Secret::OfferToSecond, Secret::Letters, Secret::Bid(0), Secret::Declined],
        &[Secret::Bid(1), Secret::Bid(2), Secret::Letters],
    ];
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut chance = 1_805_u32;
        for _ in 0..4 {
            let mut told = Vec::new();
            for secrets in WORLDS {
                // What is secret comes at any time, in its own order.
                let mut script: Vec<Result<Open, Secret>> = OPEN.map(Ok).to_vec();
                let mut from = 0;
                for secret in secrets {
                    chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    from += (chance >> 16) as usize % (script.len() + 1 - from);
                    script.insert(from, Err(*secret));
                    from += 1;
                }
                told.push((play(scratch, &house, &script).await, script));
            }
            let (first, _) = &told[0];
            assert_eq!(first[0].0, ["trade_offered 2"]);
            assert_eq!(first[1].0, ["letter 2", "trade_offered 2"]);
            assert_eq!(first[3].0, ["draw 0", "late -1", "letter 2", "trade_offered 2"]);
            assert_eq!(first[4].0, ["late -1", "letter 2", "trade_offered 2"]);
            for (other, script) in &told[1..] {
                assert_eq!(other, first, "{script:?}");
            }
        }
        house.close().await;
    })
    .await;
}
