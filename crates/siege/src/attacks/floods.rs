//! People who do what everybody may do, without end: invitations, talk, new matches, lists.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Result;
use client::Visitor;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::fortress::{Fortress, Ground, Limits};
use crate::seated::{P99, Seated};
use crate::{Outcome, Program};

pub const WHAT: &str = "four guests flood with invitations, talk, new matches and lists, 15 s: each is slowed down, one's own match stays first, seated players keep p99 under 50 ms";

const LASTS: Duration = Duration::from_secs(15);
const VICTIM: &str = "Berthier";
const MOST_MEMORY: u64 = 200;

#[derive(Clone, Copy)]
enum Flood {
    Invitations,
    Talk,
    Matches,
    Lists,
}

impl Flood {
    const ALL: [(Flood, &str, usize); 4] = [
        // More than a limit lets through in the time would say that there is none.
        (Flood::Invitations, "invitations", 21),
        (Flood::Talk, "lines of talk", 30),
        (Flood::Matches, "new matches", 65),
        (Flood::Lists, "lists", 2_000),
    ];
}

/// What became of the requests of one flood.
#[derive(Default)]
struct Tally {
    tried: usize,
    done: usize,
    faults: usize,
}

pub async fn attack(program: &Program) -> Result<Outcome> {
    let ground = Ground::new(Limits::On)?;
    let fortress = Fortress::stand(program.command(), &ground)?;
    let mut victim = Visitor::stranger(&fortress.base);
    let account = json!({ "name": VICTIM, "password": "la garde recule" });
    victim.post("/api/accounts", account).await?.good()?;
    let options = json!({ "seats": 2, "rounds": 6 });
    let own = victim.begin_alone("drill", "default", options, 2).await?;
    let seated = Seated::sit(&fortress.base).await?;
    let over = Arc::new(AtomicBool::new(false));
    let mut flooding = Vec::new();
    for (flood, name, most) in Flood::ALL {
        let guest = Visitor::guest(&fortress.base, &format!("Guest of {name}")).await?;
        flooding.push((name, most, tokio::spawn(pour(flood, guest, over.clone()))));
    }
    sleep(LASTS).await;
    let waits = seated.rise().await?;
    over.store(true, Ordering::Relaxed);
    let (mut wrong, mut told) = (Vec::new(), Vec::new());
    for (name, most, flood) in flooding {
        let Tally { tried, done, faults } = flood.await??;
        told.push(format!("{done} of {tried} {name}"));
        if done > most {
            wrong.push(format!("{done} {name} come through"));
        }
        if faults > 0 {
            wrong.push(format!("{faults} {name} are answered with a fault of the server"));
        }
    }
    // Those of a club that share an address wait until it is heard again.
    sleep(Duration::from_secs(3)).await;
    let list = victim.get("/api/matches/mine").await?.good()?;
    if list["matches"][0]["id"] != own.as_str() {
        wrong.push("one's own match is not the first in one's list".to_owned());
    }
    let most = fortress.memory("VmHWM")?;
    if most > MOST_MEMORY {
        wrong.push(format!("{most} MB"));
    }
    if waits.p99 >= P99 {
        wrong.push("a seated player waits".to_owned());
    }
    if ground.panics() > 0 {
        wrong.push(format!("{} panics", ground.panics()));
    }
    let seen = format!(
        "came through: {}; {}; {most} MB at the worst",
        told.join(", "),
        waits.told()
    );
    Ok(Outcome::without(&wrong, seen))
}

async fn pour(flood: Flood, mut guest: Visitor, over: Arc<AtomicBool>) -> Result<Tally> {
    let options = json!({ "seats": 2, "rounds": 1 });
    let id = guest.begin_alone("drill", "default", options, 2).await?;
    let order = |seat: Value| {
        json!({
            "game": "drill", "scenario": "default", "options": { "seats": 2 },
            "seats": [{ "type": "me" }, seat], "public": true,
        })
    };
    let mut tally = Tally::default();
    while !over.load(Ordering::Relaxed) {
        let answer = match flood {
            Flood::Invitations => {
                let seat = json!({ "type": "invited", "name": VICTIM });
                guest.post("/api/matches", order(seat)).await?
            }
            Flood::Talk => {
                let line = json!({ "channel": "all", "text": "Forward, and again forward." });
                guest.post(&format!("/api/matches/{id}/talk"), line).await?
            }
            Flood::Matches => guest.post("/api/matches", order(json!({ "type": "open" }))).await?,
            Flood::Lists => guest.get("/api/matches/open").await?,
        };
        tally.tried += 1;
        tally.done += usize::from(answer.status < 300);
        tally.faults += usize::from(answer.status >= 500);
    }
    Ok(tally)
}
