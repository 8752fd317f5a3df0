//! A locale is given up (T12, R16, R52).

use std::collections::BTreeSet;

use crate::answers::destinations::Flight;
use crate::army::Army;
use crate::attack::{Attack, AttackStep};
use crate::board::{Locale, Position};
use crate::commanders::Commanders;
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::face::Face;
use crate::group::{Group, groups};
use crate::resolve::{assault, kept, losses, morale, ride};
use crate::state::{Stage, State};
use crate::told::{LossCause, MoraleCause, Told};
use crate::unit::{Unit, Units};
use crate::unit_map::UnitMap;

/// Who takes the losses of a retreat at this position: foot and horse at an approach, in the reserve the infantry that
/// was not named.
pub fn exposed(army: &Army, named: Units, at: Position) -> Units {
    let there = army.at(at);
    if at.is_reserve() {
        there.without(named).filter(|unit| army.is(unit, Face::is_foot))
    } else {
        there.filter(|unit| !army.is(unit, Face::is_artillery))
    }
}

/// Everybody in the locale is shown, and the guns are lost.
pub fn begin(state: &mut State, attack: Attack, beaten: bool, out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    let locale = attack.from.far();
    let army = state.army_mut(side);
    let all = army.within(locale);
    army.show(all);
    let commanders: Commanders = army
        .commanders()
        .filter(|&one| army.post(one).and_then(Position::locale) == Some(locale))
        .collect();
    out.push(Event {
        told: Told::Retreated {
            side,
            locale,
            pieces: by_position(army, all, commanders),
        },
        owner: side,
        weight: Weight::Showing,
    });
    morale::commit(state, side, all, out);
    let guns = state.army(side).within(locale);
    let guns = guns.filter(|unit| state.army(side).is(unit, Face::is_artillery));
    let hits: Vec<(Unit, u8)> = guns.into_iter().map(|unit| (unit, 1)).collect();
    state.stage = Stage::Attack(attack);
    if pay(state, LossCause::GunsAbandoned, hits, out) {
        next_losses(state, attack, beaten, None, out);
    }
}

/// The corps, and the detached units of each position, as everybody then sees them.
fn by_position(army: &Army, units: Units, commanders: Commanders) -> Vec<Group> {
    let detached = units.and(army.detached());
    let places: BTreeSet<Position> = detached.into_iter().map(|unit| army.place(unit)).collect();
    let detached = places
        .into_iter()
        .flat_map(|place| groups(army, detached.and(army.at(place)), Commanders::NONE));
    let mut all = groups(army, units.without(army.detached()), commanders);
    all.extend(detached);
    all
}

/// Steps lost in a retreat cost morale at once. Whether the army still stands.
fn pay(state: &mut State, cause: LossCause, hits: Vec<(Unit, u8)>, out: &mut Vec<Event>) -> bool {
    let side = state.turn.side.other();
    let steps = losses::take(state, side, cause, hits, out);
    morale::lose(state, side, MoraleCause::Retreat, steps, 0, out)
}

/// The positions that pay, in order: the other approaches, then the reserve.
pub fn positions(attack: &Attack) -> impl Iterator<Item = Position> + use<> {
    let locale = attack.from.far();
    let defended = attack.from.opposite();
    let others = locale
        .approaches()
        .iter()
        .filter(move |&&approach| approach != defended);
    others
        .map(|&approach| Position::at(approach))
        .chain([Position::reserve(locale)])
}

/// What a position pays: by its own width, the reserve by that of the defence approach.
fn price(attack: &Attack, at: Position) -> u8 {
    let approach = at.approach().unwrap_or(attack.from);
    if approach.wide() { 2 } else { 1 }
}

/// Goes on with the losses after a position, until somebody has to choose.
fn next_losses(state: &mut State, mut attack: Attack, beaten: bool, after: Option<Position>, out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    let mut left = positions(&attack).skip_while(|&at| after.is_some_and(|after| at != after));
    if after.is_some() {
        left.next();
    }
    for at in left {
        let army = state.army(side);
        let takers = exposed(army, attack.defence.named, at);
        let steps = price(&attack, at).min(army.strength_of(takers));
        if steps == 0 {
            continue;
        }
        let Some(hits) = only_way(army, takers, steps) else {
            attack.assault.due = steps;
            attack.step = AttackStep::RetreatLosses { at, beaten };
            state.stage = Stage::Attack(attack);
            return;
        };
        if !pay(state, LossCause::Retreat, hits, out) {
            return;
        }
    }
    destinations(state, attack, beaten, out);
}

/// The losses that leave nothing to choose; everybody sees these units.
fn only_way(army: &Army, takers: Units, steps: u8) -> Option<Vec<(Unit, u8)>> {
    let marks = &army.marks;
    // Who has fought this turn may not be named again (T11.2h, T11.2i): that is another unit to lose than one that may.
    let alike = |one: Unit| {
        (
            army.face(one),
            army.corps_of(one),
            marks.stood.unit(one),
            marks.beaten.contains(one),
        )
    };
    let first = takers.first()?;
    if takers.len() == 1 {
        return Some(vec![(first, steps)]);
    }
    if steps == army.strength_of(takers) {
        return Some(takers.into_iter().map(|unit| (unit, army.strength(unit))).collect());
    }
    let same = takers.into_iter().all(|unit| alike(unit) == alike(first));
    (same && steps == 1).then(|| vec![(first, 1)])
}

pub fn chosen_losses(
    state: &mut State,
    attack: Attack,
    at: Position,
    beaten: bool,
    hits: &UnitMap<u8>,
    out: &mut Vec<Event>,
) {
    if pay(state, LossCause::Retreat, hits.iter().collect(), out) {
        next_losses(state, attack, beaten, Some(at), out);
    }
}

fn destinations(state: &mut State, mut attack: Attack, beaten: bool, out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    let ground = state.ground();
    let eyes = Eyes::of_state(state, side, &ground);
    let flight = Flight {
        eyes: &eyes,
        from: attack.from,
    };
    let units = flight.units();
    let mut refuges = flight.refuges();
    let (first, second) = (refuges.next(), refuges.next());
    drop(refuges);
    let decided: Option<UnitMap<Locale>> = match (first, second) {
        _ if units.is_empty() => Some(UnitMap::default()),
        (None, _) => Some(UnitMap::default()),
        (Some((locale, room)), None) if room >= units.len() => {
            Some(units.into_iter().map(|unit| (unit, locale)).collect())
        }
        _ => None,
    };
    match decided {
        Some(to) => flee(state, attack, beaten, &to, out),
        None => {
            attack.step = AttackStep::Destinations { beaten };
            state.stage = Stage::Attack(attack);
        }
    }
}

/// Units go where they were sent; who was sent nowhere is lost.
pub fn flee(state: &mut State, mut attack: Attack, beaten: bool, to: &UnitMap<Locale>, out: &mut Vec<Event>) {
    let side = state.turn.side.other();
    let all = state.army(side).within(attack.from.far());
    let homeless = all.without(to.units());
    let hits: Vec<(Unit, u8)> = homeless
        .into_iter()
        .map(|unit| (unit, state.army(side).strength(unit)))
        .collect();
    if !pay(state, LossCause::NoRoom, hits, out) {
        return;
    }
    let army = state.army(side);
    let choosing = !kept::choosing(army, to.units()).is_empty();
    // The corps are still whole, so that it shows who went where.
    for (locale, units) in by_locale(to) {
        out.push(Event {
            told: Told::WentTo {
                side,
                locale,
                pieces: groups(state.army(side), units, Commanders::NONE),
            },
            owner: side,
            weight: Weight::Binding,
        });
    }
    if choosing {
        // Where each unit goes is kept with it, but a corps stands in one place only once it is broken up.
        attack.defence.refuge = *to;
        attack.step = AttackStep::KeptInRetreat { beaten };
        state.stage = Stage::Attack(attack);
    } else {
        settle(state, attack, beaten, to, Units::NONE, out);
    }
}

fn by_locale(to: &UnitMap<Locale>) -> Vec<(Locale, Units)> {
    let mut all: Vec<(Locale, Units)> = Vec::new();
    for (unit, locale) in to.iter() {
        match all.iter_mut().find(|(other, _)| *other == locale) {
            Some((_, units)) => units.insert(unit),
            None => all.push((locale, Units::one(unit))),
        }
    }
    all.sort_by_key(|(locale, _)| *locale);
    all
}

/// The corps are broken up, and everybody stands where he fled to.
pub fn settle(
    state: &mut State,
    attack: Attack,
    beaten: bool,
    to: &UnitMap<Locale>,
    kept: Units,
    out: &mut Vec<Event>,
) {
    let side = state.turn.side.other();
    kept::keep(state, side, to.units(), kept, Weight::Binding, out);
    let army = state.army_mut(side);
    for (unit, locale) in to.iter() {
        army.put(Units::one(unit), Position::reserve(locale));
    }
    if beaten {
        army.marks.beaten = army.marks.beaten.or(to.units());
        assault::move_in(state, attack, out);
    } else {
        after_retreat(state, attack, out);
    }
}

/// The attacker is asked who goes in; a rider goes in.
fn after_retreat(state: &mut State, mut attack: Attack, out: &mut Vec<Event>) {
    match attack.ride {
        Some(riding) => ride::charge_home(state, riding, out),
        None => {
            attack.step = AttackStep::Entry;
            state.stage = Stage::Attack(attack);
        }
    }
}
