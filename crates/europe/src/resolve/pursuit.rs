//! After a battle: pursuit, retreat, and what the victory brings (B23, B24).

use table::Seat;

use super::Step;
use crate::answers::ways_out;
use crate::battle::{Battle, Side, Stage};
use crate::board::{Nation, Region};
use crate::event::Event;
use crate::force::{Force, Forces};
use crate::phase::Phase;
use crate::seat_set::SeatSet;

impl Step<'_> {
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

    /// Who has one way out takes it, who has none is lost.
    pub fn begin_retreat(&mut self) {
        let battle = self.battle().clone();
        let mut waiting = SeatSet::default();
        for seat in battle.seats(battle.side.other()).iter() {
            let ways = ways_out(&self.state.open, &battle, seat);
            let there = self.state.open.pieces_of(battle.region, |one| one == seat);
            if there.is_empty() {
                continue;
            }
            match (ways.iter().next(), ways.len()) {
                (None, _) => self.surround(&battle, &there),
                (Some(to), 1) => {
                    for (nation, pieces) in there.iter() {
                        self.fall_back(&battle, nation, to, pieces);
                    }
                }
                _ => waiting.insert(seat),
            }
        }
        self.battle().stage = Stage::Retreating { waiting };
        if waiting.is_empty() {
            self.end_battle();
        }
    }

    fn surround(&mut self, battle: &Battle, there: &Forces) {
        for (nation, pieces) in there.iter() {
            self.take_pieces(battle.region, nation, pieces);
            self.tell(Event::Surrounded { nation, pieces });
        }
    }

    fn fall_back(&mut self, battle: &Battle, nation: Nation, to: Region, pieces: Force) {
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

    pub fn retreat(&mut self, nation: Nation, to: Region, pieces: Force) {
        let battle = self.battle().clone();
        self.fall_back(&battle, nation, to, pieces);
        let Some(seat) = self.state.open.player(nation) else {
            unreachable!("only players retreat");
        };
        let left = self.state.open.pieces_of(battle.region, |one| one == seat);
        if let Stage::Retreating { mut waiting } = battle.stage
            && left.is_empty()
        {
            waiting.remove(seat);
            self.battle().stage = Stage::Retreating { waiting };
            if waiting.is_empty() {
                self.end_battle();
            }
        }
    }

    fn end_battle(&mut self) {
        let Some(battle) = self.open().battle.take() else {
            unreachable!("what ends has begun");
        };
        let region = battle.region;
        let winners = battle.seats(battle.side);
        if battle.major {
            let nation = self.winner_of_card(&battle, winners);
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

    /// The nation with most pieces at the start; of equal ones the owner of the region, else one by lot (EB-16).
    fn winner_of_card(&mut self, battle: &Battle, winners: SeatSet) -> Nation {
        let open = &self.state.open;
        let won = |nation: &Nation| open.player(*nation).is_some_and(|seat: Seat| winners.contains(seat));
        let most = Nation::all()
            .filter(won)
            .map(|nation| battle.start.of(nation).total())
            .max();
        let first = |nation: &Nation| Some(battle.start.of(*nation).total()) == most;
        let equal: Vec<Nation> = Nation::all().filter(won).filter(first).collect();
        let owner = open.held.by(battle.region).filter(|owner| equal.contains(owner));
        match (owner, equal.as_slice()) {
            (_, [only]) => *only,
            (Some(owner), _) => owner,
            (None, several) => several[self.dice.draw(several.len() as u32) as usize],
        }
    }
}
