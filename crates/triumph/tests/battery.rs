//! The table's battery on Napoleon's Triumph. `make battery` fires the large run.

use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use serde_json::{Map, Value, json};
use table::battery::{self, Plan};
use table::options::{self, Chosen};
use table::{Game as _, TestRng};
use triumph::Triumph;
use triumph::board::Approach;

/// Both scenarios by turns, with options that go together, drawn at random from all there are.
fn tables(seed: u64) -> Vec<(String, Chosen)> {
    let mut rng = TestRng::seed_from_u64(seed);
    let drawn = Triumph::scenarios().into_iter().map(|scenario| {
        let fits = |options: &Chosen| options::choose::<Triumph>(scenario.name, options).is_ok();
        let mut all: Vec<Chosen> = scenario.spread().filter(fits).collect();
        all.shuffle(&mut rng);
        all.into_iter().map(move |options| (scenario.name.to_owned(), options))
    });
    let mut drawn: Vec<_> = drawn.collect();
    let rounds = drawn.iter().map(ExactSizeIterator::len).min().unwrap_or(0);
    (0..rounds)
        .flat_map(|_| drawn.iter_mut().filter_map(Iterator::next).collect::<Vec<_>>())
        .collect()
}

/// Two strong forces face each other over a wide approach, and the attacker's outposts leave the defender little room:
/// two leaders, shared losses and lost retreats, which random armies seldom come to.
fn melees() -> Vec<Value> {
    let wide = Approach::all().filter(|approach| approach.wide() && approach.passable());
    let roomy = wide.filter(|approach| approach.locale().capacity() >= 12 && approach.far().capacity() >= 12);
    roomy
        .enumerate()
        .map(|(number, approach)| melee(number, approach))
        .collect()
}

fn melee(number: usize, approach: Approach) -> Value {
    const FRENCH: [&str; 6] = ["guard3", "infantry3", "infantry3", "cavalry3", "cavalry2", "artillery1"];
    const ALLIED: [&str; 6] = ["guard3", "infantry3", "infantry2", "cavalry2", "cavalry1", "artillery1"];
    let commanders = [["lannes", "vandamme"], ["bagration", "langeron"]];
    let mut armies: [Map<String, Value>; 2] = Default::default();
    for (army, (faces, side)) in [FRENCH, ALLIED].iter().zip([approach, approach.opposite()]).enumerate() {
        for (corps, commander) in commanders[army].iter().enumerate() {
            // At the approach or in the reserve behind it, by turns.
            let at = match (number + army + corps) % 3 {
                0 => side.locale().to_string(),
                _ => side.to_string(),
            };
            for (place, face) in faces.iter().enumerate() {
                let unit = corps * faces.len() + place;
                armies[army].insert(unit.to_string(), json!({"face": face, "at": at, "corps": commander}));
            }
        }
    }
    // The way back is held, all but one small way.
    let back = approach.far().approaches().iter().map(|side| side.far());
    for (place, locale) in back.filter(|&locale| locale != approach.locale()).skip(1).enumerate() {
        let sheet = json!({"face": "infantry2", "at": locale.to_string()});
        armies[0].insert((12 + place).to_string(), sheet);
    }
    let [french, allied] = armies;
    json!({
        "round": 8,
        "turn": {"side": "french"},
        "french": {"units": french},
        "allied": {"units": allied},
    })
}

/// Games are long and views large, so each step is looked at more seldom than in a small game.
fn plan(seed: u64) -> Plan {
    Plan {
        seed,
        mutants: 3,
        fog_one_in: 40,
        illegal: 12,
        undo_one_in: 30,
        end_one_in: 60,
        all_refusals: false,
        positions: melees(),
        ..Plan::from_env(tables(seed), 150, 15_000)
    }
}

fn fire(seed: u64) {
    let report = battery::run::<Triumph>(plan(seed));
    println!("{report}");
    report.assert_clean();
    assert!(report.hiding > 0, "nothing was ever hidden");
}

// Two halves, so that two cores share the work: together 200 whole matches and 100 melees. They give as many steps as twenty
// times the drill needs for the fault that it finds last, and 1,500 looks at what is hidden; `make battery` has the rest.

#[test]
fn triumph_obeys_every_law() {
    fire(1805);
}

#[test]
fn triumph_obeys_every_law_in_other_matches_too() {
    fire(1806);
}
