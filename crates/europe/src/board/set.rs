//! Sets of regions, a bit for each.

use serde::{Deserialize, Serialize};
use strum::VariantArray as _;
use ts_rs::TS;

use super::region::Region;

/// Travels as a list in the order of the regions.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Region>", into = "Vec<Region>")]
#[ts(export_to = "europe.ts", as = "Vec<Region>")]
pub struct RegionSet(u128);

impl RegionSet {
    pub fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.index();
    }

    pub fn contains(self, region: Region) -> bool {
        self.0 & 1 << region.index() != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn union(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 | other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = Region> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(Region::VARIANTS[bit])
        })
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> RegionSet {
        let mut set = RegionSet::default();
        regions.into_iter().for_each(|region| set.insert(region));
        set
    }
}

impl From<Vec<Region>> for RegionSet {
    fn from(regions: Vec<Region>) -> RegionSet {
        regions.into_iter().collect()
    }
}

impl From<RegionSet> for Vec<Region> {
    fn from(set: RegionSet) -> Vec<Region> {
        set.iter().collect()
    }
}
