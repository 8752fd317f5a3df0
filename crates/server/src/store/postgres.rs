//! Opening a PostgreSQL database.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgPool};
use tokio::time::timeout;

use super::{StoreError, reason};

const CONNECT_LIMIT: Duration = Duration::from_secs(3);
const CONNECTIONS: u32 = 16;

pub(crate) async fn open(options: PgConnectOptions) -> Result<PgPool, StoreError> {
    // Every start would otherwise log a notice that the schema table is already there.
    let options = options.options([("client_min_messages", "warning")]);
    probe(&options).await?;
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(CONNECT_LIMIT)
        .connect_lazy_with(options);
    Ok(pool)
}

/// For reading alone.
pub(crate) async fn read(options: PgConnectOptions) -> Result<PgPool, StoreError> {
    open(options.options([("default_transaction_read_only", "on")])).await
}

/// Connects once outside the pool: a pool keeps trying a closed port until its time-out, and then
/// says only that it timed out.
async fn probe(options: &PgConnectOptions) -> Result<(), StoreError> {
    let reason = match timeout(CONNECT_LIMIT, options.connect()).await {
        Ok(Ok(connection)) => return connection.close().await.map_err(StoreError::Database),
        Ok(Err(error)) => reason(&error),
        Err(_) => format!("no answer within {} seconds", CONNECT_LIMIT.as_secs()),
    };
    Err(StoreError::Unreachable {
        host: options.get_host().to_owned(),
        port: options.get_port(),
        reason,
    })
}
