//! Connections: who may come in, and how long he may keep us waiting.
//!
//! A connection costs a file of the process, whoever opens it and whether or not he ever says a word. So one address has so
//! many, strangers together leave room for those who have a seat, and a request that does not come to its end is given up.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use axum::http::header::CONNECTION;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use tower::ServiceExt as _;

use crate::address::network;
use crate::failure::Failure;

/// What one address may have open: a club's evening behind one router.
const MOST_EACH: usize = 256;
/// Files that the server needs for itself: its database, its log, its listeners.
const OWN_FILES: usize = 128;
/// How long an address counts as one where somebody sits after he was last heard of.
const REMEMBERED: Duration = Duration::from_secs(60 * 60);
const AFTER_A_FAULT: Duration = Duration::from_millis(200);

/// How long a client may take for what we wait for.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// To say what he wants, also when he keeps a connection for his next request.
    pub head: Duration,
    pub body: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(20),
            body: Duration::from_secs(20),
        }
    }
}

/// How many connections there may be.
#[derive(Debug, Clone, Copy)]
pub struct Most {
    each: usize,
    /// With those of people who have a seat.
    all: usize,
}

impl Most {
    /// As many as the process may have files.
    pub fn of_files(files: usize) -> Most {
        let all = files.saturating_sub(OWN_FILES).max(16);
        Most {
            each: MOST_EACH.min(all / 16),
            all,
        }
    }

    fn strangers(self) -> usize {
        self.all / 4 * 3
    }
}

#[derive(Clone)]
pub struct Gate {
    inner: Arc<Inner>,
}

struct Inner {
    /// None where the server itself is measured.
    most: Option<Most>,
    /// Through them everybody comes: they count their own.
    proxies: Vec<IpAddr>,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    all: usize,
    each: HashMap<IpAddr, usize>,
    /// Where somebody sits, and when he was last heard of.
    seated: HashMap<IpAddr, Instant>,
}

impl Gate {
    pub fn new(most: Option<Most>, proxies: &[IpAddr]) -> Gate {
        Gate {
            inner: Arc::new(Inner {
                most,
                proxies: proxies.iter().map(|proxy| proxy.to_canonical()).collect(),
                counts: Mutex::default(),
            }),
        }
    }

    /// Somebody who has a seat is at this address: there is room for him when there is for nobody else.
    pub fn seat(&self, address: IpAddr) {
        self.inner.lock().seated.insert(network(address), Instant::now());
    }

    /// Forgets who has not been heard of for long.
    pub fn tidy(&self) {
        let mut counts = self.inner.lock();
        counts.seated.retain(|_, heard| heard.elapsed() < REMEMBERED);
    }

    fn admit(&self, peer: IpAddr) -> Option<Pass> {
        let peer = peer.to_canonical();
        let from = network(peer);
        let mut counts = self.inner.lock();
        if let Some(most) = self.inner.most {
            let is_proxy = self.inner.proxies.contains(&peer);
            let known = is_proxy || counts.seated.contains_key(&from);
            let room = if known { most.all } else { most.strangers() };
            let mine = counts.each.get(&from).copied().unwrap_or_default();
            if counts.all >= room || (mine >= most.each && !is_proxy) {
                return None;
            }
        }
        counts.all += 1;
        *counts.each.entry(from).or_default() += 1;
        Some(Pass {
            gate: self.inner.clone(),
            from,
        })
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().expect("nobody panics while he counts")
    }
}

/// A connection that is counted as long as it is open, also when it has become a socket.
struct Pass {
    gate: Arc<Inner>,
    from: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut counts = self.gate.lock();
        counts.all -= 1;
        if let Some(mine) = counts.each.get_mut(&self.from) {
            *mine -= 1;
            if *mine == 0 {
                counts.each.remove(&self.from);
            }
        }
    }
}

/// Serves everybody who is let in, until it is told to stop, and then those whose request is under way.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    gate: Gate,
    patience: Patience,
    stop: impl Future<Output = ()>,
) {
    let (stopping, told) = watch::channel(());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience.head);
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // No file is left, or the client has gone again: others will come.
                    tracing::warn!("A connection cannot be taken: {error}.");
                    sleep(AFTER_A_FAULT).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let Some(pass) = gate.admit(peer.ip()) else {
            continue;
        };
        // A match sends small messages that must not wait for one another.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!("A connection stays slow for small messages: {error}.");
        }
        let stream = TokioIo::new(Counted { stream, _pass: pass });
        let router = router.clone();
        let service = service_fn(move |request| answer(router.clone(), peer, patience, request));
        let connection = http.serve_connection(stream, service).with_upgrades();
        let mut told = told.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // Whoever hangs up in the middle of something does not concern us.
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = told.changed() => {}
            }
            connection.as_mut().graceful_shutdown();
            connection.await.ok();
        });
    }
    drop((listener, told));
    stopping.send_replace(());
    stopping.closed().await;
}

async fn answer(
    router: Router,
    peer: SocketAddr,
    patience: Patience,
    request: hyper::Request<Incoming>,
) -> Result<Response, std::convert::Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    request.extensions_mut().insert(patience);
    router.oneshot(request).await
}

/// Takes the body of a request in before anything is done with it: all are small, and whoever sends one byte a minute
/// must not hold anything meanwhile.
pub async fn take_in(request: Request, next: Next, largest: usize) -> Response {
    let patience = request.extensions().get::<Patience>().copied().unwrap_or_default();
    let (head, body) = request.into_parts();
    if hyper::body::Body::is_end_stream(&body) {
        return next.run(Request::from_parts(head, body)).await;
    }
    match timeout(patience.body, to_bytes(body, largest)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(head, Body::from(bytes))).await,
        Ok(Err(_)) => Failure::TooLarge.into_response(),
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [(CONNECTION, "close")]).into_response(),
    }
}

struct Counted {
    stream: TcpStream,
    _pass: Pass,
}

impl AsyncRead for Counted {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Lets the process have as many files as the system allows: each connection is one.
#[cfg(unix)]
pub fn raise_file_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!("The limit of open files stays as it is: {error}.");
    }
}

#[cfg(not(unix))]
pub fn raise_file_limit() {}

/// How many files the process may have open.
pub fn file_limit() -> usize {
    /// More connections than this no server of ours will ever see.
    const ENOUGH: u64 = 1 << 20;
    #[cfg(unix)]
    let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let files = None;
    files.unwrap_or(ENOUGH).min(ENOUGH) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(files: usize) -> (Gate, Most) {
        let most = Most::of_files(files);
        (Gate::new(Some(most), &["10.0.0.1".parse().unwrap()]), most)
    }

    fn address(number: usize) -> IpAddr {
        IpAddr::from([192, 0, 2, number as u8])
    }

    #[test]
    fn one_address_has_so_many_and_gets_them_back() {
        let (gate, most) = gate(1_024);
        let mut passes: Vec<Pass> = (0..most.each).map_while(|_| gate.admit(address(1))).collect();
        assert_eq!(passes.len(), most.each);
        assert!(gate.admit(address(1)).is_none());
        assert!(gate.admit(address(2)).is_some());
        passes.pop();
        assert!(gate.admit(address(1)).is_some());
        // All of a network count as one, and a proxy as everybody behind it.
        let of_network = |number: u16| IpAddr::from([0x2001, 0xdb8, 0, 0, 0, 0, 0, number]);
        let many = (0..1_000).map_while(|number| gate.admit(of_network(number)));
        assert_eq!(many.collect::<Vec<_>>().len(), most.each);
        let proxied = (0..most.each * 2).map_while(|_| gate.admit("10.0.0.1".parse().unwrap()));
        assert_eq!(proxied.collect::<Vec<_>>().len(), most.each * 2);
    }

    #[test]
    fn strangers_leave_room_for_those_who_have_a_seat() {
        let (gate, most) = gate(1_024);
        gate.seat(address(200));
        let crowd: Vec<Pass> = (0..100)
            .flat_map(|number| (0..most.each).map_while(move |_| Some(address(number))))
            .map_while(|from| gate.admit(from))
            .collect();
        assert_eq!(crowd.len(), most.strangers());
        assert!(gate.admit(address(199)).is_none(), "a newcomer");
        assert!(gate.admit(address(200)).is_some(), "who plays");
    }

    #[test]
    fn ten_addresses_cannot_fill_the_house() {
        for files in [1_024, 4_096, 65_536] {
            let most = Most::of_files(files);
            assert!(10 * most.each < most.strangers(), "{files}");
        }
    }
}
