//! Which units each commander gets, and where each corps stands, when an army is set up.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;

use crate::board::{Commander, Position};
use crate::unit::Units;

const MOST_COMMANDERS: usize = 17;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, TS)]
#[ts(export_to = "triumph.ts", type = "{ [key in Commander]?: Array<Unit> }")]
pub struct Muster([Units; MOST_COMMANDERS]);

impl Muster {
    pub fn of(&self, commander: Commander) -> Units {
        self.0[commander.index()]
    }

    pub fn set(&mut self, commander: Commander, units: Units) {
        self.0[commander.index()] = units;
    }

    /// Who has units.
    pub fn iter(&self) -> impl Iterator<Item = (Commander, Units)> {
        Commander::all()
            .map(|commander| (commander, self.of(commander)))
            .filter(|(_, units)| !units.is_empty())
    }
}

impl Serialize for Muster {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Muster {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Muster, D::Error> {
        let map = BTreeMap::<Commander, Units>::deserialize(deserializer)?;
        let mut muster = Muster::default();
        for (commander, units) in map {
            if units.is_empty() {
                return Err(de::Error::custom("a commander without units is not named"));
            }
            muster.set(commander, units);
        }
        Ok(muster)
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, TS)]
#[ts(export_to = "triumph.ts", type = "{ [key in Commander]?: Position }")]
pub struct Posts([Option<Position>; MOST_COMMANDERS]);

impl Posts {
    pub fn of(&self, commander: Commander) -> Option<Position> {
        self.0[commander.index()]
    }

    pub fn set(&mut self, commander: Commander, position: Position) {
        self.0[commander.index()] = Some(position);
    }

    pub fn iter(&self) -> impl Iterator<Item = (Commander, Position)> {
        Commander::all().filter_map(|commander| Some((commander, self.of(commander)?)))
    }
}

impl Serialize for Posts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Posts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Posts, D::Error> {
        let map = BTreeMap::<Commander, Position>::deserialize(deserializer)?;
        let mut posts = Posts::default();
        map.into_iter()
            .for_each(|(commander, position)| posts.set(commander, position));
        Ok(posts)
    }
}
