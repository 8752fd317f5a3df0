//! Clients that are slow on purpose: they never read, or send a byte now and then.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Result, ensure};
use client::Visitor;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use super::crowd::connect;
use super::frames::{masked, upgrade};
use crate::fortress::Fortress;
use crate::seated::{P99, Seated};
use crate::{Outcome, Program};

pub const WHAT: &str = "160 sockets that ask and never read, 200 bodies and 200 heads at a byte a second, 30 s: under 200 MB, seated players keep p99 under 50 ms, all slow requests are given up";

const GUESTS: usize = 4;
const SOCKETS: usize = 40;
const BODIES: usize = 200;
const HEADS: usize = 200;
const LASTS: Duration = Duration::from_secs(30);
/// The least that a system gives.
const NARROW: u32 = 2_048;
const MOST_MEMORY: u64 = 200;

pub async fn attack(program: &Program) -> Result<Outcome> {
    let fortress = Fortress::start(program)?;
    let seated = Seated::sit(&fortress.base).await?;
    let over = Arc::new(AtomicBool::new(false));
    let mut readers = Vec::new();
    for guest in 0..GUESTS {
        let mut guest = Visitor::guest(&fortress.base, &format!("Guest {guest}")).await?;
        // A game whose answers are long.
        let id = guest
            .begin_alone("europe", "basic-all-equal", json!({ "seats": 2 }), 2)
            .await?;
        for _ in 0..SOCKETS {
            readers.push(tokio::spawn(never_read(
                fortress.address,
                guest.clone(),
                id.clone(),
                over.clone(),
            )));
        }
    }
    let given_up = Arc::new(AtomicUsize::new(0));
    let slow: Vec<_> = (0..BODIES + HEADS)
        .map(|number| tokio::spawn(dribble(fortress.address, number, given_up.clone())))
        .collect();
    sleep(LASTS).await;
    let waits = seated.rise().await?;
    over.store(true, Ordering::Relaxed);
    let (mut sockets, mut asked) = (0, 0);
    for reader in readers {
        if let Ok(count) = reader.await? {
            sockets += 1;
            asked += count;
        }
    }
    for one in slow {
        one.abort();
    }
    let most = fortress.memory("VmHWM")?;
    let given_up = given_up.load(Ordering::Relaxed);
    let held = waits.p99 < P99 && most < MOST_MEMORY && given_up == BODIES + HEADS && sockets > 0;
    Ok(Outcome::of(
        held,
        format!(
            "{sockets} sockets asked {asked} times and read nothing; {given_up} of {} slow requests given up; {}; {most} MB at the worst",
            BODIES + HEADS,
            waits.told()
        ),
    ))
}

/// A socket that asks again and again, and never reads an answer; how often it could.
async fn never_read(to: SocketAddr, guest: Visitor, id: String, over: Arc<AtomicBool>) -> Result<usize> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(NARROW)?;
    let mut stream = socket.connect(to).await?;
    stream.write_all(upgrade(&guest, &id).as_bytes()).await?;
    let mut head = [0; 12];
    stream.read_exact(&mut head).await?;
    ensure!(&head == b"HTTP/1.1 101", "he is not let in");
    let mut asked = 0;
    while !over.load(Ordering::Relaxed) {
        let request = json!({ "type": "choices", "request": asked, "ask": "0.1", "draft": [] });
        let frame = masked(request.to_string().as_bytes());
        if !matches!(
            timeout(Duration::from_secs(1), stream.write_all(&frame)).await,
            Ok(Ok(()))
        ) {
            break;
        }
        asked += 1;
        sleep(Duration::from_millis(200)).await;
    }
    Ok(asked)
}

/// A request that comes a byte a second, its head or its body.
async fn dribble(to: SocketAddr, number: usize, given_up: Arc<AtomicUsize>) -> Result<()> {
    let from = Ipv4Addr::new(127, 0, 3, (number % 4) as u8 + 1);
    let mut stream = connect(from.into(), to).await?;
    let head: &[u8] = if number < BODIES {
        b"POST /api/guests HTTP/1.1\r\nhost: club\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"
    } else {
        b"GET /api/games HTTP/1.1\r\nhost: cl"
    };
    stream.write_all(head).await?;
    while !is_closed(&mut stream).await {
        sleep(Duration::from_secs(1)).await;
        if stream.write_all(b"u").await.is_err() {
            break;
        }
    }
    given_up.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

/// It answers that it has waited long enough, or hangs up.
async fn is_closed(stream: &mut TcpStream) -> bool {
    timeout(Duration::from_millis(1), stream.read(&mut [0; 256]))
        .await
        .is_ok()
}
