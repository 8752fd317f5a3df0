//! Ids as they travel. Each has exactly one spelling, so that what was read is written back the same.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{self, Unexpected, Visitor};

pub trait Id: Sized {
    /// For whoever sent something else.
    const EXPECTED: &'static str;

    fn from_text(text: &str) -> Option<Self>;

    fn from_number(_number: u64) -> Option<Self> {
        None
    }
}

/// Without a leading zero or sign.
pub fn number(text: &str) -> Option<u8> {
    let plain = text == "0" || text.starts_with(|first: char| matches!(first, '1'..='9'));
    plain.then(|| text.parse().ok()).flatten()
}

pub fn read<'de, I: Id, D: Deserializer<'de>>(deserializer: D) -> Result<I, D::Error> {
    deserializer.deserialize_any(IdVisitor(PhantomData))
}

struct IdVisitor<I>(PhantomData<I>);

impl<I: Id> Visitor<'_> for IdVisitor<I> {
    type Value = I;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(I::EXPECTED)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<I, E> {
        I::from_text(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<I, E> {
        I::from_number(number).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<I, E> {
        let id = u64::try_from(number).ok().and_then(I::from_number);
        id.ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
    }
}

/// Reading for every id; `Debug` shows it as it is spelt, since a bare index says nothing to a reader.
macro_rules! reads_as_id {
    ($id:ident) => {
        impl<'de> serde::Deserialize<'de> for $id {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$id, D::Error> {
                $crate::board::id::read(deserializer)
            }
        }

        impl std::str::FromStr for $id {
            type Err = String;

            fn from_str(text: &str) -> Result<$id, String> {
                use $crate::board::id::Id;
                $id::from_text(text).ok_or_else(|| format!("{text:?} is not {}", $id::EXPECTED))
            }
        }

        impl std::fmt::Debug for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({self})", stringify!($id))
            }
        }
    };
}

/// Every id has a `text` that was put together once: a view and a state are written at every step, and are made of ids.
macro_rules! writes_as_text {
    ($id:ident) => {
        impl serde::Serialize for $id {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.text())
            }
        }

        impl std::fmt::Display for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.text())
            }
        }
    };
}

pub(super) use {reads_as_id, writes_as_text};
