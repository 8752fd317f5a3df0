//! Sets of regions, a bit for each.

use strum::VariantArray as _;

use super::region::Region;

#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
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
