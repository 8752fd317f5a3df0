//! Complete wars, kept as they were played. Each must replay to the same end, and show what it is kept for.

use std::collections::BTreeMap;
use std::path::PathBuf;

use europe::{Europe, Event};
use table::begin::load_file;
use table::file::JournalFile;
use table::{Match, Reading, Seat};

struct Kept {
    name: &'static str,
    winners: &'static [u8],
    /// Kinds of events that must occur in it.
    shows: &'static [&'static str],
    /// Of the last position.
    digest: &'static str,
}

const GAMES: [Kept; 2] = [
    // Two recruits with three nations each.
    Kept {
        name: "all-equal-of-two",
        winners: &[1],
        shows: &["landed_with_a_loss", "major_battle_began", "retreated", "combined"],
        digest: "6f356b1e723f73a84c8529984d6827f46e7c5ed05aabb1feecc13b612e2c1094",
    },
    // Two recruits, and between them somebody who acts at random: he makes treaties and breaks them. In the end all do.
    Kept {
        name: "all-equal-of-three",
        winners: &[2],
        shows: &[
            "allied",
            "broken",
            "waited",
            "exchanged",
            "refused",
            "put_back",
            "rally_rolled",
            "landed",
            "retreated",
        ],
        digest: "e059fb5ebb081c96d79402a93a7a71eee98e0c81e6eb4b1982a9d10574a9d3b8",
    },
];

/// A game that is larger than this is no longer read by anybody.
const MOST_BYTES: usize = 400_000;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/kept/1")
}

/// Plays it again, and trusts no link, digest or answer in the file.
fn verified(name: &str) -> Match<Europe> {
    let text = std::fs::read_to_string(folder().join(format!("{name}.jsonl"))).expect("the game is there");
    assert!(text.len() < MOST_BYTES, "{name} is too large");
    let file = JournalFile::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
    load_file(&file, Reading::Verify, None).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// How often each kind of event occurred.
fn tale(game: &Match<Europe>) -> BTreeMap<&'static str, u32> {
    let mut tale = BTreeMap::new();
    let mut again = game.rewound();
    for entry in game.entries() {
        let step = again.replay(entry.clone(), Reading::Load).expect("it was played so");
        for event in &step.events {
            *tale.entry(kind(event)).or_default() += 1;
        }
    }
    tale
}

fn kind(event: &Event) -> &'static str {
    match event {
        Event::Landed { lost, .. } if !lost.is_empty() => "landed_with_a_loss",
        Event::BattleBegan { major: true, .. } => "major_battle_began",
        event => event.into(),
    }
}

#[test]
fn every_kept_game_replays_to_its_end() {
    for kept in GAMES {
        let game = verified(kept.name);
        let outcome = game.outcome().unwrap_or_else(|| panic!("{} is not over", kept.name));
        let winners: Vec<Seat> = kept.winners.iter().copied().map(Seat).collect();
        assert_eq!(
            (outcome.winners, outcome.how.as_str()),
            (winners, "limited_war"),
            "{}",
            kept.name
        );
        let last = game.entries().last().map(|entry| entry.digest.to_string());
        assert_eq!(last.as_deref(), Some(kept.digest), "{}", kept.name);
    }
}

#[test]
fn every_kept_game_shows_what_it_is_kept_for() {
    for kept in GAMES {
        let tale = tale(&verified(kept.name));
        for what in kept.shows {
            assert!(tale.contains_key(what), "{} shows no {what}: {tale:?}", kept.name);
        }
    }
}
