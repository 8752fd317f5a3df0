//! The stage of a state, out of what a seat knows of it.

use triumph::board::{Approach, Commander, Locale, LocaleSet, Position};
use triumph::{
    Army, Assault, Attack, AttackKnown, CavalryShown, Command, Commanders, Defence, Face, Group, Known, Leaders, Order,
    Preparation, Ride, RideKnown, Roll, Stage, State, Step, Task, Unit, UnitMap, Units, View,
};

use crate::triumph::memory::Combat;

/// Sets the stage, and says who of the enemy rides.
pub fn build(view: &View, combat: &Combat, state: &mut State) -> Units {
    let mut riders = Units::NONE;
    let mut ride = |state: &State, known: &RideKnown, charge: Option<Approach>| match known.ride {
        Some(ride) => ride,
        None => {
            let ride = riding(state, known, charge);
            riders = ride.units;
            ride
        }
    };
    state.stage = match &view.stage {
        Known::Auction(auction) => Stage::Auction(*auction),
        Known::ChooseSide { winner, bid } => Stage::ChooseSide {
            winner: *winner,
            bid: *bid,
        },
        Known::SetUp { mine, allied_deployed } => Stage::SetUp(preparation(view, *mine, *allied_deployed)),
        Known::Command => Stage::Command,
        Known::Ride(known) => Stage::Ride(ride(state, known, None)),
        Known::Over(end) => Stage::Over(*end),
        Known::Attack(known) => {
            let ride = known.ride.as_ref().map(|ridden| ride(state, ridden, Some(known.from)));
            Stage::Attack(Attack {
                from: known.from,
                guard: known.guard,
                halts: known.halts,
                step: known.step,
                ride,
                defence: known.defence.unwrap_or_else(|| defence(state, known, combat)),
                assault: known.assault.unwrap_or_else(|| assault(state, known, combat)),
            })
        }
    };
    mark(state, view);
    riders
}

/// The enemy is taken to be at the beginning of what he does in secret.
fn preparation(view: &View, mine: Option<Task>, allied_deployed: bool) -> Preparation {
    use triumph::board::Side;
    let own = |side| mine.filter(|_| view.side == Some(side));
    let allied = if allied_deployed { Task::Nothing } else { Task::Assign };
    Preparation {
        allied: own(Side::Allied).unwrap_or(allied),
        french: own(Side::French).unwrap_or(Task::Assign),
        early: false,
    }
}

fn riding(state: &State, known: &RideKnown, charge: Option<Approach>) -> Ride {
    let army = state.army(state.turn.side);
    let at = Position::reserve(known.at);
    let shown = state.options.cavalry == CavalryShown::Declared;
    let mut units = Units::NONE;
    let mut corps = None;
    for (commander, count) in known.riders.iter() {
        let there = army.at(at).filter(|unit| army.corps_of(unit) == commander);
        let horse = there.and(army.seen).filter(|unit| army.is(unit, Face::is_cavalry));
        let unseen = there.without(army.seen);
        let order = if shown { [horse, unseen] } else { [unseen, horse] };
        units = units.or(first_of(order, count));
        corps = commander;
    }
    let mut passed = LocaleSet::EMPTY;
    passed.insert(known.at);
    let roads = known.at.roads().iter();
    let mut roads = roads.filter(|road| Some(road.approach()) == charge);
    let on = roads.clone().find(|road| road.from_group() == known.group);
    Ride {
        units,
        corps,
        at: known.at,
        group: known.group,
        steps: known.steps,
        main: known.main,
        passed,
        charge: on.or_else(|| roads.next()).copied(),
    }
}

/// So many units, from the first of these sets as far as they go.
fn first_of<const N: usize>(sets: [Units; N], count: u8) -> Units {
    let all = sets.into_iter().flatten();
    let mut units = Units::NONE;
    for unit in all {
        if units.len() < count {
            units.insert(unit);
        }
    }
    units
}

/// The units that are meant by these faces and corps, out of those that are seen among some.
fn shown(army: &Army, among: Units, leaders: &Leaders, taken: Units) -> Units {
    let mut units = Units::NONE;
    for leader in leaders.iter().flatten() {
        let free = among.and(army.seen).without(taken).without(units);
        let meant = free.filter(|unit| army.face(unit) == Some(leader.face) && army.corps_of(unit) == leader.corps);
        meant.first().into_iter().for_each(|unit| units.insert(unit));
    }
    units
}

/// So many of each corps out of some units, those that must be among them first.
fn called(army: &Army, among: Units, roll: &Roll, first: Units) -> Units {
    let mut units = Units::NONE;
    for (corps, count) in roll.iter() {
        let there = among.filter(|unit| army.corps_of(unit) == corps);
        let rest = there.without(first);
        let hidden = rest.without(army.seen);
        units = units.or(first_of([there.and(first), hidden, rest.and(army.seen)], count));
    }
    units
}

/// Numbers for units that were named and are lost.
fn lost(army: &Army, named: u8, living: Units) -> Units {
    let numbers: Units = Unit::all().collect();
    let free: Vec<Unit> = numbers.without(army.alive()).into_iter().collect();
    let count = usize::from(named.saturating_sub(living.len()));
    free.into_iter().rev().take(count).collect()
}

fn some(units: Units, count: u8) -> Units {
    first_of([units], count)
}

fn defence(state: &State, known: &AttackKnown, combat: &Combat) -> Defence {
    let army = state.army(state.turn.side.other());
    let post = if known.blocked {
        Position::at(known.from.opposite())
    } else {
        Position::reserve(known.from.far())
    };
    let there = army.at(post);
    let leaders = shown(army, there, &known.defence_leaders, Units::NONE);
    let counter = shown(army, there, &known.counter, leaders);
    let living = called(army, there, &known.defenders, leaders.or(counter));
    let dead = lost(army, known.defenders_named, living);
    let dead_leaders = some(dead, combat.defence_led.saturating_sub(leaders.len()));
    let refuge = match known.step {
        Step::KeptInRetreat { .. } => refuge(state, army, known.from, combat),
        _ => UnitMap::default(),
    };
    Defence {
        blocked: known.blocked,
        named: living.or(dead),
        commanders: known.defenders.commanders,
        count: known.defenders_named,
        leaders: leaders.or(dead_leaders),
        counter,
        lost: combat.defence_lost,
        countered: combat.countered,
        refuge,
    }
}

/// Everybody in the locale is seen by then, and where they go was told.
fn refuge(state: &State, army: &Army, from: Approach, combat: &Combat) -> UnitMap<Locale> {
    let mut refuge = UnitMap::default();
    let mut left = army.within(from.far());
    for (locale, groups) in &combat.refuges {
        for group in groups {
            let units = meant(army, left, group);
            units.into_iter().for_each(|unit| refuge.set(unit, *locale));
            left = left.without(units);
        }
    }
    for unit in left {
        let open = from.far().approaches().iter().find(|approach| {
            let to = approach.far();
            let taken = refuge.iter().filter(|(_, other)| *other == to).count() as u8;
            let room = state.ground().room(army.side, to);
            to != from.locale() && approach.passable() && !state.ground().holds(army.side.other(), to) && room > taken
        });
        open.into_iter().for_each(|approach| refuge.set(unit, approach.far()));
    }
    refuge
}

fn meant(army: &Army, among: Units, group: &Group) -> Units {
    let corps = among.filter(|unit| army.corps_of(unit) == group.corps);
    let mut units = Units::NONE;
    for &face in &group.faces {
        let free = corps.without(units).filter(|unit| army.face(unit) == Some(face));
        free.first().into_iter().for_each(|unit| units.insert(unit));
    }
    first_of([units, corps.without(units)], group.count)
}

fn assault(state: &State, known: &AttackKnown, combat: &Combat) -> Assault {
    let Some(command) = known.command else {
        return Assault {
            due: known.due,
            ..Assault::default()
        };
    };
    let army = state.army(state.turn.side);
    let places = [Position::at(known.from), Position::reserve(known.from.locale())];
    let there = places.map(|place| army.at(place));
    // All come from one place.
    let fits = |place: &Units| {
        let leaders = shown(army, *place, &known.attack_leaders, Units::NONE);
        let living = called(army, *place, &known.attackers, leaders);
        let counted: u8 = known.attackers.iter().map(|(_, count)| count).sum();
        leaders.len() == known.attack_leaders.iter().flatten().count() as u8 && living.len() == counted
    };
    let there = there.into_iter().find(fits).unwrap_or(there[0].or(there[1]));
    let leaders = shown(army, there, &known.attack_leaders, Units::NONE);
    let living = called(army, there, &known.attackers, leaders);
    let dead = lost(army, known.attackers_named, living);
    let dead_leaders = some(dead, combat.attack_led.saturating_sub(leaders.len()));
    let units = living.or(dead);
    Assault {
        order: Some(order(command, known, army, units)),
        units,
        count: known.attackers_named,
        leaders: leaders.or(dead_leaders),
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
            // Which one it was is nobody's business any more.
            let anybody = Commander::of(army.side).next();
            let corps = army.commanders().next().or(anybody);
            corps.map_or(Order::Unit { units, road: None }, |corps| Order::Detach {
                corps,
                units,
            })
        }
    }
}

/// What the units of the enemy have done in this attack.
fn mark(state: &mut State, view: &View) {
    let (Stage::Attack(attack), Known::Attack(known)) = (state.stage, &view.stage) else {
        return;
    };
    let side = state.turn.side;
    if known.defence.is_none() {
        let army = state.army_mut(side.other());
        let approach = attack.from.opposite();
        for unit in attack.defence.named.and(army.alive()) {
            army.marks.stood.set_unit(unit, approach);
        }
        for commander in attack.defence.commanders.iter() {
            army.marks.stood.set_commander(commander, approach);
        }
    }
    if known.assault.is_none() {
        let army = state.army_mut(side);
        army.marks.moved = army.marks.moved.or(attack.assault.units.and(army.alive()));
    }
}
