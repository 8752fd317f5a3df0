//! A crowd that opens connections and says nothing, or half a sentence.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Result, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, timeout};

use crate::fortress::Fortress;
use crate::seated::{P99, Seated};
use crate::{Outcome, Program};

pub const WHAT: &str =
    "5,000 hostile connections of ten addresses, 15 s: newcomers are served, seated players keep p99 under 50 ms";

const HOSTILE: usize = 5_000;
const ADDRESSES: usize = 10;
const LASTS: Duration = Duration::from_secs(15);

/// How many are open, at most.
#[derive(Default)]
struct Count {
    now: AtomicUsize,
    most: AtomicUsize,
}

pub async fn attack(program: &Program) -> Result<Outcome> {
    let fortress = Fortress::start(program)?;
    let seated = Seated::sit(&fortress.base).await?;
    let over = Arc::new(AtomicBool::new(false));
    let count = Arc::new(Count::default());
    let crowd: Vec<_> = (0..HOSTILE)
        .map(|number| tokio::spawn(press(fortress.address, number, over.clone(), count.clone())))
        .collect();
    let newcomers = tokio::spawn(come(fortress.address, over.clone()));
    sleep(LASTS).await;
    let waits = seated.rise().await?;
    over.store(true, Ordering::Relaxed);
    let (served, refused, slowest) = newcomers.await??;
    for one in crowd {
        one.abort();
    }
    let open = count.most.load(Ordering::Relaxed);
    Ok(Outcome::of(
        waits.p99 < P99 && refused == 0,
        format!(
            "{open} hostile open at most; {}; {served} newcomers served, {refused} not, the slowest in {} ms; {} MB at the worst",
            waits.told(),
            slowest.as_millis(),
            fortress.memory("VmHWM")?,
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

pub async fn connect(from: IpAddr, to: SocketAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    Ok(socket.connect(to).await?)
}
