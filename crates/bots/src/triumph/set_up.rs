//! How an army is made ready: by one of a few plans, so that nobody knows which.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rand::RngExt as _;
use serde::Deserialize;
use table::{Game as _, TestRng};
use triumph::board::{Approach, Commander, Position, Side};
use triumph::{Action, Army, Ask, Day, Face, Muster, Posts, Stage, State, Triumph, UnitMap, Units, View};

use super::policy;
use super::world::Waiting;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    #[serde(rename = "name")]
    _name: String,
    side: Side,
    day: Day,
    corps: BTreeMap<Commander, BTreeMap<Face, u8>>,
    posts: BTreeMap<Commander, Position>,
    #[serde(default)]
    detached: Vec<Sent>,
    #[serde(default)]
    battery: Option<Battery>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    corps: Commander,
    face: Face,
    to: Position,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Battery {
    at: Approach,
}

static PLANS: LazyLock<Vec<Plan>> =
    LazyLock::new(|| serde_json::from_str(include_str!("plans.json")).expect("the plans are sound"));

/// The highest bid for the right to choose an army.
const MOST_BID: u8 = 2;

/// An answer before the battle. `chance` is the same for the whole match, so that an army follows one plan.
pub fn answer(state: &State, waiting: &Waiting, view: &View, chance: &mut TestRng) -> Option<Action> {
    let army = state.army(waiting.side);
    let plans: Vec<&Plan> = PLANS
        .iter()
        .filter(|plan| plan.side == waiting.side && plan.day == state.options.day)
        .collect();
    let planned = match waiting.ask {
        Ask::Bid => return Some(bid(state, chance)),
        Ask::Side => Some(Action::Side { side: Side::French }),
        _ if plans.is_empty() => None,
        _ => {
            let plan = plans[chance.random_range(0..plans.len())];
            match waiting.ask {
                Ask::Assignment => Some(plan.assignment(army)),
                Ask::Placement => Some(plan.placement()),
                Ask::Detachments => Some(plan.detachments(army)),
                Ask::Battery => plan.battery(army),
                _ => None,
            }
        }
    };
    let legal = |action: &Action| Triumph::check(view, &waiting.ask, action).is_ok();
    planned
        .filter(legal)
        .or_else(|| policy::natural(army, view, &waiting.ask, chance))
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
