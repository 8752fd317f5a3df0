//! PostgreSQL is restarted under the server.

use std::time::Duration;

use anyhow::Result;
use client::Visitor;
use tokio::task::block_in_place;

use crate::fortress::{Fortress, Ground, Limits};
use crate::postgres::{Cluster, MISSING};
use crate::tables::Tables;
use crate::{Outcome, Program};

pub const WHAT: &str = "6 restarts of PostgreSQL under load, fast and immediate by turns: a clear failure or success, then play goes on by itself";

const RESTARTS: usize = 6;
const TABLES: usize = 4;
const PATIENCE: Duration = Duration::from_secs(40);
/// What a player may be told meanwhile: nothing was kept, or perhaps it was and he should look again.
const CLEAR: [&str; 2] = ["store_unavailable", "moved_on"];

pub async fn attack(program: &Program) -> Result<Outcome> {
    let Some(cluster) = Cluster::start()? else {
        return Ok(Outcome::not_tried(MISSING));
    };
    let ground = Ground::new(Limits::Off)?.on(&cluster.url);
    let mut fortress = Fortress::stand(program.command(), &ground)?;
    let tables = Tables::play(&fortress.base, TABLES);
    let mut wrong = Vec::new();
    for number in 0..RESTARTS {
        if !tables.go_on(100, PATIENCE).await {
            wrong.push(format!("before restart {number} play does not go on"));
            break;
        }
        let mode = if number.is_multiple_of(2) { "fast" } else { "immediate" };
        block_in_place(|| cluster.restart(mode))?;
    }
    if !tables.go_on(100, PATIENCE).await {
        wrong.push("after the last restart play does not go on".to_owned());
    }
    let health = Visitor::stranger(&fortress.base).get("/api/health").await?.status;
    if health != 200 {
        wrong.push(format!("health says {health}"));
    }
    let record = tables.stop().await?;
    let unclear = record.failures.keys().filter(|name| !CLEAR.contains(&name.as_str()));
    wrong.extend(unclear.map(|name| format!("somebody is told {name:?}")));
    if !fortress.is_alive() {
        wrong.push("the server has ended".to_owned());
    }
    if ground.panics() > 0 {
        wrong.push(format!("{} panics", ground.panics()));
    }
    let (matches, lost) = record.compare(program, &cluster.url)?;
    let seen = format!(
        "{} acknowledged in {matches} matches, {} of them lost; {}; the server was not restarted",
        record.acknowledged.len(),
        lost.len(),
        record.told_failures()
    );
    wrong.extend(lost);
    fortress.stop().await?;
    Ok(Outcome::without(&wrong, seen))
}
