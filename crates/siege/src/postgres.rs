//! A PostgreSQL cluster of our own, thrown away after use. It writes as safely as it does by itself.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};
use tempfile::TempDir;

use crate::program::ran;

pub struct Cluster {
    programs: PathBuf,
    folder: TempDir,
    options: String,
    pub url: String,
}

/// Why there is none.
pub const MISSING: &str = "PostgreSQL's programs `initdb` and `pg_ctl` are not on this machine";

impl Cluster {
    /// None where its programs are not on this machine.
    pub fn start() -> Result<Option<Cluster>> {
        let Some(programs) = programs() else {
            return Ok(None);
        };
        let folder = tempfile::tempdir()?;
        give_to_postgres(folder.path())?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let sockets = folder.path().display();
        let cluster = Cluster {
            options: format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='{sockets}'"),
            url: format!("postgres://bicorne@127.0.0.1:{port}/postgres"),
            programs,
            folder,
        };
        let data = cluster.data();
        let how = ["-U", "bicorne", "--auth=trust", "-E", "UTF8", "--locale=C"];
        cluster.run("initdb", &[&["-D", &data], how.as_slice()].concat())?;
        cluster.control("start", &[])?;
        Ok(Some(cluster))
    }

    /// `fast` hangs up on everybody; `immediate` ends it as a crash does, and it recovers from its log.
    pub fn restart(&self, mode: &str) -> Result<()> {
        self.control("restart", &["-m", mode])
    }

    fn control(&self, what: &str, more: &[&str]) -> Result<()> {
        let (data, log) = (self.data(), self.folder.path().join("log"));
        let log = log.to_str().context("a plain name")?;
        let args = [what, "-D", &data, "-w", "-s", "-l", log, "-o", &self.options];
        self.run("pg_ctl", &[args.as_slice(), more].concat())
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn run(&self, program: &str, args: &[&str]) -> Result<()> {
        let program = self.programs.join(program);
        // It refuses to run as root; Debian's package brings a user for it.
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(&program);
            command
        } else {
            Command::new(&program)
        };
        // No pipe for the server's own output: it would keep us waiting as long as it lives.
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.args(args).status()?;
        ensure!(status.success(), "{} fails ({status})", program.display());
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.data();
        let _ = self.run("pg_ctl", &["stop", "-D", &data, "-m", "immediate", "-s"]);
    }
}

/// Debian keeps them off the path, a folder for each version.
fn programs() -> Option<PathBuf> {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    let has = |folder: &&PathBuf| folder.join("initdb").exists() && folder.join("pg_ctl").exists();
    folders.iter().find(has).cloned()
}

fn is_root() -> bool {
    rustix::process::getuid().is_root()
}

fn give_to_postgres(folder: &Path) -> Result<()> {
    if !is_root() {
        return Ok(());
    }
    let given = ran(Command::new("chown").arg("postgres:").arg(folder))?;
    ensure!(given.is_good(), "{}", given.complained);
    Ok(())
}
