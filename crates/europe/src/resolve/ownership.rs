//! Regions change hands (B2, EB-8, EB-9).

use std::cmp::Reverse;

use super::Course;
use crate::board::{Nation, Region};
use crate::event::Event;
use crate::open::Open;

impl Course<'_> {
    /// At the end of movement, where infantry of those who act stands and no enemy does.
    pub fn take_by_movement(&mut self) {
        for region in Region::all() {
            self.take(region, |open, nation| open.acting_nations().any(|one| one == nation));
        }
    }

    /// Infantry that the test lets through takes the region, if it is not a friend's.
    pub fn take(&mut self, region: Region, may: impl Fn(&Open, Nation) -> bool) {
        let open = &self.state.open;
        let takes = |nation: &Nation| {
            let seat = open.player(*nation);
            open.pieces.of(region, *nation).infantry > 0
                && may(open, *nation)
                && seat.is_some_and(|seat| !open.has_enemies(region, seat))
        };
        let owner = open.held.by(region);
        let friend = |nation: Nation| owner.is_some_and(|owner| open.nations_are_friends(owner, nation));
        // The first to come; of those who were there already, who is there in force (EB-9).
        let claim = |nation: &Nation| {
            let infantry = open.pieces.of(region, *nation).infantry;
            (open.turn.arrived(region, *nation), Reverse(infantry), *nation)
        };
        let takers = Nation::all().filter(takes).filter(|&nation| !friend(nation));
        let Some(taker) = takers.min_by_key(claim) else {
            return;
        };
        // An ally of the homeland gives it back.
        let by = match home(open, region) {
            Some(home) if open.nations_are_friends(home, taker) => home,
            _ => taker,
        };
        self.hold(region, Some(by));
    }

    fn hold(&mut self, region: Region, by: Option<Nation>) {
        if self.state.open.held.by(region) != by {
            self.open().held.set(region, by);
            self.tell(Event::Taken { region, by });
        }
    }

    /// A homeland is held by strangers only while their infantry is there, and never by allies.
    pub fn settle_ownership(&mut self) {
        for region in Region::all() {
            let open = &self.state.open;
            let Some(home) = home(open, region) else {
                continue;
            };
            let stays =
                |nation: Nation| !open.nations_are_friends(home, nation) && open.pieces.of(region, nation).infantry > 0;
            // It is nobody's only for the moment in which its holder falls.
            let owner = open.held.by(region);
            if owner != Some(home) && !owner.is_some_and(stays) {
                let heir = Nation::all().find(|&nation| stays(nation));
                self.hold(region, Some(heir.unwrap_or(home)));
            }
        }
    }
}

/// The living nation whose homeland it is.
fn home(open: &Open, region: Region) -> Option<Nation> {
    region.homeland().filter(|&nation| open.lives(nation))
}
