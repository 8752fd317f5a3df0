//! Pieces of one side by what they are. In a battle it does not matter which of the allies they belong to.

use europe::{Arm, Force, Forces};

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Default, Debug)]
pub struct Troop([u16; Arm::COUNT]);

impl Troop {
    pub fn of(&self, arm: Arm) -> u16 {
        self.0[arm as usize]
    }

    pub fn add(&mut self, arm: Arm, count: u16) {
        self.0[arm as usize] += count;
    }

    #[must_use]
    pub fn and(mut self, arm: Arm, count: u16) -> Troop {
        self.add(arm, count);
        self
    }

    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }

    pub fn army(&self) -> u16 {
        self.total() - self.of(Arm::Leader)
    }

    pub fn plus(mut self, other: &Troop) -> Troop {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
        self
    }

    /// Of another troop that is part of this one.
    pub fn minus(mut self, other: &Troop) -> Troop {
        self.0.iter_mut().zip(other.0).for_each(|(count, less)| *count -= less);
        self
    }

    pub fn only(&self, keep: impl Fn(Arm) -> bool) -> Troop {
        let mut kept = Troop::default();
        for arm in Arm::all().filter(|&arm| keep(arm)) {
            kept.add(arm, self.of(arm));
        }
        kept
    }

    /// So many, or all there are of these kinds, the first kind first.
    pub fn first(&self, count: u16, order: &[Arm]) -> Troop {
        let mut taken = Troop::default();
        let mut left = count;
        for &arm in order {
            let some = self.of(arm).min(left);
            taken.add(arm, some);
            left -= some;
        }
        taken
    }
}

impl From<Force> for Troop {
    fn from(force: Force) -> Troop {
        let mut troop = Troop::default();
        Arm::all().for_each(|arm| troop.add(arm, force.of(arm).into()));
        troop
    }
}

impl From<&Forces> for Troop {
    fn from(forces: &Forces) -> Troop {
        let all = forces.iter().map(|(_, force)| Troop::from(force));
        all.fold(Troop::default(), |sum, troop| sum.plus(&troop))
    }
}
