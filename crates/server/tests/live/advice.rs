//! Advice: for who plays alone or at one screen, and for nobody else.

use client::Visitor;
use drill::Drill;
use serde_json::{Value, json};
use table::any::Of;
use table::bot::{Alternative, Bot, BotAnswer, InputOf, Reasons, Stop, Stuck};
use table::{Budget, Choices, Game, Level, Odds, Registry};

use crate::live::table::{Duel, House, play_out, sit};
use crate::scratch::each;

/// Knows what it was told, and how long it may think.
struct Staff(Budget);

impl Staff {
    fn action(input: &InputOf<Drill>) -> Option<BotAnswer<<Drill as Game>::Action>> {
        let open = input.asks.iter().find(|open| !open.standing)?;
        let mut draft = Vec::new();
        loop {
            match Drill::choices(&input.view, &open.ask, &draft) {
                Choices::Next(picks) => draft.push(*picks.last()?),
                Choices::Whole(action) => return Some(BotAnswer { ask: open.id, action }),
            }
        }
    }
}

impl Bot<Drill> for Staff {
    fn answer(
        &mut self,
        input: &InputOf<Drill>,
        _: &Stop,
    ) -> Result<Option<BotAnswer<<Drill as Game>::Action>>, Stuck> {
        Ok(Staff::action(input))
    }

    /// The value tells what it knows: the told events by the hundred, and its budget.
    fn reasons(&mut self, input: &InputOf<Drill>, _: &Stop) -> Result<Option<Reasons<<Drill as Game>::Action>>, Stuck> {
        let budget = match self.0 {
            Budget::Iterations(count) => count,
            Budget::Time(time) => time.as_millis() as u32,
        };
        Ok(Staff::action(input).map(|BotAnswer { ask, action }| Reasons {
            ask,
            alternatives: vec![Alternative {
                action,
                value: f64::from(100 * input.told.len() as u32) + f64::from(budget) / 1e6,
            }],
        }))
    }
}

fn games() -> Registry {
    let staff = Level {
        name: "staff",
        budget: Some(Budget::Iterations(50)),
    };
    let drill = Of::<Drill>::game()
        .with_bot(staff, |_, budget| Box::new(Staff(budget)))
        .with_odds(|input, draws, _| match input.asks.is_empty() {
            true => Err("nobody is asked".to_owned()),
            false => Ok(Odds::counted([("won", draws)])),
        });
    Registry::new().with(drill)
}

/// Long enough that a seat is asked at least five times, however the dice fall.
async fn begin(visitor: &mut Visitor, seats: &[Value]) -> String {
    visitor
        .begin("drill", "default", json!({ "rounds": 5 }), seats.to_vec())
        .await
        .unwrap()
}

async fn advice(visitor: &mut Visitor, id: &str, what: &str, seat: u8) -> (u16, Value) {
    let path = format!("/api/matches/{id}/{what}");
    let answer = visitor.post(&path, json!({ "seat": seat })).await.unwrap();
    (answer.status, answer.body)
}

#[tokio::test]
async fn who_plays_alone_is_advised_and_the_advice_is_legal() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let mut me = house.guest("Davout").await;
        let bot = json!({ "type": "bot", "level": "staff", "budget": "20ms" });
        let id = begin(&mut me, &[json!({ "type": "me" }), bot]).await;
        let mut player = sit(&me, &id, 0).await;
        let mut hints = 0;
        while player.outcome.is_none() {
            if !player.is_asked() {
                player.next().await.unwrap();
                continue;
            }
            let (status, hint) = advice(&mut me, &id, "hint", 0).await;
            // The bot may have answered meanwhile, and something else be asked.
            assert_eq!(status, 200, "{hint}");
            let first = &hint["advice"][0];
            assert!(!first["picks"].as_array().unwrap().is_empty(), "{hint}");
            // It thinks as long as the bot of the match.
            let value = first["value"].as_f64().unwrap();
            assert!((value.fract() - 2e-5).abs() < 1e-9, "{value}");
            if hints > 2 {
                assert!(value >= 100.0, "it was told nothing: {value}");
            }
            let ask = hint["ask"].as_str().unwrap();
            let said = player.act(ask, first["action"].clone()).await.unwrap();
            assert!(said["type"] == "done" || said["rule"] == "M1", "{said}");
            hints += 1;
        }
        assert!(hints > 3, "{hints}");
        let (status, _) = advice(&mut me, &id, "hint", 0).await;
        assert_eq!(status, 409);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_hint_changes_nothing() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let mut me = house.guest("Davout").await;
        let id = begin(&mut me, &[json!({ "type": "me" }), json!({ "type": "me" })]).await;
        let first = advice(&mut me, &id, "hint", 0).await;
        assert_eq!(first.0, 200, "{}", first.1);
        assert_eq!(advice(&mut me, &id, "hint", 0).await, first);
        assert!(house.entries(&id).await.is_empty());
        let (red, blue) = (sit(&me, &id, 0).await, sit(&me, &id, 1).await);
        tokio::join!(play_out(red, 0), play_out(blue, 1));
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_is_advised_against_another() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let Duel { id, mut red, .. } = Duel::begin(&house, json!({})).await;
        for what in ["hint", "odds"] {
            let (status, body) = advice(&mut red, &id, what, 0).await;
            assert_eq!((status, &body["why"]), (409, &json!("not_alone")));
            let (status, _) = advice(&mut red, &id, what, 1).await;
            assert_eq!(status, 403);
        }
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_is_advised_for_a_seat_that_is_not_his() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let mut me = house.guest("Davout").await;
        let mut other = house.guest("Soult").await;
        let bot = json!({ "type": "bot", "level": "random" });
        let id = begin(&mut me, &[json!({ "type": "me" }), bot]).await;
        for what in ["hint", "odds"] {
            assert_eq!(advice(&mut me, &id, what, 1).await.0, 403);
            assert_eq!(advice(&mut me, &id, what, 9).await.0, 403);
            assert_eq!(advice(&mut other, &id, what, 0).await.0, 404);
        }
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn whose_opponent_may_come_back_is_not_advised() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let Duel { id, mut red, .. } = Duel::begin(&house, json!({})).await;
        scratch
            .run("UPDATE seats SET kind = 'bot', level = 'random', before = person, person = NULL WHERE seat = 1")
            .await;
        let (status, body) = advice(&mut red, &id, "hint", 0).await;
        assert_eq!((status, &body["why"]), (409, &json!("not_alone")));
        scratch.run("UPDATE seats SET says = 'resign' WHERE seat = 1").await;
        assert_eq!(advice(&mut red, &id, "hint", 0).await.0, 200);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn partners_may_be_advised_together() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let mut me = house.guest("Davout").await;
        let mut friend = house.guest("Friant").await;
        let bot = json!({ "type": "bot", "level": "random" });
        let seats = vec![json!({ "type": "me" }), bot.clone(), json!({ "type": "open" }), bot];
        let options = json!({ "seats": 4, "partnership": true });
        let id = me.create("drill", "default", options, seats).await.unwrap();
        me.begin_with(&id, &mut [&mut friend]).await.unwrap();
        assert_eq!(advice(&mut me, &id, "hint", 0).await.0, 200);
        assert_eq!(advice(&mut friend, &id, "hint", 2).await.0, 200);
        assert_eq!(advice(&mut friend, &id, "hint", 0).await.0, 403);
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn odds_are_told_where_there_are_any() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let mut me = house.guest("Davout").await;
        let id = begin(&mut me, &[json!({ "type": "me" }), json!({ "type": "me" })]).await;
        let (status, odds) = advice(&mut me, &id, "odds", 0).await;
        assert_eq!(status, 200, "{odds}");
        assert_eq!(
            odds,
            json!({ "draws": 1000, "outcomes": [{ "outcome": "won", "chance": 1.0 }] })
        );
        house.close().await;
        let house = House::open(scratch).await;
        let mut me = me.moved_to(&house.base);
        let (status, body) = advice(&mut me, &id, "odds", 0).await;
        assert_eq!((status, &body["why"]), (409, &json!("no_advice")));
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn advice_is_given_only_so_often() {
    each(async |scratch| {
        let house = House::with(scratch, games(), true).await;
        let mut me = house.guest("Davout").await;
        let id = begin(&mut me, &[json!({ "type": "me" }), json!({ "type": "me" })]).await;
        let mut refused = None;
        for _ in 0..60 {
            let (status, body) = advice(&mut me, &id, "hint", 0).await;
            if status == 429 {
                refused = Some(body);
                break;
            }
        }
        let refused = refused.expect("a limit is reached");
        assert_eq!(refused["limit"], "hints");
        house.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_bot_thinks_as_long_as_it_was_given_when_the_match_was_made() {
    each(async |scratch| {
        let house = House::with(scratch, games(), false).await;
        let mut me = house.guest("Davout").await;
        let level_of = async |me: &mut Visitor, bot: Value| {
            let id = me
                .create("drill", "default", json!({}), vec![json!({ "type": "me" }), bot])
                .await?;
            let view = me.get(&format!("/api/matches/{id}")).await?.good()?;
            anyhow::Ok((view["seats"][1]["level"].clone(), view["seats"][1]["budget"].clone()))
        };
        let bot = |budget: Option<&str>| {
            let mut bot = json!({ "type": "bot", "level": "staff" });
            if let Some(budget) = budget {
                bot["budget"] = json!(budget);
            }
            bot
        };
        let staff = |budget: &str| (json!("staff"), json!(budget));
        assert_eq!(level_of(&mut me, bot(None)).await.unwrap(), staff("50"));
        assert_eq!(level_of(&mut me, bot(Some("2000ms"))).await.unwrap(), staff("2000ms"));
        assert_eq!(level_of(&mut me, bot(Some("30000ms"))).await.unwrap(), staff("30000ms"));
        for refused in ["30001ms", "10001", "soon", "0"] {
            assert!(level_of(&mut me, bot(Some(refused))).await.is_err(), "{refused}");
        }
        let random = json!({ "type": "bot", "level": "random", "budget": "80" });
        assert!(level_of(&mut me, random).await.is_err());
        let random = json!({ "type": "bot", "level": "random" });
        assert_eq!(level_of(&mut me, random).await.unwrap(), (json!("random"), Value::Null));
        let games = me.get("/api/games").await.unwrap().good().unwrap();
        assert_eq!(
            games[0]["bots"],
            json!([{ "level": "random" }, { "level": "staff", "budget": "50" }])
        );
        house.close().await;
    })
    .await;
}
