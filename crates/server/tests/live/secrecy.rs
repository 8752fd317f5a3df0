//! Secret answers given at the same time: no refusal, and nobody's frames show who was first.

use std::time::Duration;

use client::{Player, Visitor};
use serde_json::{Value, json};
use server::ids::MatchId;
use server::unplayable::link_in;
use table::file::JournalFile;

use crate::live::table::{Duel, House, ask, bid, sit};
use crate::scratch::each;

const SEATS: u8 = 4;
const ROUNDS: u32 = 6;
const WANTED: u32 = 500;

#[tokio::test(flavor = "multi_thread")]
async fn secret_answers_within_five_milliseconds_show_nobody_who_was_first() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut host = house.guest("Berthier").await;
        let mut rounds = 0;
        let mut chance = 1_805_u32;
        while rounds < WANTED {
            let options = json!({ "seats": SEATS, "rounds": ROUNDS });
            let id = host
                .begin_alone("drill", "default", options, SEATS.into())
                .await
                .unwrap();
            let mut players = Vec::new();
            for seat in 0..SEATS {
                players.push(sit(&host, &id, seat).await);
            }
            for _ in 0..ROUNDS {
                players = all_bid(players, &mut chance).await;
                rounds += 1;
                lead(&mut players).await;
            }
        }
        house.close().await;
    })
    .await;
}

/// The link that a viewer is welcomed with.
async fn welcomed(visitor: &Visitor, id: &str, seat: Option<u8>) -> String {
    let mut line = visitor.line(id, seat, None).await.unwrap();
    let welcome = line.next().await.unwrap().unwrap();
    assert_eq!(welcome["type"], "welcome", "{welcome}");
    line.close().await;
    welcome["link"].as_str().unwrap().to_owned()
}

/// A link stands for all entries before it, and is told only with what its viewer hears: secret acts of others leave his as it is,
/// whenever he looks and after a restart. At the end whoever kept one finds it in the journal.
#[tokio::test]
async fn a_link_shows_nobody_that_others_have_acted() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let mut berthier = house.guest("Berthier").await;
        scratch.run("UPDATE matches SET public = 1").await;
        let path = format!("/api/matches/{}", duel.id);
        let observing = berthier.post(&format!("{path}/observe"), json!({})).await.unwrap();
        observing.good().unwrap();
        let of_blue = async || welcomed(&duel.blue, &duel.id, Some(1)).await;
        let of_nobody = async || welcomed(&berthier, &duel.id, None).await;
        let first = (of_blue().await, of_nobody().await);
        let mut red = duel.sit_red().await;
        let open = ask(&red, "bid");
        let action = bid(&red, 0);
        red.act(&open, action.clone()).await.unwrap();
        let of_red = welcomed(&duel.red, &duel.id, Some(0)).await;
        assert_ne!(of_red, first.0);
        assert_eq!((of_blue().await, of_nobody().await), first);
        let back = red.request(json!({ "type": "take_back", "ask": open })).await.unwrap();
        assert_eq!(back["type"], "done", "{back}");
        let open = ask(&red, "bid");
        red.act(&open, action).await.unwrap();
        assert_eq!((of_blue().await, of_nobody().await), first);
        // What a viewer was told follows from the journal, whoever plays it again.
        let again = House::open(scratch).await;
        assert_eq!(
            welcomed(&duel.blue.moved_to(&again.base), &duel.id, Some(1)).await,
            first.0
        );
        again.close().await;
        let mut blue = duel.sit_blue().await;
        let open = ask(&blue, "bid");
        let action = bid(&blue, 1);
        blue.act(&open, action).await.unwrap();
        let shown = (of_blue().await, of_nobody().await);
        assert_ne!(shown, first);
        assert_eq!(shown.0, shown.1);
        let mut host = duel.red.clone();
        host.post(&format!("{path}/resign"), json!({}))
            .await
            .unwrap()
            .good()
            .unwrap();
        let last = (of_blue().await, of_nobody().await);
        let file = host.get(&format!("{path}/export")).await.unwrap().good().unwrap();
        let file = JournalFile::parse(file.as_str().unwrap()).unwrap();
        assert_eq!(first.0, file.header.link().to_string());
        let links: Vec<String> = file
            .entries
            .iter()
            .map(|line| link_in(line).unwrap().to_string())
            .collect();
        for kept in [&of_red, &shown.0, &last.0, &last.1] {
            assert!(links.contains(kept), "{kept} is not in {links:?}");
        }
        assert_eq!(links.last(), Some(&last.0));
        house.close().await;
    })
    .await;
}

/// Otherwise it would show in when he is late that he has answered.
#[tokio::test]
async fn who_takes_his_answer_back_has_waited_all_the_time() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let duel = Duel::begin(&house, json!({})).await;
        let id = MatchId(duel.id.clone());
        let waits = async || {
            house.app.live.settle(&id).await.unwrap();
            house.app.store.seats_of(&id).await.unwrap()[0].waits
        };
        let mut red = duel.sit_red().await;
        let before = waits().await;
        assert!(before.is_some());
        tokio::time::sleep(Duration::from_millis(20)).await;
        let open = ask(&red, "bid");
        let action = bid(&red, 0);
        red.act(&open, action).await.unwrap();
        assert_eq!(waits().await, None);
        let back = red.request(json!({ "type": "take_back", "ask": open })).await.unwrap();
        assert_eq!(back["type"], "done", "{back}");
        assert_eq!(waits().await, before);
        house.close().await;
    })
    .await;
}

/// All bid at once, each after a pause of up to five milliseconds.
async fn all_bid(players: Vec<Player>, chance: &mut u32) -> Vec<Player> {
    let mut bidding = Vec::new();
    for (seat, player) in (0..SEATS).zip(players) {
        *chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let pause = Duration::from_micros(u64::from(*chance >> 8) % 5_000);
        bidding.push(tokio::spawn(bid_once(player, seat, pause)));
    }
    let mut players = Vec::new();
    let mut shapes = Vec::new();
    for one in bidding {
        let (player, shape) = one.await.unwrap();
        players.push(player);
        shapes.push(shape);
    }
    let like_all = shapes[0].clone();
    for (seat, shape) in shapes.iter().enumerate() {
        assert_eq!(
            *shape, like_all,
            "the frames of seat {seat} differ from those of seat 0"
        );
    }
    players
}

/// Bids, and notes what the frames look like until the bids are shown.
async fn bid_once(mut player: Player, seat: u8, pause: Duration) -> (Player, Vec<String>) {
    settle(&mut player, "bidding").await;
    tokio::time::sleep(pause).await;
    let hand = &player.view["companies"][seat.to_string()]["secret"]["hand"];
    // An empty hand bids nothing.
    let action = if hand.as_array().is_some_and(|hand| hand.is_empty()) {
        json!({ "type": "bid", "cards": [] })
    } else {
        bid(&player, seat)
    };
    let open = ask(&player, "bid");
    let number = player
        .ask(json!({ "type": "act", "ask": open, "action": action }))
        .await
        .unwrap();
    let before = player.number;
    let mut shape = Vec::new();
    loop {
        let frame = player.next().await.unwrap();
        let shown = told(&frame).contains(&"bids_shown".to_owned());
        if frame["request"] == number {
            assert_eq!(frame["type"], "done", "{frame}");
        }
        if frame["type"] == "connected" {
            continue;
        }
        if shown {
            shape.push(format!("shown {}", player.number - before));
            return (player, shape);
        }
        // Everything about the frame but its content, which is the seat's own.
        let keys: Vec<String> = frame.as_object().unwrap().keys().cloned().collect();
        let number = frame["number"].as_u64().map(|number| number as u32 - before);
        shape.push(format!("{} {keys:?} {number:?} {:?}", frame["type"], told(&frame)));
    }
}

fn told(frame: &Value) -> Vec<String> {
    let told = frame["told"].as_array().into_iter().flatten();
    told.map(|told| told["type"].as_str().unwrap_or_default().to_owned())
        .collect()
}

/// The leader posts and holds.
async fn lead(players: &mut [Player]) {
    let leader = loop {
        match players[0].view["phase"]["leader"].as_u64() {
            Some(leader) => break leader as usize,
            None => drop(players[0].next().await.unwrap()),
        }
    };
    let player = &mut players[leader];
    settle(player, "posting").await;
    let field = player.view["field"].as_object().unwrap();
    let free = (1..=6).find(|square| !field.contains_key(&square.to_string())).unwrap();
    let post = ask(player, "post");
    let said = player
        .act(&post, json!({ "type": "post", "square": free }))
        .await
        .unwrap();
    assert_eq!(said["type"], "done", "{said}");
    let charge = ask(player, "charge");
    let said = player
        .act(&charge, json!({ "type": "charge", "dice": 0 }))
        .await
        .unwrap();
    assert_eq!(said["type"], "done", "{said}");
}

async fn settle(player: &mut Player, phase: &str) {
    while player.view["phase"]["type"] != phase {
        player.next().await.unwrap();
    }
}
