//! Running the program, and what its tests say about how it ended.

pub mod journal;
#[cfg(unix)]
pub mod served;
#[cfg(unix)]
pub mod siege;

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

pub struct Ran {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

pub fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_bicorne"))
}

pub fn bicorne<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Ran {
    bicorne_fed(args, b"")
}

/// With something on standard input.
pub fn bicorne_fed<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>, input: &[u8]) -> Ran {
    feed(program().args(args).stdout(Stdio::piped()), input)
}

/// With a standard output that nobody reads.
pub fn bicorne_unheard<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>, input: &[u8]) -> Ran {
    let (reader, writer) = std::io::pipe().expect("there are pipes");
    drop(reader);
    feed(program().args(args).stdout(writer), input)
}

fn feed(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    // A program that has seen enough closes the pipe before all is written.
    let _ = stdin.write_all(input);
    drop(stdin);
    Ran::of(child.wait_with_output().expect("the program ends"))
}

impl Ran {
    pub fn of(output: Output) -> Ran {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Ran {
            code: output.status.code(),
            stdout: text(output.stdout),
            stderr: text(output.stderr),
        }
    }

    /// It succeeded, without a word on standard error: what it said.
    #[track_caller]
    pub fn succeeds(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    /// It ended with this code and one sentence: the sentence.
    #[track_caller]
    pub fn fails(&self, code: i32) -> &str {
        assert_eq!(self.code, Some(code), "{}{}", self.stdout, self.stderr);
        self.sentence().unwrap_or_else(|why| panic!("{why}"))
    }

    /// The one line of standard error, without the name of the program.
    pub fn sentence(&self) -> Result<&str, String> {
        let line = self.stderr.strip_prefix("bicorne: ");
        let line = line.and_then(|rest| rest.strip_suffix('\n'));
        line.filter(|line| !line.is_empty() && !line.contains('\n'))
            .ok_or_else(|| format!("not one sentence: {:?}", self.stderr))
    }

    /// The arguments were not understood: exit code 2, and how they should be.
    #[track_caller]
    pub fn is_refused_by_usage(&self) -> &str {
        assert_eq!(self.code, Some(2), "{}{}", self.stdout, self.stderr);
        assert_eq!(self.stdout, "");
        assert!(
            self.stderr.contains("--help") || self.stderr.contains("Usage:"),
            "{}",
            self.stderr
        );
        &self.stderr
    }
}

#[track_caller]
pub fn assert_names(sentence: &str, words: &[&str]) {
    for word in words {
        assert!(sentence.contains(word), "\"{word}\" is not named in: {sentence}");
    }
}

/// A folder that is gone after the test.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(TempDir::new().expect("a folder can be made"))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path().join(name);
        std::fs::write(&path, bytes).expect("a file can be written");
        path
    }
}

/// Everything in a folder, in order.
pub fn listing(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    paths.sort();
    paths
}

pub fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text:?}"))
}
