//! The program that is besieged, and its other commands.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result};

#[derive(Clone, Debug)]
pub struct Program(pub PathBuf);

/// How a command ended.
#[derive(Debug)]
pub struct Ran {
    /// None: a signal ended it.
    pub code: Option<i32>,
    pub said: String,
    pub complained: String,
}

impl Ran {
    /// It did what it was told to.
    pub fn is_good(&self) -> bool {
        self.code == Some(0)
    }

    /// It said no, in one sentence: to what the file says, or to what cannot even be a file of that kind.
    pub fn is_refused(&self) -> bool {
        let line = self.complained.trim_end();
        [Some(1), Some(2)].contains(&self.code)
            && line.starts_with("bicorne: ")
            && !line.contains('\n')
            && line.len() < 4_000
    }
}

impl Program {
    pub fn command(&self) -> Command {
        Command::new(&self.0)
    }

    pub fn run(&self, args: &[&str]) -> Result<Ran> {
        ran(self.command().args(args))
    }

    /// A match as the database has it, or why it cannot be had.
    pub fn export(&self, id: &str, database: &str) -> Result<Result<String, String>> {
        let ran = self.run(&["export", id, "--database", database])?;
        Ok(if ran.is_good() {
            Ok(ran.said)
        } else {
            Err(ran.complained)
        })
    }

    /// Whether a process of its own finds that every link, die and digest of the journal holds.
    pub fn verifies(&self, journal: &Path) -> Result<bool> {
        let journal = journal.to_str().context("a plain name")?;
        let ran = self.run(&["replay", journal, "--verify"])?;
        Ok(ran.is_good() && ran.said.contains("verified: every link"))
    }
}

pub fn ran(command: &mut Command) -> Result<Ran> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("{} starts", command.get_program().display()))?;
    Ok(Ran {
        code: output.status.code(),
        said: String::from_utf8_lossy(&output.stdout).into_owned(),
        complained: String::from_utf8_lossy(&output.stderr).into_owned(),
    })
}
