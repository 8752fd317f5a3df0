//! Something that a nation has or has not. Travels as a map.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::Nation;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    from = "BTreeMap<Nation, T>",
    into = "BTreeMap<Nation, T>",
    bound(serialize = "T: Copy + Serialize", deserialize = "T: Copy + Deserialize<'de>")
)]
pub struct PerNation<T>([Option<T>; Nation::COUNT]);

impl<T: Copy> PerNation<T> {
    pub fn get(&self, nation: Nation) -> Option<T> {
        self.0[nation.index()]
    }

    pub fn set(&mut self, nation: Nation, value: Option<T>) {
        self.0[nation.index()] = value;
    }

    pub fn iter(&self) -> impl Iterator<Item = (Nation, T)> {
        Nation::all()
            .zip(self.0)
            .filter_map(|(nation, value)| Some((nation, value?)))
    }
}

impl<T> Default for PerNation<T> {
    fn default() -> PerNation<T> {
        PerNation([const { None }; Nation::COUNT])
    }
}

impl<T: Copy> FromIterator<(Nation, T)> for PerNation<T> {
    fn from_iter<I: IntoIterator<Item = (Nation, T)>>(values: I) -> PerNation<T> {
        let mut all = PerNation::default();
        values
            .into_iter()
            .for_each(|(nation, value)| all.set(nation, Some(value)));
        all
    }
}

impl<T: Copy> From<BTreeMap<Nation, T>> for PerNation<T> {
    fn from(map: BTreeMap<Nation, T>) -> PerNation<T> {
        map.into_iter().collect()
    }
}

impl<T: Copy> From<PerNation<T>> for BTreeMap<Nation, T> {
    fn from(all: PerNation<T>) -> BTreeMap<Nation, T> {
        all.iter().collect()
    }
}
