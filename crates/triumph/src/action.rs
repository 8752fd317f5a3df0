//! Whole answers.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

use crate::board::{Approach, Commander, Locale, Position, Side};
use crate::commanders::Commanders;
use crate::muster::{Muster, Posts};
use crate::order::Order;
use crate::roads::{Roads, Route, Way};
use crate::unit::{Unit, Units};
use crate::unit_map::UnitMap;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts", optional_fields)]
pub enum Action {
    Bid {
        points: u8,
    },
    Pass,
    Side {
        side: Side,
    },
    Assign {
        corps: Muster,
    },
    Place {
        corps: Posts,
    },
    SetUpDetachments {
        #[ts(type = "{ [key in Unit]?: Position }")]
        units: UnitMap<Position>,
    },
    /// A battery in a reserve goes to an approach.
    FixBattery {
        unit: Unit,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Approach>,
    },
    CorpsMove {
        corps: Commander,
        #[serde(default, skip_serializing_if = "Units::is_empty")]
        #[ts(as = "Option<Units>")]
        leave: Units,
        to: Route,
    },
    DetachMove {
        corps: Commander,
        units: Units,
        to: Position,
    },
    Attach {
        corps: Commander,
        unit: Unit,
    },
    UnitMove {
        unit: Unit,
        to: Route,
    },
    /// With a unit of the Guard shown it is a Guard Attack.
    Threaten {
        approach: Approach,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guard: Option<Unit>,
    },
    EndTurn,
    Retreat,
    /// All who block the approach defend.
    Hold {
        #[serde(default, skip_serializing_if = "Units::is_empty")]
        #[ts(as = "Option<Units>")]
        leaders: Units,
    },
    /// Out of the reserve.
    Defend {
        units: Units,
        #[serde(default, skip_serializing_if = "Commanders::is_empty")]
        #[ts(as = "Option<Commanders>")]
        commanders: Commanders,
        #[serde(default, skip_serializing_if = "Units::is_empty")]
        #[ts(as = "Option<Units>")]
        leaders: Units,
    },
    Press,
    Feint {
        /// None for cavalry that feints on its ride.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Order>,
        /// Where pieces from a reserve end.
        to: Position,
    },
    Declare {
        order: Order,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>")]
        narrow: bool,
        /// The leader that a narrow attack is made on, where there are two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<u8>,
        #[serde(default, skip_serializing_if = "Units::is_empty")]
        #[ts(as = "Option<Units>")]
        leaders: Units,
    },
    CounterAttack {
        units: Units,
    },
    Share {
        first: u8,
    },
    Lose {
        #[ts(type = "{ [key in Unit]?: number }")]
        steps: UnitMap<u8>,
    },
    GoTo {
        #[ts(type = "{ [key in Unit]?: Locale }")]
        units: UnitMap<Locale>,
        /// Who finds no room.
        #[serde(default, skip_serializing_if = "Units::is_empty")]
        #[ts(as = "Option<Units>")]
        lost: Units,
    },
    Keep {
        units: Units,
    },
    Advance {
        units: Units,
        /// Commanders who go up though some of their units stay.
        #[serde(default, skip_serializing_if = "Commanders::is_empty")]
        #[ts(as = "Option<Commanders>")]
        commanders: Commanders,
    },
    Enter {
        order: Order,
    },
    /// A battery that could have led does not go in.
    StayBehind {
        order: Order,
    },
    /// Further along the road, without an attack.
    RideOn {
        way: Way,
    },
    /// Another attack by road; the last road goes into the enemy's locale.
    RideAgainst {
        roads: Roads,
    },
    RideNoFurther,
}
