//! A battle: who fights whom, in what lines, and how far it has come (B17 to B24).

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::arm::Arm;
use crate::board::{Nation, Region};
use crate::force::Forces;
use crate::seat_set::SeatSet;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

/// What the battle waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Stage {
    /// Everybody's lines, in secret.
    Deploying,
    /// The side's players may move between the lines.
    Arranging { waiting: SeatSet },
    /// The one who fires says what is lost.
    Hitting { seat: Seat, hits: u16, pursuit: bool },
    /// Pieces come back to the second line.
    Rallying { seat: Seat, pieces: u16, later: SeatSet },
    /// The loser's pieces leave.
    Retreating { waiting: SeatSet },
    /// Winners with equally many pieces say whose the card is (EB-16).
    Awarding {
        waiting: SeatSet,
        /// The nation that all who have answered have named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        named: Option<Nation>,
    },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Battle {
    pub region: Region,
    pub attackers: SeatSet,
    pub defenders: SeatSet,
    /// An attacker came by sea (B9.8).
    #[serde(default)]
    pub landed: bool,
    /// Attackers who stood in the region before the turn, beside those with whom they have broken; kept by the first
    /// version only, in which all nations of such a player retreated alike.
    #[serde(default)]
    pub stood: SeatSet,
    /// What the attackers had in the region before the turn.
    #[serde(default, skip_serializing_if = "Forces::is_empty")]
    #[ts(optional, as = "Option<Forces>")]
    pub stayed: Forces,
    /// Six armies or more on both sides at the start (B17.2).
    #[serde(default)]
    pub major: bool,
    /// What there was at the start.
    pub start: Forces,
    /// Nothing until the lines are shown.
    #[serde(default)]
    pub front: Forces,
    #[serde(default)]
    pub back: Forces,
    #[serde(default)]
    pub lost: Forces,
    /// From 1.
    pub turn: u8,
    /// Whose half of the turn it is; in the end the winner.
    pub side: Side,
    pub stage: Stage,
    /// Who lets his lines stay as they are, and is not asked to change them (P13).
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    #[ts(optional, as = "Option<SeatSet>")]
    pub holding: SeatSet,
}

/// A battle that is not decided after so many turns is lost by the attacker (P2).
pub const LAST_TURN: u8 = 50;

impl Battle {
    pub fn seats(&self, side: Side) -> SeatSet {
        match side {
            Side::Attacker => self.attackers,
            Side::Defender => self.defenders,
        }
    }

    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        [Side::Attacker, Side::Defender]
            .into_iter()
            .find(|&side| self.seats(side).contains(seat))
    }

    /// The dice that a side throws (B20.2, B21): all at once (EB-21).
    pub fn dice(front: &Forces, back: &Forces, leader_rule: bool) -> u16 {
        let led = front.iter().any(|(_, force)| force.leader > 0);
        let sum = |forces: &Forces, in_front| -> u16 {
            let each = |arm| dice_each(arm, in_front, led, leader_rule);
            let dice = forces.slots().map(|slot| u16::from(slot.count) * each(slot.arm));
            dice.sum()
        };
        sum(front, true) + sum(back, false)
    }
}

/// The dice of one piece. With the optional rule a leader in front gives each army that fires a die more, and throws none
/// himself (EB-27).
pub fn dice_each(arm: Arm, in_front: bool, led: bool, leader_rule: bool) -> u16 {
    let more = u16::from(led && leader_rule);
    match (arm, in_front) {
        (Arm::Infantry, true) => 1 + more,
        (Arm::Cavalry, true) => 3 + more,
        (Arm::Artillery, true) => 4 + more,
        (Arm::Artillery, false) => 2 + more,
        (Arm::Leader, true) if !leader_rule => 3,
        _ => 0,
    }
}

/// The least roll that hits.
pub fn hits_from(side: Side, landed: bool) -> u8 {
    match side {
        // Those who came by sea (B9.8).
        Side::Defender if landed => 5,
        _ => 6,
    }
}

/// The least roll that rallies a piece (B22).
pub const RALLIES_FROM: u8 = 5;
/// The dice of a leader who rallies.
pub const RALLY_DICE: u16 = 2;
