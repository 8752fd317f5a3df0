use serde_json::json;
use table::options::Chosen;

/// As many games as it takes to find every planted fault, three times over: see `src/faults.rs`.
pub const ENOUGH: usize = 240;

/// Every shape of drill: two to four seats, short and long, with partners, with typed dice.
pub fn tables() -> Vec<(String, Chosen)> {
    [
        json!({}),
        json!({"seats": 3}),
        json!({"seats": 4, "rounds": 6}),
        json!({"seats": 4, "partnership": true}),
        json!({"seats": 4, "partnership": true, "rounds": 6, "typed_dice": true}),
        json!({"rounds": 1}),
        json!({"rounds": 6, "typed_dice": true}),
    ]
    .into_iter()
    .map(|options| {
        let options = options.as_object().cloned().unwrap_or_default();
        ("default".to_owned(), options)
    })
    .collect()
}
