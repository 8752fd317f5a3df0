//! What lies open on the table: all but the cards in hand and lines that are not shown yet.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Version};
use ts_rs::TS;

use crate::alliance::{Alliances, Proposal};
use crate::battle::{Battle, Side};
use crate::board::{self, Nation, Region};
use crate::force::{Force, Forces, Pieces};
use crate::held::Held;
use crate::options::{Options, Victory};
use crate::per_nation::PerNation;
use crate::phase::Phase;
use crate::seat_set::SeatSet;
use crate::turn::Turn;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "europe.ts", optional_fields)]
pub struct Open {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    #[ts(as = "Option<Version>")]
    pub rules: Version,
    pub options: Options,
    /// The throws for the first player, in order; ties threw again.
    pub throws: Vec<FirstThrow>,
    pub first: Seat,
    /// From 1.
    pub round: u8,
    /// How far the round has come: first everybody's place, then those who have waited.
    pub place: u8,
    /// Who plays which nation; nations that nobody plays are neutral.
    #[ts(as = "BTreeMap<Nation, Seat>")]
    pub players: PerNation<Seat>,
    /// Nations that were eliminated.
    pub fallen: Vec<Nation>,
    pub alliances: Alliances,
    pub proposals: Vec<Proposal>,
    /// What was proposed this round, whatever became of it.
    pub proposed: Vec<Proposal>,
    pub held: Held,
    pub pieces: Pieces,
    /// Those of `pieces` that have moved this turn.
    pub moved: Pieces,
    /// Pieces that are still to be placed.
    pub reserve: Forces,
    /// How many cards each nation has in hand.
    #[ts(as = "BTreeMap<Nation, u8>")]
    pub hands: PerNation<u8>,
    pub deck: u8,
    /// Who has acted this round.
    pub acted: SeatSet,
    /// Who would share the victory with the allies that are left.
    pub agreed: SeatSet,
    pub turn: Turn,
    pub phase: Phase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Battle>,
    /// Who acts at his own place, and is not asked to join (P12).
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    #[ts(as = "Option<SeatSet>")]
    pub own_place: SeatSet,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct FirstThrow {
    pub seat: Seat,
    pub one: u8,
    pub two: u8,
}

/// A nation has no more pieces of one kind (P1).
pub const MOST_PIECES: u8 = 200;

impl Open {
    /// In the order of turns.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.options.seats);
        (0..seats).map(move |place| Seat((first + place) % seats))
    }

    pub fn player(&self, nation: Nation) -> Option<Seat> {
        self.players.get(nation)
    }

    /// In play and not eliminated.
    pub fn lives(&self, nation: Nation) -> bool {
        self.player(nation).is_some() && !self.fallen.contains(&nation)
    }

    /// The living nations of a player.
    pub fn nations(&self, seat: Seat) -> impl Iterator<Item = Nation> {
        Nation::all().filter(move |&nation| self.player(nation) == Some(seat) && self.lives(nation))
    }

    pub fn is_in(&self, seat: Seat) -> bool {
        self.nations(seat).next().is_some()
    }

    /// Players who are not out.
    pub fn players_left(&self) -> SeatSet {
        self.options.players().filter(|&seat| self.is_in(seat)).collect()
    }

    /// Allied or one and the same (EB-2).
    pub fn friends(&self, one: Seat, other: Seat) -> bool {
        one == other || self.alliances.hold(one, other)
    }

    /// All who are not allied are enemies (EB-6).
    pub fn nations_are_friends(&self, one: Nation, other: Nation) -> bool {
        match (self.player(one), self.player(other)) {
            (Some(one), Some(other)) => self.friends(one, other),
            _ => one == other,
        }
    }

    pub fn acting_nations(&self) -> impl Iterator<Item = Nation> {
        Nation::all().filter(|&nation| {
            let acts = |seat| self.turn.acting.contains(seat);
            self.lives(nation) && self.player(nation).is_some_and(acts)
        })
    }

    /// The pieces in a region that the test of their player lets through.
    pub fn pieces_of(&self, region: Region, wanted: impl Fn(Seat) -> bool) -> Forces {
        let mut forces = *self.pieces.at(region);
        for nation in Nation::all() {
            if !self.player(nation).is_some_and(&wanted) {
                forces.set(nation, Force::NONE);
            }
        }
        forces
    }

    pub fn has_enemies(&self, region: Region, seat: Seat) -> bool {
        let here = self.pieces.at(region).iter();
        here.filter_map(|(nation, _)| self.player(nation))
            .any(|other| !self.friends(seat, other))
    }

    pub fn has_enemy_armies(&self, region: Region, seat: Seat) -> bool {
        self.pieces_of(region, |other| !self.friends(seat, other)).army() > 0
    }

    /// Whether enemies keep new pieces away. In the first version a lone leader did.
    pub fn is_occupied(&self, region: Region, seat: Seat) -> bool {
        if self.rules.since(2) {
            self.has_enemy_armies(region, seat)
        } else {
            self.has_enemies(region, seat)
        }
    }

    /// What may still move.
    pub fn fresh(&self, region: Region, nation: Nation) -> Force {
        self.pieces.of(region, nation).minus(self.moved.of(region, nation))
    }

    pub fn regions_held(&self, nation: Nation) -> impl Iterator<Item = Region> {
        let held = self.held.iter().filter(move |(_, by)| *by == nation);
        held.map(|(region, _)| region).collect::<Vec<_>>().into_iter()
    }

    /// Capitals of nations that began in play (B9.3, EB-15).
    pub fn capitals_held(&self, nation: Nation) -> u8 {
        let held = Nation::all()
            .filter(|&other| self.player(other).is_some() && self.held.by(other.capital()) == Some(nation));
        held.count() as u8
    }

    /// Where new pieces may stand: the homeland, where no enemy keeps them away (B16.2).
    pub fn free_homeland(&self, nation: Nation) -> impl Iterator<Item = Region> {
        let player = self.player(nation);
        board::homeland(nation).filter(move |&region| player.is_some_and(|seat| !self.is_occupied(region, seat)))
    }

    /// Where somebody of the acting side meets an enemy, in the order of the regions.
    pub fn battles(&self) -> impl Iterator<Item = Region> {
        Region::all().filter(|&region| {
            let here = *self.pieces.at(region);
            let acting = here.iter().filter_map(|(nation, _)| self.player(nation));
            acting
                .filter(|&seat| self.turn.acting.contains(seat))
                .any(|seat| self.has_enemies(region, seat))
        })
    }

    /// What a side has of these pieces.
    pub fn of_side(&self, battle: &Battle, pieces: &Forces, side: Side) -> Forces {
        let seats = battle.seats(side);
        pieces.only(|nation, _| self.player(nation).is_some_and(|seat| seats.contains(seat)))
    }

    /// What the side that fires may hit: armies in front, in the pursuit anything (EB-19).
    pub fn targets(&self, battle: &Battle, pursuit: bool) -> Forces {
        let enemy = battle.side.other();
        if pursuit {
            self.of_side(battle, &battle.front.plus(&battle.back), enemy)
        } else {
            self.of_side(battle, &battle.front, enemy).only(|_, arm| arm.is_army())
        }
    }

    /// Whether part of the attacking army has come from there (EB-24). In the first version every way in was everybody's.
    pub fn is_way_in(&self, battle: &Battle, from: Region) -> bool {
        let attacks = |by: Option<Nation>| {
            let player = by.and_then(|nation| self.player(nation));
            !self.rules.since(2) || player.is_some_and(|seat| battle.attackers.contains(seat))
        };
        self.turn.entered(battle.region, from, attacks)
    }

    /// Whether pieces of an attacking nation were in the region before the turn. In the first version a player's nations were
    /// not told apart.
    pub fn stood(&self, battle: &Battle, nation: Nation) -> bool {
        if self.rules.since(2) {
            !battle.stayed.of(nation).is_empty()
        } else {
            self.player(nation).is_some_and(|seat| battle.stood.contains(seat))
        }
    }

    /// The winners' nations with most pieces at the start: one of them draws the card (EB-16).
    pub fn claimants(&self, battle: &Battle) -> Vec<Nation> {
        let won = self.of_side(battle, &battle.start, battle.side);
        let most = won.iter().map(|(_, force)| force.total()).max();
        let first = won.iter().filter(|(_, force)| Some(force.total()) == most);
        first.map(|(nation, _)| nation).collect()
    }

    /// Who decides for all who act: the owner of the turn, or while he is out the next of them.
    pub fn director(&self) -> Seat {
        let owner = self.turn.owner;
        if self.is_in(owner) {
            return owner;
        }
        let mut order = self.order();
        order.find(|&seat| self.turn.acting.contains(seat)).unwrap_or(owner)
    }

    /// Regions owned outside the homeland (EB-29).
    pub fn conquests(&self, nation: Nation) -> u16 {
        let held = self
            .held
            .iter()
            .filter(|(region, by)| *by == nation && region.homeland() != Some(nation));
        held.count() as u16
    }

    /// What a player has won in a Limited War, times six so that averages of one to three nations are whole (B5.3).
    pub fn points(&self, seat: Seat) -> u16 {
        let nations = || Nation::all().filter(|&nation| self.player(nation) == Some(seat));
        let sum: u16 = nations().map(|nation| self.conquests(nation)).sum();
        6 * sum / (nations().count() as u16).max(1)
    }

    /// Talk of alliances and cards is for the time outside of battles (EB-2, EB-18).
    pub fn in_battle(&self) -> bool {
        self.phase == Phase::Battle
    }

    /// Whether the player still has pieces to place.
    pub fn has_reserve(&self, seat: Seat) -> bool {
        self.reserve.iter().any(|(nation, _)| self.player(nation) == Some(seat))
    }

    /// All who are left are allied with each other, in a war for Total Victory (EB-28).
    pub fn may_share(&self) -> bool {
        let left = self.players_left();
        self.options.victory == Victory::TotalVictory
            && left.iter().all(|one| left.iter().all(|other| self.friends(one, other)))
    }

    pub fn has_proposed(&self, from: Seat, to: Seat) -> bool {
        self.proposed.contains(&Proposal { from, to })
    }
}
