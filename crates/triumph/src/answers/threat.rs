//! The threat of an attack (T11.1, R22): a threat that could not be carried out, whatever the answer, is none.

use table::Choices;

use crate::action::Action;
use crate::board::{Approach, ApproachSet, Position, Road};
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::road_move::{Column, Walk};
use crate::unit::{Unit, Units};

pub fn check(eyes: &Eyes<'_>, approach: Approach, guard: Option<Unit>) -> Result<(), Refusal> {
    check_target(eyes, approach)?;
    let feasible = sendable(eyes, approach) || battery_could_fire(eyes, approach) || charges(eyes).contains(approach);
    if !feasible {
        return Err(Refusal::CannotBeCarriedOut);
    }
    guard.map_or(Ok(()), |unit| check_guard(eyes, approach, unit))
}

/// Whether an attack over this approach may be threatened at all, whoever makes it.
pub fn check_target(eyes: &Eyes<'_>, approach: Approach) -> Result<(), Refusal> {
    if eyes.options.day.is_night(eyes.round) {
        return Err(Refusal::Night);
    }
    if !approach.passable() {
        return Err(Refusal::Impassable);
    }
    if eyes.enemy_in(approach.locale()) || !eyes.enemy_in(approach.far()) {
        return Err(Refusal::NothingToAttack);
    }
    if eyes.turn.closed.contains(approach) {
        return Err(Refusal::ApproachClosed);
    }
    eyes.may_enter(approach.far())
}

fn check_guard(eyes: &Eyes<'_>, approach: Approach, unit: Unit) -> Result<(), Refusal> {
    if eyes.standing.guard_beaten {
        return Err(Refusal::GuardBeaten);
    }
    if approach.obstructed() {
        return Err(Refusal::GuardObstructed);
    }
    if !guards(eyes, approach).contains(unit) {
        return Err(Refusal::NoGuard);
    }
    Ok(())
}

/// Pieces that attack over this approach without roads stand at it, or in the reserve behind it.
pub fn places(approach: Approach) -> [Position; 2] {
    [Position::at(approach), Position::reserve(approach.locale())]
}

/// The units of the Guard that could attack here.
fn guards(eyes: &Eyes<'_>, approach: Approach) -> Units {
    let places = places(approach);
    eyes.army.alive().filter(|unit| {
        places.contains(&eyes.army.place(unit)) && eyes.army.is(unit, |face| face.is_guard()) && eyes.can_be_sent(unit)
    })
}

/// Whether some unit could be sent over this approach without roads.
pub fn sendable(eyes: &Eyes<'_>, approach: Approach) -> bool {
    let places = places(approach);
    eyes.army
        .alive()
        .into_iter()
        .any(|unit| places.contains(&eyes.army.place(unit)) && eyes.can_be_sent(unit))
}

/// Whether artillery may lead over this approach now (R5).
pub fn check_guns(eyes: &Eyes<'_>, approach: Approach) -> Result<(), Refusal> {
    if eyes.standing.fired.contains(approach) {
        return Err(Refusal::GunsTwice);
    }
    let downhill = approach.locale().hill() && !approach.far().hill();
    if eyes.standing.fired_before.contains(approach) && !downhill {
        return Err(Refusal::GunsTwoRounds);
    }
    Ok(())
}

/// Whether the fixed battery could be ordered to lead over this approach.
pub fn battery_could_fire(eyes: &Eyes<'_>, approach: Approach) -> bool {
    let Some(unit) = eyes.army.fixed else {
        return false;
    };
    let ordered = eyes.army.can_leave(unit)
        && (eyes.can_order_units() || eyes.army.corps_of(unit).is_some_and(|corps| eyes.can_command(corps)));
    ordered && eyes.may_move(unit) && bears(eyes, unit, approach) && check_guns(eyes, approach).is_ok()
}

/// Whether a battery stands so that it can fire over this approach: at it, or as the fixed battery on the Santon.
pub fn bears(eyes: &Eyes<'_>, unit: Unit, approach: Approach) -> bool {
    let place = eyes.army.place(unit);
    place == Position::at(approach) || (eyes.on_santon(unit) && place.locale() == Some(approach.locale()))
}

/// Approaches that cavalry could attack over by road, with room to halt before it if the defender stands.
pub fn charges(eyes: &Eyes<'_>) -> ApproachSet {
    let mut found = ApproachSet::EMPTY;
    let mut looked = [Position::OFF; 16];
    let mut count = 0;
    let column = Column {
        cavalry: true,
        ..Column::single()
    };
    for unit in eyes.unbound(eyes.army.alive()) {
        let place = eyes.army.place(unit);
        let rides = eyes.army.is(unit, |face| face.is_cavalry()) && (place.is_reserve() || place.is_off());
        if !rides || looked[..count].contains(&place) || !eyes.can_be_sent(unit) {
            continue;
        }
        match place.locale() {
            Some(locale) => search(eyes, column, Walk::from(locale), &mut found),
            None => {
                if crate::answers::unit_move::check_unit(eyes, unit).is_err() && !commander_enters(eyes, unit) {
                    continue;
                }
                for entry in crate::board::Entry::all() {
                    if let Ok(walk) = eyes.check_entry(column, entry) {
                        search(eyes, column, walk, &mut found);
                    }
                }
            }
        }
        if count < looked.len() {
            looked[count] = place;
            count += 1;
        }
    }
    found
}

/// Whether the unit could come in with its commander.
fn commander_enters(eyes: &Eyes<'_>, unit: Unit) -> bool {
    let corps = eyes.army.corps_of(unit);
    corps.is_some_and(|corps| eyes.can_command(corps) && crate::answers::corps_move::check_hour(eyes, corps).is_ok())
}

fn search(eyes: &Eyes<'_>, column: Column, walk: Walk, found: &mut ApproachSet) {
    let can_halt = walk.steps == 0 || eyes.room(walk.at) >= column.count;
    for &road in walk.at.roads() {
        if eyes.enemy_in(road.to()) {
            if can_halt && !could_be_cut(eyes, &walk, road) && eyes.check_charge(column, &walk, road).is_ok() {
                found.insert(road.approach());
            }
        } else if let Ok(next) = eyes.check_step(column, &walk, road) {
            search(eyes, column, next, found);
        }
    }
}

/// Whether the defender could retreat onto the way to the attack locale, so that the cavalry would never get there.
fn could_be_cut(eyes: &Eyes<'_>, walk: &Walk, charge: Road) -> bool {
    let target = charge.to();
    walk.passed().into_iter().any(|locale| {
        let free = locale != walk.at && !eyes.ground.holds(eyes.side(), locale);
        free && Approach::between(target, locale).is_some_and(Approach::passable)
    })
}

pub fn first(eyes: &Eyes<'_>, picks: &mut Vec<Pick>) {
    if eyes.options.day.is_night(eyes.round) {
        return;
    }
    let mut near = ApproachSet::EMPTY;
    let mut guarded = ApproachSet::EMPTY;
    for unit in eyes.army.alive() {
        let Some(locale) = eyes.army.place(unit).locale() else {
            continue;
        };
        if !eyes.can_be_sent(unit) {
            if eyes.is_fixed(unit) {
                let sides = locale.approaches().iter();
                near.extend(sides.copied().filter(|&approach| battery_could_fire(eyes, approach)));
            }
            continue;
        }
        let guard = eyes.army.is(unit, |face| face.is_guard());
        let sides = match eyes.army.place(unit).approach() {
            Some(approach) => &[approach][..],
            None => locale.approaches(),
        };
        for &approach in sides.iter().filter(|approach| eyes.enemy_in(approach.far())) {
            near.insert(approach);
            if guard && !approach.obstructed() {
                guarded.insert(approach);
            }
        }
    }
    for approach in near.union(charges(eyes)) {
        if check_target(eyes, approach).is_ok() {
            picks.push(Pick::Threat { approach });
            if guarded.contains(approach) && !eyes.standing.guard_beaten {
                picks.push(Pick::GuardThreat { approach });
            }
        }
    }
}

pub fn guard_choices(eyes: &Eyes<'_>, approach: Approach, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Unit { unit }] => Choices::Whole(Action::Threaten {
            approach,
            guard: Some(*unit),
        }),
        _ => {
            let guards = guards(eyes, approach).into_iter();
            Choices::Next(guards.map(|unit| Pick::Unit { unit }).collect())
        }
    }
}

pub fn path(approach: Approach, guard: Option<Unit>) -> Vec<Pick> {
    match guard {
        None => vec![Pick::Threat { approach }],
        Some(unit) => vec![Pick::GuardThreat { approach }, Pick::Unit { unit }],
    }
}
