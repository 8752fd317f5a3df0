//! How a command ends when it does not succeed: one clear sentence and an exit code.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// A sentence is for people; what it quotes from a file may be as long as somebody made it.
const LONGEST: usize = 2_000;

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
            Failure::No(sentence) | Failure::Input(sentence) => match sentence.char_indices().nth(LONGEST) {
                Some((end, _)) => write!(f, "{}…", &sentence[..end]),
                None => f.write_str(sentence),
            },
            Failure::Output(error) => write!(f, "the output cannot be written ({error})"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_an_end_whatever_it_quotes() {
        let told = Failure::No(format!("there is no game {:?}", "é".repeat(1_000_000))).to_string();
        assert_eq!(told.chars().count(), LONGEST + 1);
        assert!(told.starts_with("there is no game \"é") && told.ends_with("é…"));
        assert_eq!(Failure::Input("no".to_owned()).to_string(), "no");
    }
}
