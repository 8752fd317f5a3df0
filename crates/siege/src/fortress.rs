//! The server that is besieged, as a club would run it: with its limits on.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};
use tempfile::TempDir;

pub struct Fortress {
    process: Child,
    pub base: String,
    pub address: SocketAddr,
    _folder: TempDir,
}

impl Fortress {
    pub fn start(program: &Path) -> Result<Fortress> {
        let folder = tempfile::tempdir()?;
        let database = folder.path().join("siege.sqlite");
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(&database)
            .env("BICORNE_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .context("the program starts")?;
        let said = BufReader::new(process.stdout.take().context("it speaks")?);
        let line = said.lines().next().context("it says where it is")??;
        let mut words = line.split_whitespace();
        let base = words
            .find(|word| word.starts_with("http://"))
            .context("an address")?
            .trim_end_matches(['/', '.'])
            .to_owned();
        let address = base.trim_start_matches("http://").parse()?;
        Ok(Fortress {
            process,
            base,
            address,
            _folder: folder,
        })
    }

    /// In megabytes, as the system counts it: `VmRSS` now, `VmHWM` at the worst.
    pub fn memory(&self, what: &str) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find(|line| line.starts_with(what)).context("a line")?;
        let kilobytes: u64 = line.split_whitespace().nth(1).context("a number")?.parse()?;
        Ok(kilobytes / 1024)
    }
}

impl Drop for Fortress {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
