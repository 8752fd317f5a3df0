//! Reading what comes from outside, with nothing in it that is passed over. serde passes over the fields of a variant that
//! has none, and takes a number or a list where an enum is told by a word: what somebody sends must mean what it says.

use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// More than there is in the largest frame. Lists that come back in another order are compared many times over.
const MOST_COMPARED: u32 = 1 << 17;
/// Fields that say nothing and are not written again: each of them costs another reading.
const MOST_PROBED: u32 = 64;

/// Reads a value, of which every field must be one that the type knows. Fields may be missing where the type allows it, and
/// lists may come in any order and with the same element twice. The error names what has no place.
pub fn read<T: Serialize + DeserializeOwned>(given: &Value) -> Result<T, String> {
    let value = T::deserialize(given).map_err(|error| error.to_string())?;
    demand(given, &value)?;
    Ok(value)
}

/// The same from text, in which no field of the type may stand twice.
pub fn read_text<T: Serialize + DeserializeOwned>(text: &str) -> Result<T, String> {
    let value: T = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let given: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    demand(&given, &value)?;
    Ok(value)
}

fn demand<T: Serialize + DeserializeOwned>(given: &Value, value: &T) -> Result<(), String> {
    let meant = serde_json::to_value(value).map_err(|error| error.to_string())?;
    let mut comparison = Comparison::<T> {
        given,
        path: String::new(),
        compared: 0,
        probed: 0,
        read: PhantomData,
    };
    comparison.covers(given, &meant)
}

/// What was given beside what was understood.
struct Comparison<'a, T> {
    given: &'a Value,
    /// Where in it we are, as a JSON pointer.
    path: String,
    compared: u32,
    probed: u32,
    read: PhantomData<fn() -> T>,
}

impl<T: DeserializeOwned> Comparison<'_, T> {
    fn covers(&mut self, given: &Value, meant: &Value) -> Result<(), String> {
        self.compared += 1;
        if self.compared > MOST_COMPARED {
            return Err("it is too much to be read".to_owned());
        }
        match (given, meant) {
            (Value::Object(given), Value::Object(meant)) => {
                for (key, value) in given {
                    self.at(&key.replace('~', "~0").replace('/', "~1"), |here| {
                        match meant.get(key) {
                            Some(meant) => here.covers(value, meant),
                            None => here.may_be_absent(value),
                        }
                    })?;
                }
                Ok(())
            }
            (Value::Array(given), Value::Array(meant)) => {
                for (index, value) in given.iter().enumerate() {
                    self.at(&index.to_string(), |here| here.is_among(value, index, meant))?;
                }
                Ok(())
            }
            // What is the key of a table in one place may be a number in another: it is written the same in both.
            (Value::String(given), Value::Number(meant)) if *given == meant.to_string() => Ok(()),
            _ if kind(given) == kind(meant) => Ok(()),
            _ => Err(format!("`{}` is {}, not {}", self.place(), kind(given), kind(meant))),
        }
    }

    /// Its own place is looked at first: most lists come back as they were.
    fn is_among(&mut self, value: &Value, index: usize, meant: &[Value]) -> Result<(), String> {
        let in_place = match meant.get(index) {
            Some(meant) => self.covers(value, meant),
            None => Err(format!("`{}` has no place", self.place())),
        };
        if in_place.is_ok() || meant.iter().any(|meant| self.covers(value, meant).is_ok()) {
            Ok(())
        } else {
            in_place
        }
    }

    /// What says nothing is not written again, but is a field of the type none the less: it does not take anything.
    fn may_be_absent(&mut self, value: &Value) -> Result<(), String> {
        if says_nothing(value) && self.probed < MOST_PROBED {
            self.probed += 1;
            let mut nonsense = self.given.clone();
            if let Some(field) = nonsense.pointer_mut(&self.path) {
                *field = json!({ "": "" });
                if T::deserialize(&nonsense).is_err() {
                    return Ok(());
                }
            }
        }
        Err(format!("unknown field `{}`", self.place()))
    }

    fn at<R>(&mut self, part: &str, look: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.path.len();
        self.path.push('/');
        self.path.push_str(part);
        let seen = look(self);
        self.path.truncate(before);
        seen
    }

    fn place(&self) -> &str {
        self.path.trim_start_matches('/')
    }
}

fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(yes) => !yes,
        Value::Number(number) => number.as_u64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.values().all(says_nothing),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "nothing",
        Value::Bool(_) => "yes or no",
        Value::Number(_) => "a number",
        Value::String(_) => "a word",
        Value::Array(_) => "a list",
        Value::Object(_) => "a table",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use serde::Deserialize;

    use super::*;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    enum Order {
        Halt,
        March {
            to: u8,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            guard: Option<u8>,
            #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
            also: BTreeSet<u8>,
        },
        All {
            orders: Vec<Order>,
        },
        Post {
            posts: BTreeMap<String, Post>,
        },
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Post {
        at: u8,
    }

    fn order(given: Value) -> Result<Order, String> {
        read(&given)
    }

    #[track_caller]
    fn assert_refused(given: Value, names: &str) {
        let why = order(given).unwrap_err();
        assert!(why.contains(names), "{why}");
    }

    #[test]
    fn what_the_type_knows_is_read() {
        assert_eq!(order(json!({ "type": "halt" })), Ok(Order::Halt));
        let march = |also: &[u8]| Order::March {
            to: 3,
            guard: None,
            also: also.iter().copied().collect(),
        };
        assert_eq!(order(json!({ "type": "march", "to": 3 })), Ok(march(&[])));
        let shuffled = json!({ "type": "march", "to": 3, "also": [9, 1, 9] });
        assert_eq!(order(shuffled), Ok(march(&[1, 9])));
        let nothing = json!({ "type": "march", "to": 3, "guard": null, "also": [] });
        assert_eq!(order(nothing), Ok(march(&[])));
    }

    #[test]
    fn serde_alone_passes_it_over() {
        for passed in [
            json!({ "type": "halt", "marengo": 1 }),
            json!({ "type": "all", "orders": [{ "type": 0 }] }),
            json!(["halt"]),
        ] {
            assert!(Order::deserialize(&passed).is_ok(), "{passed}");
            assert!(order(passed).is_err());
        }
    }

    #[test]
    fn a_field_that_the_type_does_not_know_is_named_wherever_it_is() {
        assert_refused(json!({ "type": "march", "to": 3, "marengo": 1 }), "marengo");
        assert_refused(json!({ "type": "halt", "marengo": 1 }), "unknown field `marengo`");
        let nested =
            json!({ "type": "all", "orders": [{ "type": "march", "to": 1 }, { "type": "halt", "marengo": 1 }] });
        assert_refused(nested, "unknown field `orders/1/marengo`");
        let mapped = json!({ "type": "post", "posts": { "a/b": { "at": 1, "marengo": 1 } } });
        assert_refused(mapped, "marengo");
    }

    #[test]
    fn it_is_unknown_also_where_it_says_nothing() {
        for nothing in [json!(null), json!(0), json!(false), json!(""), json!([]), json!({})] {
            assert_refused(json!({ "type": "halt", "marengo": nothing }), "`marengo`");
            let mapped = json!({ "type": "post", "posts": { "a": { "at": 1, "marengo": nothing } } });
            assert_refused(mapped, "`posts/a/marengo`");
        }
    }

    #[test]
    fn a_tag_is_a_word_and_a_table_no_list() {
        assert!(order(json!({ "type": 0 })).is_err());
        let nested = json!({ "type": "all", "orders": [{ "type": 0 }] });
        assert_refused(nested, "`orders/0/type` is a number, not a word");
        assert_refused(json!(["halt"]), "is a list, not a table");
    }

    #[test]
    fn a_number_that_may_be_a_key_is_read_as_either() {
        #[derive(PartialEq, Debug)]
        struct Locale(u8);

        impl Serialize for Locale {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0)
            }
        }

        impl<'de> Deserialize<'de> for Locale {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Locale, D::Error> {
                let given = Value::deserialize(deserializer)?;
                let number = given.as_u64().or_else(|| given.as_str()?.trim().parse().ok());
                Ok(Locale(number.unwrap_or(0) as u8))
            }
        }

        assert_eq!(read(&json!([64])), Ok([Locale(64)]));
        assert_eq!(read(&json!(["64"])), Ok([Locale(64)]));
        for other in [json!([" 64"]), json!(["064"]), json!(["Telnitz"]), json!([true])] {
            assert!(read::<[Locale; 1]>(&other).is_err(), "{other}");
        }
    }

    #[test]
    fn text_is_read_as_strictly() {
        assert_eq!(read_text(r#"{"type":"halt"}"#), Ok(Order::Halt));
        for text in [
            r#"{"type":"halt","marengo":1}"#,
            r#"{"type":0}"#,
            r#"{"type":"march","to":1,"to":2}"#,
            r#"["halt"]"#,
            "halt",
        ] {
            assert!(read_text::<Order>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_would_be_compared_without_end_is_refused() {
        let mut sorted = vec![json!({ "type": "halt" }); 9];
        for _ in 0..2 {
            let inner = json!({ "type": "all", "orders": sorted });
            sorted = vec![inner; 30];
        }
        assert!(order(json!({ "type": "all", "orders": sorted })).is_ok());
        let mut spoilt = json!({ "type": "halt", "marengo": 1 });
        for _ in 0..12 {
            spoilt = json!({ "type": "all", "orders": vec![spoilt; 2] });
        }
        assert!(order(spoilt).is_err());
    }
}
