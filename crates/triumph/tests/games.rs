//! Complete games, kept as they were played (`examples/stage_games` plays them). Each must replay to the same end, and show
//! what it is kept for.

use table::{Match, kept};
use triumph::How::{self, Decisive, Marginal};
use triumph::Triumph;
use triumph::board::Side::{self, Allied, French};

use crate::tale::Tale;

/// Something that must occur in a game, and how often it does.
type Sign = (&'static str, fn(&Tale) -> u32);

struct Kept {
    name: &'static str,
    end: (Side, How),
    reinforced: bool,
    shows: &'static [Sign],
    /// Of the last position.
    digest: &'static str,
}

const GAMES: [Kept; 8] = [
    Kept {
        name: "french-decisive-guard-wins",
        end: (French, Decisive),
        reinforced: false,
        shows: &[
            ("Guard Attack that won", |tale| tale.guard_won),
            ("counter-attack", |tale| tale.counter_attacks),
        ],
        digest: "f34156c60dac5a781a12a5212b3a70712de0619dcf80bf70625ca47bfd0d3f68",
    },
    Kept {
        name: "allied-decisive-guard-fails",
        end: (Allied, Decisive),
        reinforced: true,
        shows: &[
            ("Guard Attack that failed", |tale| tale.guard_lost),
            ("feint", |tale| tale.feints),
        ],
        digest: "60440103b97e418cf030629b1f533f1ccb8b3403c771e15b32ce49f0442f5e3d",
    },
    Kept {
        name: "french-marginal-alone-santon",
        end: (French, Marginal),
        reinforced: false,
        shows: &[
            ("battery fixed on the Santon", |tale| u32::from(tale.santon)),
            ("fight for the Santon", |tale| tale.santon_fights),
        ],
        digest: "0995a5a011d7af3ed467639f43c5902aabf1f200398f87a380d14b9e2409570a",
    },
    Kept {
        name: "allied-marginal-alone",
        end: (Allied, Marginal),
        reinforced: false,
        shows: &[("combat", |tale| tale.combats), ("feint", |tale| tale.feints)],
        digest: "6a0aae826e0413529d620125950c32add8dc392d0bbf01f15fb52843071ec8ca",
    },
    Kept {
        name: "french-marginal-reinforced",
        end: (French, Marginal),
        reinforced: true,
        shows: &[("combat", |tale| tale.combats), ("retreat", |tale| tale.retreats)],
        digest: "25cfa8a448f78072404119dc2e7070c68bbf7a43f38ff3107455962290195f21",
    },
    Kept {
        name: "allied-marginal-reinforced-cavalry",
        end: (Allied, Marginal),
        reinforced: true,
        shows: &[
            ("cavalry that rides on", |tale| tale.rides),
            ("attack on a ride", |tale| tale.charges),
        ],
        digest: "100ea05897189c2e6344b2e86f905586bb84a656b01b9c1f7572b89d8d09a9aa",
    },
    Kept {
        name: "december-1-night",
        end: (Allied, Marginal),
        reinforced: true,
        shows: &[
            ("army that rests at night", |tale| tale.rested),
            ("combat before the night", |tale| {
                tale.combats - tale.combats_after_night
            }),
            ("combat after the night", |tale| tale.combats_after_night),
        ],
        digest: "6ee8deeee1edbdc235f2d17ced11046fe790726a59005d34f6dde23bc295ac37",
    },
    Kept {
        name: "auction",
        end: (Allied, Decisive),
        reinforced: false,
        shows: &[("bid", |tale| tale.bids), ("combat", |tale| tale.combats)],
        digest: "eb830494de831a01c8147246a3d9f76386b54e987cf5df7c393d09a4bd3dba88",
    },
];

fn verified(name: &str) -> Match<Triumph> {
    kept::replayed(env!("CARGO_MANIFEST_DIR"), name)
}

#[test]
fn every_kept_game_replays_to_its_end() {
    for kept in GAMES {
        let game = verified(kept.name);
        let (winner, how) = kept.end;
        kept::hold_end(&game, &[game.state().seat_of(winner)], how.word(), kept.digest);
        assert_eq!(Tale::of(&game).end, Some(kept.end), "{}", kept.name);
    }
}

#[test]
fn every_kept_game_shows_what_it_is_kept_for() {
    for kept in GAMES {
        let tale = Tale::of(&verified(kept.name));
        assert_eq!(tale.reinforced, kept.reinforced, "{}", kept.name);
        for (what, count) in kept.shows {
            assert!(count(&tale) > 0, "{} shows no {what}: {tale:?}", kept.name);
        }
    }
}
