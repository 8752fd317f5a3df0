//! An attack under way, with all its secrets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ask::{Ask, Losses, Share};
use crate::board::{Approach, Commander, Locale, LocaleSet, Position, Road, Side};
use crate::commanders::Commanders;
use crate::order::Order;
use crate::unit::Units;
use crate::unit_map::UnitMap;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The attack approach, on the attacker's side of the border.
    pub from: Approach,
    /// Declared as a Guard Attack.
    #[serde(default)]
    pub guard: bool,
    /// An enemy corps stood beside the attack locale when the threat was made: a corps on the road halts there (R21).
    #[serde(default)]
    pub halts: bool,
    pub step: AttackStep,
    /// The cavalry that threatens from its ride.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ride: Option<Ride>,
    #[serde(default)]
    pub defence: Defence,
    #[serde(default)]
    pub assault: Assault,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct Defence {
    /// The named pieces block the defence approach; otherwise they stand in the reserve.
    pub blocked: bool,
    pub named: Units,
    pub commanders: Commanders,
    /// How many units were named, the dead ones too.
    pub count: u8,
    /// Sealed until the attack is pressed; the leaders from then on.
    pub leaders: Units,
    pub counter: Units,
    /// Steps lost in this combat, and how many of them by counter-attacking.
    pub lost: u8,
    pub countered: u8,
    /// Who has found a refuge in a retreat, and where.
    #[ts(type = "{ [key in Unit]?: Locale }")]
    pub refuge: UnitMap<Locale>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct Assault {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
    pub units: Units,
    pub count: u8,
    pub leaders: Units,
    pub narrow: bool,
    /// Guns lead.
    pub guns: bool,
    pub initial: i8,
    pub result: i8,
    pub lost: u8,
    /// Steps still to be allotted in the group that is asked about, and to those after it.
    pub due: u8,
}

/// The eleven steps of an attack, as far as they wait for somebody.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "triumph.ts")]
pub enum AttackStep {
    Defence,
    Feint,
    Declaration,
    CounterAttack,
    ShareAttack,
    LoseAttack,
    ShareDefence,
    ShareCounter,
    LoseDefence,
    /// A locale is given up, before combat or after it.
    RetreatLosses {
        at: Position,
        beaten: bool,
    },
    Destinations {
        beaten: bool,
    },
    KeptInRetreat {
        beaten: bool,
    },
    /// The defender has retreated before combat.
    Entry,
    /// The attacker has lost.
    KeptInDefeat,
    /// After a feint, or after a defence that held.
    Advance,
}

impl AttackStep {
    /// Who has to answer, by whose turn it is.
    pub fn asked(self, turn: Side) -> Side {
        match self {
            AttackStep::Feint
            | AttackStep::Declaration
            | AttackStep::LoseAttack
            | AttackStep::ShareDefence
            | AttackStep::ShareCounter
            | AttackStep::Entry
            | AttackStep::KeptInDefeat => turn,
            AttackStep::Defence
            | AttackStep::CounterAttack
            | AttackStep::ShareAttack
            | AttackStep::LoseDefence
            | AttackStep::RetreatLosses { .. }
            | AttackStep::Destinations { .. }
            | AttackStep::KeptInRetreat { .. }
            | AttackStep::Advance => turn.other(),
        }
    }

    pub fn ask(self, steps: u8) -> Ask {
        let share = |of| Ask::Share { of, steps };
        let losses = |of| Ask::Losses { of, steps };
        match self {
            AttackStep::Defence => Ask::Defence,
            AttackStep::Feint => Ask::Feint,
            AttackStep::Declaration => Ask::Declaration,
            AttackStep::CounterAttack => Ask::CounterAttack,
            AttackStep::ShareAttack => share(Share::AttackLeaders),
            AttackStep::LoseAttack => losses(Losses::Attack),
            AttackStep::ShareDefence => share(Share::DefenceLeaders),
            AttackStep::ShareCounter => share(Share::CounterAttackers),
            AttackStep::LoseDefence => losses(Losses::Defence),
            AttackStep::RetreatLosses { at, .. } => losses(Losses::Retreat { at }),
            AttackStep::Destinations { .. } => Ask::Destinations,
            AttackStep::KeptInRetreat { .. } | AttackStep::KeptInDefeat => Ask::Kept,
            AttackStep::Entry => Ask::Entry,
            AttackStep::Advance => Ask::Advance,
        }
    }
}

/// Cavalry that went in by road where the defender gave way, and may ride on.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "triumph.ts", optional_fields)]
pub struct Ride {
    pub units: Units,
    /// Under a Corps Move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corps: Option<Commander>,
    pub at: Locale,
    /// The road group on which it came.
    pub group: u8,
    pub steps: u8,
    /// On the main road all the way.
    pub main: bool,
    pub passed: LocaleSet,
    /// The road over which it threatens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charge: Option<Road>,
}
