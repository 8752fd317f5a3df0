//! The stage of a state, out of what a seat knows of it and of who takes part.

use triumph::board::{Approach, Commander, Locale, Side};
use triumph::{
    Army, Assault, Attack, AttackKnown, AttackStep, Command, Commanders, Defence, Order, Preparation, Ride, RideKnown,
    Stage, StageKnown, State, Task, UnitMap, Units, View,
};

use crate::triumph::memory::{Combat, Part};

/// What parts the armies take, by side; that of the seat's own is in the view.
pub type Parts = [Part; 2];

pub fn build(view: &View, combat: &Combat, parts: &Parts, state: &State) -> Stage {
    let acting = &parts[view.turn.side.index()];
    let ride = |known: &RideKnown, charge| known.ride.unwrap_or_else(|| riding(state, known, acting, charge));
    match &view.stage {
        StageKnown::Auction(auction) => Stage::Auction(*auction),
        StageKnown::ChooseSide { winner, bid } => Stage::ChooseSide {
            winner: *winner,
            bid: *bid,
        },
        StageKnown::SetUp { mine, allied_deployed } => Stage::SetUp(preparation(view, *mine, *allied_deployed)),
        StageKnown::Command => Stage::Command,
        StageKnown::Ride(known) => Stage::Ride(ride(known, None)),
        StageKnown::Over(end) => Stage::Over(*end),
        StageKnown::Attack(known) => {
            let resisting = &parts[view.turn.side.other().index()];
            Stage::Attack(Attack {
                from: known.from,
                guard: known.guard,
                halts: known.halts,
                step: known.step,
                ride: known.ride.as_ref().map(|ridden| ride(ridden, Some(known.from))),
                defence: known
                    .defence
                    .unwrap_or_else(|| defence(state, known, combat, resisting)),
                assault: known.assault.unwrap_or_else(|| assault(state, known, combat, acting)),
            })
        }
    }
}

/// The enemy is taken to be at the beginning of what he does in secret.
fn preparation(view: &View, mine: Option<Task>, allied_deployed: bool) -> Preparation {
    let own = |side| mine.filter(|_| view.side == Some(side));
    let allied = if allied_deployed { Task::Nothing } else { Task::Assign };
    Preparation {
        allied: own(Side::Allied).unwrap_or(allied),
        french: own(Side::French).unwrap_or(Task::Assign),
        early: false,
    }
}

fn riding(state: &State, known: &RideKnown, part: &Part, charge: Option<Approach>) -> Ride {
    let army = state.army(state.turn.side);
    let roads = known.at.roads().iter();
    let mut roads = roads.filter(|road| Some(road.approach()) == charge);
    let on = roads.clone().find(|road| road.from_group() == known.group);
    Ride {
        units: part.riders,
        corps: part.riders.first().and_then(|unit| army.corps_of(unit)),
        at: known.at,
        group: known.group,
        steps: known.steps,
        main: known.main,
        passed: part.passed,
        charge: on.or_else(|| roads.next()).copied(),
    }
}

fn defence(state: &State, known: &AttackKnown, combat: &Combat, part: &Part) -> Defence {
    let army = state.army(state.turn.side.other());
    let refuge = match known.step {
        AttackStep::KeptInRetreat { .. } => refuge(state, army, known.from, part),
        _ => UnitMap::default(),
    };
    Defence {
        blocked: known.blocked,
        named: part.named,
        commanders: known.defenders.commanders,
        count: known.defenders_named,
        leaders: part.defence_leaders,
        counter: part.counter,
        lost: combat.defence_lost,
        countered: combat.countered,
        refuge,
    }
}

/// Where they go was told; whoever has not heard it sends them where there is room.
fn refuge(state: &State, army: &Army, from: Approach, part: &Part) -> UnitMap<Locale> {
    let mut refuge = part.refuge;
    let ground = state.ground();
    for unit in army.within(from.far()).without(refuge.units()) {
        let open = from.far().approaches().iter().find(|approach| {
            let to = approach.far();
            let taken = refuge.iter().filter(|(_, other)| *other == to).count() as u8;
            let free = approach.passable() && !ground.holds(army.side.other(), to);
            to != from.locale() && free && ground.room(army.side, to) > taken
        });
        open.into_iter().for_each(|approach| refuge.set(unit, approach.far()));
    }
    refuge
}

fn assault(state: &State, known: &AttackKnown, combat: &Combat, part: &Part) -> Assault {
    let Some(command) = known.command else {
        return Assault {
            due: known.due,
            ..Assault::default()
        };
    };
    let army = state.army(state.turn.side);
    Assault {
        order: Some(order(command, known, army, part.sent)),
        units: part.sent,
        count: known.attackers_named,
        leaders: part.leaders,
        narrow: known.narrow,
        guns: known.guns,
        initial: known.initial,
        result: known.result,
        lost: combat.attack_lost,
        due: known.due,
    }
}

fn order(command: Command, known: &AttackKnown, army: &Army, units: Units) -> Order {
    let corps: Commanders = known.attackers.iter().filter_map(|(corps, _)| corps).collect();
    match command {
        Command::CorpsMove => Order::Corps {
            corps,
            leave: Units::NONE,
            road: None,
        },
        Command::UnitMove => Order::Unit { units, road: None },
        Command::DetachMove => {
            // Whose they were is nobody's business any more.
            let anybody = Commander::of(army.side).next();
            let corps = army.commanders().next().or(anybody);
            corps.map_or(Order::Unit { units, road: None }, |corps| Order::Detach {
                corps,
                units,
            })
        }
    }
}
