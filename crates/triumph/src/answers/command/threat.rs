//! The threat of an attack (T11.1, R22): a threat that could not be carried out, whatever the answer, is none.

use table::Choices;

use crate::action::Action;
use crate::answers::command::{corps_move, unit_move};
use crate::board::{Approach, ApproachSet, Locale, LocaleSet, Position, Road, RoadEntry};
use crate::event::Event;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::threat::threaten;
use crate::road_move::road_reach;
use crate::state::State;
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
pub fn guards(eyes: &Eyes<'_>, approach: Approach) -> Units {
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

/// Approaches that cavalry could attack over by road, with room to halt before it if the defender stands. One unit is
/// enough for a threat, so it is one that is looked for.
pub fn charges(eyes: &Eyes<'_>) -> ApproachSet {
    let mut search = Charges {
        eyes,
        foe: eyes.ground.occupied(eyes.side().other()),
        barred: eyes.turn.shut.union(eyes.turn.won),
        found: ApproachSet::EMPTY,
    };
    let mut looked = LocaleSet::EMPTY;
    let mut entered = false;
    let marks = &eyes.army.marks;
    for unit in eyes.army.alive().without(marks.moved.without(marks.again)) {
        if !eyes.army.is(unit, |face| face.is_cavalry()) {
            continue;
        }
        let place = eyes.army.place(unit);
        match place.locale() {
            Some(locale) => {
                if place.is_reserve() && !looked.contains(locale) && in_reach(eyes, locale) && eyes.can_be_sent(unit) {
                    looked.insert(locale);
                    search.ride_from(locale);
                }
            }
            None => {
                if !entered && eyes.can_be_sent(unit) && could_enter(eyes, unit) {
                    entered = true;
                    search.ride_in();
                }
            }
        }
    }
    search.found
}

/// The ways of a single unit of cavalry that end in an attack.
struct Charges<'a> {
    eyes: &'a Eyes<'a>,
    foe: LocaleSet,
    /// Reserves that nobody enters this turn.
    barred: LocaleSet,
    found: ApproachSet,
}

impl Charges<'_> {
    /// Whether it can come here, and halt here or pass.
    fn is_open(&self, locale: Locale) -> bool {
        !self.foe.contains(locale) && !self.barred.contains(locale) && self.eyes.room(locale) > 0
    }

    fn charge(&mut self, road: Road) {
        if !self.barred.contains(road.to()) {
            self.found.insert(road.approach());
        }
    }

    fn ride_from(&mut self, start: Locale) {
        for &road in start.roads() {
            if self.foe.contains(road.to()) {
                self.charge(road);
            } else if self.is_open(road.to()) {
                self.ride_on(road.to(), road.to_group(), road.main());
            }
        }
    }

    fn ride_in(&mut self) {
        let side = self.eyes.side();
        for entry in RoadEntry::all().filter(|entry| entry.side() == side) {
            let locale = entry.locale();
            if self.is_open(locale) && in_reach(self.eyes, locale) {
                self.ride_on(locale, entry.group(), entry.main());
            }
        }
    }

    /// From the first locale of the way. Back where it came from there is no enemy, and nothing it had not found there.
    fn ride_on(&mut self, at: Locale, group: u8, main: bool) {
        for &road in at.roads().iter().filter(|road| road.from_group() == group) {
            if self.foe.contains(road.to()) {
                self.charge(road);
            } else if main && road.main() && self.is_open(road.to()) {
                self.ride_to_the_end(road);
            }
        }
    }

    /// From the second, on the main road.
    fn ride_to_the_end(&mut self, last: Road) {
        for &road in last.to().roads() {
            let on = road.main() && road.from_group() == last.to_group();
            if on && self.foe.contains(road.to()) {
                self.charge(road);
            }
        }
    }
}

/// Whether there are enemies as near as any road move goes; most cavalry is spared the search.
fn in_reach(eyes: &Eyes<'_>, locale: Locale) -> bool {
    road_reach(locale).meets(eyes.ground.occupied(eyes.side().other()))
}

/// Whether the unit could come onto the map, alone or with its commander.
fn could_enter(eyes: &Eyes<'_>, unit: Unit) -> bool {
    unit_move::check_unit(eyes, unit).is_ok() || commander_enters(eyes, unit)
}

/// Whether the unit could come in with its commander.
fn commander_enters(eyes: &Eyes<'_>, unit: Unit) -> bool {
    let corps = eyes.army.corps_of(unit);
    corps.is_some_and(|corps| eyes.can_command(corps) && corps_move::check_hour(eyes, corps).is_ok())
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

pub fn apply(state: &mut State, approach: Approach, guard: Option<Unit>, out: &mut Vec<Event>) {
    threaten(state, approach, guard, None, out);
}
