//! Complete wars, kept as they were played. Each must replay to the same end, and show what it is kept for.

use std::collections::BTreeMap;

use europe::{Europe, Event};
use table::{Match, Seat, kept};

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

fn verified(name: &str) -> Match<Europe> {
    kept::replayed(env!("CARGO_MANIFEST_DIR"), name)
}

/// How often each kind of event occurred.
fn tale(game: &Match<Europe>) -> BTreeMap<&'static str, u32> {
    let mut tale = BTreeMap::new();
    game.again(|_, step| {
        for event in &step.events {
            *tale.entry(kind(event)).or_default() += 1;
        }
    });
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
        let winners: Vec<Seat> = kept.winners.iter().copied().map(Seat).collect();
        kept::hold_end(&verified(kept.name), &winners, "limited_war", kept.digest);
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
