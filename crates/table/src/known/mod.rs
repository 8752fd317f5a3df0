//! What a viewer knows, as JSON. The next view is written against it: what is the same stays where it is, what is not takes
//! its place and is the patch.
//!
//! A view is large and a step changes little of it. To make all of its JSON anew, only to find that most of it is the same,
//! would cost more than all else that a step takes.

mod against;

use std::borrow::Cow;
use std::fmt;

use serde::{Serialize, Serializer};
use serde_json::{Error, Value};

use self::against::Against;

#[derive(Clone, PartialEq)]
pub struct Known(Node);

/// Fields stand in the order in which the view has written them last: the next one most likely writes them in the same
/// order, and each is found at once.
#[derive(Clone, PartialEq)]
enum Node {
    /// No list and no table.
    Leaf(Value),
    List(Vec<Node>),
    Table(Vec<Field>),
}

#[derive(Clone, PartialEq)]
struct Field {
    key: Cow<'static, str>,
    node: Node,
}

impl Known {
    pub fn new<T: Serialize>(view: &T) -> Result<Known, Error> {
        let mut known = Known(Node::NOTHING);
        known.renew(view)?;
        Ok(known)
    }

    /// Gives the merge patch that turns what was known into the view; nothing where they are equal.
    pub fn renew<T: Serialize>(&mut self, view: &T) -> Result<Option<Value>, Error> {
        view.serialize(Against::old(&mut self.0))
    }

    pub fn value(&self) -> Value {
        self.0.value()
    }
}

impl Node {
    const NOTHING: Node = Node::Leaf(Value::Null);

    fn value(&self) -> Value {
        match self {
            Node::Leaf(value) => value.clone(),
            Node::List(items) => items.iter().map(Node::value).collect(),
            Node::Table(fields) => fields
                .iter()
                .map(|Field { key, node }| (key.clone().into_owned(), node.value()))
                .collect(),
        }
    }
}

impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Node::Leaf(value) => value.serialize(serializer),
            Node::List(items) => serializer.collect_seq(items),
            Node::Table(fields) => serializer.collect_map(fields.iter().map(|Field { key, node }| (key, node))),
        }
    }
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::{json, to_value};

    use super::*;
    use crate::delta::delta;

    /// Everything of which a view may be made.
    #[derive(Clone, Default, Serialize)]
    struct Everything {
        flag: bool,
        small: i8,
        large: u64,
        part: f64,
        letter: char,
        text: String,
        spelt: Spelt,
        #[serde(skip_serializing_if = "Option::is_none")]
        maybe: Option<u8>,
        null: Option<u8>,
        unit: (),
        pair: (u8, Spelt),
        list: Vec<Shape>,
        shape: Shape,
        tagged: Tagged,
        by_number: BTreeMap<u8, Spelt>,
        by_text: BTreeMap<String, BTreeMap<bool, u8>>,
        #[serde(flatten)]
        flat: BTreeMap<String, u8>,
    }

    #[derive(Clone, Default)]
    struct Spelt(u8);

    impl Serialize for Spelt {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    impl fmt::Display for Spelt {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}-{}", self.0, self.0 / 2)
        }
    }

    #[derive(Clone, Default, Serialize)]
    enum Shape {
        #[default]
        Unit,
        One(u8),
        Pair(u8, Spelt),
        Named {
            one: u8,
            other: Spelt,
        },
    }

    #[derive(Clone, Default, Serialize)]
    #[serde(tag = "type")]
    enum Tagged {
        #[default]
        Unit,
        Named {
            one: u8,
            other: Spelt,
        },
        Other {
            other: Spelt,
        },
    }

    fn samples() -> Vec<Everything> {
        let named = Shape::Named {
            one: 1,
            other: Spelt(2),
        };
        let tagged = Tagged::Named {
            one: 1,
            other: Spelt(2),
        };
        let list = |list: &[Shape]| Everything {
            list: list.to_vec(),
            ..Everything::default()
        };
        let shape = |shape| Everything {
            shape,
            ..Everything::default()
        };
        let keys = |keys: &[u8]| Everything {
            by_number: keys.iter().map(|&key| (key, Spelt(key))).collect(),
            by_text: keys
                .iter()
                .map(|&key| (key.to_string(), [(key > 5, key)].into()))
                .collect(),
            flat: keys.iter().map(|&key| (format!("flat {key}"), key)).collect(),
            ..Everything::default()
        };
        vec![
            Everything::default(),
            Everything {
                flag: true,
                small: -3,
                large: u64::MAX,
                part: 0.5,
                letter: 'é',
                text: "text".to_owned(),
                spelt: Spelt(12),
                maybe: Some(1),
                null: Some(2),
                pair: (3, Spelt(4)),
                ..Everything::default()
            },
            // A text that begins as the one before.
            Everything {
                spelt: Spelt(1),
                text: "text and more".to_owned(),
                ..Everything::default()
            },
            list(&[Shape::Unit]),
            list(&[Shape::One(1), Shape::Unit, named.clone()]),
            list(&[Shape::One(2), Shape::Unit]),
            shape(Shape::One(1)),
            shape(Shape::Pair(1, Spelt(1))),
            shape(Shape::Pair(1, Spelt(2))),
            shape(named),
            shape(Shape::Named {
                one: 1,
                other: Spelt(3),
            }),
            Everything {
                tagged,
                ..Everything::default()
            },
            Everything {
                tagged: Tagged::Other { other: Spelt(2) },
                ..Everything::default()
            },
            keys(&[1, 7, 12]),
            keys(&[1, 3]),
            keys(&[12]),
        ]
    }

    /// What is written against the old is what would be made anew.
    fn check<B: Serialize, A: Serialize>(before: &B, after: &A) {
        let (old, new) = (to_value(before).unwrap(), to_value(after).unwrap());
        let mut known = Known::new(before).unwrap();
        assert_eq!(known.value(), old);
        let patch = known.renew(after).unwrap();
        assert_eq!(patch, delta(&old, &new), "{old} becomes {new}");
        assert_eq!(known.value(), new);
        // The order, too: what a viewer is sent must not tell by which way it came about.
        let anew = serde_json::to_string(after).unwrap();
        assert_eq!(serde_json::to_string(&known).unwrap(), anew);
    }

    #[test]
    fn the_patch_is_the_difference() {
        for before in samples() {
            for after in samples() {
                check(&before, &after);
            }
        }
    }

    #[test]
    fn a_view_may_take_the_place_of_anything() {
        for before in [json!(null), json!(1), json!("text"), json!([1]), json!({"other": 1})] {
            for after in samples() {
                check(&before, &after);
                check(&after, &before);
            }
        }
    }

    #[test]
    fn fields_may_change_their_order() {
        #[derive(Serialize)]
        struct One {
            a: u8,
            b: Spelt,
            c: u8,
            d: u8,
        }
        #[derive(Serialize)]
        struct Other {
            d: u8,
            b: Spelt,
            x: u8,
            a: u8,
        }
        let spelt = Spelt(7);
        let one = One {
            a: 1,
            b: spelt.clone(),
            c: 3,
            d: 4,
        };
        let other = Other {
            d: 4,
            b: spelt,
            x: 5,
            a: 2,
        };
        check(&one, &other);
        check(&other, &one);
    }

    #[test]
    fn a_key_is_a_text() {
        let lists: BTreeMap<Vec<u8>, u8> = [(vec![1], 1)].into();
        assert!(Known::new(&lists).is_err());
    }
}
