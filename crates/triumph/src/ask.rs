//! What a player can be asked.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use ts_rs::TS;

use crate::board::Position;
use crate::options::{Options, Sharing};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Ask {
    /// More than the last bid, or pass.
    Bid,
    /// Which army the winner of the auction plays.
    Side,
    /// Units to commanders.
    Assignment,
    /// Corps to positions.
    Placement,
    Detachments,
    Battery,
    Command,
    /// Retreat, or who defends and who leads, sealed.
    Defence,
    /// Feint, or press the attack.
    Feint,
    Declaration,
    CounterAttack,
    /// How losses fall on the two leaders or counter-attackers of the enemy.
    Share {
        of: Share,
        steps: u8,
    },
    /// Which of one's own units take losses.
    Losses {
        of: Losses,
        steps: u8,
    },
    Destinations,
    /// Which unit stays in each corps.
    Kept,
    /// Who goes up to the defended approach.
    Advance,
    /// Who goes into the locale that the defender gave up.
    Entry,
    /// Whether cavalry rides on.
    Ride,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Share {
    AttackLeaders,
    DefenceLeaders,
    CounterAttackers,
}

impl Share {
    /// The option speaks of leaders; counter-attackers always share evenly.
    pub fn sharing(self, options: &Options) -> Sharing {
        match self {
            Share::AttackLeaders | Share::DefenceLeaders => options.sharing,
            Share::CounterAttackers => Sharing::Even,
        }
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum Losses {
    /// The attackers who did not lead.
    Attack,
    /// The defenders who neither led with foot or horse nor counter-attacked.
    Defence,
    /// Those at another approach of a locale that is given up, or the infantry in its reserve.
    Retreat { at: Position },
}
