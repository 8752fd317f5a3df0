//! What a viewer sees: everything, and what follows from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};
use ts_rs::TS;

use crate::guide::Guide;
use crate::id::{GeneralId, UnitId};
use crate::may::May;
use crate::odds::Odds;
use crate::queue::Queued;
use crate::side::{Side, Sides};
use crate::state::State;

/// Who plays what.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct SeatView {
    pub side: Side,
    pub player: u8,
    pub general: GeneralId,
}

/// How a general stands in the chain of command.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct CommandView {
    /// Who plays him now.
    pub seat: Seat,
    pub in_command: bool,
    /// Links broken on the way of an order to him.
    pub broken: u8,
    pub eligible: bool,
    /// A die is rolled for him.
    pub counts: bool,
    /// It is asked whether he stands in the commander in chief's own span.
    pub reach_matters: bool,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts", optional_fields)]
pub struct View {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<Seat>,
    pub state: State,
    pub seats: Vec<SeatView>,
    pub guide: Guide,
    /// All commands with orders, in the order in which they move.
    pub queue: Vec<Queued>,
    pub commands: BTreeMap<GeneralId, CommandView>,
    /// What each unit may still do in this turn.
    pub may: BTreeMap<UnitId, Vec<May>>,
    /// What the dice of this turn promise, or promised.
    pub odds: Odds,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let generals = state.armies.general_ids();
        let units = state.armies.unit_ids();
        View {
            me: viewer.seat(),
            seats: state.seats().map(|seat| SeatView::of(state, seat)).collect(),
            guide: Guide::of(state),
            queue: state.queue(),
            commands: generals.map(|id| (id, CommandView::of(state, id))).collect(),
            may: units.map(|id| (id, state.may(id))).collect(),
            odds: Odds::of(Sides::by(|side| dice(state, side))),
            state: state.clone(),
        }
    }

    pub fn awaited(&self) -> Vec<Seat> {
        self.state.awaited()
    }
}

/// Dice that the side has rolled, or will.
fn dice(state: &State, side: Side) -> u8 {
    if !state.position.rolled.of(side) {
        return state.order_dice(side);
    }
    let army = state.armies.commander(side);
    let rolled = state.position.dice.iter().filter(|die| die.by == army);
    rolled.count() as u8
}

impl SeatView {
    fn of(state: &State, seat: Seat) -> SeatView {
        SeatView {
            side: state.side_of(seat),
            player: state.player_of(seat),
            general: state.general_of(seat),
        }
    }
}

impl CommandView {
    fn of(state: &State, general: GeneralId) -> CommandView {
        CommandView {
            seat: state.seat_of_general(general),
            in_command: state.commanded(general),
            broken: state.broken(state.sender(general), general),
            eligible: state.eligible(general),
            counts: state.counts(general),
            reach_matters: state.reach_matters(general),
        }
    }
}
