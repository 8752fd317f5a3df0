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

#[test]
fn triumph_obeys_every_law() {
    let report = battery::run::<Triumph>(Plan::from_env(tables(), 60, 20_000));
    println!("{report}");
    report.assert_clean();
    assert!(report.hiding > 0, "nothing was ever hidden");
}
