//! The table's battery on Napoleon's Battles. `make battery` fires the large run.

use battles::Battles;
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use table::battery::{self, Plan};
use table::options::Chosen;
use table::{Game as _, TestRng};

/// All scenarios by turns, with options drawn at random from all there are, and few turns: after some, a random battle has
/// no units left.
fn tables(seed: u64, turns: u8) -> Vec<(String, Chosen)> {
    let mut rng = TestRng::seed_from_u64(seed);
    let mut drawn = Vec::new();
    for scenario in Battles::scenarios() {
        drawn.extend(scenario.spread().map(|options| (scenario.name.to_owned(), options)));
    }
    drawn.shuffle(&mut rng);
    for (_, options) in &mut drawn {
        options.insert("turns".to_owned(), turns.into());
    }
    drawn
}

/// Games are long and views large, so each step is looked at more seldom than in a small game.
fn fire(seed: u64, games: usize, turns: u8) {
    let report = battery::run::<Battles>(Plan {
        seed,
        mutants: 3,
        fog_one_in: 40,
        illegal: 4,
        play_on: 4,
        undo_one_in: 60,
        end_one_in: 100,
        all_refusals: false,
        ..Plan::from_env(tables(seed, turns), games, games * 50)
    });
    println!("{report}");
    report.assert_clean();
    assert_eq!(report.hiding, 0, "everything is open");
}

#[test]
fn battles_obey_every_law() {
    fire(1805, 12, 3);
}
