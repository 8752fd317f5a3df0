//! What a seat can be asked.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::amend::Mend;
use crate::id::UnitId;
use crate::throw::Thrown;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Ask {
    Weather,
    /// Which of the units that are due have come; standing since the second version of the rules.
    Arrive,
    /// Which routed units have rallied.
    Rally,
    /// What has changed in the chain of command; standing since the second version of the rules.
    Chain,
    /// Roll for the orders of the army.
    Roll {
        dice: u8,
    },
    /// Split the orders among the players.
    Split,
    /// Roll a player-general's own dice.
    OwnDice {
        dice: u8,
    },
    Assign,
    /// Which command moves next.
    Next {
        priority: u8,
    },
    Move {
        priority: u8,
    },
    Tail,
    Mark,
    /// Standing since the second version of the rules.
    Rout,
    Reorder,
    React,
    /// Only to contact cavalry that has just reacted.
    CounterReact,
    Fire,
    /// Which combat comes next.
    Combat,
    /// How the combat that is being fought came out.
    Part {
        by: UnitId,
        on: UnitId,
    },
    Pursue,
    CounterPursue,
    PursuitFire,
    Square {
        unit: UnitId,
        by: UnitId,
    },
    Evade {
        unit: UnitId,
        by: UnitId,
    },
    Verdict,
    /// A side has no units left: whether that is so and the battle over.
    Over,
    /// Whether a die that was mistyped may be corrected.
    Assent {
        seat: Seat,
        thrown: Thrown,
        value: u8,
    },
    /// Whether a record may be put right.
    AssentRecord {
        seat: Seat,
        unit: UnitId,
        mend: Mend,
    },
    /// Standing: results of fire and combat, lost generals.
    Record,
    /// Standing: two opposed ten-sided dice.
    Oppose,
    /// Standing: a die that this seat mistyped.
    Correct,
    /// Standing: what was recorded of a unit of one's own by a slip.
    Amend,
    /// Standing, for who has said that he does nothing more in this turn: whether he does.
    Resting,
}
