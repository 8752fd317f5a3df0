//! Some commanders.

use serde::de;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::board::Commander;

#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, TS)]
#[ts(export_to = "triumph.ts", type = "Array<Commander>")]
pub struct Commanders(u32);

impl Commanders {
    pub const NONE: Commanders = Commanders(0);

    pub fn one(commander: Commander) -> Commanders {
        Commanders(1 << commander.index())
    }

    pub fn insert(&mut self, commander: Commander) {
        self.0 |= 1 << commander.index();
    }

    pub fn contains(self, commander: Commander) -> bool {
        self.0 & 1 << commander.index() != 0
    }

    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    pub fn len(&self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn within(self, other: Commanders) -> bool {
        self.0 & !other.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Commander> {
        Commander::all().filter(move |&commander| self.contains(commander))
    }

    pub fn first(self) -> Option<Commander> {
        self.iter().next()
    }
}

impl FromIterator<Commander> for Commanders {
    fn from_iter<I: IntoIterator<Item = Commander>>(commanders: I) -> Commanders {
        let mut all = Commanders::NONE;
        commanders.into_iter().for_each(|commander| all.insert(commander));
        all
    }
}

impl Serialize for Commanders {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Commanders {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Commanders, D::Error> {
        let list = Vec::<Commander>::deserialize(deserializer)?;
        let commanders: Commanders = list.iter().copied().collect();
        if usize::from(commanders.len()) == list.len() {
            Ok(commanders)
        } else {
            Err(de::Error::custom("a commander is named twice"))
        }
    }
}
