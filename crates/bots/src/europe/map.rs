//! Ways over land.

use std::collections::VecDeque;

use europe::board::Region;

/// How many marches each region is away from the nearest of some goals.
pub struct Distances([Option<u8>; Region::COUNT]);

impl Distances {
    /// `open` tells whether one may march on from a region; goals need not be open themselves.
    pub fn to(goals: impl Iterator<Item = Region>, open: impl Fn(Region) -> bool) -> Distances {
        let mut away = [None; Region::COUNT];
        let mut next = VecDeque::new();
        for goal in goals {
            away[goal.index()] = Some(0);
            next.push_back((goal, 0));
        }
        while let Some((region, distance)) = next.pop_front() {
            for near in region.neighbours().iter() {
                if away[near.index()].is_none() && open(near) {
                    away[near.index()] = Some(distance + 1);
                    next.push_back((near, distance + 1));
                }
            }
        }
        Distances(away)
    }

    pub fn of(&self, region: Region) -> Option<u8> {
        self.0[region.index()]
    }

    /// The next region on a shortest way.
    pub fn step(&self, from: Region) -> Option<Region> {
        let here = self.of(from)?;
        let mut near = from.neighbours().iter();
        near.find(|&near| self.of(near).is_some_and(|there| there + 1 == here))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_leads_to_the_goal_and_not_through_what_is_closed() {
        let free = Distances::to([Region::Vienna].into_iter(), |_| true);
        let mut at = Region::Paris;
        let marches = free.of(at).expect("there is a way");
        for _ in 0..marches {
            at = free.step(at).expect("there is a step");
        }
        assert_eq!(at, Region::Vienna);
        assert_eq!(free.of(Region::London), None, "there is a sea between");
        let closed = Distances::to([Region::Vienna].into_iter(), |_| false);
        assert_eq!(closed.of(Region::Paris), None);
    }
}
