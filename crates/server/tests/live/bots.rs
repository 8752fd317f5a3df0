//! Bots sit on seats like anybody.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use drill::Drill;
use serde_json::{Value, json};
use table::any::Of;
use table::bot::{Bot, BotAnswer, InputOf, Random, Stop, Stuck};
use table::{Budget, Game, Level, Registry};

use crate::live::table::{House, play_out, sit, verify};
use crate::scratch::each;

async fn against(house: &House, level: &str) -> (client::Visitor, String) {
    let mut me = house.guest("Davout").await;
    let seats = vec![json!({ "type": "me" }), json!({ "type": "bot", "level": level })];
    let id = me
        .begin("drill", "default", json!({ "rounds": 2 }), seats)
        .await
        .unwrap();
    (me, id)
}

#[tokio::test]
async fn a_person_plays_a_bot_to_the_end() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let (mut me, id) = against(&house, "random").await;
        play_out(sit(&me, &id, 0).await, 0).await;
        let file = me
            .get(&format!("/api/matches/{id}/export"))
            .await
            .unwrap()
            .good()
            .unwrap();
        verify(file.as_str().unwrap());
        house.close().await;
    })
    .await;
}

/// Never answers by itself, and counts those who think.
struct Slow;

static THINKING: AtomicUsize = AtomicUsize::new(0);

impl Bot<Drill> for Slow {
    fn answer(&mut self, _: &InputOf<Drill>, stop: &Stop) -> Result<Option<BotAnswer<<Drill as Game>::Action>>, Stuck> {
        THINKING.fetch_add(1, Ordering::SeqCst);
        while !stop.is_stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
        THINKING.fetch_sub(1, Ordering::SeqCst);
        Ok(None)
    }
}

/// Answers what was not asked.
struct Mad;

static MAD: AtomicUsize = AtomicUsize::new(0);

impl Bot<Drill> for Mad {
    fn answer(
        &mut self,
        input: &InputOf<Drill>,
        _: &Stop,
    ) -> Result<Option<BotAnswer<<Drill as Game>::Action>>, Stuck> {
        MAD.fetch_add(1, Ordering::SeqCst);
        let action = serde_json::from_value(json!({ "type": "charge", "dice": 9 })).expect("an action");
        let ask = input.asks[0].id;
        Ok(Some(BotAnswer { ask, action }))
    }
}

/// Dwells on what is only offered, and has nothing to say to it.
struct Dreamer(Random);

static DREAMED_ON: AtomicUsize = AtomicUsize::new(0);
static ANSWERED: AtomicUsize = AtomicUsize::new(0);

impl Bot<Drill> for Dreamer {
    fn answer(
        &mut self,
        input: &InputOf<Drill>,
        stop: &Stop,
    ) -> Result<Option<BotAnswer<<Drill as Game>::Action>>, Stuck> {
        if input.asks.iter().all(|open| open.standing) {
            DREAMED_ON.fetch_add(1, Ordering::SeqCst);
            // Long enough for the other to end the round.
            std::thread::sleep(Duration::from_millis(200));
            return Ok(None);
        }
        ANSWERED.fetch_add(1, Ordering::SeqCst);
        let asks = input.asks.iter().filter(|open| !open.standing).cloned().collect();
        Bot::<Drill>::answer(&mut self.0, &InputOf::<Drill> { asks, ..input.clone() }, stop)
    }
}

fn games() -> Registry {
    let slow = Level {
        name: "slow",
        budget: Some(Budget::Iterations(1)),
    };
    let mad = Level {
        name: "mad",
        budget: None,
    };
    let dreamer = Level {
        name: "dreamer",
        budget: None,
    };
    let drill = Of::<Drill>::game()
        .with_bot(slow, |_, _| Box::new(Slow))
        .with_bot(mad, |_, _| Box::new(Mad))
        .with_bot(dreamer, |seed, _| Box::new(Dreamer(Random::new(seed))));
    Registry::new().with(drill)
}

#[tokio::test(flavor = "multi_thread")]
async fn thinking_bots_hold_up_nobody_and_stop_with_their_match() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let mut matches = Vec::new();
        // More than the pool has places.
        for _ in 0..8 {
            matches.push(against(&house, "slow").await);
        }
        while THINKING.load(Ordering::SeqCst) == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        // A match without a bot is played through meanwhile.
        let mut host = house.guest("Soult").await;
        let id = host
            .begin_alone("drill", "default", json!({ "rounds": 1 }), 2)
            .await
            .unwrap();
        let (red, blue) = (sit(&host, &id, 0).await, sit(&host, &id, 1).await);
        tokio::join!(play_out(red, 0), play_out(blue, 1));
        // One that answers in a moment is not held up by those that think.
        let (me, quick) = against(&house, "random").await;
        play_out(sit(&me, &quick, 0).await, 0).await;
        for (mut me, id) in matches {
            me.post(&format!("/api/matches/{id}/resign"), json!({}))
                .await
                .unwrap()
                .good()
                .unwrap();
        }
        while THINKING.load(Ordering::SeqCst) > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        // Nobody thinks any more: another bot gets its turn.
        let (me, id) = against(&house, "random").await;
        play_out(sit(&me, &id, 0).await, 0).await;
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_bot_that_gives_no_legal_answer_is_replaced_for_that_answer() {
    each(async |scratch| {
        MAD.store(0, Ordering::SeqCst);
        let house = House::with(scratch, games(), false).await;
        let (me, id) = against(&house, "mad").await;
        play_out(sit(&me, &id, 0).await, 0).await;
        assert!(MAD.load(Ordering::SeqCst) > 1, "it plays at random to the end");
        house.close().await;
    })
    .await;
}

/// It was once taken for silent, because it had nothing to say and was asked by then.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_asked_something_new_while_it_thinks_keeps_its_seat() {
    each(async |scratch| {
        ANSWERED.store(0, Ordering::SeqCst);
        DREAMED_ON.store(0, Ordering::SeqCst);
        let house = House::with(scratch, games(), false).await;
        let (me, id) = against(&house, "dreamer").await;
        play_out(sit(&me, &id, 0).await, 0).await;
        assert!(
            DREAMED_ON.load(Ordering::SeqCst) > 0,
            "it was never asked what it may let be"
        );
        let acts = house.entries(&id).await;
        let his = acts.iter().filter(|line| {
            let entry: Value = serde_json::from_str(line).unwrap();
            entry["seat"] == 1 && entry["deed"]["type"] == "act"
        });
        assert_eq!(
            his.count(),
            ANSWERED.load(Ordering::SeqCst),
            "somebody else answered for it"
        );
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn after_a_restart_a_bot_thinks_again_and_moves_once() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let (me, id) = against(&house, "slow").await;
        house.close().await;
        // The same seat, played by a bot that answers: what the slow one would have done is done once.
        scratch
            .run("UPDATE seats SET level = 'random', budget = NULL WHERE kind = 'bot'")
            .await;
        let house = House::with(scratch, games(), false).await;
        while house.entries(&id).await.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        let acts = house.entries(&id).await;
        let bids = acts.iter().filter(|line| {
            let entry: Value = serde_json::from_str(line).unwrap();
            entry["seat"] == 1 && entry["deed"]["action"]["type"] == "bid"
        });
        assert_eq!(bids.count(), 1);
        let me = me.moved_to(&house.base);
        play_out(sit(&me, &id, 0).await, 0).await;
        house.close().await;
    })
    .await;
}
