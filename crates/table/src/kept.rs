//! Matches that earlier programs played, kept to show that this one reads them: `crates/GAME/tests/kept`.
//!
//! A folder for each version of the rules holds journals (`NAME.jsonl`) and beside each how it ended and what every viewer
//! saw last (`NAME.end.json`). `CHECKSUMS` lists all files. It may only grow, and no file is ever written twice: what a
//! program once wrote down is what the next ones must read.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::any::{AnyGame, AnyMatch, Of};
use crate::begin::load_file;
use crate::file::JournalFile;
use crate::game::Game;
use crate::r#match::{Match, Reading};
use crate::seat::{Seat, Viewer};

const LIST: &str = "CHECKSUMS";

/// How a match ended, by the names of its seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    how: String,
    winners: Vec<String>,
    /// What each seat and an observer saw last.
    views: BTreeMap<String, Value>,
}

/// Reads every kept match of the game, and panics with all that is not as it was.
pub fn hold_all<G: Game>(folder: &Path) {
    let game = Of::<G>::game();
    let listed = read_list(folder);
    let mut wrong: Vec<String> = unlisted(folder, &listed)
        .into_iter()
        .map(|file| format!("{file} is not in {LIST}"))
        .collect();
    let mut held = 0;
    for (file, checksum) in &listed {
        match hold(&game, folder, file, checksum) {
            Ok(()) => held += 1,
            Err(why) => wrong.push(format!("{file}: {why}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(held > 0, "no match is kept");
}

fn hold(game: &dyn AnyGame, folder: &Path, file: &str, checksum: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(folder.join(file)).map_err(|error| error.to_string())?;
    if checksum_of(&text) != checksum {
        return Err("it was changed".to_owned());
    }
    let Some(name) = file.strip_suffix(".jsonl") else {
        return Ok(());
    };
    let end = std::fs::read_to_string(folder.join(format!("{name}.end.json"))).map_err(|error| error.to_string())?;
    let then: End = serde_json::from_str(&end).map_err(|error| error.to_string())?;
    let journal = JournalFile::parse(&text).map_err(|error| error.to_string())?;
    if !file.starts_with(&format!("{}/", journal.header.rules)) {
        return Err(format!("it is played by version {} of the rules", journal.header.rules));
    }
    let played = game
        .load(&journal, Reading::Verify, None)
        .map_err(|error| error.to_string())?;
    let now = end_of(played.as_ref()).ok_or("it is not over")?;
    if (&now.how, &now.winners) != (&then.how, &then.winners) {
        return Err(format!("it ends {} for {:?}", now.how, now.winners));
    }
    for (viewer, then) in &then.views {
        let now = now.views.get(viewer).ok_or(format!("there is no {viewer}"))?;
        still_holds(now, then, viewer)?;
    }
    Ok(())
}

/// What was seen then is seen now; tables may have grown.
fn still_holds(now: &Value, then: &Value, place: &str) -> Result<(), String> {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => then.iter().try_for_each(|(key, then)| {
            let place = format!("{place}.{key}");
            let now = now.get(key).ok_or(format!("{place} is gone"))?;
            still_holds(now, then, &place)
        }),
        (Value::Array(now), Value::Array(then)) if now.len() == then.len() => (0..)
            .zip(now.iter().zip(then))
            .try_for_each(|(n, (now, then))| still_holds(now, then, &format!("{place}.{n}"))),
        (now, then) if now == then => Ok(()),
        (now, then) => Err(format!("{place} was {then} and is {now}")),
    }
}

/// A match that is larger than this is no longer read by anybody.
const MOST_BYTES: usize = 400_000;

/// A kept match of the first version that is kept for what it shows: played again, with no trust in any link, digest or
/// answer of its file. `home` is the folder of the game's crate.
pub fn replayed<G: Game>(home: &str, name: &str) -> Match<G> {
    let file = Path::new(home).join(format!("tests/kept/1/{name}.jsonl"));
    let text = std::fs::read_to_string(file).expect("the match is there");
    assert!(text.len() < MOST_BYTES, "{name} is too large");
    let file = JournalFile::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
    load_file(&file, Reading::Verify, None).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// Holds the end of such a match against what is known of it; `digest` is of its last position.
pub fn hold_end<G: Game>(game: &Match<G>, winners: &[Seat], how: &str, digest: &str) {
    let name = &game.header().id;
    let outcome = game.outcome().unwrap_or_else(|| panic!("{name} is not over"));
    assert_eq!((&*outcome.winners, &*outcome.how), (winners, how), "{name}");
    let last = game.entries().last().map(|entry| entry.digest.to_string());
    assert_eq!(last.as_deref(), Some(digest), "{name}");
}

/// Adds a match that is over to those that are kept: never over one that is there.
pub fn keep(game: &dyn AnyGame, folder: &Path, name: &str, text: &str) -> Result<(), String> {
    let journal = JournalFile::parse(text).map_err(|error| error.to_string())?;
    let played = game
        .load(&journal, Reading::Verify, None)
        .map_err(|error| error.to_string())?;
    let end = end_of(played.as_ref()).ok_or("the match is not over")?;
    let mut end = serde_json::to_string(&end).expect("an end is JSON");
    end.push('\n');
    let version = journal.header.rules.to_string();
    let put = || -> io::Result<()> {
        std::fs::create_dir_all(folder.join(&version))?;
        for (ending, text) in [("end.json", end.as_str()), ("jsonl", text)] {
            let file = format!("{version}/{name}.{ending}");
            let mut new = std::fs::File::create_new(folder.join(&file))?;
            new.write_all(text.as_bytes())?;
            let mut list = std::fs::File::options()
                .create(true)
                .append(true)
                .open(folder.join(LIST))?;
            writeln!(list, "{}  {file}", checksum_of(text))?;
        }
        Ok(())
    };
    put().map_err(|error| format!("{version}/{name}: {error}"))
}

fn end_of(played: &dyn AnyMatch) -> Option<End> {
    let outcome = played.outcome()?;
    let header = played.header();
    let name = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => header.seat_name(seat).to_owned(),
        viewer => viewer.to_string(),
    };
    Some(End {
        winners: outcome.winners.iter().map(|seat| name(Viewer::Seat(*seat))).collect(),
        how: outcome.how,
        views: Viewer::limited(header.seats.len())
            .map(|viewer| (name(viewer), played.view(viewer)))
            .collect(),
    })
}

/// File and checksum, in the format of `sha256sum`.
fn read_list(folder: &Path) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(folder.join(LIST)).expect("there is a list of what is kept");
    let row = |line: &str| {
        let (checksum, file) = line.split_once("  ").expect("a line is a checksum and a file");
        (file.to_owned(), checksum.to_owned())
    };
    text.lines().map(row).collect()
}

fn unlisted(folder: &Path, listed: &[(String, String)]) -> Vec<String> {
    let listed: BTreeSet<&str> = listed.iter().map(|(file, _)| file.as_str()).collect();
    let mut unlisted = Vec::new();
    for version in std::fs::read_dir(folder).expect("the folder can be read") {
        let version = version.expect("it can be read").path();
        for file in std::fs::read_dir(&version).into_iter().flatten() {
            let file = file.expect("it can be read").path();
            let file = file
                .strip_prefix(folder)
                .expect("it is in the folder")
                .to_string_lossy()
                .into_owned();
            if !listed.contains(file.as_str()) {
                unlisted.push(file);
            }
        }
    }
    unlisted
}

fn checksum_of(text: &str) -> String {
    hex::encode(Sha256::digest(text.as_bytes()))
}
