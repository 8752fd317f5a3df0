//! A file that is either there as a whole or not at all, and overwrites nothing.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::OperateError;

/// It grows under another name beside its own. Only its owner may read it: a backup holds every secret of the server.
pub(super) struct NewFile {
    target: PathBuf,
    growing: NamedTempFile,
}

impl NewFile {
    pub(super) fn at(target: &Path) -> Result<NewFile, OperateError> {
        if target.exists() {
            return Err(OperateError::Exists(target.to_owned()));
        }
        let growing = tempfile::Builder::new()
            .prefix(".bicorne-")
            .suffix(".part")
            .tempfile_in(folder(target))
            .map_err(|reason| unwritten(target, reason))?;
        let target = target.to_owned();
        Ok(NewFile { target, growing })
    }

    pub(super) fn path(&self) -> &Path {
        self.growing.path()
    }

    /// Durable, and under its own name.
    pub(super) fn finish(self) -> Result<(), OperateError> {
        let NewFile { target, growing } = self;
        let written = growing.as_file().sync_all();
        written.map_err(|reason| unwritten(&target, reason))?;
        match growing.persist_noclobber(&target) {
            Ok(_) => {}
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(OperateError::Exists(target));
            }
            Err(error) => return Err(unwritten(&target, error.error)),
        }
        let named = File::open(folder(&target)).and_then(|folder| folder.sync_all());
        named.map_err(|reason| unwritten(&target, reason))
    }
}

fn folder(target: &Path) -> &Path {
    let folder = target.parent().unwrap_or(Path::new(""));
    if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    }
}

fn unwritten(path: &Path, reason: io::Error) -> OperateError {
    let path = path.to_owned();
    OperateError::Unwritten { path, reason }
}
