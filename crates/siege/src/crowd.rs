//! A crowd that opens connections and says nothing, or half a sentence.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Result, ensure};
use client::{Player, Visitor};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, timeout};

use crate::Outcome;
use crate::fortress::Fortress;

pub const WHAT: &str =
    "5,000 hostile connections of ten addresses, 15 s: newcomers are served, seated players keep p99 under 50 ms";

const HOSTILE: usize = 5_000;
const ADDRESSES: usize = 10;
const LASTS: Duration = Duration::from_secs(15);
const P99: Duration = Duration::from_millis(50);

/// How many are open, at most.
#[derive(Default)]
struct Count {
    now: AtomicUsize,
    most: AtomicUsize,
}

pub async fn attack(fortress: &Fortress) -> Result<Outcome> {
    let mut ney = Visitor::guest(&fortress.base, "Ney").await?;
    let options = json!({ "seats": 2, "rounds": 6 });
    let id = ney.begin_alone("drill", "default", options, 2).await?;
    let mut seated = Player::sit(ney.line(&id, Some(0), None).await?).await?;
    let over = Arc::new(AtomicBool::new(false));
    let count = Arc::new(Count::default());
    let crowd: Vec<_> = (0..HOSTILE)
        .map(|number| tokio::spawn(press(fortress.address, number, over.clone(), count.clone())))
        .collect();
    let newcomers = tokio::spawn(come(fortress.address, over.clone()));
    let begun = Instant::now();
    let mut waits = Vec::new();
    while begun.elapsed() < LASTS {
        let asked = Instant::now();
        let ask = seated.asks[0]["id"].clone();
        seated
            .request(json!({ "type": "choices", "ask": ask, "draft": [] }))
            .await?;
        waits.push(asked.elapsed());
        sleep(Duration::from_millis(30)).await;
    }
    over.store(true, Ordering::Relaxed);
    let (served, refused, slowest) = newcomers.await??;
    for one in crowd {
        one.abort();
    }
    waits.sort();
    let p99 = waits[waits.len() * 99 / 100];
    let held = p99 < P99 && refused == 0;
    let open = count.most.load(Ordering::Relaxed);
    Ok(Outcome::of(
        held,
        format!(
            "{open} hostile open at most; {} answers to a seated player, p99 {:.1} ms; {served} newcomers served, {refused} not, the slowest in {} ms",
            waits.len(),
            p99.as_secs_f64() * 1e3,
            slowest.as_millis(),
        ),
    ))
}

/// One of the crowd: as soon as he is thrown out he comes again.
async fn press(to: SocketAddr, number: usize, over: Arc<AtomicBool>, count: Arc<Count>) {
    let from = Ipv4Addr::new(127, 0, 1, (number % ADDRESSES) as u8 + 1);
    while !over.load(Ordering::Relaxed) {
        if let Ok(mut stream) = connect(from.into(), to).await {
            if number.is_multiple_of(2) {
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: cl").await;
            }
            let now = count.now.fetch_add(1, Ordering::Relaxed) + 1;
            count.most.fetch_max(now, Ordering::Relaxed);
            let _ = stream.read(&mut [0; 64]).await;
            count.now.fetch_sub(1, Ordering::Relaxed);
        }
        sleep(Duration::from_millis(500)).await;
    }
}

/// People from elsewhere who want to see the site: how many were served, how many not, and the longest wait.
async fn come(to: SocketAddr, over: Arc<AtomicBool>) -> Result<(usize, usize, Duration)> {
    const PATIENCE: Duration = Duration::from_secs(5);
    let (mut served, mut refused, mut slowest) = (0, 0, Duration::ZERO);
    for number in 0.. {
        if over.load(Ordering::Relaxed) {
            break;
        }
        let from = Ipv4Addr::new(127, 0, 2, (number % 200) as u8 + 1);
        let asked = Instant::now();
        match timeout(PATIENCE, look(from.into(), to)).await {
            Ok(Ok(())) => served += 1,
            _ => refused += 1,
        }
        slowest = slowest.max(asked.elapsed());
        sleep(Duration::from_millis(100)).await;
    }
    Ok((served, refused, slowest))
}

async fn look(from: IpAddr, to: SocketAddr) -> Result<()> {
    let mut stream = connect(from, to).await?;
    let request = b"GET /api/alive HTTP/1.1\r\nhost: club\r\nconnection: close\r\n\r\n";
    stream.write_all(request).await?;
    let mut said = String::new();
    stream.read_to_string(&mut said).await?;
    ensure!(said.starts_with("HTTP/1.1 200"), "{said}");
    Ok(())
}

async fn connect(from: IpAddr, to: SocketAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    Ok(socket.connect(to).await?)
}
