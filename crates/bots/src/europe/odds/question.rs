//! A battle by its numbers, planned or under way.

use europe::{Force, LAST_TURN, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::crossing::Crossing;
use super::field::{Field, Hour, Lines};
use super::policy::Policy;
use super::start::{Next, Start};
use super::troop::Troop;

/// What one side has.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts", optional_fields)]
pub struct SideQuestion {
    /// All that it has; or once there are lines, what stands in front.
    pub pieces: Force,
    /// What stands in the second line. Without it the side is drawn up as the policy says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind: Option<Force>,
    /// What it has lost so far.
    #[serde(default, skip_serializing_if = "none")]
    #[ts(optional, as = "Option<_>")]
    pub lost: Force,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts", optional_fields)]
pub struct BattleQuestion {
    pub attacker: SideQuestion,
    pub defender: SideQuestion,
    /// An attacker has come by sea (B9.8).
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub landed: bool,
    /// Who of the attacker's has yet to cross the sea, beside those that are there. If anybody comes ashore, it is a landing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crossing: Option<Crossing>,
    /// The optional rule on leaders (B25).
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub leader_rule: bool,
    #[serde(default = "first_turn")]
    #[ts(optional, as = "Option<_>")]
    pub turn: u8,
    /// Who fires next.
    #[serde(default = "fires_first")]
    #[ts(optional, as = "Option<_>")]
    pub fires: Side,
    /// By what both sides are taken to act, if not by EB-31.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<Policy>,
}

fn none(force: &Force) -> bool {
    force.is_empty()
}

fn first_turn() -> u8 {
    1
}

fn fires_first() -> Side {
    Side::Defender
}

impl BattleQuestion {
    /// A battle that has not begun.
    pub fn planned(attacker: Force, defender: Force) -> BattleQuestion {
        let side = |pieces| SideQuestion {
            pieces,
            behind: None,
            lost: Force::NONE,
        };
        BattleQuestion {
            attacker: side(attacker),
            defender: side(defender),
            landed: false,
            crossing: None,
            leader_rule: false,
            turn: first_turn(),
            fires: fires_first(),
            policy: None,
        }
    }

    /// Where the battle begins, or goes on.
    pub fn start(&self, field: &Field<'_>) -> Result<Start, String> {
        if !(1..=LAST_TURN).contains(&self.turn) {
            return Err(format!("a battle has no turn {}, but 1 to {LAST_TURN}", self.turn));
        }
        let sides = [self.attacker, self.defender];
        let there = |side: &SideQuestion| Troop::from(side.pieces).plus(&side.behind.unwrap_or_default().into());
        self.crossing.map_or(Ok(()), |crossing| crossing.check())?;
        let crossing = self.crossing.unwrap_or_default();
        let has_begun = (self.turn, self.fires) != (first_turn(), fires_first());
        let in_lines = |side: &SideQuestion| side.behind.is_some() || !side.lost.is_empty();
        if self.crossing.is_some() && (has_begun || sides.iter().any(in_lines)) {
            return Err("who has yet to land lands in a battle that has not begun".to_owned());
        }
        let coming = [crossing.pieces, Force::NONE].map(Troop::from);
        if sides
            .iter()
            .zip(&coming)
            .any(|(side, coming)| there(side).plus(coming).total() == 0)
        {
            return Err("a battle needs pieces on both sides".to_owned());
        }
        let lines = |side: SideQuestion| match side.behind {
            Some(behind) => Lines {
                front: side.pieces.into(),
                back: behind.into(),
                lost: side.lost.into(),
            },
            None => Lines {
                lost: side.lost.into(),
                ..field.deploy(side.pieces.into())
            },
        };
        Ok(Start {
            both: sides.map(lines),
            hour: Hour {
                turn: self.turn,
                side: self.fires,
            },
            next: Next::Fire,
            crossing,
        })
    }
}
