//! Somebody who plays while others attack, and how long he waits for answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result};
use client::{Player, Visitor};
use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

/// What somebody who plays may wait at the p99, whoever attacks.
pub const P99: Duration = Duration::from_millis(50);
const PAUSE: Duration = Duration::from_millis(30);

pub struct Seated {
    over: Arc<AtomicBool>,
    asking: JoinHandle<Result<Vec<Duration>>>,
}

/// How long he waited.
pub struct Waits {
    pub count: usize,
    pub p99: Duration,
}

impl Waits {
    pub fn told(&self) -> String {
        let millis = self.p99.as_secs_f64() * 1e3;
        format!("{} answers to a seated player, p99 {millis:.1} ms", self.count)
    }
}

impl Seated {
    /// He sits down, and asks for as long as he is not told to stop.
    pub async fn sit(base: &str) -> Result<Seated> {
        let mut ney = Visitor::guest(base, "Ney").await?;
        let options = json!({ "seats": 2, "rounds": 6 });
        let id = ney.begin_alone("drill", "default", options, 2).await?;
        let mut player = Player::sit(ney.line(&id, Some(0), None).await?).await?;
        let over = Arc::new(AtomicBool::new(false));
        let told = over.clone();
        let asking = tokio::spawn(async move {
            let mut waits = Vec::new();
            while !told.load(Ordering::Relaxed) {
                let asked = Instant::now();
                let ask = player.asks[0]["id"].clone();
                player
                    .request(json!({ "type": "choices", "ask": ask, "draft": [] }))
                    .await?;
                waits.push(asked.elapsed());
                sleep(PAUSE).await;
            }
            Ok(waits)
        });
        Ok(Seated { over, asking })
    }

    pub async fn rise(self) -> Result<Waits> {
        self.over.store(true, Ordering::Relaxed);
        let mut waits = self.asking.await??;
        waits.sort();
        let p99 = waits.get(waits.len() * 99 / 100).copied();
        Ok(Waits {
            count: waits.len(),
            p99: p99.context("he was answered")?,
        })
    }
}
