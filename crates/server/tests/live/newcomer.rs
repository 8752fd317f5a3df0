//! Somebody takes a seat that another has left: he sees from then on what the seat is told, and nothing of before, by any door.

use client::{Player, Visitor};
use drill::Drill;
use serde_json::{Value, json};
use table::any::{AnyGame, Of};
use table::bot::{BotAnswer, Stop};

use crate::live::table::{House, ask, sit};
use crate::scratch::{Scratch, each};

/// Three play; Lannes has played for a while on seat 1, was told, heard and wrote things, and is late.
struct Trio {
    id: String,
    code: Value,
    ney: Visitor,
    lannes: Visitor,
    murat: Visitor,
    /// The last message of seat 1.
    had: u32,
}

const SECRET: &str = "Against Murat, tonight.";

impl Trio {
    async fn begin(house: &House) -> Trio {
        let mut ney = house.guest("Ney").await;
        let (mut lannes, mut murat) = (house.guest("Lannes").await, house.guest("Murat").await);
        let seats = vec![
            json!({ "type": "me" }),
            json!({ "type": "open" }),
            json!({ "type": "open" }),
        ];
        let id = ney
            .create("drill", "default", json!({ "seats": 3 }), seats)
            .await
            .unwrap();
        let code = good(&mut ney, &id, "").await["code"].clone();
        ney.begin_with(&id, &mut [&mut lannes, &mut murat]).await.unwrap();
        let mut trio = Trio {
            id,
            code,
            ney,
            lannes,
            murat,
            had: 0,
        };
        trio.play_on().await;
        trio
    }

    /// Until Lannes has been told a few things, and has to bid.
    async fn play_on(&mut self) {
        for _ in 0..40 {
            for (seat, visitor) in [(0, &self.ney), (2, &self.murat)] {
                answer(visitor, &self.id, seat).await;
            }
            let lannes = sit(&self.lannes, &self.id, 1).await;
            if lannes.number >= 4 && lannes.asks.iter().any(|open| open["ask"]["type"] == "bid") {
                self.had = lannes.number;
                return;
            }
            drop(lannes);
            answer(&self.lannes, &self.id, 1).await;
        }
        panic!("Lannes is not asked for a bid");
    }

    /// What Lannes leaves behind.
    async fn leave_traces(&mut self) {
        let say = json!({ "channel": "pair-0-1", "text": SECRET });
        self.ney
            .post(&path(&self.id, "/talk"), say)
            .await
            .unwrap()
            .good()
            .unwrap();
        let notes = json!({ "text": "Ney is a friend." });
        self.lannes
            .put(&path(&self.id, "/notes"), notes)
            .await
            .unwrap()
            .good()
            .unwrap();
        let mut lannes = sit(&self.lannes, &self.id, 1).await;
        let keep = json!({ "type": "draft", "ask": ask(&lannes, "bid"), "picks": [] });
        assert_eq!(lannes.request(keep).await.unwrap()["type"], "done");
        lannes.line.close().await;
    }

    /// The seat of Lannes is open to newcomers, as all who are left agreed.
    async fn open_seat(&mut self, house: &House, scratch: &Scratch) {
        let id = server::ids::MatchId(self.id.clone());
        // Every socket is gone, and what it was about is written down.
        while !house.app.live.connected(&id).is_empty() {
            tokio::task::yield_now().await;
        }
        house.app.live.settle(&id).await.unwrap();
        let sql = format!("UPDATE seats SET waits = 1 WHERE match = '{}' AND seat = 1", self.id);
        scratch.run(&sql).await;
        for player in [&mut self.ney, &mut self.murat] {
            let open = json!({ "do": "open" });
            player
                .post(&path(&self.id, "/overdue"), open)
                .await
                .unwrap()
                .good()
                .unwrap();
        }
    }

    async fn newcomer(&self, house: &House) -> Visitor {
        let mut soult = house.guest("Soult").await;
        let joining = json!({ "seat": 1, "code": self.code });
        soult
            .post(&path(&self.id, "/join"), joining)
            .await
            .unwrap()
            .good()
            .unwrap();
        soult
    }
}

fn path(id: &str, rest: &str) -> String {
    format!("/api/matches/{id}{rest}")
}

async fn good(visitor: &mut Visitor, id: &str, rest: &str) -> Value {
    visitor.get(&path(id, rest)).await.unwrap().good().unwrap()
}

async fn texts(visitor: &mut Visitor, id: &str, rest: &str) -> Vec<String> {
    let lines = good(visitor, id, rest).await;
    let text = |line: &Value| line["text"].as_str().unwrap().to_owned();
    lines.as_array().unwrap().iter().map(text).collect()
}

/// Answers once as the random bot would, if the seat is asked.
async fn answer(visitor: &Visitor, id: &str, seat: u8) {
    let mut player: Player = sit(visitor, id, seat).await;
    if player.is_asked() {
        let mut bot = Of::<Drill>::game().bot("random", "test", None).unwrap();
        let thought = player.think(seat, |input| bot.answer(input, &Stop::new()));
        let BotAnswer { ask, action } = thought.unwrap().unwrap();
        player.act(&ask.to_string(), action).await.unwrap();
    }
    player.line.close().await;
}

#[tokio::test]
async fn a_newcomer_learns_nothing_of_before_by_any_door() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut trio = Trio::begin(&house).await;
        trio.leave_traces().await;
        trio.open_seat(&house, scratch).await;
        let id = trio.id.clone();
        // Said to the empty seat, and not to who comes later.
        let say = json!({ "channel": "pair-0-1", "text": "Are you there?" });
        trio.ney.post(&path(&id, "/talk"), say).await.unwrap().good().unwrap();
        let mut soult = trio.newcomer(&house).await;

        // The socket, whatever he says that he has had: no message of before is sent again.
        for had in [0, 1, trio.had - 1] {
            let mut line = soult.line(&id, Some(1), Some(had)).await.unwrap();
            let first = line.next().await.unwrap().unwrap();
            assert_eq!(
                (&first["type"], &first["drafts"]),
                (&json!("welcome"), &json!([])),
                "{had}"
            );
            line.close().await;
        }
        let now = sit(&soult, &id, 1).await;
        assert!(now.number >= trio.had);

        // What was seen, to look at and to take home.
        for door in ["/seen?seat=1", "/export?seat=1", "/export"] {
            let seen = good(&mut soult, &id, door).await;
            assert_eq!(seen["messages"], json!([]), "{door}");
            assert_eq!(seen["first"]["number"], now.number, "{door}");
            assert_eq!(seen["first"]["view"], now.view, "{door}");
        }

        // Talk, all of it and page by page.
        for door in ["/talk", "/talk?channel=pair-0-1", "/talk?channel=pair-0-1&before=9"] {
            assert_eq!(texts(&mut soult, &id, door).await, Vec::<String>::new(), "{door}");
        }
        assert_eq!(good(&mut soult, &id, "/notes").await["text"], "");

        // From then on he hears and sees what the seat may know.
        let say = json!({ "channel": "pair-0-1", "text": "Welcome." });
        trio.ney.post(&path(&id, "/talk"), say).await.unwrap().good().unwrap();
        assert_eq!(texts(&mut soult, &id, "/talk").await, ["Welcome."]);
        answer(&soult, &id, 1).await;
        let seen = good(&mut soult, &id, "/seen?seat=1").await;
        let numbers: Vec<u32> = seen["messages"]
            .as_array()
            .unwrap()
            .iter()
            .map(|message| message["number"].as_u64().unwrap() as u32)
            .collect();
        assert_eq!(numbers.first(), Some(&(now.number + 1)));
        assert!(!seen.to_string().contains("null"));
        // What he has had himself is resumed.
        let mut line = soult.line(&id, Some(1), Some(now.number)).await.unwrap();
        assert_eq!(line.next().await.unwrap().unwrap()["type"], "resumed");
        line.close().await;

        // Who has left sees nothing more, and keeps his own notes.
        assert!(trio.lannes.line(&id, Some(1), None).await.is_err());
        for door in ["/seen?seat=1", "/export?seat=1"] {
            let refused = trio.lannes.get(&path(&id, door)).await.unwrap();
            assert_eq!(refused.status, 404, "{door}");
        }
        assert_eq!(texts(&mut trio.lannes, &id, "/talk").await, Vec::<String>::new());
        assert_eq!(good(&mut trio.lannes, &id, "/notes").await["text"], "Ney is a friend.");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn after_the_end_the_game_lies_open_but_not_what_was_said_to_another() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut trio = Trio::begin(&house).await;
        trio.leave_traces().await;
        trio.open_seat(&house, scratch).await;
        let id = trio.id.clone();
        let mut soult = trio.newcomer(&house).await;
        for player in [&mut trio.ney, &mut trio.murat, &mut soult] {
            player
                .post(&path(&id, "/draw"), json!({}))
                .await
                .unwrap()
                .good()
                .unwrap();
        }
        assert_eq!(good(&mut soult, &id, "").await["status"], "over");
        let seen = good(&mut soult, &id, "/seen?seat=1").await;
        assert_eq!(seen["first"]["number"], 0);
        assert!(seen["messages"].as_array().unwrap().len() > trio.had as usize);
        assert!(!texts(&mut soult, &id, "/talk").await.contains(&SECRET.to_owned()));
        assert_eq!(
            texts(&mut soult, &id, "/talk?channel=pair-0-1").await,
            Vec::<String>::new()
        );
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_restart_makes_nobody_forget_since_when_he_sits_there() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut trio = Trio::begin(&house).await;
        trio.leave_traces().await;
        trio.open_seat(&house, scratch).await;
        let soult = trio.newcomer(&house).await;
        house.close().await;
        let house = House::open(scratch).await;
        let mut soult = soult.moved_to(&house.base);
        let mut line = soult.line(&trio.id, Some(1), Some(0)).await.unwrap();
        assert_eq!(line.next().await.unwrap().unwrap()["type"], "welcome");
        let seen = good(&mut soult, &trio.id, "/seen?seat=1").await;
        assert_eq!(seen["messages"], json!([]));
        assert_eq!(texts(&mut soult, &trio.id, "/talk").await, Vec::<String>::new());
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn who_comes_back_has_his_own_again_but_not_what_was_said_to_the_other() {
    each(async |scratch| {
        let house = House::open(scratch).await;
        let mut trio = Trio::begin(&house).await;
        trio.leave_traces().await;
        trio.open_seat(&house, scratch).await;
        let id = trio.id.clone();
        let mut soult = trio.newcomer(&house).await;
        let say = json!({ "channel": "pair-0-1", "text": "Between us, Soult." });
        trio.ney.post(&path(&id, "/talk"), say).await.unwrap().good().unwrap();
        trio.lannes
            .post(&path(&id, "/return"), json!({}))
            .await
            .unwrap()
            .good()
            .unwrap();
        for player in [&mut trio.ney, &mut trio.murat, &mut soult] {
            let admit = json!({ "seat": 1, "may": true });
            player
                .post(&path(&id, "/comeback"), admit)
                .await
                .unwrap()
                .good()
                .unwrap();
        }
        let back = good(&mut trio.lannes, &id, "").await;
        assert_eq!(back["seats"][1]["mine"], true);
        assert_eq!(texts(&mut trio.lannes, &id, "/talk").await, [SECRET]);
        let seen = good(&mut trio.lannes, &id, "/seen?seat=1").await;
        assert_eq!(seen["first"]["number"], 0);
        // The other hears nothing more.
        assert!(soult.line(&id, Some(1), None).await.is_err());
        assert_eq!(texts(&mut soult, &id, "/talk").await, Vec::<String>::new());
        house.close().await;
    })
    .await;
}
