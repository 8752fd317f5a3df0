//! A distance that a player states in the chain check, where it is another than before (P2).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::general_status::Distance;
use crate::id::{GeneralId, UnitId};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "battles.ts")]
pub enum Measured {
    Distance { general: GeneralId, distance: Distance },
    Reach { general: GeneralId, reach: bool },
    Attached { general: GeneralId, unit: UnitId },
    Detached { general: GeneralId },
    Span { unit: UnitId, in_span: bool },
}

impl Measured {
    /// Whether both speak of the same thing.
    pub fn same_thing(self, other: Measured) -> bool {
        use Measured::{Attached, Detached, Distance, Reach, Span};
        match (self, other) {
            (Distance { general, .. }, Distance { general: other, .. })
            | (Reach { general, .. }, Reach { general: other, .. })
            | (
                Attached { general, .. } | Detached { general },
                Attached { general: other, .. } | Detached { general: other },
            ) => general == other,
            (Span { unit, .. }, Span { unit: other, .. }) => unit == other,
            _ => false,
        }
    }
}
