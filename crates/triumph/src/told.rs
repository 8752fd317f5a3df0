//! What players are told has happened.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::board::{Approach, Commander, Locale, Position, Side, Star};
use crate::combat::{LossLine, Reckoned};
use crate::face::Face;
use crate::group::Group;
use crate::roads::Roads;
use crate::victory::How;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts", optional_fields)]
pub enum Told {
    Bid {
        seat: Seat,
        points: u8,
    },
    Passed {
        seat: Seat,
    },
    SideChosen {
        seat: Seat,
        side: Side,
        points: u8,
    },
    /// Units were given to commanders; only the army itself hears of it.
    Assigned {
        side: Side,
    },
    /// Only the army itself hears of it.
    Placed {
        side: Side,
    },
    Detached {
        side: Side,
        count: u8,
    },
    BatteryFixed {
        side: Side,
        at: Position,
    },
    /// The army stands on the map for all to see.
    Deployed {
        side: Side,
        corps: BTreeMap<Commander, Deployed>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        #[ts(as = "Option<BTreeMap<Position, u8>>")]
        detached: BTreeMap<Position, u8>,
        /// Where the fixed battery stands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fixed: Option<Position>,
    },
    RoundBegan {
        round: u8,
    },
    TurnBegan {
        side: Side,
    },
    TurnEnded {
        side: Side,
    },
    Moved {
        side: Side,
        command: Command,
        pieces: Vec<Group>,
        from: Position,
        to: Position,
        #[serde(default, skip_serializing_if = "Roads::is_empty")]
        #[ts(as = "Option<Roads>")]
        roads: Roads,
        /// Detached and left behind.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Group>>")]
        left: Vec<Group>,
    },
    Attached {
        side: Side,
        corps: Commander,
        at: Position,
        piece: Group,
    },
    Threatened {
        side: Side,
        approach: Approach,
        guard: bool,
        /// The unit of the Guard that was shown for a Guard Attack.
        pieces: Vec<Group>,
    },
    Defended {
        side: Side,
        approach: Approach,
        pieces: Vec<Group>,
    },
    Pressed {
        side: Side,
        approach: Approach,
    },
    DefenceLed {
        side: Side,
        faces: Vec<Face>,
        /// The same, by corps.
        pieces: Vec<Group>,
    },
    Feinted {
        side: Side,
        approach: Approach,
        command: Command,
        pieces: Vec<Group>,
        to: Position,
        #[serde(default, skip_serializing_if = "Roads::is_empty")]
        #[ts(as = "Option<Roads>")]
        roads: Roads,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Group>>")]
        left: Vec<Group>,
    },
    Attacked {
        side: Side,
        approach: Approach,
        command: Command,
        pieces: Vec<Group>,
        narrow: bool,
        leaders: Vec<Face>,
        /// The leader of the defence that a narrow attack passes by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        passed: Option<Face>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Group>>")]
        left: Vec<Group>,
    },
    InitialResult {
        #[serde(flatten)]
        reckoned: Reckoned,
    },
    CounterAttacked {
        side: Side,
        faces: Vec<Face>,
        pieces: Vec<Group>,
    },
    FinalResult {
        #[serde(flatten)]
        reckoned: Reckoned,
        attackers_lose: Vec<LossLine>,
        defenders_lose: Vec<LossLine>,
    },
    Lost {
        side: Side,
        cause: LossCause,
        hits: Vec<Hit>,
    },
    CommanderLost {
        commander: Commander,
    },
    Morale {
        side: Side,
        cause: MoraleCause,
        change: i8,
        morale: u8,
    },
    Retreated {
        side: Side,
        locale: Locale,
        pieces: Vec<Group>,
    },
    WentTo {
        side: Side,
        locale: Locale,
        pieces: Vec<Group>,
    },
    /// All other units of these corps are detached.
    Kept {
        side: Side,
        corps: Vec<Commander>,
    },
    FellBack {
        side: Side,
        locale: Locale,
        pieces: Vec<Group>,
    },
    Advanced {
        side: Side,
        approach: Approach,
        pieces: Vec<Group>,
    },
    Entered {
        side: Side,
        locale: Locale,
        command: Command,
        pieces: Vec<Group>,
        #[serde(default, skip_serializing_if = "Roads::is_empty")]
        #[ts(as = "Option<Roads>")]
        roads: Roads,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Group>>")]
        left: Vec<Group>,
    },
    /// A battery did not follow a defender who had gone.
    Stayed {
        side: Side,
        approach: Approach,
    },
    RodeOn {
        side: Side,
        to: Position,
        roads: Roads,
        pieces: Vec<Group>,
    },
    RideEnded {
        side: Side,
        at: Position,
        pieces: Vec<Group>,
    },
    /// At the end of the battle: who holds what.
    Held {
        side: Side,
        locale: Locale,
        stars: Vec<Star>,
        /// Of the units that prove it.
        faces: Vec<Face>,
        /// The same, by where they stand.
        holders: Vec<Holders>,
    },
    Ended {
        winner: Side,
        how: How,
    },
}

/// Units that hold an objective, in one position of it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts")]
pub struct Holders {
    pub at: Position,
    pub pieces: Vec<Group>,
}

/// A corps as it stands when the battle begins.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts")]
pub struct Deployed {
    pub at: Position,
    pub count: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Command {
    CorpsMove,
    DetachMove,
    UnitMove,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct Hit {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corps: Option<Commander>,
    /// Before the loss.
    pub face: Face,
    pub steps: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum LossCause {
    Attack,
    Defence,
    CounterAttack,
    Retreat,
    /// Artillery in a locale that is given up.
    GunsAbandoned,
    NoRoom,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum MoraleCause {
    Combat,
    Retreat,
    HeavyCavalry,
    Guard,
    GuardBeaten,
    Reinforced,
    Night,
}
