//! Battles begin, turn after turn is fought, and they end (B17, B18, B20 to B23).

use std::cmp::Reverse;

use table::Seat;

use super::Course;
use crate::battle::{Battle, LAST_TURN, RALLIES_FROM, RALLY_DICE, Side, Stage, hits_from};
use crate::board::Region;
use crate::event::Event;
use crate::force::Forces;
use crate::open::Open;
use crate::phase::Phase;
use crate::seat_set::SeatSet;

/// Armies that a side needs for a major battle.
const MAJOR: u16 = 6;

impl Course<'_> {
    pub fn next_battle(&mut self) {
        let mut battles = self.state.open.battles();
        let (first, second) = (battles.next(), battles.next());
        drop(battles);
        match (first, second) {
            (None, _) => self.begin_production(),
            (Some(region), None) => self.begin_battle(region),
            (Some(_), Some(_)) => self.open().phase = Phase::Battles,
        }
    }

    pub fn begin_battle(&mut self, region: Region) {
        let battle = self.sides(region);
        self.tell(Event::BattleBegan {
            region,
            attackers: battle.attackers,
            defenders: battle.defenders,
            landed: battle.landed,
            major: battle.major,
        });
        let army = |course: &Self, side| course.state.open.of_side(&battle, &battle.start, side).army();
        let (attacking, defending) = (army(self, Side::Attacker), army(self, Side::Defender));
        let start = battle.start;
        let open = self.open();
        open.battle = Some(battle);
        open.phase = Phase::Battle;
        // Leaders alone cannot fight (EB-20).
        if attacking == 0 || defending == 0 {
            self.battle().front = start;
            self.win(if attacking == 0 { Side::Defender } else { Side::Attacker });
        }
    }

    /// Who fights: the first who acts and has met an enemy, those enemies, and all who act and are enemies of every one of
    /// them. Who is a friend of both takes no part (EB-5).
    fn sides(&self, region: Region) -> Battle {
        let open = &self.state.open;
        let here: SeatSet = {
            let nations = open.pieces.at(region).iter();
            nations.filter_map(|(nation, _)| open.player(nation)).collect()
        };
        let acting = |seat: &Seat| open.turn.acting.contains(*seat) && here.contains(*seat);
        let first = open.order().filter(acting).find(|&seat| open.has_enemies(region, seat));
        let met = here
            .iter()
            .filter(|&seat| first.is_some_and(|first| !open.friends(first, seat)));
        let defenders = if open.rules.since(2) {
            one_side(open, region, met.collect())
        } else {
            met.collect()
        };
        let against_all = |seat: &Seat| defenders.iter().all(|other| !open.friends(*seat, other));
        let attackers: SeatSet = here.iter().filter(acting).filter(against_all).collect();
        let fights = |seat| attackers.contains(seat) || defenders.contains(seat);
        let start = open.pieces_of(region, fights);
        let of = |seats: SeatSet| open.pieces_of(region, |seat| seats.contains(seat)).army();
        let nations = |seat: Seat| open.nations(seat);
        let landed = attackers.iter().flat_map(nations).any(|nation| {
            let landing = open.turn.landing(nation);
            landing.is_some_and(|landing| landing.to == region && landing.ashore > 0)
        });
        let stands = |seat: &Seat| nations(*seat).any(|nation| !open.fresh(region, nation).is_empty());
        let mut stood: SeatSet = attackers.iter().filter(stands).collect();
        let mut stayed = Forces::default();
        if open.rules.since(2) {
            stood = SeatSet::default();
            for nation in attackers.iter().flat_map(nations) {
                stayed.set(nation, open.fresh(region, nation));
            }
        }
        Battle {
            region,
            attackers,
            defenders,
            landed,
            stood,
            stayed,
            major: of(attackers) >= MAJOR && of(defenders) >= MAJOR,
            start,
            front: Forces::default(),
            back: Forces::default(),
            lost: Forces::default(),
            turn: 1,
            side: Side::Defender,
            stage: Stage::Deploying,
            holding: SeatSet::default(),
        }
    }

    /// Only called while there is one.
    pub fn battle(&mut self) -> &mut Battle {
        self.open().battle.as_mut().expect("there is a battle")
    }

    /// What a side has in these lines.
    pub fn of_side(&mut self, side: Side, lines: impl Fn(&Battle) -> Forces) -> Forces {
        let battle = self.state.open.battle.as_ref().expect("there is a battle");
        self.state.open.of_side(battle, &lines(battle), side)
    }

    /// All have deployed.
    pub fn show_lines(&mut self) {
        let front = std::mem::take(&mut self.state.secret.front);
        self.state.secret.deployed = Default::default();
        let battle = self.battle();
        let back = battle.start.minus(&front);
        battle.front = front;
        battle.back = back;
        self.tell(Event::LinesShown { front, back });
        self.begin_half();
    }

    /// The side's half of the turn begins with its movement.
    pub fn begin_half(&mut self) {
        let side = self.battle().side;
        let there = self.of_side(side, |battle| battle.front.plus(&battle.back));
        let players = there.iter().filter_map(|(nation, _)| self.state.open.player(nation));
        let players: SeatSet = players.collect();
        let waiting = players.without(self.battle().holding);
        self.battle().stage = Stage::Arranging { waiting };
        if waiting.is_empty() && !players.is_empty() {
            self.fire();
        }
    }

    /// All pieces of the side in one throw, unless nobody is left in front (B23.1).
    pub fn fire(&mut self) {
        let side = self.battle().side;
        if self.of_side(side, |battle| battle.front).army() == 0 {
            return self.win(side.other());
        }
        let hits = self.throw(side, false);
        self.strike(hits, false);
    }

    /// The hits, as far as there is something to hit.
    pub fn throw(&mut self, side: Side, pursuit: bool) -> u16 {
        let leader_rule = self.state.open.options.leader_rule;
        let front = self.of_side(side, |battle| battle.front);
        let back = self.of_side(side, |battle| battle.back);
        let rolls = self.roll(Battle::dice(&front, &back, leader_rule));
        let hit = hits_from(side, self.battle().landed);
        let hits = rolls.iter().filter(|&&roll| roll >= hit).count() as u16;
        self.tell(Event::Fired {
            side,
            rolls,
            hits,
            pursuit,
        });
        let battle = self.battle().clone();
        hits.min(self.state.open.targets(&battle, pursuit).total())
    }

    /// Where there is nothing to choose, nobody is asked.
    pub fn strike(&mut self, hits: u16, pursuit: bool) {
        if hits == 0 {
            return self.after_fire(pursuit);
        }
        let battle = self.battle().clone();
        let targets = self.state.open.targets(&battle, pursuit);
        match only_choice(&targets, hits) {
            Some(pieces) => self.lose(pieces, pursuit),
            None => {
                let seat = self.chief(battle.side);
                self.battle().stage = Stage::Hitting { seat, hits, pursuit };
            }
        }
    }

    /// Hits are shared out by the side's player with most pieces (EB-26).
    fn chief(&mut self, side: Side) -> Seat {
        let there = self.of_side(side, |battle| battle.front.plus(&battle.back));
        let seats = self.battle().seats(side);
        let open = &self.state.open;
        let pieces = |seat: Seat| {
            let mine = there.iter().filter(|(nation, _)| open.player(*nation) == Some(seat));
            mine.map(|(_, force)| force.total()).sum::<u16>()
        };
        let order: Vec<Seat> = open.order().filter(|&seat| seats.contains(seat)).collect();
        let most = order.iter().map(|&seat| pieces(seat)).max();
        let chief = order.iter().find(|&&seat| Some(pieces(seat)) == most);
        *chief.expect("a side has a player")
    }

    pub fn lose(&mut self, pieces: Forces, pursuit: bool) {
        let battle = self.battle();
        let region = battle.region;
        if pursuit {
            battle.back = battle.back.minus(&pieces);
        } else {
            battle.front = battle.front.minus(&pieces);
            battle.lost = battle.lost.plus(&pieces);
        }
        for (nation, force) in pieces.iter() {
            self.take_pieces(region, nation, force);
        }
        self.tell(Event::Lost { pieces });
        self.after_fire(pursuit);
    }

    fn after_fire(&mut self, pursuit: bool) {
        if pursuit {
            return self.begin_retreat();
        }
        let side = self.battle().side;
        if self.of_side(side.other(), |battle| battle.front).army() == 0 {
            self.win(side);
        } else {
            let seats = self.battle().seats(side);
            self.try_rally(seats);
        }
    }

    /// Each leader in the second line throws two dice for what his side has lost (B22, EB-22).
    pub fn try_rally(&mut self, mut later: SeatSet) {
        let side = self.battle().side;
        let order: Vec<Seat> = self.state.open.order().filter(|&seat| later.contains(seat)).collect();
        for seat in order {
            later.remove(seat);
            let lost = self.of_side(side, |battle| battle.lost);
            let back = self.battle().back;
            let mine = back
                .iter()
                .filter(|(nation, _)| self.state.open.player(*nation) == Some(seat));
            let leaders: u16 = mine.map(|(_, force)| u16::from(force.leader)).sum();
            if leaders == 0 || lost.is_empty() {
                continue;
            }
            let rolls = self.roll(RALLY_DICE * leaders);
            let rallied = rolls.iter().filter(|&&roll| roll >= RALLIES_FROM).count() as u16;
            let pieces = rallied.min(lost.total());
            self.tell(Event::RallyRolled { seat, rolls, pieces });
            match only_choice(&lost, pieces) {
                _ if pieces == 0 => {}
                Some(all) => self.bring_back(all),
                None => {
                    self.battle().stage = Stage::Rallying { seat, pieces, later };
                    return;
                }
            }
        }
        self.next_half();
    }

    pub fn bring_back(&mut self, pieces: Forces) {
        let battle = self.battle();
        let region = battle.region;
        battle.lost = battle.lost.minus(&pieces);
        battle.back = battle.back.plus(&pieces);
        for (nation, force) in pieces.iter() {
            self.add_pieces(region, nation, force);
        }
        self.tell(Event::Rallied { pieces });
    }

    fn next_half(&mut self) {
        let battle = self.battle();
        battle.side = battle.side.other();
        if battle.side == Side::Defender {
            battle.turn += 1;
            if battle.turn > LAST_TURN {
                self.tell(Event::NightFell);
                return self.win(Side::Defender);
            }
        }
        self.begin_half();
    }
}

/// Those of a player's enemies in a region who defend it together. New pieces may be placed beside an enemy's leader, so some
/// can be enemies of each other: whoever has most armies defends, with those who are friends of all who do, and the others are
/// fought after them.
fn one_side(open: &Open, region: Region, met: SeatSet) -> SeatSet {
    let armies = |seat: Seat| open.pieces_of(region, |one| one == seat).army();
    let mut order: Vec<Seat> = open.order().filter(|&seat| met.contains(seat)).collect();
    order.sort_by_key(|&seat| Reverse(armies(seat)));
    let mut side = SeatSet::default();
    for seat in order {
        if side.iter().all(|other| open.friends(seat, other)) {
            side.insert(seat);
        }
    }
    side
}

/// The pieces, where no other could be named.
fn only_choice(from: &Forces, count: u16) -> Option<Forces> {
    if from.total() == count {
        return Some(*from);
    }
    let mut slots = from.slots();
    match (slots.next(), slots.next()) {
        (Some(slot), None) => {
            let mut force = crate::force::Force::NONE;
            *force.of_mut(slot.arm) = count as u8;
            Some(Forces::one(slot.nation, force))
        }
        _ => None,
    }
}
