//! What a recruit sees: his view, and what follows from it at a glance.

use europe::board::{Nation, Region};
use europe::{Force, Open, Phase, View};
use table::Seat;

use super::odds::Troop;
use super::worth;

#[derive(Copy, Clone)]
pub struct Eyes<'a> {
    pub view: &'a View,
    pub me: Seat,
}

impl<'a> Eyes<'a> {
    pub fn open(&self) -> &'a Open {
        &self.view.open
    }

    pub fn nations(&self) -> impl Iterator<Item = Nation> + use<'a> {
        self.open().nations(self.me)
    }

    pub fn is_friend(&self, nation: Nation) -> bool {
        let player = self.open().player(nation);
        player.is_some_and(|player| self.open().friends(self.me, player))
    }

    pub fn enemies_at(&self, region: Region) -> Troop {
        let enemies = self
            .open()
            .pieces_of(region, |seat| !self.open().friends(self.me, seat));
        Troop::from(&enemies)
    }

    pub fn has_enemies(&self, region: Region) -> bool {
        self.open().has_enemies(region, self.me)
    }

    /// Pieces of mine and of those who act with me.
    pub fn ours_at(&self, region: Region) -> Troop {
        let acting = self.open().turn.acting;
        Troop::from(
            &self
                .open()
                .pieces_of(region, |seat| seat == self.me || acting.contains(seat)),
        )
    }

    /// Whether infantry would make it ours: nobody defends it, no friend has it, nobody of us is about to take it.
    pub fn is_takeable(&self, region: Region) -> bool {
        let ours = self.open().held.by(region).is_some_and(|by| self.is_friend(by));
        let stands = self.open().pieces.at(region).iter();
        let taken = stands.into_iter().any(|(_, force)| force.infantry > 0);
        !ours && !taken && !self.has_enemies(region)
    }

    /// The strongest enemy that can be in the region within a turn.
    pub fn threat(&self, region: Region) -> f64 {
        let near = region
            .neighbours()
            .iter()
            .map(|near| worth::power(&self.enemies_at(near)));
        near.fold(0.0, f64::max)
    }

    /// What has to stay behind: somebody in the capital, more if it is threatened, and whoever holds an enemy homeland.
    pub fn garrison(&self, region: Region, nation: Nation) -> Force {
        let here = self.open().pieces.of(region, nation);
        let mut stays = Force::NONE;
        if region == nation.capital() {
            let threatened = self.threat(region) > 0.0;
            stays.infantry = here.infantry.min(if threatened { 4 } else { 1 });
            stays.artillery = if threatened { here.artillery.min(1) } else { 0 };
        } else if self.holds_for(region, nation) {
            stays.infantry = here.infantry.min(1);
        }
        stays
    }

    /// Whether the region is lost as soon as the nation's infantry leaves it.
    fn holds_for(&self, region: Region, nation: Nation) -> bool {
        let strange = region
            .homeland()
            .is_some_and(|home| home != nation && self.open().lives(home));
        strange && self.open().held.by(region) == Some(nation)
    }

    /// What may leave the region.
    pub fn spare(&self, region: Region, nation: Nation) -> Force {
        let (fresh, here) = (self.open().fresh(region, nation), self.open().pieces.of(region, nation));
        let stays = self.garrison(region, nation);
        // Who has come this turn can be the garrison.
        let moved = here.minus(fresh);
        fresh.minus(stays.minus(moved))
    }

    pub fn rounds_left(&self) -> u8 {
        self.open().options.last_round() - self.open().round
    }

    pub fn is_producing(&self) -> bool {
        self.open().phase == Phase::Producing
    }
}
