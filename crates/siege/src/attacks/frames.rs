//! Sockets that announce more than they may say.

use std::time::Duration;

use anyhow::{Result, ensure};
use client::Visitor;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use crate::fortress::Fortress;
use crate::{Outcome, Program};

pub const WHAT: &str =
    "three guests with 60 sockets each announce frames of 4 MB and send 3.9: under 200 MB, and under 100 after it";

const GUESTS: usize = 3;
const SOCKETS: usize = 60;
const ANNOUNCED: u64 = 4 * 1024 * 1024;
/// In megabytes.
const MOST: u64 = 200;
const AFTER: u64 = 100;
const PATIENCE: Duration = Duration::from_secs(10);
const SENT: usize = 3_900_000;

pub async fn attack(program: &Program) -> Result<Outcome> {
    let fortress = Fortress::start(program)?;
    let before = fortress.memory("VmRSS")?;
    let mut attackers = Vec::new();
    for guest in 0..GUESTS {
        let mut guest = Visitor::guest(&fortress.base, &format!("Guest {guest}")).await?;
        let options = json!({ "seats": 2, "rounds": 1 });
        let id = guest.begin_alone("drill", "default", options, 2).await?;
        attackers.extend((0..SOCKETS).map(|_| tokio::spawn(announce(guest.clone(), id.clone()))));
    }
    let mut open = Vec::new();
    for attacker in attackers {
        open.extend(attacker.await?.ok());
    }
    let most = fortress.memory("VmHWM")?;
    let sockets = open.len();
    drop(open);
    let mut after = fortress.memory("VmRSS")?;
    let asked = Instant::now();
    while after >= AFTER && asked.elapsed() < PATIENCE {
        sleep(Duration::from_millis(100)).await;
        after = fortress.memory("VmRSS")?;
    }
    let seen = format!(
        "{sockets} sockets opened; {before} MB before, {most} at the worst, {after} within {:.1} s after it",
        asked.elapsed().as_secs_f64()
    );
    Ok(Outcome::of(most < MOST && after < AFTER, seen))
}

/// A socket on which a large frame begins, and never ends.
async fn announce(guest: Visitor, id: String) -> Result<TcpStream> {
    let host = guest.base().trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).await?;
    stream.write_all(upgrade(&guest, &id).as_bytes()).await?;
    let mut head = [0; 12];
    stream.read_exact(&mut head).await?;
    ensure!(&head == b"HTTP/1.1 101", "he is not let in");
    let mut frame = vec![0x81, 0xff];
    frame.extend(ANNOUNCED.to_be_bytes());
    frame.extend([0; 4]);
    frame.resize(frame.len() + SENT, b'x');
    // It may hang up before it has heard everything.
    let _ = timeout(Duration::from_secs(10), stream.write_all(&frame)).await;
    Ok(stream)
}

/// The request by which a page of the server opens a socket on the first seat of a match.
pub fn upgrade(guest: &Visitor, id: &str) -> String {
    let base = guest.base();
    let host = base.trim_start_matches("http://");
    let cookie = guest.cookie().unwrap_or_default();
    format!(
        "GET /api/matches/{id}/socket?seat=0 HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         origin: {base}\r\ncookie: {cookie}\r\nsec-websocket-version: 13\r\nsec-websocket-key: MTgwNS0xMi0wMiBBdXN0Lg==\r\n\r\n"
    )
}

/// A text as one short frame, with a mask that changes nothing.
pub fn masked(text: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x81, 0x80 | text.len().min(125) as u8, 0, 0, 0, 0];
    frame.extend(text.iter().take(125));
    frame
}
