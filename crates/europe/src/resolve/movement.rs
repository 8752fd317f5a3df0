//! Marches and landings, and the end of movement.

use table::Seat;

use super::Step;
use crate::arm::Arm;
use crate::board::{Nation, Region};
use crate::event::Event;
use crate::force::{Force, Pieces};
use crate::open::Open;
use crate::phase::Phase;
use crate::turn::{Entry, Landing};

impl Step<'_> {
    pub fn begin_movement(&mut self) {
        self.lapse_with_phase();
        let open = self.open();
        let acting = open.turn.acting;
        open.phase = Phase::Moving;
        acting.iter().for_each(|seat| open.acted.insert(seat));
        self.tell(Event::MovementBegan { acting });
    }

    pub fn march(&mut self, nation: Nation, from: Region, via: Option<Region>, to: Region, pieces: Force) {
        let entry = Entry {
            into: to,
            from: via.unwrap_or(from),
            by: self.state.open.rules.since(2).then_some(nation),
        };
        let open = self.open();
        let enemies = open.player(nation).is_some_and(|seat| open.has_enemies(to, seat));
        if enemies && !open.turn.entries.contains(&entry) {
            open.turn.entries.push(entry);
        }
        self.carry(nation, from, to, pieces, Force::NONE);
        self.tell(Event::Marched {
            nation,
            from,
            via,
            to,
            pieces,
        });
        self.lapse_proposals(nation, to);
    }

    fn carry(&mut self, nation: Nation, from: Region, to: Region, pieces: Force, lost: Force) {
        self.take_pieces(from, nation, pieces);
        let arriving = pieces.minus(lost);
        let first = self.state.open.pieces.of(to, nation).infantry == 0;
        self.add_pieces(to, nation, arriving);
        self.open().moved.at_mut(to).add(nation, arriving);
        if first && arriving.infantry > 0 {
            self.open().turn.arrive(to, nation);
        }
    }

    pub fn land(&mut self, nation: Nation, from: Region, to: Region, pieces: Force) {
        let perils = perils(&self.state.open, nation, to);
        let dice = if perils > 0 { pieces.total() } else { 0 };
        let rolls = self.roll(dice);
        let mut lost = Force::NONE;
        let arms = Arm::all().flat_map(|arm| std::iter::repeat_n(arm, pieces.of(arm).into()));
        for (arm, &roll) in arms.zip(&rolls) {
            *lost.of_mut(arm) += u8::from(roll <= perils);
        }
        self.carry(nation, from, to, pieces, lost);
        let before = self.state.open.turn.landing(nation);
        let (sailed, ashore) = before.map_or((0, 0), |landing| (landing.sailed, landing.ashore));
        let landing = Landing {
            from,
            to,
            sailed: sailed + pieces.total() as u8,
            ashore: ashore + pieces.minus(lost).total() as u8,
        };
        self.open().turn.landings.set(nation, Some(landing));
        self.tell(Event::Landed {
            nation,
            from,
            to,
            pieces,
            rolls,
            lost,
        });
        if pieces != lost {
            self.lapse_proposals(nation, to);
        }
    }

    pub fn end_movement_of(&mut self, seat: Seat) {
        self.open().turn.done.insert(seat);
        self.tell(Event::Ready { seat });
        if self.state.open.turn.done == self.state.open.turn.acting {
            self.end_movement();
        }
    }

    fn end_movement(&mut self) {
        self.tell(Event::MovementEnded);
        self.lapse_with_phase();
        self.open().turn.done = Default::default();
        self.take_by_movement();
        self.settle_ownership();
        self.eliminate();
        if !self.is_over() {
            self.next_battle();
        }
    }

    pub fn forget_moves(&mut self) {
        self.open().moved = Pieces::default();
    }
}

/// The highest roll by which a piece is lost on its way (B9.6, B9.7, EB-13).
fn perils(open: &Open, nation: Nation, to: Region) -> u8 {
    let friendly = |other: Nation| open.nations_are_friends(nation, other);
    if open.held.by(to).is_some_and(friendly) {
        return 0;
    }
    let british = to.homeland() == Some(Nation::Britain) && open.lives(Nation::Britain);
    if british && !friendly(Nation::Britain) { 2 } else { 1 }
}
