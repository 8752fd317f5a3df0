//! What a player can be asked.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Seat;
use ts_rs::TS;

use crate::board::Nation;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Ask {
    Choose,
    Place,
    Turn,
    Join,
    Move,
    Battle,
    Deploy,
    Arrange,
    Hit {
        hits: u16,
        pursuit: bool,
    },
    Rally {
        pieces: u16,
    },
    Retreat,
    /// To say which nation draws the card of a major battle.
    Award,
    Produce,
    /// To propose an alliance; the game does not wait for it.
    Propose,
    /// To withdraw the proposal to a player.
    WithdrawProposal {
        to: Seat,
    },
    Alliance {
        from: Seat,
    },
    /// To offer cards; the game does not wait for it.
    Trade,
    Exchange {
        from: Nation,
        to: Nation,
    },
    /// To take cards up again that were offered.
    WithdrawOffer {
        from: Nation,
        to: Nation,
    },
    /// To be asked again whether one acts in allies' turns.
    WithdrawPlace,
    /// To be asked again for one's lines in this battle.
    WithdrawLines,
    /// To share the victory with the allies that are left.
    Share,
}
