//! After a battle: pursuit, retreat, and what the victory brings (B23, B24).

use super::Course;
use crate::answers::ways_out;
use crate::battle::{Battle, Side, Stage};
use crate::board::{Nation, Region};
use crate::event::Event;
use crate::force::Force;
use crate::phase::Phase;
use crate::seat_set::SeatSet;

impl Course<'_> {
    /// The winner fires once more, from where his pieces stand (EB-23), at anything the loser has.
    pub fn win(&mut self, side: Side) {
        self.tell(Event::Won { side });
        let loser = self.of_side(side.other(), |battle| battle.front);
        let battle = self.battle();
        battle.side = side;
        battle.front = battle.front.minus(&loser);
        battle.back = battle.back.plus(&loser);
        let left = self.of_side(side.other(), |battle| battle.back);
        let armed = self.of_side(side, |battle| battle.front.plus(&battle.back)).army() > 0;
        if armed && !left.is_empty() {
            let hits = self.throw(side, true);
            self.strike(hits, true);
        } else {
            self.begin_retreat();
        }
    }

    /// Each nation that has one way out takes it, one that has none is lost.
    pub fn begin_retreat(&mut self) {
        let battle = self.battle().clone();
        let mut waiting = SeatSet::default();
        for seat in battle.seats(battle.side.other()).iter() {
            let there = self.state.open.pieces_of(battle.region, |one| one == seat);
            for (nation, pieces) in there.iter() {
                let ways = ways_out(&self.state.open, &battle, nation);
                match (ways.iter().next(), ways.len()) {
                    (None, _) => self.surround(&battle, nation, pieces),
                    (Some(to), 1) => self.fall_back(&battle, nation, to, pieces),
                    _ => waiting.insert(seat),
                }
            }
        }
        self.battle().stage = Stage::Retreating { waiting };
        if waiting.is_empty() {
            self.end_battle();
        }
    }

    fn surround(&mut self, battle: &Battle, nation: Nation, pieces: Force) {
        self.take_pieces(battle.region, nation, pieces);
        self.tell(Event::Surrounded { nation, pieces });
    }

    pub fn fall_back(&mut self, battle: &Battle, nation: Nation, to: Region, pieces: Force) {
        let from = battle.region;
        self.take_pieces(from, nation, pieces);
        self.add_pieces(to, nation, pieces);
        self.battle().back.take(nation, pieces);
        self.tell(Event::Retreated {
            nation,
            from,
            to,
            pieces,
        });
        self.take(to, |_, one| one == nation);
    }

    pub fn end_battle(&mut self) {
        let battle = self.battle().clone();
        if !battle.major {
            return self.leave_field(None);
        }
        let open = &self.state.open;
        let equal = open.claimants(&battle);
        let owner = open.held.by(battle.region).filter(|owner| equal.contains(owner));
        match (owner, equal.as_slice()) {
            (Some(nation), _) | (None, &[nation]) => self.leave_field(Some(nation)),
            _ => {
                let waiting = equal.iter().filter_map(|&nation| open.player(nation)).collect();
                self.battle().stage = Stage::Awarding { waiting, named: None };
            }
        }
    }

    /// The battle is over, and a nation draws its card if it was a major one.
    pub fn leave_field(&mut self, card: Option<Nation>) {
        let Some(battle) = self.open().battle.take() else {
            unreachable!("what ends has begun");
        };
        let region = battle.region;
        let winners = battle.seats(battle.side);
        if let Some(nation) = card {
            self.draw(nation, 1);
        }
        self.tell(Event::BattleEnded { region });
        self.open().phase = Phase::Battles;
        self.take(region, |open, nation| {
            open.player(nation).is_some_and(|seat| winners.contains(seat))
        });
        self.settle_ownership();
        self.eliminate();
        if !self.is_over() {
            self.next_battle();
        }
    }
}
