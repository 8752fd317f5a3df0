//! How an army is made ready: by one of a few plans, so that nobody knows which.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rand::RngExt as _;
use serde::{Deserialize, Serialize};
use table::{Game as _, TestRng};
use triumph::board::{Approach, Commander, Position, Side};
use triumph::{Action, Army, Ask, Day, Face, Muster, Posts, Stage, State, Triumph, UnitMap, Units, View};

use super::officer::Rank;
use super::policy;
use super::world::Waiting;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub name: String,
    pub side: Side,
    pub day: Day,
    /// How often a marshal takes it, in parts of all, so that he cannot be read. The parts come from a few battles between
    /// lesser officers and are not proven. The others take any that is not his alone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub marshals: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marshals_alone: bool,
    pub corps: BTreeMap<Commander, BTreeMap<Face, u8>>,
    pub posts: BTreeMap<Commander, Position>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub detached: Vec<Sent>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battery: Option<Battery>,
}

#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    pub corps: Commander,
    pub face: Face,
    pub to: Position,
}

#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battery {
    pub at: Approach,
}

pub static PLANS: LazyLock<Vec<Plan>> =
    LazyLock::new(|| serde_json::from_str(include_str!("plans.json")).expect("the plans are sound"));

/// The highest bid for the right to choose an army.
const MOST_BID: u8 = 2;

/// An answer before the battle. `chance` is the same for the whole match, so that an army follows one plan.
pub fn answer(state: &State, waiting: &Waiting, view: &View, rank: Rank, chance: &mut TestRng) -> Option<Action> {
    let army = state.army(waiting.side);
    let planned = match waiting.ask {
        Ask::Bid => return Some(bid(state, chance)),
        Ask::Side => Some(Action::Side { side: Side::French }),
        _ => chosen(waiting.side, state.options.day, rank, chance).and_then(|plan| plan.answer(army, &waiting.ask)),
    };
    let legal = |action: &Action| Triumph::check(view, &waiting.ask, action).is_ok();
    planned
        .filter(legal)
        .or_else(|| policy::natural(army, view, &waiting.ask, chance))
}

fn chosen(side: Side, day: Day, rank: Rank, chance: &mut TestRng) -> Option<&'static Plan> {
    let parts = |plan: &Plan| match rank {
        Rank::Marshal => plan.marshals,
        Rank::Recruit | Rank::Sergeant => u32::from(!plan.marshals_alone),
    };
    let plans = || PLANS.iter().filter(|plan| plan.side == side && plan.day == day);
    let all: u32 = plans().map(parts).sum();
    if all == 0 {
        return None;
    }
    let mut part = chance.random_range(0..all);
    plans().find(|plan| {
        let mine = parts(plan);
        let found = part < mine;
        part = part.saturating_sub(mine);
        found
    })
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn bid(state: &State, chance: &mut TestRng) -> Action {
    let most = chance.random_range(0..=MOST_BID);
    let Stage::Auction(auction) = &state.stage else {
        return Action::Pass;
    };
    let points = auction.bid.map_or(0, |bid| bid + 1);
    if points <= most {
        Action::Bid { points }
    } else {
        Action::Pass
    }
}

impl Plan {
    pub fn answer(&self, army: &Army, ask: &Ask) -> Option<Action> {
        match ask {
            Ask::Assignment => Some(self.assignment(army)),
            Ask::Placement => Some(self.placement()),
            Ask::Detachments => Some(self.detachments(army)),
            Ask::Battery => self.battery(army),
            _ => None,
        }
    }

    fn assignment(&self, army: &Army) -> Action {
        let mut corps = Muster::default();
        let mut left = army.alive();
        for (&commander, faces) in &self.corps {
            let mut units = Units::NONE;
            for (&face, &count) in faces {
                let found = left.into_iter().filter(|&unit| army.face(unit) == Some(face));
                units = units.or(found.take(usize::from(count)).collect());
            }
            left = left.without(units);
            corps.set(commander, units);
        }
        Action::Assign { corps }
    }

    fn placement(&self) -> Action {
        let mut corps = Posts::default();
        self.posts
            .iter()
            .for_each(|(&commander, &position)| corps.set(commander, position));
        Action::Place { corps }
    }

    fn detachments(&self, army: &Army) -> Action {
        let mut sent = UnitMap::default();
        let mut left = army.alive();
        for Sent { corps, face, to } in &self.detached {
            let mut found = army.corps(*corps).and(left).into_iter();
            if let Some(unit) = found.find(|&unit| army.face(unit) == Some(*face)) {
                sent.set(unit, *to);
                left.remove(unit);
            }
        }
        Action::SetUpDetachments { units: sent }
    }

    fn battery(&self, army: &Army) -> Option<Action> {
        let Battery { at } = self.battery.as_ref()?;
        let guns = army.of_face(Face::is_artillery);
        let there = |position| guns.into_iter().find(|&unit| army.place(unit) == position);
        let unit = there(Position::at(*at));
        let reserve = || there(Position::reserve(at.locale()));
        match unit {
            Some(unit) => Some(Action::FixBattery { unit, to: None }),
            None => reserve().map(|unit| Action::FixBattery { unit, to: Some(*at) }),
        }
    }
}
