//! How a command ends when it does not succeed: one clear sentence and an exit code.

use std::fmt;
use std::io;
use std::process::ExitCode;

#[derive(Debug)]
pub enum Failure {
    /// The command did its work, and the answer is no: exit code 1.
    No(String),
    /// The command was given something it cannot work with: exit code 2.
    Input(String),
    /// What it had to say could not be written.
    Output(io::Error),
}

impl Failure {
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::No(_) | Failure::Output(_) => ExitCode::from(1),
            Failure::Input(_) => ExitCode::from(2),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::No(sentence) | Failure::Input(sentence) => f.write_str(sentence),
            Failure::Output(error) => write!(f, "the output cannot be written ({error})"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
