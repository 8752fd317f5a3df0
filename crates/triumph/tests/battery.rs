//! The table's battery on Napoleon's Triumph. `make battery` fires the large run.

use serde_json::json;
use table::battery::{self, Plan};
use table::options::Chosen;
use triumph::Triumph;

/// Both scenarios, with every option in turn.
fn tables() -> Vec<(String, Chosen)> {
    let options = [
        json!({}),
        json!({"santon": true, "memory": true}),
        json!({"handicap": "auction", "sharing": "free"}),
        json!({"handicap": "french", "points": 9, "cavalry": "ride_over"}),
        json!({"handicap": "allied", "points": 13, "objective": "any_unit", "santon": true}),
        json!({"cavalry": "ride_over", "sharing": "free", "memory": true, "objective": "any_unit"}),
    ];
    let tables = options.into_iter().flat_map(|options| {
        let options = options.as_object().cloned().unwrap_or_default();
        ["december-2", "december-1"].map(|scenario| (scenario.to_owned(), options.clone()))
    });
    tables.collect()
}

/// Games are long and views large, so each step is looked at more seldom than in a small game.
fn plan() -> Plan {
    Plan {
        mutants: 3,
        fog_one_in: 40,
        illegal: 12,
        undo_one_in: 30,
        end_one_in: 60,
        all_refusals: false,
        ..Plan::from_env(tables(), 120, 20_000)
    }
}

#[test]
fn triumph_obeys_every_law() {
    let report = battery::run::<Triumph>(plan());
    println!("{report}");
    report.assert_clean();
    assert!(report.hiding > 0, "nothing was ever hidden");
}
