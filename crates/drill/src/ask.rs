//! What a company can be asked.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;

use crate::square::Square;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Ask {
    Bid,
    Offer,
    Answer { from: Seat },
    Post,
    Charge { square: Square },
}
