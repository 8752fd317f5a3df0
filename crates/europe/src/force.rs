//! Pieces by what they are, by nation and by region. Pieces of one kind and nation are equal; none has an id.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::arm::Arm;
use crate::board::{Nation, Region};

fn none(count: &u8) -> bool {
    *count == 0
}

#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "europe.ts", optional_fields)]
pub struct Force {
    #[serde(skip_serializing_if = "none")]
    #[ts(optional, as = "Option<_>")]
    pub infantry: u8,
    #[serde(skip_serializing_if = "none")]
    #[ts(optional, as = "Option<_>")]
    pub cavalry: u8,
    #[serde(skip_serializing_if = "none")]
    #[ts(optional, as = "Option<_>")]
    pub artillery: u8,
    #[serde(skip_serializing_if = "none")]
    #[ts(optional, as = "Option<_>")]
    pub leader: u8,
}

impl Force {
    pub const NONE: Force = Force {
        infantry: 0,
        cavalry: 0,
        artillery: 0,
        leader: 0,
    };

    pub fn of(self, arm: Arm) -> u8 {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
            Arm::Leader => self.leader,
        }
    }

    pub fn of_mut(&mut self, arm: Arm) -> &mut u8 {
        match arm {
            Arm::Infantry => &mut self.infantry,
            Arm::Cavalry => &mut self.cavalry,
            Arm::Artillery => &mut self.artillery,
            Arm::Leader => &mut self.leader,
        }
    }

    pub fn is_empty(self) -> bool {
        self == Force::NONE
    }

    pub fn total(self) -> u16 {
        self.army() + u16::from(self.leader)
    }

    /// Without leaders.
    pub fn army(self) -> u16 {
        u16::from(self.infantry) + u16::from(self.cavalry) + u16::from(self.artillery)
    }

    pub fn holds(self, other: Force) -> bool {
        Arm::all().all(|arm| self.of(arm) >= other.of(arm))
    }

    pub fn plus(mut self, other: Force) -> Force {
        for arm in Arm::all() {
            *self.of_mut(arm) = self.of(arm).saturating_add(other.of(arm));
        }
        self
    }

    pub fn minus(mut self, other: Force) -> Force {
        for arm in Arm::all() {
            *self.of_mut(arm) = self.of(arm).saturating_sub(other.of(arm));
        }
        self
    }

    pub fn only(self, keep: impl Fn(Arm) -> bool) -> Force {
        let mut kept = self;
        for arm in Arm::all().filter(|&arm| !keep(arm)) {
            *kept.of_mut(arm) = 0;
        }
        kept
    }

    pub fn times(self, n: u8) -> Force {
        let mut all = self;
        for arm in Arm::all() {
            *all.of_mut(arm) = self.of(arm).saturating_mul(n);
        }
        all
    }
}

/// Pieces by nation.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Nation, Force>", into = "BTreeMap<Nation, Force>")]
#[ts(export_to = "europe.ts", type = "{ [key in Nation]?: Force }")]
pub struct Forces([Force; Nation::COUNT]);

impl Forces {
    pub fn one(nation: Nation, force: Force) -> Forces {
        let mut forces = Forces::default();
        forces.set(nation, force);
        forces
    }

    pub fn of(&self, nation: Nation) -> Force {
        self.0[nation.index()]
    }

    pub fn set(&mut self, nation: Nation, force: Force) {
        self.0[nation.index()] = force;
    }

    pub fn add(&mut self, nation: Nation, force: Force) {
        self.set(nation, self.of(nation).plus(force));
    }

    pub fn take(&mut self, nation: Nation, force: Force) {
        self.set(nation, self.of(nation).minus(force));
    }

    /// By nation, those that have any.
    pub fn iter(&self) -> impl Iterator<Item = (Nation, Force)> {
        Nation::all().zip(self.0).filter(|(_, force)| !force.is_empty())
    }

    pub fn plus(mut self, other: &Forces) -> Forces {
        other.iter().for_each(|(nation, force)| self.add(nation, force));
        self
    }

    pub fn minus(mut self, other: &Forces) -> Forces {
        other.iter().for_each(|(nation, force)| self.take(nation, force));
        self
    }

    pub fn holds(&self, other: &Forces) -> bool {
        other.iter().all(|(nation, force)| self.of(nation).holds(force))
    }

    pub fn only(mut self, keep: impl Fn(Nation, Arm) -> bool) -> Forces {
        for nation in Nation::all() {
            self.set(nation, self.of(nation).only(|arm| keep(nation, arm)));
        }
        self
    }

    pub fn total(&self) -> u16 {
        self.0.iter().map(|force| force.total()).sum()
    }

    pub fn army(&self) -> u16 {
        self.0.iter().map(|force| force.army()).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|force| force.is_empty())
    }

    /// Each kind there is, with its number; leaders after all armies.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        let all = Arm::all().flat_map(|arm| Nation::all().map(move |nation| (nation, arm)));
        let slots = all.map(|(nation, arm)| Slot {
            nation,
            arm,
            count: self.of(nation).of(arm),
        });
        slots.filter(|slot| slot.count > 0)
    }
}

/// Pieces of one kind and nation.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Slot {
    pub nation: Nation,
    pub arm: Arm,
    pub count: u8,
}

impl Slot {
    /// Where it stands among all kinds there can be.
    pub fn place(&self) -> usize {
        self.arm as usize * Nation::COUNT + self.nation.index()
    }
}

impl From<BTreeMap<Nation, Force>> for Forces {
    fn from(map: BTreeMap<Nation, Force>) -> Forces {
        let mut forces = Forces::default();
        map.into_iter().for_each(|(nation, force)| forces.set(nation, force));
        forces
    }
}

impl From<Forces> for BTreeMap<Nation, Force> {
    fn from(forces: Forces) -> BTreeMap<Nation, Force> {
        forces.iter().collect()
    }
}

/// Pieces by region and nation.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Region, Forces>", into = "BTreeMap<Region, Forces>")]
#[ts(export_to = "europe.ts", type = "{ [key in Region]?: Forces }")]
pub struct Pieces([Forces; Region::COUNT]);

impl Pieces {
    pub fn at(&self, region: Region) -> &Forces {
        &self.0[region.index()]
    }

    pub fn at_mut(&mut self, region: Region) -> &mut Forces {
        &mut self.0[region.index()]
    }

    pub fn of(&self, region: Region, nation: Nation) -> Force {
        self.at(region).of(nation)
    }

    /// All that a nation has on the map.
    pub fn total(&self, nation: Nation) -> Force {
        let all = self.0.iter().map(|forces| forces.of(nation));
        all.fold(Force::NONE, Force::plus)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Region, &Forces)> {
        Region::all().zip(&self.0).filter(|(_, forces)| !forces.is_empty())
    }
}

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces([Forces::default(); Region::COUNT])
    }
}

impl From<BTreeMap<Region, Forces>> for Pieces {
    fn from(map: BTreeMap<Region, Forces>) -> Pieces {
        let mut pieces = Pieces::default();
        for (region, forces) in map {
            *pieces.at_mut(region) = forces;
        }
        pieces
    }
}

impl From<Pieces> for BTreeMap<Region, Forces> {
    fn from(pieces: Pieces) -> BTreeMap<Region, Forces> {
        pieces.iter().map(|(region, forces)| (region, *forces)).collect()
    }
}
