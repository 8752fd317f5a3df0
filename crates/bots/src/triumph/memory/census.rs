//! How many units of each face an army has: everybody knows the order of battle, and losses are told.

use triumph::board::Side;
use triumph::{Face, Hit, order_of_battle};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Census([u8; Face::COUNT]);

impl Census {
    pub fn at_first(side: Side) -> Census {
        let army = order_of_battle(side);
        let mut census = Census([0; Face::COUNT]);
        let faces = army.alive().into_iter().filter_map(|unit| army.face(unit));
        faces.for_each(|face| census.0[face.index()] += 1);
        census
    }

    pub fn count(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    pub fn sum(&self) -> u8 {
        self.0.iter().sum()
    }

    /// One of this face less; none if there is no such unit.
    #[must_use]
    pub fn without(mut self, face: Face) -> Option<Census> {
        let count = &mut self.0[face.index()];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// None if these losses cannot be.
    pub fn after(self, hits: &[Hit]) -> Option<Census> {
        hits.iter().try_fold(self, |census, hit| {
            let mut census = census.without(hit.face)?;
            let left = (0..hit.steps).try_fold(hit.face, |face, _| face.reduced());
            left.into_iter().for_each(|face| census.0[face.index()] += 1);
            Some(census)
        })
    }
}
