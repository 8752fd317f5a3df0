//! The first thought: a quick answer to anything but a command, as a soldier would give it who knows his trade and does
//! not stop to think. Playing on from a picture is done with these.

use rand::RngExt as _;
use table::{Game as _, TestRng};
use triumph::board::{Approach, Position, Side};
use triumph::{Action, Army, Ask, Attack, Commanders, Face, Pick, Stage, State, Triumph, Unit, Units, View};

use super::assault::{declarations, initial};
use super::field::Posts as _;
use super::world::{self, Waiting, World};

pub fn answer(world: &World, waiting: &Waiting, view: &View, rng: &mut TestRng) -> Option<Action> {
    let state = &world.state;
    let legal = |action: &Action| Triumph::check(view, &waiting.ask, action).is_ok();
    let first = match (&state.stage, waiting.ask) {
        (Stage::Attack(attack), Ask::Defence) => defence(state, attack, waiting.side).into_iter().find(legal),
        (Stage::Attack(attack), Ask::Feint) => is_pressed(state, attack).then_some(Action::Press).filter(legal),
        (Stage::Attack(attack), Ask::Declaration) => declaration(state, attack, legal),
        (Stage::Attack(attack), Ask::CounterAttack) => counter_attacks(state, attack).into_iter().find(legal),
        (_, Ask::Command) => Some(Action::EndTurn),
        (_, Ask::Ride) => Some(Action::RideNoFurther),
        _ => None,
    };
    first.or_else(|| natural(state.army(waiting.side), view, &waiting.ask, rng))
}

/// Whoever has nothing better to do feints rather than attacks, hits those that can take it, and keeps the strong.
pub fn natural(army: &Army, view: &View, ask: &Ask, rng: &mut TestRng) -> Option<Action> {
    world::walk(view, ask, |_, pick| liking(army, pick) + rng.random::<f32>())
}

fn liking(army: &Army, pick: &Pick) -> f32 {
    match pick {
        Pick::Feint | Pick::Done => 2.0,
        Pick::Press => -5.0,
        // A unit of two or more lives on.
        Pick::Hit { unit } => match army.face(*unit) {
            Some(Face::Infantry2) => 1.0,
            Some(Face::Infantry3 | Face::Cavalry2) => 0.7,
            Some(Face::Infantry1 | Face::Cavalry1) => 0.4,
            _ => 0.0,
        },
        Pick::Keep { unit } => f32::from(army.strength(*unit)),
        Pick::Lost => -5.0,
        Pick::Corps { .. } => 1.5,
        _ => 0.0,
    }
}

/// Defences worth a thought, the likeliest first.
pub fn defence(state: &State, attack: &Attack, side: Side) -> Vec<Action> {
    let army = state.army(side);
    let at = attack.from.opposite();
    let blockers = army.at(Position::at(at));
    let mut all = Vec::new();
    if !blockers.is_empty() {
        for leaders in defenders(army, blockers, at, 1) {
            all.push(Action::Hold { leaders });
        }
        all.push(Action::Hold { leaders: Units::NONE });
        return all;
    }
    let beaten = state.attack(side.other(), attack.from) > state.defence(side, at);
    if beaten {
        all.push(Action::Retreat);
    }
    let reserve = army.at(Position::reserve(at.locale()));
    let able = reserve.filter(|unit| {
        let stood = army.marks.stood.unit(unit);
        stood.is_none_or(|stood| stood == at) && !army.marks.beaten.contains(unit)
    });
    let detached = able.and(army.detached());
    let single = best(army, detached, 1);
    let mut named: Vec<Units> = army
        .commanders_at(Position::reserve(at.locale()))
        .map(|one| army.corps(one).and(able))
        .filter(|units| !units.is_empty())
        .collect();
    named.sort_by_key(|&units| std::cmp::Reverse(army.strength_of(units)));
    let everybody = named.iter().fold(single, |all, units| all.or(*units));
    named.insert(0, everybody);
    named.push(single);
    named.retain(|units| !units.is_empty());
    named.dedup();
    for units in named {
        for leaders in defenders(army, units, at, 2) {
            all.push(defend(units, leaders));
        }
        all.push(defend(units, Units::NONE));
    }
    if !beaten {
        all.push(Action::Retreat);
    }
    all
}

fn defend(units: Units, leaders: Units) -> Action {
    Action::Defend {
        units,
        commanders: Commanders::NONE,
        leaders,
    }
}

/// Leaders of a defence: the best two where two may lead, then the best one.
fn defenders(army: &Army, units: Units, at: Approach, least: u8) -> Vec<Units> {
    let able =
        units.filter(|unit| army.strength(unit) >= least && !(at.obstructed() && army.is(unit, Face::is_cavalry)));
    let mut all = Vec::new();
    if at.wide() {
        if least == 1 {
            all.push(best(army, able, 2));
        } else {
            for commander in army.commanders() {
                let mine = army.corps(commander).and(able);
                for arm in [Face::is_foot as fn(Face) -> bool, Face::is_cavalry] {
                    all.push(best(army, mine.filter(|unit| army.is(unit, arm)), 2));
                }
            }
        }
    }
    all.push(best(army, able, 1));
    all.push(best(army, able.filter(|unit| !is_elite(army, unit)), 1));
    all.retain(|leaders| !leaders.is_empty());
    all.sort_by_key(|&leaders| std::cmp::Reverse(army.strength_of(leaders)));
    all.dedup();
    all
}

fn is_elite(army: &Army, unit: Unit) -> bool {
    army.is(unit, |face| face.is_guard() || face.is_heavy())
}

/// So many of the strongest, the line before the Guard where they are equal.
fn best(army: &Army, units: Units, count: usize) -> Units {
    let mut ranked: Vec<Unit> = units.into_iter().collect();
    ranked.sort_by_key(|&unit| (std::cmp::Reverse(army.strength(unit)), is_elite(army, unit)));
    ranked.into_iter().take(count).collect()
}

/// Whether the attack promises to win.
fn is_pressed(state: &State, attack: &Attack) -> bool {
    let best = declarations(state, attack)
        .iter()
        .filter_map(|action| initial(state, attack, action))
        .max();
    match best {
        Some(result) => result > 0,
        None => false,
    }
}

fn declaration(state: &State, attack: &Attack, legal: impl Fn(&Action) -> bool) -> Option<Action> {
    let standing = &state.standings[state.turn.side.index()];
    let army = state.army(state.turn.side);
    let price = |action: &Action| {
        let Action::Declare { leaders, .. } = action else {
            return 0.0;
        };
        let new_guard = !standing.guard_committed && leaders.into_iter().any(|unit| army.is(unit, Face::is_guard));
        let new_heavy = !standing.heavy_committed && leaders.into_iter().any(|unit| army.is(unit, Face::is_heavy));
        f32::from(u8::from(new_guard)) * 3.0 + f32::from(u8::from(new_heavy)) * 1.5
    };
    let mut all: Vec<(f32, Action)> = declarations(state, attack)
        .into_iter()
        .filter_map(|action| {
            let worth = f32::from(initial(state, attack, &action)?) - price(&action);
            Some((worth, action))
        })
        .collect();
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    all.into_iter().map(|(_, action)| action).find(|action| legal(action))
}

/// Counter-attacks worth a thought, the likeliest first: only a defence that is losing sends anybody.
pub fn counter_attacks(state: &State, attack: &Attack) -> Vec<Action> {
    let army = state.army(state.turn.side.other());
    let able = attack.defence.named.without(attack.defence.leaders).and(army.alive());
    let mut all = Vec::new();
    for arm in [
        Face::is_cavalry as fn(Face) -> bool,
        |face: Face| face.is_foot() && !face.is_guard(),
        Face::is_guard,
    ] {
        let units = able.filter(|unit| army.is(unit, arm));
        let one = best(army, units, 1);
        if one.is_empty() {
            continue;
        }
        all.push(one);
        for commander in army.commanders() {
            let two = best(army, units.and(army.corps(commander)), 2);
            if two.len() == 2 {
                all.push(two);
            }
        }
    }
    // A counter-attacker loses a step before he counts.
    let force = |units: Units| army.strength_of(units) as i8 - units.len() as i8;
    let initial = attack.assault.initial;
    let turns = |units: &Units| initial > 0 && initial - force(*units) < i8::from(attack.defence.blocked);
    all.sort_by_key(|units| force(*units));
    let (mut first, rest): (Vec<Units>, Vec<Units>) = all.into_iter().partition(turns);
    first.push(Units::NONE);
    first.extend(rest);
    first.into_iter().map(|units| Action::CounterAttack { units }).collect()
}
