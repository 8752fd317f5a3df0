//! The disk is full for a second, and has room again.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use client::{Player, Visitor};
use serde_json::{Value, json};
use table::bot::BotAnswer;
use tokio::time::{Instant, sleep, timeout};

use crate::disk::{Disk, seen_by};
use crate::fortress::{Fortress, Ground, Limits};
use crate::journal::verified;
use crate::tables::{bid_or_back, next_answer};
use crate::{Outcome, Program};

pub const WHAT: &str = "the disk is full for a second: acts fail clearly, health turns red and green, and then create, act, draw, resign and the end of a match all work";

const FULL: Duration = Duration::from_secs(1);
const PATIENCE: Duration = Duration::from_secs(20);

pub async fn attack(program: &Program) -> Result<Outcome> {
    let mut ground = Ground::new(Limits::Off)?;
    let folder = ground.folder.path().join("disk");
    std::fs::create_dir(&folder)?;
    let database = folder.join("full.sqlite");
    ground.database = database.to_str().context("a plain name")?.to_owned();
    let disk = Disk::choose(&folder);
    let fortress = Fortress::stand(disk.command(&program.0), &ground)?;
    let server = fortress.id();
    let mut host = Visitor::guest(&fortress.base, "Masséna").await?;
    let [acted, drawn, resigned, ended] = begin_four(&mut host).await?;
    // What the lobby keeps of them is written before the disk is full.
    sleep(Duration::from_secs(1)).await;
    let mut wrong = Vec::new();

    disk.fill(server)?;
    let filled = Instant::now();
    let mut player = sit(&host, &acted).await?;
    let (tried, failed) = act_until_it_fails(&mut player).await?;
    if failed["error"] != "store_unavailable" {
        wrong.push(format!("an act is answered {failed}"));
    }
    for (what, path) in [
        ("a draw", format!("{drawn}/draw")),
        ("a resignation", format!("{resigned}/resign?seat=0")),
    ] {
        let status = host.post(&format!("/api/matches/{path}"), json!({})).await?.status;
        if status != 503 && status != 200 {
            wrong.push(format!("{what} is answered {status}"));
        }
    }
    let red = turns(&mut host, 503).await?;
    sleep(FULL.saturating_sub(filled.elapsed())).await;
    let full = filled.elapsed();
    disk.empty(server)?;

    let green = turns(&mut host, 200).await?;
    let good = |wrong: &mut Vec<String>, what: &str, done: Result<()>| {
        wrong.extend(done.err().map(|why| format!("{what}: {why:#}")));
    };
    let made = host.begin_alone("drill", "default", json!({ "seats": 2 }), 2).await;
    good(&mut wrong, "create", made.map(drop));
    good(&mut wrong, "act", bid_and_back(&host, &acted).await);
    good(&mut wrong, "draw", end_by(&mut host, &drawn, "draw").await);
    good(
        &mut wrong,
        "resign",
        end_by(&mut host, &resigned, "resign?seat=0").await,
    );
    good(&mut wrong, "the last act", play_out(&host, &ended).await);
    let health = host.get("/api/health").await?.status;
    if health != 200 {
        wrong.push(format!("at the end health says {health}"));
    }
    // What the lobby keeps of them is written in a moment.
    sleep(Duration::from_secs(1)).await;
    let database = match &disk {
        Disk::Mount { .. } => copied_out(server, &ground)?,
        Disk::Limit => ground.database.clone(),
    };
    for id in [&acted, &drawn, &resigned, &ended] {
        let journal = program.export(id, &database)?;
        let held = journal.and_then(|text| verified(&text).map(drop));
        wrong.extend(held.err().map(|why| format!("match {id}: {why}")));
    }
    if ground.panics() > 0 {
        wrong.push(format!("{} panics", ground.panics()));
    }
    let seen = format!(
        "{}, full for {:.1} s; {tried} acts until one failed with `{}`; health red after {:.1} s, green {:.1} s after there was room; 4 journals verified",
        disk.told(),
        full.as_secs_f64(),
        failed["error"].as_str().unwrap_or_default(),
        red.as_secs_f64(),
        green.as_secs_f64(),
    );
    Ok(Outcome::without(&wrong, seen))
}

/// The database with its log, as the server sees it, at a moment when nobody plays: SQLite itself does not find its way there.
fn copied_out(server: u32, ground: &Ground) -> Result<String> {
    let copy = ground.folder.path().join("copy.sqlite");
    let copy = copy.to_str().context("a plain name")?;
    for end in ["", "-wal"] {
        let from = seen_by(server, Path::new(&format!("{}{end}", ground.database)));
        std::fs::copy(from, format!("{copy}{end}"))?;
    }
    Ok(copy.to_owned())
}

async fn begin_four(host: &mut Visitor) -> Result<[String; 4]> {
    let mut ids = Vec::new();
    for _ in 0..4 {
        let options = json!({ "seats": 2, "rounds": 1 });
        ids.push(host.begin_alone("drill", "default", options, 2).await?);
    }
    ids.try_into().ok().context("four")
}

async fn sit(host: &Visitor, id: &str) -> Result<Player> {
    Player::sit(host.line(id, Some(0), None).await?).await
}

/// Bids and takes it back: what was already set aside in the database may still hold a few entries.
async fn act_until_it_fails(player: &mut Player) -> Result<(usize, Value)> {
    const MOST: usize = 10_000;
    for tried in 1..MOST {
        let said = bid_or_back(player).await?;
        if said["type"] != "done" {
            return Ok((tried, said));
        }
    }
    bail!("the disk takes everything")
}

/// How long it takes until health says so.
async fn turns(visitor: &mut Visitor, status: u16) -> Result<Duration> {
    let asked = Instant::now();
    while visitor.get("/api/health").await?.status != status {
        ensure!(asked.elapsed() < PATIENCE, "health does not turn {status}");
        sleep(Duration::from_millis(50)).await;
    }
    Ok(asked.elapsed())
}

async fn bid_and_back(host: &Visitor, id: &str) -> Result<()> {
    let mut player = sit(host, id).await?;
    for _ in 0..2 {
        let said = bid_or_back(&mut player).await?;
        ensure!(said["type"] == "done", "{said}");
    }
    Ok(())
}

/// Unless it was ended before the disk was quite full.
async fn end_by(host: &mut Visitor, id: &str, how: &str) -> Result<()> {
    let path = format!("/api/matches/{id}");
    if host.get(&path).await?.good()?["status"] != "over" {
        host.post(&format!("{path}/{how}"), json!({})).await?.good()?;
    }
    let status = host.get(&path).await?.good()?["status"].clone();
    ensure!(status == "over", "the match is {status}");
    Ok(())
}

async fn play_out(host: &Visitor, id: &str) -> Result<()> {
    let mut players = Vec::new();
    for seat in 0..2 {
        players.push(Player::sit(host.line(id, Some(seat), None).await?).await?);
    }
    let games = games::registry();
    let mut bot = games
        .find("drill")
        .map_err(anyhow::Error::msg)?
        .bot("random", id, None)
        .context("a bot")?;
    let playing = async {
        while players[0].outcome.is_none() {
            let Some((seat, BotAnswer { ask, action })) = next_answer(&mut players, bot.as_mut()).await? else {
                continue;
            };
            let said = players[seat].act(&ask.to_string(), action).await?;
            ensure!(said["type"] == "done" || said["rule"] == "M1", "{said}");
        }
        Ok(())
    };
    timeout(PATIENCE, playing).await.context("the match does not end")?
}
