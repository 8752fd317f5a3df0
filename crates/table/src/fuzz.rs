//! Bytes that nobody meant to send, for whatever reads bytes: kept examples, altered by chance. The same seed gives the same
//! run. What breaks the reader is kept beside the examples, and tried first ever after.

use std::collections::BTreeSet;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use rand::{RngExt as _, SeedableRng as _};
use sha2::{Digest as _, Sha256};

use crate::TestRng;

/// Longer ones are cut: they only say the same more slowly.
const MOST_BYTES: usize = 1 << 16;
/// So many are altered, those that the run came to itself among them.
const MOST_ENTRIES: usize = 1000;
const MOST_CHANGES: u32 = 6;

/// What readers of text stumble over.
const WORDS: [&str; 28] = [
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\n",
    "\r\n",
    "\0",
    "\u{feff}",
    "é",
    "𝄞",
    "\\u0000",
    "\\ud800",
    "null",
    "true",
    "-1",
    "0",
    "1.5",
    "1e999",
    "4294967296",
    "18446744073709551616",
    "\"\"",
    "{}",
    "[]",
    "#",
];

/// How deep a reader may have to go down.
const DEEP: usize = 5000;

pub struct Fuzz {
    folder: PathBuf,
    entries: Vec<Vec<u8>>,
    rng: TestRng,
    tries: usize,
}

impl Fuzz {
    /// With the examples of a folder: so many alterations in every test run, so many more where the environment says
    /// `BATTERY=large`.
    pub fn of(folder: &Path, tries: usize, large: usize) -> Fuzz {
        let mut files: Vec<PathBuf> = fs::read_dir(folder)
            .unwrap_or_else(|why| panic!("{}: {why}", folder.display()))
            .map(|entry| entry.expect("it can be read").path())
            .collect();
        files.sort();
        let entries: Vec<Vec<u8>> = files
            .iter()
            .map(|file| fs::read(file).expect("it can be read"))
            .collect();
        assert!(!entries.is_empty(), "{} holds no example", folder.display());
        let is_large = std::env::var("BATTERY").is_ok_and(|size| size == "large");
        Fuzz {
            folder: folder.to_owned(),
            entries,
            rng: TestRng::seed_from_u64(1805),
            tries: if is_large { large } else { tries },
        }
    }

    /// Gives each example and then its alterations to a reader, who says in words what became of them, or what is wrong
    /// with that. A panic is wrong. Gives all that became of them, in words without numbers and names.
    pub fn fire(mut self, mut read: impl FnMut(&[u8]) -> Result<String, String>) -> BTreeSet<String> {
        let mut outcomes = BTreeSet::new();
        for bytes in self.entries.clone() {
            outcomes.insert(shape(&self.judge(&bytes, &mut read)));
        }
        for _ in 0..self.tries {
            let bytes = self.altered();
            let outcome = shape(&self.judge(&bytes, &mut read));
            // It went where none before went: the next ones may go on from there.
            if outcomes.insert(outcome) && self.entries.len() < MOST_ENTRIES {
                self.entries.push(bytes);
            }
        }
        println!("{} tries, {} outcomes", self.tries, outcomes.len());
        outcomes
    }

    fn judge(&self, bytes: &[u8], read: &mut impl FnMut(&[u8]) -> Result<String, String>) -> String {
        match catch_unwind(AssertUnwindSafe(|| read(bytes))) {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(why)) => panic!("{}: {why}", self.keep(bytes).display()),
            Err(_) => panic!("{}: the reader panics", self.keep(bytes).display()),
        }
    }

    fn keep(&self, bytes: &[u8]) -> PathBuf {
        let name = hex::encode(&Sha256::digest(bytes)[..6]);
        let file = self.folder.join(format!("found-{name}"));
        fs::write(&file, bytes).expect("a find can be kept");
        file
    }

    fn altered(&mut self) -> Vec<u8> {
        let mut bytes = self.any().clone();
        for _ in 0..self.rng.random_range(1..=MOST_CHANGES) {
            self.alter(&mut bytes);
        }
        bytes.truncate(MOST_BYTES);
        bytes
    }

    fn any(&mut self) -> &Vec<u8> {
        let place = self.rng.random_range(0..self.entries.len());
        &self.entries[place]
    }

    fn alter(&mut self, bytes: &mut Vec<u8>) {
        let (from, to) = self.span(bytes);
        match self.rng.random_range(0..11) {
            0 if from < bytes.len() => bytes[from] ^= 1 << self.rng.random_range(0..8),
            1 if from < bytes.len() => bytes[from] = self.rng.random(),
            2 => drop(bytes.drain(from..to)),
            3 => bytes.truncate(from),
            4 => {
                let again = bytes[from..to].to_vec();
                bytes.splice(to..to, again);
            }
            5 => {
                let other = self.any().clone();
                let (start, end) = self.span(&other);
                bytes.splice(from..to, other[start..end].iter().copied());
            }
            6 | 7 => {
                let word = WORDS[self.rng.random_range(0..WORDS.len())];
                bytes.splice(from..from, word.bytes());
            }
            8 => self.replace_number(bytes),
            9 => self.exchange_lines(bytes),
            _ => {
                let bracket = *[b'[', b'{', b'('].get(self.rng.random_range(0..3)).unwrap_or(&b'[');
                // Seldom: most readers give up at once.
                let deep = if self.rng.random_range(0..20) == 0 { DEEP } else { 3 };
                bytes.splice(from..from, std::iter::repeat_n(bracket, deep));
            }
        }
    }

    /// A part of the bytes, mostly a short one.
    fn span(&mut self, bytes: &[u8]) -> (usize, usize) {
        let from = self.rng.random_range(0..=bytes.len());
        let most = if self.rng.random_range(0..4) == 0 {
            bytes.len()
        } else {
            16
        };
        let to = (from + self.rng.random_range(0..=most)).min(bytes.len());
        (from, to)
    }

    fn replace_number(&mut self, bytes: &mut Vec<u8>) {
        let starts: Vec<usize> = (0..bytes.len())
            .filter(|&at| bytes[at].is_ascii_digit() && (at == 0 || !bytes[at - 1].is_ascii_digit()))
            .collect();
        if starts.is_empty() {
            return;
        }
        let from = starts[self.rng.random_range(0..starts.len())];
        let to = (from..bytes.len())
            .find(|&at| !bytes[at].is_ascii_digit())
            .unwrap_or(bytes.len());
        let other: u64 = match self.rng.random_range(0..4) {
            0 => self.rng.random_range(0..4),
            1 => 1 << self.rng.random_range(0..64),
            2 => (1 << self.rng.random_range(1..64)) - 1,
            _ => self.rng.random_range(0..300),
        };
        bytes.splice(from..to, other.to_string().bytes());
    }

    fn exchange_lines(&mut self, bytes: &mut Vec<u8>) {
        let mut lines: Vec<Vec<u8>> = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
        let (one, other) = (
            self.rng.random_range(0..lines.len()),
            self.rng.random_range(0..lines.len()),
        );
        lines.swap(one, other);
        *bytes = lines.join(&b'\n');
    }
}

/// An outcome without what differs from one to the next: numbers, and what stands in quotes.
fn shape(outcome: &str) -> String {
    let mut shape = String::new();
    let mut quote = None;
    for letter in outcome.chars() {
        match quote {
            Some(end) if letter == end => quote = None,
            Some(_) => {}
            None if matches!(letter, '"' | '`') => {
                quote = Some(letter);
                shape.push('…');
            }
            None if letter.is_ascii_digit() => {
                if !shape.ends_with('#') {
                    shape.push('#');
                }
            }
            None => shape.push(letter),
        }
        if shape.len() > 120 {
            break;
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(entries: &[&str]) -> PathBuf {
        let name = hex::encode(&Sha256::digest(entries.join("\n"))[..6]);
        let folder = std::env::temp_dir().join(format!("bicorne-fuzz-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (number, entry) in entries.iter().enumerate() {
            fs::write(folder.join(number.to_string()), entry).unwrap();
        }
        folder
    }

    #[test]
    fn what_breaks_a_reader_is_kept_and_tried_first() {
        let folder = folder(&["{\"cards\":[1,2]}"]);
        let careless = |bytes: &[u8]| {
            assert!(!bytes.windows(2).any(|pair| pair == b"[["), "two brackets");
            Ok("read".to_owned())
        };
        let run = || catch_unwind(AssertUnwindSafe(|| Fuzz::of(&folder, 2000, 2000).fire(careless)));
        run().expect_err("it is found");
        let found = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .find(|file| file.file_name().unwrap().to_string_lossy().starts_with("found-"))
            .expect("it is kept");
        let bytes = fs::read(found).unwrap();
        assert!(bytes.windows(2).any(|pair| pair == b"[["));
        let mut tried = Vec::new();
        Fuzz::of(&folder, 0, 0).fire(|bytes| {
            tried.push(bytes.to_vec());
            Ok(String::new())
        });
        assert!(tried.contains(&bytes));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_same_run_is_the_same() {
        let folder = folder(&["{\"a\":1}\n{\"b\":22}", "x = 1\n[y]\nz = \"é\""]);
        let all = || {
            let mut tried = Vec::new();
            Fuzz::of(&folder, 300, 300).fire(|bytes| {
                tried.push(bytes.to_vec());
                Ok(format!("{} bytes", bytes.len()))
            });
            tried
        };
        let first = all();
        assert_eq!(first, all());
        let different: BTreeSet<_> = first.iter().collect();
        assert!(different.len() > 250, "only {} differ", different.len());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn outcomes_that_differ_in_numbers_and_names_are_one() {
        assert_eq!(
            shape("entry 12: `Ney` at line 3"),
            shape("entry 7: `Soult and 4` at line 44")
        );
        assert_ne!(shape("entry 12"), shape("header 12"));
    }
}
