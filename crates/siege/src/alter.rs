//! Values and texts altered by chance, as somebody would who looks for what a reader forgets. The same seed gives the same
//! alterations.

use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use table::TestRng;

pub struct Alterer {
    rng: TestRng,
}

/// Numbers at which something may turn over.
const NUMBERS: [i64; 12] = [
    -1,
    0,
    1,
    2,
    7,
    127,
    255,
    256,
    65_535,
    u32::MAX as i64,
    1 << 53,
    i64::MIN,
];
/// So deep no answer goes.
const DEEP: usize = 100;

impl Alterer {
    pub fn new(seed: u64) -> Alterer {
        Alterer {
            rng: TestRng::seed_from_u64(seed),
        }
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.rng.random_range(0..bound.max(1))
    }

    pub fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.rng.random()).collect()
    }

    /// An answer, changed in one to three places; parts may come from another.
    pub fn altered(&mut self, value: &Value, other: &Value) -> Value {
        let mut value = value.clone();
        for _ in 0..=self.below(3) {
            let places = count(&value);
            let at = self.below(places);
            let part = nth(other, self.below(count(other))).cloned().unwrap_or_default();
            if let Some(place) = nth_mut(&mut value, at) {
                self.alter(place, part);
            }
        }
        value
    }

    fn alter(&mut self, place: &mut Value, part: Value) {
        match self.below(9) {
            0 | 1 => *place = part,
            2 => *place = json!(NUMBERS[self.below(NUMBERS.len())]),
            3 => self.nudge(place),
            4 => self.drop_one(place),
            5 => self.double_one(place),
            6 => {
                *place = [Value::Null, json!(true), json!(""), json!([]), json!({}), json!(1.5)][self.below(6)].clone()
            }
            7 => {
                if let Some(fields) = place.as_object_mut() {
                    fields.insert("more".to_owned(), part);
                } else {
                    self.nudge(place);
                }
            }
            // Seldom: a reader gives up at once.
            _ if self.one_in(10) => *place = (0..DEEP).fold(part, |inner, _| json!([inner])),
            _ => self.exchange(place),
        }
    }

    /// A number beside it, or a word that is nearly the same.
    fn nudge(&mut self, place: &mut Value) {
        match place {
            Value::Number(number) => {
                let near = number.as_i64().unwrap_or_default();
                *place = json!(near.wrapping_add(self.below(5) as i64 - 2));
            }
            Value::String(word) => word.push('s'),
            Value::Bool(is) => *is = !*is,
            _ => {}
        }
    }

    fn drop_one(&mut self, place: &mut Value) {
        match place {
            Value::Array(list) if !list.is_empty() => drop(list.remove(self.below(list.len()))),
            Value::Object(fields) if !fields.is_empty() => {
                let key = fields.keys().nth(self.below(fields.len())).cloned();
                key.and_then(|key| fields.remove(&key));
            }
            _ => {}
        }
    }

    fn double_one(&mut self, place: &mut Value) {
        if let Value::Array(list) = place
            && !list.is_empty()
        {
            let again = list[self.below(list.len())].clone();
            list.insert(self.below(list.len()), again);
        }
    }

    fn exchange(&mut self, place: &mut Value) {
        if let Value::Array(list) = place
            && list.len() > 1
        {
            let (one, other) = (self.below(list.len()), self.below(list.len()));
            list.swap(one, other);
        }
    }
}

/// How many values there are in it, itself among them.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

fn nth(value: &Value, n: usize) -> Option<&Value> {
    if n == 0 {
        return Some(value);
    }
    let mut left = n - 1;
    let inner: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        _ => return None,
    };
    for value in inner {
        let size = count(value);
        if left < size {
            return nth(value, left);
        }
        left -= size;
    }
    None
}

fn nth_mut(value: &mut Value, n: usize) -> Option<&mut Value> {
    if n == 0 {
        return Some(value);
    }
    let mut left = n - 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => return None,
    };
    for value in inner {
        let size = count(value);
        if left < size {
            return nth_mut(value, left);
        }
        left -= size;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_alterations_alter_and_the_same_seed_alters_the_same() {
        let value = json!({ "type": "bid", "cards": [1, 2, { "deep": "word" }] });
        let other = json!({ "type": "post", "square": 3 });
        let all = || {
            let mut alterer = Alterer::new(1805);
            (0..500).map(|_| alterer.altered(&value, &other)).collect::<Vec<_>>()
        };
        let first = all();
        assert_eq!(first, all());
        assert!(first.iter().filter(|altered| **altered != value).count() > 300);
    }

    #[test]
    fn every_place_is_reached() {
        let mut value = json!({ "a": [1, [2]], "b": 3 });
        assert_eq!(count(&value), 6);
        for n in 0..6 {
            let there = nth(&value, n).cloned();
            assert!(there.is_some());
            assert_eq!(there.as_ref(), nth_mut(&mut value, n).as_deref());
        }
        assert_eq!(nth(&value, 6), None);
    }
}
