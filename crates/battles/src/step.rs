//! The steps of a turn, in the order in which they are played.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::side::Side;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub enum Step {
    Weather,
    Arrive,
    Rally,
    Chain,
    Roll,
    /// The commander in chief splits the dice among the players of his side.
    Split {
        side: Side,
    },
    /// Player-generals roll dice of their own.
    OwnDice {
        side: Side,
    },
    Assign {
        side: Side,
    },
    /// Which command of the side moves next, where commands alternate.
    Next {
        priority: u8,
        side: Side,
    },
    Move {
        priority: u8,
        side: Side,
    },
    /// What units and generals without orders may do.
    Tail {
        side: Side,
    },
    Mark {
        side: Side,
    },
    Rout {
        side: Side,
    },
    Reorder {
        side: Side,
    },
    React {
        side: Side,
    },
    CounterReact {
        side: Side,
    },
    RoutAgain {
        side: Side,
    },
    Fire {
        side: Side,
    },
    Combat,
    Pursue {
        side: Side,
    },
    CounterPursue {
        side: Side,
    },
    PursuitFire {
        side: Side,
    },
    PursuitCombat,
    /// After the last turn: who has won.
    Verdict,
}

impl Step {
    /// The paragraph of the appendix that it is played by (A3).
    pub fn paragraph(self) -> &'static str {
        match self {
            Step::Weather => "3.1",
            Step::Arrive => "4.1.1.1",
            Step::Rally | Step::Chain => "4.1",
            Step::Roll | Step::Split { .. } | Step::OwnDice { .. } | Step::Assign { .. } => "4.1.2",
            Step::Next { .. } | Step::Move { .. } | Step::Tail { .. } => "4.2.3.1",
            Step::Mark { .. } => "4.2.3.2",
            Step::Rout { .. } => "4.2.3.4",
            Step::Reorder { .. } => "8.5.1.2",
            Step::React { .. } => "4.2.4.1",
            Step::CounterReact { .. } => "4.2.4.2",
            Step::RoutAgain { .. } => "4.2.4.3",
            Step::Fire { .. } => "4.3",
            Step::Combat => "4.4",
            Step::Pursue { .. } => "4.6.1",
            Step::CounterPursue { .. } => "4.6.2",
            Step::PursuitFire { .. } => "4.6.3",
            Step::PursuitCombat => "4.6.4",
            Step::Verdict => "4.0",
        }
    }

    /// The side whose step it is, where it is not both sides'.
    pub fn side(self) -> Option<Side> {
        match self {
            Step::Split { side }
            | Step::OwnDice { side }
            | Step::Assign { side }
            | Step::Next { side, .. }
            | Step::Move { side, .. }
            | Step::Tail { side }
            | Step::Mark { side }
            | Step::Rout { side }
            | Step::Reorder { side }
            | Step::React { side }
            | Step::CounterReact { side }
            | Step::RoutAgain { side }
            | Step::Fire { side }
            | Step::Pursue { side }
            | Step::CounterPursue { side }
            | Step::PursuitFire { side } => Some(side),
            Step::Weather
            | Step::Arrive
            | Step::Rally
            | Step::Chain
            | Step::Roll
            | Step::Combat
            | Step::PursuitCombat
            | Step::Verdict => None,
        }
    }

    /// Before 4.3: who is disordered now is so for this movement phase (B8.5.1.2c).
    pub fn moving(self) -> bool {
        matches!(
            self,
            Step::Next { .. }
                | Step::Move { .. }
                | Step::Tail { .. }
                | Step::Mark { .. }
                | Step::Rout { .. }
                | Step::Reorder { .. }
        )
    }

    /// Where fire and combat bring results (P9) and opposed dice are rolled (P11).
    pub fn fighting(self) -> bool {
        matches!(
            self,
            Step::Fire { .. }
                | Step::Combat
                | Step::Pursue { .. }
                | Step::CounterPursue { .. }
                | Step::PursuitFire { .. }
                | Step::PursuitCombat
        )
    }
}
