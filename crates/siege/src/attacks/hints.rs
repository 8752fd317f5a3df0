//! Somebody who asks for advice without end.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use client::{Player, Visitor};
use serde_json::{Value, json};
use tokio::time::{Instant, timeout};

use crate::fortress::Fortress;
use crate::{Outcome, Program};

pub const WHAT: &str = "one guest asks for 20 hints of 5 s: a bot that thinks 100 ms answers within 2 s more";

const HINTS: usize = 20;
const ANSWERS: usize = 8;
const LASTS: Duration = Duration::from_secs(180);
const LATE: Duration = Duration::from_millis(2_100);

pub async fn attack(program: &Program) -> Result<Outcome> {
    let fortress = Fortress::start(program)?;
    let mut fouche = Visitor::guest(&fortress.base, "Fouché").await?;
    let his = begin(&mut fouche, "5000ms").await?;
    let mut asking = Vec::new();
    for _ in 0..HINTS {
        let (mut visitor, path) = (fouche.clone(), format!("/api/matches/{his}/hint"));
        asking.push(tokio::spawn(
            async move { visitor.post(&path, json!({ "seat": 0 })).await },
        ));
    }
    let mut ney = Visitor::guest(&fortress.base, "Ney").await?;
    let id = begin(&mut ney, "100ms").await?;
    let mut seated = Player::sit(ney.line(&id, Some(0), None).await?).await?;
    let waited = timeout(LASTS, play(&mut seated)).await.unwrap_or(Ok(LASTS))?;
    for one in asking {
        one.abort();
    }
    Ok(Outcome::of(
        waited < LATE,
        format!("waited for it {} ms at most", waited.as_millis()),
    ))
}

/// Plays some answers, whichever they are; gives the longest time that the bot was waited for.
async fn play(seated: &mut Player) -> Result<Duration> {
    let mut longest = Duration::ZERO;
    for _ in 0..ANSWERS {
        let waiting = Instant::now();
        while !seated.is_asked() {
            seated.next().await?;
        }
        longest = longest.max(waiting.elapsed());
        let blocking = seated.asks.iter().find(|ask| ask["standing"] != true);
        let ask = blocking.context("he is asked")?["id"].clone();
        let mut draft: Vec<Value> = Vec::new();
        let action = loop {
            let asked = json!({ "type": "choices", "ask": ask, "draft": draft });
            let choices = seated.request(asked).await?["choices"].clone();
            match choices["picks"].as_array() {
                Some(picks) => draft.push(picks.last().context("something may be picked")?.clone()),
                None => break choices["action"].clone(),
            }
        };
        let said = seated.act(ask.as_str().context("an ask has an id")?, action).await?;
        ensure!(said["type"] == "done", "{said}");
    }
    Ok(longest)
}

async fn begin(visitor: &mut Visitor, budget: &str) -> Result<String> {
    let bot = json!({ "type": "bot", "level": "marshal", "budget": budget });
    let seats = vec![json!({ "type": "me" }), bot];
    visitor.begin("triumph", "december-2", json!({}), seats).await
}
