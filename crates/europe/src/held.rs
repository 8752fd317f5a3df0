//! Whose each region is (B2).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{Nation, Region};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Region, Nation>", into = "BTreeMap<Region, Nation>")]
#[ts(export_to = "europe.ts", type = "{ [key in Region]?: Nation }")]
pub struct Held([Option<Nation>; Region::COUNT]);

impl Held {
    pub fn by(&self, region: Region) -> Option<Nation> {
        self.0[region.index()]
    }

    pub fn set(&mut self, region: Region, nation: Option<Nation>) {
        self.0[region.index()] = nation;
    }

    pub fn iter(&self) -> impl Iterator<Item = (Region, Nation)> {
        Region::all().zip(self.0).filter_map(|(region, by)| Some((region, by?)))
    }
}

impl Default for Held {
    fn default() -> Held {
        Held([None; Region::COUNT])
    }
}

impl From<BTreeMap<Region, Nation>> for Held {
    fn from(map: BTreeMap<Region, Nation>) -> Held {
        let mut held = Held::default();
        map.into_iter()
            .for_each(|(region, nation)| held.set(region, Some(nation)));
        held
    }
}

impl From<Held> for BTreeMap<Region, Nation> {
    fn from(held: Held) -> BTreeMap<Region, Nation> {
        held.iter().collect()
    }
}
