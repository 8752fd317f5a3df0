//! Something for each of some units of an army: where each goes, how many steps each loses.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::unit::{MOST_UNITS, Unit, Units};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct UnitMap<T>([Option<T>; MOST_UNITS]);

impl<T: Copy> Default for UnitMap<T> {
    fn default() -> Self {
        UnitMap([None; MOST_UNITS])
    }
}

impl<T: Copy> UnitMap<T> {
    pub fn get(&self, unit: Unit) -> Option<T> {
        self.0[unit.index()]
    }

    pub fn set(&mut self, unit: Unit, value: T) {
        self.0[unit.index()] = Some(value);
    }

    pub fn units(&self) -> Units {
        self.iter().map(|(unit, _)| unit).collect()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Unit, T)> {
        Unit::all().filter_map(|unit| Some((unit, self.get(unit)?)))
    }
}

impl<T: Copy> FromIterator<(Unit, T)> for UnitMap<T> {
    fn from_iter<I: IntoIterator<Item = (Unit, T)>>(pairs: I) -> Self {
        let mut map = UnitMap::default();
        pairs.into_iter().for_each(|(unit, value)| map.set(unit, value));
        map
    }
}

impl<T: Copy + Serialize> Serialize for UnitMap<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>> Deserialize<'de> for UnitMap<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(BTreeMap::<Unit, T>::deserialize(deserializer)?.into_iter().collect())
    }
}
