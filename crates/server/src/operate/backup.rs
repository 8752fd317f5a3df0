//! A backup: one SQLite file, whatever the database is, from which a server can run as it is.

use std::path::Path;

use super::OperateError;
use super::file::NewFile;
use crate::store::{Store, StoreError};

/// Writes a backup of the database as it is at one moment. The server may go on meanwhile.
pub async fn backup(database: &str, target: &Path) -> Result<(), OperateError> {
    let source = Store::look(database).await?;
    // The file is made before the snapshot is taken: where nothing can be written, nothing is read.
    let file = NewFile::at(target)?;
    if source.is_file() {
        source.vacuum_into(file.path()).await?;
    } else {
        // What has other tables than we know cannot be copied by us.
        source.close().await;
        let source = Store::visit(database).await?;
        copy(&source, file.path()).await?;
        source.close().await;
    }
    file.finish()
}

async fn copy(source: &Store, path: &Path) -> Result<(), OperateError> {
    let path = path.to_str().ok_or(StoreError::NoAddress)?;
    let target = Store::open(path).await?;
    let copied = source.copy_to(&target).await?;
    debug_assert!(copied, "a new file is empty");
    // Closing takes what is still in the write-ahead log into the file.
    target.close().await;
    Ok(())
}
