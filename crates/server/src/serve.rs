//! Running the server, from the first bind to the last connection.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use table::Registry;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::app::{App, router};
use crate::clock::{DAY, now};
use crate::connections::{self, Patience, raise_file_limit};
use crate::ids::PersonId;
use crate::lobby::late;
use crate::metrics;
use crate::notify::{Notifier, Pacing};
use crate::settings::Settings;
use crate::site::Site;
use crate::stop::Stop;
use crate::store::{Store, StoreError, Tenure};

/// How long open requests may take to finish once the server was told to stop.
const GRACE: Duration = Duration::from_secs(5);

#[derive(Debug, Error)]
pub enum ServeError {
    #[error(
        "Port {} is already in use: choose another, as in --listen {next} or make play PORT={}.",
        .taken.port(), .next.port()
    )]
    PortInUse { taken: SocketAddr, next: SocketAddr },
    #[error("Port {} is already in use: give --metrics another.", .0.port())]
    MetricsPort(SocketAddr),
    #[error("Cannot listen on {address}: {reason}.")]
    Listen { address: SocketAddr, reason: io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("The server failed: {0}.")]
    Io(#[from] io::Error),
}

impl ServeError {
    fn of_metrics(self) -> ServeError {
        match self {
            ServeError::PortInUse { taken, .. } => ServeError::MetricsPort(taken),
            other => other,
        }
    }
}

/// Serves until SIGINT or SIGTERM. `ready` learns the real address as soon as a browser can be sent
/// there.
pub async fn serve(mut settings: Settings, games: Registry, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    // The port comes first: a second server started by mistake must not reach the database.
    let listener = bind(settings.listen).await?;
    let address = listener.local_addr()?;
    settings.listen = address;
    let for_metrics = match settings.metrics {
        Some(address) => Some(bind(address).await.map_err(ServeError::of_metrics)?),
        None => None,
    };
    raise_file_limit();
    let (store, tenure) = Store::open_to_play(&settings.database, &words(address)).await?;
    let app = App::new(settings, store.clone(), games, Site::embedded());
    match app.live.wake().await {
        // Those whose entries can still be read are played on by whoever opens them.
        Err(error) if error.is_damage() => tracing::error!("{error}"),
        woken => woken?,
    }
    let live = app.live.clone();
    // Ends with this function.
    let mut beside = JoinSet::new();
    if let Some(listener) = for_metrics {
        beside.spawn(metrics::run(listener, app.metrics.clone()));
    }
    beside.spawn(tidy(app.clone()));
    beside.spawn({
        let store = store.clone();
        async move {
            if let Err(error) = store.check_whole().await {
                tracing::error!("{error} `bicorne inspect` names the matches that cannot be played.");
            }
        }
    });
    beside.spawn(late::watch(app.clone()));
    beside.spawn({
        let store = store.clone();
        async move { store.listen_for_word().await }
    });
    beside.spawn({
        let live = live.clone();
        async move { live.hear_of_departures().await }
    });
    let is_here = {
        let live = live.clone();
        move |person: &PersonId| live.is_here(person)
    };
    let (settings, metrics) = (&app.settings, app.metrics.clone());
    if let Some(notifier) = Notifier::new(settings, store.clone(), metrics, Pacing::default(), is_here) {
        beside.spawn(notifier.run());
    }
    let stop = Stop::new()?;
    ready(address);
    let (told, lost) = watch::channel(None);
    beside.spawn(hold(tenure, told));
    let mut losing = lost.clone();
    let until = async move {
        tokio::select! {
            () = stop.wait() => {}
            Ok(_) = losing.wait_for(Option::is_some) => {}
        }
    };
    run(listener, app, until).await;
    beside.shutdown().await;
    store.close().await;
    let lost = lost.borrow().clone();
    lost.map_or(Ok(()), |holder| Err(StoreError::Occupied { holder }.into()))
}

/// How a server is named to another that would play on the same database.
fn words(address: SocketAddr) -> String {
    format!("the server at {address} (process {})", std::process::id())
}

/// Holds the database until another server has it.
async fn hold(mut tenure: Tenure, told: watch::Sender<Option<String>>) {
    let holder = tenure.lost().await;
    told.send_replace(Some(holder));
}

/// Sweeps up now and then: who was here long ago needs no place in memory, and no session.
async fn tidy(app: Arc<App>) {
    const EVERY: Duration = Duration::from_secs(10 * 60);
    /// Longer than a cookie lives.
    const FORGOTTEN: i64 = 400 * DAY;
    loop {
        sleep(EVERY).await;
        app.limits.tidy();
        app.gate.tidy();
        let swept = async {
            app.store.end_old_sessions(now() - FORGOTTEN).await?;
            app.store.end_old_waiting().await?;
            app.store.forget_old_mails().await?;
            app.store.forget_old_news().await
        };
        if let Err(error) = swept.await {
            tracing::error!("{error}");
        }
    }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|reason| match reason.kind() {
        io::ErrorKind::AddrInUse => ServeError::PortInUse {
            taken: address,
            next: next(address),
        },
        _ => ServeError::Listen { address, reason },
    })
}

fn next(mut address: SocketAddr) -> SocketAddr {
    address.set_port(address.port().checked_add(1).unwrap_or(8080));
    address
}

async fn run(listener: TcpListener, app: Arc<App>, stop: impl Future<Output = ()> + Send + 'static) {
    let live = app.live.clone();
    let (told, stopping) = oneshot::channel();
    let until_told = async move {
        stop.await;
        tracing::info!("Stopping.");
        // Matches first: their sockets are connections that would never end by themselves.
        if timeout(GRACE, live.stop()).await.is_err() {
            tracing::warn!("Not every match could be put away in time; its journal is complete all the same.");
        }
        // Nobody listens any more only when the server has ended by itself.
        let _ = told.send(());
    };
    let gate = app.gate.clone();
    let serving = connections::serve(listener, router(app), gate, Patience::default(), until_told);
    // One client that never finishes must not keep the server from stopping.
    let out_of_patience = async move {
        match stopping.await {
            Ok(()) => sleep(GRACE).await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        () = serving => {}
        () = out_of_patience => {}
    }
}
