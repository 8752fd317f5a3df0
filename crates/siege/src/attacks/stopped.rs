//! The server stands still for a while, as a machine that sleeps or swaps, and goes on.

use std::time::Duration;

use anyhow::{Context as _, Result};
use client::{Player, Visitor};
use rustix::process::Signal;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::fortress::{Fortress, Ground, Limits};
use crate::tables::{Tables, bid};
use crate::{Outcome, Program};

pub const WHAT: &str = "SIGSTOP for 31 s under load: nobody is late by it, sockets go on, nothing is lost, and a second server is refused meanwhile";

/// How long two people who have a minute to answer are let wait before the server stands still, and how long it does.
#[derive(Clone, Copy)]
pub struct Still {
    pub before: Duration,
    pub lasts: Duration,
}

/// Together, and with what is looked at afterwards, they are more than the minute.
pub const LONG: Still = Still {
    before: Duration::from_secs(22),
    lasts: Duration::from_secs(31),
};
/// For the tests: nobody could be late.
pub const SHORT: Still = Still {
    before: Duration::ZERO,
    lasts: Duration::from_secs(2),
};

const TABLES: usize = 4;

pub async fn attack(program: &Program, still: Still) -> Result<Outcome> {
    let ground = Ground::new(Limits::Off)?;
    let fortress = Fortress::stand(program.command(), &ground)?;
    let mut duel = Duel::begin(&fortress.base, json!({ "type": "live", "minutes": 1 })).await?;
    sleep(still.before).await;
    let tables = Tables::play(&fortress.base, TABLES);
    let mut wrong = Vec::new();
    if !tables.go_on(100, Duration::from_secs(30)).await {
        wrong.push("nobody plays before it".to_owned());
    }
    fortress.signal(Signal::STOP)?;
    // Somebody acts at the very moment, and another server would help out.
    let asked = duel.red.ask(bid(&duel.red)?).await?;
    let second = refused_second(program, &ground);
    let (second, ()) = tokio::join!(second, sleep(still.lasts));
    let second = second?;
    fortress.signal(Signal::CONT)?;
    if !second.contains("in use by the server at") {
        wrong.push(format!("the second server says {second:?}"));
    }
    loop {
        let frame = duel.red.next().await?;
        if frame["request"] == asked {
            if frame["type"] != "done" {
                wrong.push(format!("what was sent meanwhile gets {frame}"));
            }
            break;
        }
    }
    if !tables.go_on(100, Duration::from_secs(30)).await {
        wrong.push("nobody plays after it".to_owned());
    }
    // The server looks for who is late every ten seconds.
    sleep(if still.before.is_zero() {
        Duration::ZERO
    } else {
        Duration::from_secs(11)
    })
    .await;
    wrong.extend(duel.lateness().await?);
    let record = tables.stop().await?;
    fortress.stop().await?;
    let (matches, lost) = record.compare(program, &ground.database)?;
    if ground.panics() > 0 {
        wrong.push(format!("{} panics", ground.panics()));
    }
    let seen = format!(
        "stood still {} s; {} acknowledged in {matches} matches, {} of them lost; {}; nobody late; the second server: \"{second}\"",
        still.lasts.as_secs(),
        record.acknowledged.len(),
        lost.len(),
        record.told_failures(),
    );
    wrong.extend(lost);
    Ok(Outcome::without(&wrong, seen))
}

/// What a second server on the same database says before it ends.
async fn refused_second(program: &Program, ground: &Ground) -> Result<String> {
    let (program, database) = (program.clone(), ground.database.clone());
    let ran =
        spawn_blocking(move || program.run(&["serve", "--listen", "127.0.0.1:0", "--database", &database])).await??;
    let told = ran.complained.trim().trim_start_matches("bicorne: ").to_owned();
    Ok(match ran.code {
        Some(1) => told,
        code => format!("code {code:?}: {told}"),
    })
}

/// Two people who wait for each other. Whoever is late ends the match.
pub struct Duel {
    pub people: [Visitor; 2],
    pub id: String,
    pub red: Player,
}

impl Duel {
    pub async fn begin(base: &str, pace: Value) -> Result<Duel> {
        let mut ney = Visitor::guest(base, "Ney").await?;
        let mut lannes = Visitor::guest(base, "Lannes").await?;
        let order = json!({
            "game": "drill",
            "scenario": "default",
            "options": { "seats": 2, "rounds": 6 },
            "seats": [{ "type": "me" }, { "type": "open" }],
            "pace": pace,
            "late": { "do": "end" },
        });
        let made = ney.post("/api/matches", order).await?.good()?;
        let id = made["id"].as_str().context("a match has an id")?.to_owned();
        ney.begin_with(&id, &mut [&mut lannes]).await?;
        let red = Player::sit(ney.line(&id, Some(0), None).await?).await?;
        let people = [ney, lannes];
        Ok(Duel { people, id, red })
    }

    /// What the lobby says of it that it should not.
    pub async fn lateness(&mut self) -> Result<Vec<String>> {
        let path = format!("/api/matches/{}", self.id);
        let mut wrong = Vec::new();
        for person in &mut self.people {
            let sheet = person.get(&path).await?;
            if sheet.status != 200 {
                wrong.push(format!("a player is answered {} {}", sheet.status, sheet.body));
            } else if sheet.body["status"] != "playing" || sheet.body["overdue"] != false {
                wrong.push(format!(
                    "the match is {}, overdue {}",
                    sheet.body["status"], sheet.body["overdue"]
                ));
            }
        }
        Ok(wrong)
    }
}
