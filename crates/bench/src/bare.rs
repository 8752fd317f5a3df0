//! What the machine can do without Bicorne: the yardsticks for every other figure.

use std::fs;
use std::hint::black_box;
use std::time::Instant;

use anyhow::Context;
use axum::Router;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::routing::any;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use sha2::{Digest, Sha256};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio_tungstenite::connect_async_with_config;
use tokio_tungstenite::tungstenite::Message;

use crate::figure::Figure;
use crate::samples::measure;

const COMMITS: usize = 500;
const ECHOES: usize = 2_000;
const HASHES: usize = 50;
const HASHED_BYTES: usize = 16_000_000;

pub fn figures() -> Vec<Figure> {
    vec![
        Figure {
            name: "bare SQLite commit",
            target: "—",
            measure: sqlite_commit,
        },
        Figure {
            name: "bare WebSocket echo",
            target: "—",
            measure: websocket_echo,
        },
        Figure {
            name: "bare SHA-256, one core",
            target: "—",
            measure: sha256,
        },
    ]
}

/// One row in its own transaction, made as durable as the store makes it.
fn sqlite_commit() -> anyhow::Result<String> {
    let runtime = Runtime::new()?;
    // In the folder the build uses: the system's temporary folder may be in memory, where a commit
    // costs nothing.
    fs::create_dir_all("target")?;
    let folder = tempfile::tempdir_in("target")?;
    let options = SqliteConnectOptions::new()
        .filename(folder.path().join("bare.sqlite"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    let mut connection = runtime.block_on(options.connect())?;
    let table = "CREATE TABLE entry (id INTEGER PRIMARY KEY, body TEXT NOT NULL)";
    runtime.block_on(sqlx::query(table).execute(&mut connection))?;
    let samples = measure(COMMITS, || {
        runtime.block_on(async {
            let mut tx = connection.begin().await?;
            let insert = sqlx::query("INSERT INTO entry (body) VALUES ($1)");
            insert
                .bind("a move of some fifty bytes, as a journal keeps it")
                .execute(&mut *tx)
                .await?;
            tx.commit().await
        })
    })?;
    runtime.block_on(connection.close())?;
    Ok(samples.to_string())
}

/// One small text frame there and back.
fn websocket_echo() -> anyhow::Result<String> {
    let runtime = Runtime::new()?;
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0"))?;
    let url = format!("ws://{}/", listener.local_addr()?);
    let listener = listener.tap_io(|stream| {
        // Without it the echo is slower, which the figure shows by itself.
        let _ = stream.set_nodelay(true);
    });
    let upgrade = async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(echo);
    let router = Router::new().route("/", any(upgrade));
    runtime.spawn(async { axum::serve(listener, router).await });
    let (mut socket, _) = runtime.block_on(connect_async_with_config(url, None, true))?;
    let samples = measure(ECHOES, || {
        runtime.block_on(async {
            socket.send(Message::text("{\"pick\":17}")).await?;
            socket.next().await.context("The echo ended")??;
            anyhow::Ok(())
        })
    })?;
    Ok(samples.to_string())
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}

fn sha256() -> anyhow::Result<String> {
    let bytes = vec![0x5a; HASHED_BYTES];
    let start = Instant::now();
    for _ in 0..HASHES {
        black_box(Sha256::digest(black_box(&bytes)));
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok(format!("{:.0} MB/s", (HASHES * HASHED_BYTES) as f64 / 1e6 / seconds))
}
