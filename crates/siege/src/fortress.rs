//! The server that is besieged.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::program::Program;

/// Where servers stand, one after the other: a database, an address and what they complain about.
pub struct Ground {
    pub folder: TempDir,
    pub database: String,
    /// The same for each of them, so that everybody finds the next one.
    pub listen: SocketAddr,
    pub limits: Limits,
    pub log: PathBuf,
}

/// As a club runs it, or as fast as it can.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Limits {
    On,
    Off,
}

impl Ground {
    /// With an SQLite file.
    pub fn new(limits: Limits) -> Result<Ground> {
        let folder = tempfile::tempdir()?;
        let database = folder.path().join("siege.sqlite");
        let database = database.to_str().context("a plain name")?.to_owned();
        Ok(Ground {
            log: folder.path().join("log"),
            folder,
            database,
            listen: TcpListener::bind("127.0.0.1:0")?.local_addr()?,
            limits,
        })
    }

    pub fn on(self, database: &str) -> Ground {
        Ground {
            database: database.to_owned(),
            ..self
        }
    }

    /// What the servers complained about.
    pub fn complaints(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// How often something in a server broke down.
    pub fn panics(&self) -> usize {
        self.complaints().matches("panicked at").count()
    }
}

pub struct Fortress {
    process: Child,
    pub base: String,
    pub address: SocketAddr,
    /// Where it has one of its own.
    _ground: Option<Ground>,
}

impl Fortress {
    /// As a club would run it, on a new database.
    pub fn start(program: &Program) -> Result<Fortress> {
        let ground = Ground::new(Limits::On)?;
        let mut fortress = Fortress::stand(program.command(), &ground)?;
        fortress._ground = Some(ground);
        Ok(fortress)
    }

    /// With what the command begins with.
    pub fn stand(mut command: Command, ground: &Ground) -> Result<Fortress> {
        let log = OpenOptions::new().create(true).append(true).open(&ground.log)?;
        command.args(["serve", "--listen", &ground.listen.to_string()]);
        command.args(["--database", &ground.database]);
        if ground.limits == Limits::Off {
            command.arg("--no-limits");
        }
        if command.get_envs().all(|(name, _)| name != "BICORNE_LOG") {
            command.env("BICORNE_LOG", "error");
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut process = command.spawn().context("the program starts")?;
        let said = BufReader::new(process.stdout.take().context("it speaks")?);
        let Some(line) = said.lines().next().transpose()? else {
            let ended = process.wait()?;
            let why = last_line(&ground.log).unwrap_or_default();
            bail!("{why} ({ended})");
        };
        let mut words = line.split_whitespace();
        let base = words
            .find(|word| word.starts_with("http://"))
            .with_context(|| format!("an address in {line:?}"))?
            .trim_end_matches(['/', '.'])
            .to_owned();
        let address = base.trim_start_matches("http://").parse()?;
        Ok(Fortress {
            process,
            base,
            address,
            _ground: None,
        })
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// As a power cut does it: SIGKILL.
    pub fn kill(mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    pub fn signal(&self, signal: Signal) -> Result<()> {
        let id = Pid::from_raw(self.process.id() as i32).context("a process")?;
        Ok(kill_process(id, signal)?)
    }

    /// As an operator does it: it is asked to stop, and waited for.
    pub async fn stop(mut self) -> Result<()> {
        const PATIENCE: Duration = Duration::from_secs(30);
        self.signal(Signal::TERM)?;
        let asked = Instant::now();
        while self.process.try_wait()?.is_none() {
            if asked.elapsed() > PATIENCE {
                bail!("it does not stop");
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    pub fn is_alive(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
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

fn last_line(log: &PathBuf) -> Option<String> {
    let lines = BufReader::new(File::open(log).ok()?).lines();
    lines.map_while(Result::ok).last()
}
