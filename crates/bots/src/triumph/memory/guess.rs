//! Who takes part in an attack, as far as the view alone tells: for who has not heard the whole story.

use triumph::board::Position;
use triumph::{Army, AttackKnown, CavalryShown, Face, Leaders, RideKnown, Roll, StageKnown, Unit, Units, View};

use super::track::{Part, Track};

/// No more lead an attack, or a defence.
const MOST_LEADERS: u8 = 2;

pub fn part(track: &mut Track, view: &View) {
    let attacking = track.army.side == view.turn.side;
    let (ride, attack) = match &view.stage {
        StageKnown::Ride(ride) => (Some(ride), None),
        StageKnown::Attack(attack) => (attack.ride.as_ref(), Some(attack)),
        _ => (None, None),
    };
    let army = &track.army;
    let mut part = Part {
        approach: attack.map(|known| known.from),
        ..Part::default()
    };
    if let Some(ride) = ride.filter(|_| attacking) {
        let shown = view.options.cavalry == CavalryShown::Declared;
        part.riders = riders(army, ride, shown);
        part.passed.insert(ride.at);
    }
    match attack {
        Some(known) if attacking => attack_with(&mut part, army, known),
        Some(known) => defend_with(&mut part, army, known),
        None => {}
    }
    if !part.riders.is_empty() {
        track.prove(part.riders, Face::is_cavalry);
    }
    mark(&mut track.army, &part, attack);
    track.part = part;
}

fn riders(army: &Army, known: &RideKnown, shown: bool) -> Units {
    let at = Position::reserve(known.at);
    let mut units = Units::NONE;
    for (corps, count) in known.riders.iter() {
        let there = army.at(at).filter(|unit| army.corps_of(unit) == corps);
        let horse = there.and(army.seen).filter(|unit| army.is(unit, Face::is_cavalry));
        let unseen = there.without(army.seen);
        let order = if shown { [horse, unseen] } else { [unseen, horse] };
        units = units.or(first_of(order, count));
    }
    units
}

fn attack_with(part: &mut Part, army: &Army, known: &AttackKnown) {
    let there = [Position::at(known.from), Position::reserve(known.from.locale())].map(|place| army.at(place));
    // All come from one place.
    let count: u8 = known.attackers.iter().map(|(_, count)| count).sum();
    let leading = known.attack_leaders.iter().flatten().count() as u8;
    let fits = |place: &Units| {
        let leaders = shown(army, *place, &known.attack_leaders, Units::NONE);
        let living = called(army, *place, &known.attackers, leaders);
        leaders.len() == leading && living.len() == count
    };
    let there = there.into_iter().find(fits).unwrap_or(there[0].or(there[1]));
    let leaders = shown(army, there, &known.attack_leaders, Units::NONE);
    let living = called(army, there, &known.attackers, leaders);
    let dead = lost(army, known.attackers_named, living);
    part.sent = living.or(dead);
    part.leaders = leaders.or(first_of([dead], MOST_LEADERS - leaders.len()));
}

fn defend_with(part: &mut Part, army: &Army, known: &AttackKnown) {
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
    part.named = living.or(dead);
    part.defence_leaders = leaders.or(first_of([dead], MOST_LEADERS - leaders.len()));
    part.counter = counter;
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

/// What the units have done in this attack.
fn mark(army: &mut Army, part: &Part, attack: Option<&AttackKnown>) {
    let Some(known) = attack else {
        return;
    };
    let approach = known.from.opposite();
    for unit in part.named.and(army.alive()) {
        army.marks.stood.set_unit(unit, approach);
    }
    if !part.named.is_empty() {
        for commander in known.defenders.commanders.iter() {
            army.marks.stood.set_commander(commander, approach);
        }
    }
    army.marks.moved = part.sent.and(army.alive());
}
