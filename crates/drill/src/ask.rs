//! What a company can be asked.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use table::Kind;
use ts_rs::TS;

use crate::square::Square;
use crate::trade;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts")]
pub enum Ask {
    Bid,
    Post,
    Charge {
        square: Square,
    },
    #[serde(untagged)]
    Trade(trade::Ask),
}

impl Kind for Ask {
    const KINDS: &'static [&'static str] = table::joined_kinds!(&["bid", "post", "charge"], trade::Ask::KINDS);

    fn kind(&self) -> &'static str {
        match self {
            Ask::Trade(ask) => ask.kind(),
            Ask::Bid | Ask::Post | Ask::Charge { .. } => self.into(),
        }
    }
}
