//! Advice that takes long: no bot waits for it, and it ends with who asked for it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use client::Visitor;
use drill::Drill;
use serde_json::json;
use table::any::Of;
use table::bot::{Bot, BotAnswer, InputOf, Reasons, Stop, Stuck};
use table::{Budget, Choices, Game, Level, Registry};
use tokio::time::{sleep, timeout};

use crate::live::table::House;
use crate::scratch::each;

const LONG: Duration = Duration::from_secs(20);

/// Bots that ponder just now for somebody's advice.
static PONDERING: AtomicUsize = AtomicUsize::new(0);

/// Answers at once, and never comes to an end with its reasons by itself.
struct Ponderer;

impl Bot<Drill> for Ponderer {
    fn answer(
        &mut self,
        input: &InputOf<Drill>,
        _: &Stop,
    ) -> Result<Option<BotAnswer<<Drill as Game>::Action>>, Stuck> {
        let Some(open) = input.asks.iter().find(|open| !open.standing) else {
            return Ok(None);
        };
        let mut draft = Vec::new();
        loop {
            match Drill::choices(&input.view, &open.ask, &draft) {
                Choices::Next(picks) => draft.push(*picks.last().ok_or(Stuck(open.id))?),
                Choices::Whole(action) => return Ok(Some(BotAnswer { ask: open.id, action })),
            }
        }
    }

    fn reasons(&mut self, _: &InputOf<Drill>, stop: &Stop) -> Result<Option<Reasons<<Drill as Game>::Action>>, Stuck> {
        PONDERING.fetch_add(1, Ordering::SeqCst);
        while !stop.is_stopped() {
            thread::sleep(Duration::from_millis(2));
        }
        PONDERING.fetch_sub(1, Ordering::SeqCst);
        Ok(None)
    }
}

fn games() -> Registry {
    let ponderer = Level {
        name: "ponderer",
        budget: Some(Budget::Time(Duration::from_millis(100))),
    };
    Registry::new().with(Of::<Drill>::game().with_bot(ponderer, |_, _| Box::new(Ponderer)))
}

/// Asks for advice on a match of his own, and waits for it elsewhere.
fn ask(mut visitor: Visitor, id: &str) -> tokio::task::JoinHandle<u16> {
    let path = format!("/api/matches/{id}/hint");
    tokio::spawn(async move { visitor.post(&path, json!({ "seat": 0 })).await.unwrap().status })
}

async fn until(count: usize) {
    let waiting = async {
        while PONDERING.load(Ordering::SeqCst) != count {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(LONG, waiting).await.expect("as many ponder");
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_ends_with_who_wants_it_and_no_bot_waits_for_it() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let mut ney = house.guest("Ney").await;
        let id = ney
            .begin_alone("drill", "default", json!({ "rounds": 5 }), 2)
            .await
            .unwrap();
        let first = ask(ney.clone(), &id);
        until(1).await;
        // Who asks again does not want to know the first thing any more.
        let second = ask(ney.clone(), &id);
        assert_eq!(timeout(LONG, first).await.expect("it is broken off").unwrap(), 409);
        until(1).await;
        // Others ask as well, as many as there may be.
        let mut crowd = Vec::new();
        for number in 0..20 {
            let mut guest = house.guest(&format!("Guest {number}")).await;
            let options = json!({ "rounds": 5 });
            let his = guest.begin_alone("drill", "default", options, 2).await.unwrap();
            crowd.push(ask(guest.clone(), &his));
        }
        // A bot plays its match meanwhile.
        let mut lannes = house.guest("Lannes").await;
        let seats = vec![json!({ "type": "me" }), json!({ "type": "bot", "level": "ponderer" })];
        let alone = lannes
            .begin("drill", "default", json!({ "rounds": 1 }), seats)
            .await
            .unwrap();
        let moved = async {
            while house.entries(&alone).await.is_empty() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(LONG, moved).await.expect("the bot has bid");
        // Who hangs up is not thought for any more, nor those who come after him.
        second.abort();
        for asked in crowd {
            asked.abort();
        }
        until(0).await;
        house.close().await;
    })
    .await;
}
