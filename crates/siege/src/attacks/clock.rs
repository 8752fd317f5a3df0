//! The clock of the machine is put forward a day, back a day, and so across a restart.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result, ensure};
use client::Visitor;
use serde_json::json;
use tokio::time::sleep;

use super::stopped::Duel;
use crate::fortress::{Fortress, Ground, Limits};
use crate::tables::bid_or_back;
use crate::{Outcome, Program};

pub const WHAT: &str = "the clock jumps a day forward and a day back under a running server, and again while it is off: nobody late, nobody signed out";

/// By how many days the clock is wrong, one after the other; those that are true at a restart.
const JUMPS: [(i32, bool); 5] = [(1, false), (-1, false), (0, false), (1, true), (-1, true)];
/// The server looks for who is late every ten seconds.
const WATCHED: Duration = Duration::from_secs(12);

pub async fn attack(program: &Program) -> Result<Outcome> {
    let Some(library) = library() else {
        return Ok(Outcome::not_tried(
            "libfaketime (Debian's package of that name) is not on this machine",
        ));
    };
    let ground = Ground::new(Limits::On)?;
    let offset = ground.folder.path().join("offset");
    set(&offset, 0)?;
    let mut fortress = Fortress::stand(lying(program, &library, &offset), &ground)?;
    let mut duel = Duel::begin(&fortress.base, json!({ "type": "live", "minutes": 5 })).await?;
    let mut wrong = Vec::new();
    for (days, at_restart) in JUMPS {
        if at_restart {
            fortress.stop().await?;
            set(&offset, days)?;
            fortress = Fortress::stand(lying(program, &library, &offset), &ground)?;
        } else {
            set(&offset, days)?;
        }
        let off = days_off(&mut duel.people[0]).await?;
        ensure!(off == i64::from(days), "the clock does not jump: it is {off} days off");
        sleep(WATCHED).await;
        wrong.extend(
            duel.lateness()
                .await?
                .into_iter()
                .map(|why| format!("at {days} days {why}")),
        );
        let me = duel.people[0].get("/api/me").await?;
        if me.status != 200 {
            wrong.push(format!("at {days} days his session is answered {}", me.status));
        }
        wrong.extend(
            play(&mut duel, at_restart)
                .await
                .err()
                .map(|why| format!("at {days} days {why:#}")),
        );
    }
    fortress.stop().await?;
    if ground.panics() > 0 {
        wrong.push(format!("{} panics", ground.panics()));
    }
    let jumps = JUMPS.map(|(days, at_restart)| format!("{days:+}{}", if at_restart { " while it is off" } else { "" }));
    let seen = format!(
        "the server's clock was wrong by {} days; a match of five minutes' pace: nobody late, both signed in, acts and takes back on each",
        jumps.join(", ")
    );
    Ok(Outcome::without(&wrong, seen))
}

/// He bids and takes it back, so that he can do so again; over the socket that he has, if that has outlived the jump.
async fn play(duel: &mut Duel, again: bool) -> Result<()> {
    if again {
        let line = duel.people[0].line(&duel.id, Some(0), None).await?;
        duel.red = client::Player::sit(line).await?;
    }
    for _ in 0..2 {
        let said = bid_or_back(&mut duel.red).await?;
        ensure!(said["type"] == "done", "he is answered {said}");
    }
    Ok(())
}

/// Debian's, for programs of several threads.
fn library() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    folders
        .map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"))
        .find(|library| library.exists())
}

/// The program under a library that tells it another date. The clock that only ever goes on is left as it is, as it is where
/// somebody puts a machine's clock.
fn lying(program: &Program, library: &Path, offset: &Path) -> Command {
    let mut command = program.command();
    command
        .env("LD_PRELOAD", library)
        .env("FAKETIME_TIMESTAMP_FILE", offset)
        .env("FAKETIME_NO_CACHE", "1")
        .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    command
}

/// All at once: the server reads it whenever it wants to know the time.
fn set(offset: &Path, days: i32) -> Result<()> {
    let written = offset.with_extension("next");
    fs::write(&written, format!("{days:+}d\n"))?;
    Ok(fs::rename(written, offset)?)
}

/// By how many days the server's clock is wrong: it writes down when a match was made.
async fn days_off(somebody: &mut Visitor) -> Result<i64> {
    const DAY: f64 = 24.0 * 60.0 * 60.0 * 1e3;
    let order = json!({
        "game": "drill", "scenario": "default", "options": { "seats": 2 },
        "seats": [{ "type": "me" }, { "type": "open" }],
    });
    let made = somebody.post("/api/matches", order).await?.good()?;
    let made = made["created"].as_i64().context("a moment")?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as i64;
    Ok(((made - now) as f64 / DAY).round() as i64)
}
