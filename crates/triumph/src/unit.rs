//! The units of an army, each by its number in that army. Only the owner ever hears these numbers.

use std::fmt;

use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// No army has more units.
pub const MOST_UNITS: usize = 44;

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(export_to = "triumph.ts", type = "number & { readonly brand: \"Unit\" }")]
pub struct Unit(u8);

impl Unit {
    pub const FIRST: Unit = Unit(0);

    pub fn new(number: u8) -> Option<Unit> {
        (usize::from(number) < MOST_UNITS).then_some(Unit(number))
    }

    pub fn all() -> impl Iterator<Item = Unit> {
        (0..MOST_UNITS as u8).map(Unit)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Also from text: as the key of a map inside a tagged enum, a number reaches us as it stands in the JSON.
impl<'de> Deserialize<'de> for Unit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unit, D::Error> {
        struct UnitVisitor;

        impl Visitor<'_> for UnitVisitor {
            type Value = Unit;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the number of a unit, 0 to {}", MOST_UNITS - 1)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Unit, E> {
                let unit = u8::try_from(number).ok().and_then(Unit::new);
                unit.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Unit, E> {
                let unit = u8::try_from(number).ok().and_then(Unit::new);
                unit.ok_or_else(|| E::invalid_value(Unexpected::Signed(number), &self))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Unit, E> {
                let unit = text.parse().ok().and_then(Unit::new);
                unit.ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_any(UnitVisitor)
    }
}

/// Some units of one army.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, TS)]
#[ts(export_to = "triumph.ts", type = "Array<Unit>")]
pub struct Units(u64);

impl Units {
    pub const NONE: Units = Units(0);

    pub fn one(unit: Unit) -> Units {
        Units(1 << unit.0)
    }

    pub fn insert(&mut self, unit: Unit) {
        self.0 |= 1 << unit.0;
    }

    pub fn remove(&mut self, unit: Unit) {
        self.0 &= !(1 << unit.0);
    }

    #[must_use]
    pub fn with(self, unit: Unit) -> Units {
        Units(self.0 | 1 << unit.0)
    }

    pub fn contains(self, unit: Unit) -> bool {
        self.0 & 1 << unit.0 != 0
    }

    pub fn len(&self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    pub fn first(self) -> Option<Unit> {
        (!self.is_empty()).then(|| Unit(self.0.trailing_zeros() as u8))
    }

    #[must_use]
    pub fn and(self, other: Units) -> Units {
        Units(self.0 & other.0)
    }

    #[must_use]
    pub fn or(self, other: Units) -> Units {
        Units(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: Units) -> Units {
        Units(self.0 & !other.0)
    }

    pub fn within(self, other: Units) -> bool {
        self.without(other).is_empty()
    }

    pub fn meets(self, other: Units) -> bool {
        self.0 & other.0 != 0
    }

    #[must_use]
    pub fn filter(self, keep: impl Fn(Unit) -> bool) -> Units {
        self.into_iter().filter(|&unit| keep(unit)).collect()
    }
}

impl IntoIterator for Units {
    type Item = Unit;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter(self.0)
    }
}

#[derive(Clone)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Unit;

    fn next(&mut self) -> Option<Unit> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Unit(number))
    }
}

impl FromIterator<Unit> for Units {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Units {
        let mut all = Units::NONE;
        units.into_iter().for_each(|unit| all.insert(unit));
        all
    }
}

impl fmt::Debug for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(|unit| unit.0)).finish()
    }
}

impl Serialize for Units {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Units {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Units, D::Error> {
        let list = Vec::<Unit>::deserialize(deserializer)?;
        let units: Units = list.iter().copied().collect();
        if usize::from(units.len()) == list.len() {
            Ok(units)
        } else {
            Err(de::Error::custom("a unit is named twice"))
        }
    }
}
