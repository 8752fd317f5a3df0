//! The difference between two views, as a JSON merge patch (RFC 7396): null removes a key. `Known` finds it faster; here is
//! what it has to find.
//!
//! A view therefore holds no null of its own; the battery sees to that.

use serde_json::{Map, Value};

/// What turns `before` into `after`, or nothing where they are equal.
pub fn delta(before: &Value, after: &Value) -> Option<Value> {
    if before == after {
        return None;
    }
    let (Value::Object(before), Value::Object(after)) = (before, after) else {
        return Some(after.clone());
    };
    let mut patch = Map::new();
    for (key, value) in after {
        match before.get(key) {
            None => {
                patch.insert(key.clone(), value.clone());
            }
            Some(old) => {
                if let Some(change) = delta(old, value) {
                    patch.insert(key.clone(), change);
                }
            }
        }
    }
    for key in before.keys().filter(|key| !after.contains_key(*key)) {
        patch.insert(key.clone(), Value::Null);
    }
    Some(Value::Object(patch))
}

/// Applies a patch, as a client does.
pub fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(patch) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    let Value::Object(fields) = target else { return };
    for (key, change) in patch {
        if change.is_null() {
            fields.remove(key);
        } else {
            merge(fields.entry(key.clone()).or_insert(Value::Null), change);
        }
    }
}

pub fn holds_null(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.iter().any(holds_null),
        Value::Object(fields) => fields.values().any(holds_null),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(before: Value, after: Value, expected: Option<Value>) {
        let patch = delta(&before, &after);
        assert_eq!(patch, expected);
        let mut merged = before;
        if let Some(patch) = patch {
            merge(&mut merged, &patch);
        }
        assert_eq!(merged, after);
    }

    #[test]
    fn equal_views_need_nothing() {
        check(json!({"a": 1}), json!({"a": 1}), None);
    }

    #[test]
    fn only_what_changed_is_sent() {
        check(
            json!({"a": 1, "b": {"c": 2, "d": 3}}),
            json!({"a": 1, "b": {"c": 4, "d": 3}}),
            Some(json!({"b": {"c": 4}})),
        );
    }

    #[test]
    fn a_key_that_went_is_null() {
        check(json!({"a": 1, "b": 2}), json!({"a": 1}), Some(json!({"b": null})));
    }

    #[test]
    fn lists_are_sent_whole() {
        check(json!({"a": [1, 2]}), json!({"a": [1, 3]}), Some(json!({"a": [1, 3]})));
    }

    #[test]
    fn a_table_can_take_the_place_of_a_number() {
        check(json!({"a": 1}), json!({"a": {"b": {}}}), Some(json!({"a": {"b": {}}})));
    }
}
