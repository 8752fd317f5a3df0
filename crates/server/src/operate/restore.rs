//! Bringing a backup into a new database, of either kind.

use std::path::Path;

use super::OperateError;
use crate::store::{Store, StoreError, VERSION};

pub async fn restore(source: &Path, database: &str) -> Result<(), OperateError> {
    let backup = Store::look(address(source)?).await?;
    // The backup stays as it is: what has to be migrated is a copy of it.
    let folder = tempfile::tempdir().map_err(|reason| OperateError::Unwritten {
        path: std::env::temp_dir(),
        reason,
    })?;
    let copy = folder.path().join("copy.sqlite");
    backup.vacuum_into(&copy).await?;
    backup.close().await;
    let copy = Store::open(address(&copy)?).await?;
    refuse_older(database).await?;
    let target = Store::open(database).await?;
    let copied = copy.copy_to(&target).await?;
    copy.close().await;
    target.close().await;
    if copied { Ok(()) } else { Err(OperateError::NotEmpty) }
}

/// Opening it would migrate it, though it is not to be touched.
async fn refuse_older(database: &str) -> Result<(), OperateError> {
    let target = match Store::look(database).await {
        Err(StoreError::Missing { .. }) => return Ok(()),
        target => target?,
    };
    let found = target.found_version().await?;
    target.close().await;
    match found {
        Some(found) if found < VERSION => Err(OperateError::NotEmpty),
        _ => Ok(()),
    }
}

fn address(path: &Path) -> Result<&str, StoreError> {
    path.to_str().ok_or(StoreError::NoAddress)
}
