//! What a viewer knows: what lies open, his own cards, his own lines.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};
use ts_rs::TS;

use crate::battle::Stage;
use crate::board::Nation;
use crate::card::Cards;
use crate::force::Forces;
use crate::open::Open;
use crate::per_nation::PerNation;
use crate::phase::Phase;
use crate::seat_set::SeatSet;
use crate::state::State;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "europe.ts", optional_fields)]
pub struct View {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<Seat>,
    pub open: Open,
    /// The cards of the nations whose hands the viewer sees.
    #[ts(as = "BTreeMap<Nation, Cards>")]
    pub hands: PerNation<Cards>,
    /// What they have put on the table, face down.
    #[ts(as = "BTreeMap<Nation, Cards>")]
    pub laid: PerNation<Cards>,
    /// Of those whose lines the viewer sees: who has deployed, and what stands in front.
    pub deployed: SeatSet,
    pub front: Forces,
    /// Everything, for who sees everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Cards>,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let open = &state.open;
        let seen = |nation: Nation| open.player(nation).is_some_and(|seat| State::knows(viewer, seat));
        let nations = Nation::all().filter(|&nation| seen(nation));
        let offering = nations.clone().filter(|&nation| open.turn.offers.get(nation).is_some());
        let deployed = state.secret.deployed.iter();
        View {
            me: viewer.seat(),
            hands: nations.map(|nation| (nation, *state.hand(nation))).collect(),
            laid: offering.map(|nation| (nation, *state.laid(nation))).collect(),
            deployed: deployed.filter(|&seat| State::knows(viewer, seat)).collect(),
            front: state.secret.front.only(|nation, _| seen(nation)),
            deck: (viewer == Viewer::Truth).then_some(state.secret.deck),
            open: open.clone(),
        }
    }

    pub fn hand(&self, nation: Nation) -> Cards {
        self.hands.get(nation).unwrap_or_default()
    }

    /// Nobody sees who has deployed, so everybody is waited for but those whose lines the viewer sees himself.
    pub fn awaited(&self) -> Vec<Seat> {
        let open = &self.open;
        match (&open.phase, &open.battle) {
            (Phase::Choosing { seat } | Phase::Placing { seat } | Phase::Joining { seat }, _) => vec![*seat],
            (Phase::Gathering { waiting }, _) => waiting.iter().collect(),
            (Phase::Turn, _) => vec![open.turn.owner],
            (Phase::Battles, _) => vec![open.director()],
            (Phase::Moving | Phase::Producing, _) => open.turn.acting.without(open.turn.done).iter().collect(),
            (Phase::Battle, Some(battle)) => match battle.stage {
                Stage::Deploying => {
                    let seats = battle.attackers.iter().chain(battle.defenders.iter());
                    let all: SeatSet = seats.collect();
                    all.without(self.deployed).iter().collect()
                }
                Stage::Arranging { waiting } | Stage::Retreating { waiting } | Stage::Awarding { waiting, .. } => {
                    waiting.iter().collect()
                }
                Stage::Hitting { seat, .. } | Stage::Rallying { seat, .. } => vec![seat],
            },
            (Phase::Battle | Phase::Over { .. }, _) => Vec::new(),
        }
    }
}
