//! The server is killed in the middle of everything, again and again: what it has acknowledged is in the journals.

use std::time::Duration;

use anyhow::{Result, ensure};
use tokio::time::sleep;

use crate::alter::Alterer;
use crate::fortress::{Fortress, Ground, Limits};
use crate::postgres::{Cluster, MISSING};
use crate::tables::Tables;
use crate::{Outcome, Program};

pub const WHAT: &str =
    "20 kills (SIGKILL) under load on each database: no acknowledged act is lost, doubled or changed";

pub const KILLS: usize = 20;
const TABLES: usize = 6;
/// So many are acknowledged at least between one kill and the next.
const EACH: usize = 12;
const PATIENCE: Duration = Duration::from_secs(60);

pub async fn attack(program: &Program) -> Result<Outcome> {
    let on_file = on_file(program).await?;
    let on_postgres = match Cluster::start()? {
        Some(cluster) => kill(program, &Ground::new(Limits::Off)?.on(&cluster.url), "PostgreSQL").await?,
        None => Outcome::not_tried(MISSING),
    };
    Ok(on_file.and(on_postgres))
}

pub async fn on_file(program: &Program) -> Result<Outcome> {
    kill(program, &Ground::new(Limits::Off)?, "SQLite").await
}

async fn kill(program: &Program, ground: &Ground, name: &str) -> Result<Outcome> {
    let mut chance = Alterer::new(ground.listen.port().into());
    let mut fortress = Fortress::stand(program.command(), ground)?;
    let tables = Tables::play(&fortress.base, TABLES);
    for number in 0..KILLS {
        // However slow the machine, there is something to lose.
        ensure!(
            tables.go_on(EACH, PATIENCE).await,
            "before kill {number} nobody plays on"
        );
        sleep(Duration::from_millis(chance.below(512) as u64)).await;
        fortress.kill()?;
        fortress = Fortress::stand(program.command(), ground)?;
    }
    let goes_on = tables.go_on(EACH, PATIENCE).await;
    let record = tables.stop().await?;
    fortress.kill()?;
    let count = record.acknowledged.len();
    let (matches, mut wrong) = record.compare(program, &ground.database)?;
    if !goes_on {
        wrong.push("after the last kill nobody plays on".to_owned());
    }
    if ground.panics() > 0 {
        wrong.push(format!("{} panics", ground.panics()));
    }
    let seen = format!(
        "{name}: {KILLS} kills, {count} acknowledged in {matches} matches, {} of them lost",
        wrong.len()
    );
    Ok(Outcome::without(&wrong, seen))
}
