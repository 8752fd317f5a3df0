//! Waiting to be told to stop.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

/// The signals are caught from the moment this exists, so that none is missed between "ready" and
/// the first wait.
#[cfg(unix)]
pub(crate) struct Stop {
    interrupt: Signal,
    terminate: Signal,
}

#[cfg(unix)]
impl Stop {
    pub(crate) fn new() -> io::Result<Stop> {
        Ok(Stop {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    pub(crate) async fn wait(mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
pub(crate) struct Stop;

#[cfg(not(unix))]
impl Stop {
    pub(crate) fn new() -> io::Result<Stop> {
        Ok(Stop)
    }

    pub(crate) async fn wait(self) {
        // Without a way to be told, the server runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}
