//! The sea before a landing: it has its share before anybody fights (B9.6, B9.7, EB-13).

use europe::{Arm, Force};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::field::Throw;
use super::losses::Losses;

/// Pieces of the attacker that have yet to come ashore.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "europe.ts")]
pub struct Crossing {
    pub pieces: Force,
    /// The highest roll by which a piece is lost: 1, or 2 before Britain.
    pub perils: u8,
}

/// More is lost nowhere.
const MOST_PERILS: u8 = 2;

impl Crossing {
    pub fn check(&self) -> Result<(), String> {
        if self.pieces.is_empty() {
            return Err("nobody crosses the sea".to_owned());
        }
        match self.perils {
            1..=MOST_PERILS => Ok(()),
            perils => Err(format!(
                "at sea pieces are lost by 1, or by 1 and 2, not by {perils} and less"
            )),
        }
    }

    /// One throw for each kind: who succeeds comes ashore.
    pub fn throws(&self) -> impl Iterator<Item = (Arm, Throw)> + use<> {
        let Crossing { pieces, perils } = *self;
        let some = Arm::all().filter(move |&arm| pieces.of(arm) > 0);
        some.map(move |arm| {
            let count = pieces.of(arm).into();
            let throw = Throw {
                dice: count,
                from: perils + 1,
                most: count,
            };
            (arm, throw)
        })
    }

    /// What the sea takes, on average.
    pub fn losses(&self) -> Losses {
        let of = |arm: Arm| f64::from(self.pieces.of(arm)) * f64::from(self.perils) / 6.0;
        Losses {
            infantry: of(Arm::Infantry),
            cavalry: of(Arm::Cavalry),
            artillery: of(Arm::Artillery),
            leader: of(Arm::Leader),
        }
    }
}
