//! Actions that nobody would think of: whole ones with a part changed, or taken from elsewhere.

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use serde_json::Value;

use crate::game::TestRng;

/// Actions seen so far, to steal from.
#[derive(Default)]
pub struct Pool {
    seen: Vec<Value>,
}

const MOST_SEEN: usize = 400;

impl Pool {
    pub fn add(&mut self, action: Value, rng: &mut TestRng) {
        if self.seen.len() < MOST_SEEN {
            self.seen.push(action);
        } else {
            let place = rng.random_range(0..MOST_SEEN);
            self.seen[place] = action;
        }
    }

    /// An action changed in one to three places, or somebody else's action, changed or not.
    pub fn mutant(&self, action: &Value, rng: &mut TestRng) -> Value {
        let foreign = self.seen.choose(rng).filter(|_| rng.random_bool(0.3));
        let mut mutant = foreign.unwrap_or(action).clone();
        let changes = if foreign.is_some() {
            rng.random_range(0..=1)
        } else {
            rng.random_range(1..=3)
        };
        for _ in 0..changes {
            self.change(&mut mutant, rng);
        }
        mutant
    }

    fn change(&self, value: &mut Value, rng: &mut TestRng) {
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                let names: Vec<String> = fields.keys().cloned().collect();
                // Another `type` makes another action, mostly one that cannot be read; fields are more telling.
                let untagged: Vec<_> = names.iter().filter(|name| *name != "type").collect();
                let name = match untagged.choose(rng) {
                    Some(name) if rng.random_bool(0.9) => name.as_str(),
                    _ => names.choose(rng).expect("there is a field"),
                };
                if let Some(field) = fields.get_mut(name) {
                    self.change(field, rng);
                }
            }
            Value::Array(items) => self.change_list(items, rng),
            Value::Number(number) => *value = change_number(number.as_i64().unwrap_or(0), rng).into(),
            Value::Bool(truth) => *truth = !*truth,
            Value::String(_) => {
                if let Some(word) = self.word(rng) {
                    *value = word;
                }
            }
            Value::Object(_) | Value::Null => {}
        }
    }

    fn change_list(&self, items: &mut Vec<Value>, rng: &mut TestRng) {
        let place = (!items.is_empty()).then(|| rng.random_range(0..items.len()));
        match (rng.random_range(0..4), place) {
            (0, Some(place)) => {
                items.remove(place);
            }
            (1, Some(place)) => items.push(items[place].clone()),
            (2, Some(place)) => self.change(&mut items[place], rng),
            _ => {
                let mut item = match place {
                    Some(place) => items[place].clone(),
                    None => Value::from(rng.random_range(0..8)),
                };
                self.change(&mut item, rng);
                items.push(item);
            }
        }
    }

    fn word(&self, rng: &mut TestRng) -> Option<Value> {
        let from = self.seen.choose(rng)?.as_object()?;
        let words: Vec<&Value> = from.values().filter(|value| value.is_string()).collect();
        words.choose(rng).map(|word| (*word).clone())
    }
}

fn change_number(number: i64, rng: &mut TestRng) -> i64 {
    match rng.random_range(0..4) {
        0 => number + 1,
        1 => number - 1,
        2 => rng.random_range(0..8),
        _ => rng.random_range(0..64),
    }
}
