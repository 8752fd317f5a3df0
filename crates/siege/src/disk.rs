//! A disk that is small, and the ways to fill and to empty it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, ensure};

pub enum Disk {
    /// A file system of its own, which only the server sees.
    Mount { folder: PathBuf },
    /// Where no file system may be mounted: no file of the server may grow any more.
    Limit,
}

const MOUNT: &str = r#"mount -t tmpfs -o size=4m tmpfs "$1" && shift && exec "$@""#;
const NO_SIGNAL: &str = r#"trap "" XFSZ; exec "$@""#;

impl Disk {
    pub fn choose(folder: &Path) -> Disk {
        let probe = Disk::mounting(folder).arg("true").stderr(Stdio::null()).status();
        if probe.is_ok_and(|status| status.success()) {
            Disk::Mount {
                folder: folder.to_owned(),
            }
        } else {
            Disk::Limit
        }
    }

    fn mounting(folder: &Path) -> Command {
        let mut command = Command::new("unshare");
        command
            .args(["--user", "--map-root-user", "--mount", "sh", "-c", MOUNT, "sh"])
            .arg(folder);
        command
    }

    /// What it is, in words.
    pub fn told(&self) -> &'static str {
        match self {
            Disk::Mount { .. } => "a file system of 4 MB",
            Disk::Limit => "no file may grow (no file system can be mounted here)",
        }
    }

    /// A command that begins the program on this disk.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = match self {
            Disk::Mount { folder } => Disk::mounting(folder),
            Disk::Limit => {
                let mut command = Command::new("sh");
                command.args(["-c", NO_SIGNAL, "sh"]);
                command
            }
        };
        command.arg(program);
        command
    }

    pub fn fill(&self, server: u32) -> Result<()> {
        match self {
            Disk::Mount { folder } => {
                let status = Command::new("dd")
                    .args(["if=/dev/zero", "bs=4096"])
                    .arg(format!("of={}", seen_by(server, &folder.join("filler"))))
                    .stderr(Stdio::null())
                    .status()?;
                ensure!(!status.success(), "the disk takes everything");
                Ok(())
            }
            Disk::Limit => limit(server, "1"),
        }
    }

    pub fn empty(&self, server: u32) -> Result<()> {
        match self {
            Disk::Mount { folder } => Ok(std::fs::remove_file(seen_by(server, &folder.join("filler")))?),
            Disk::Limit => limit(server, "unlimited"),
        }
    }
}

/// Its file system is reached through the server's own eyes.
pub fn seen_by(server: u32, path: &Path) -> String {
    format!("/proc/{server}/root{}", path.display())
}

fn limit(server: u32, size: &str) -> Result<()> {
    let status = Command::new("prlimit")
        .arg(format!("--pid={server}"))
        .arg(format!("--fsize={size}:unlimited"))
        .status()?;
    ensure!(status.success(), "prlimit fails ({status})");
    Ok(())
}
