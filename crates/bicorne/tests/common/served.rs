//! The real program, serving.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

const LOG: &str = "BICORNE_LOG";

pub struct Served {
    pub process: Child,
    pub base: String,
}

impl Served {
    pub fn program() -> Command {
        Command::new(env!("CARGO_BIN_EXE_bicorne"))
    }

    /// Serves on an address, with what the command begins with.
    pub fn start(command: Command, listen: &str, database: &str) -> Served {
        Served::start_with(command, listen, database, &[])
    }

    /// The same with more options.
    pub fn start_with(mut command: Command, listen: &str, database: &str, options: &[&str]) -> Served {
        if command.get_envs().all(|(name, _)| name != LOG) {
            command.env(LOG, "error");
        }
        let mut process = command
            .args(["serve", "--no-limits", "--listen", listen, "--database", database])
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let said = BufReader::new(process.stdout.take().expect("it speaks"));
        let line = said.lines().next().expect("a line").expect("text");
        let base = line
            .split_whitespace()
            .find(|word| word.starts_with("http://"))
            .unwrap_or_else(|| panic!("no address in {line:?}"))
            .to_owned();
        Served { process, base }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
