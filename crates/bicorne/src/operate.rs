//! Commands that work on the database of a server.

use server::operate::OperateError;
use server::{Store, StoreError};

use crate::failure::Failure;

/// Runs something on a database that is there, and closes it.
pub fn on_database<T>(database: &str, work: impl AsyncFnOnce(&Store) -> Result<T, OperateError>) -> Result<T, Failure> {
    block_on(async {
        let store = Store::visit(database).await?;
        let done = work(&store).await;
        store.close().await;
        done
    })
}

pub fn block_on<T>(work: impl Future<Output = Result<T, OperateError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::No(format!("the program cannot start its threads ({error})")))?;
    runtime.block_on(work).map_err(|error| match error {
        OperateError::Store(error @ (StoreError::NoAddress | StoreError::Address(_))) => {
            Failure::Input(error.to_string())
        }
        error => Failure::No(error.to_string()),
    })
}
