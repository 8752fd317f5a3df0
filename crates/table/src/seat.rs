//! Who sits at the table and who looks at it.

use std::fmt;

use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A chair at the table. One person may hold several.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "number & { readonly brand: \"Seat\" }")]
pub struct Seat(pub u8);

/// Also from text: as the key of a map inside a tagged enum, a number reaches us as it stands in the JSON.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        struct SeatVisitor;

        impl Visitor<'_> for SeatVisitor {
            type Value = Seat;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the number of a seat")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seat, E> {
                let seat = u8::try_from(number).map(Seat);
                seat.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Seat, E> {
                let seat = u8::try_from(number).map(Seat);
                seat.map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seat, E> {
                let seat = text.parse().map(Seat);
                seat.map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_any(SeatVisitor)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a seat plays: an army, a nation, a general. One seat may play several.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "number & { readonly brand: \"Party\" }")]
pub struct Party(pub u8);

/// Somebody, as the server or a file knows him. The table only compares persons.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts", type = "string")]
pub struct Person(pub String);

/// Who answers for a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub enum Holder {
    Person { person: Person },
    Bot { level: String },
}

/// Whose eyes a view is made for.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, TS)]
#[ts(export_to = "table.ts", type = "`${number}` | \"observer\" | \"truth\"")]
pub enum Viewer {
    Seat(Seat),
    Observer,
    /// Everything; only after the end, and for tests.
    Truth,
}

impl Viewer {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer | Viewer::Truth => None,
        }
    }

    /// Every viewer whose knowledge is limited.
    pub fn limited(seats: usize) -> impl Iterator<Item = Viewer> {
        all_seats(seats).map(Viewer::Seat).chain([Viewer::Observer])
    }

    /// And who sees everything.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Viewer::limited(seats).chain([Viewer::Truth])
    }
}

pub fn all_seats(count: usize) -> impl Iterator<Item = Seat> + Clone {
    (0..count as u8).map(Seat)
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Observer => f.write_str("observer"),
            Viewer::Truth => f.write_str("truth"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
