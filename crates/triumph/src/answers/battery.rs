//! The fixed battery of the French (T6.9, R42, T18.3).

use table::Choices;

use super::legal;
use crate::action::Action;
use crate::board::{Approach, Locale, Position, Side};
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::set_up;
use crate::state::State;
use crate::told::Told;
use crate::unit::{Unit, Units};
use crate::view::View;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Action::FixBattery { unit, to }) = (Eyes::of(view), action) else {
        return Err(Refusal::AnotherAnswer);
    };
    judge(&eyes, *unit, *to)
}

fn judge(eyes: &Eyes<'_>, unit: Unit, to: Option<Approach>) -> Result<(), Refusal> {
    if !batteries(eyes).contains(unit) {
        return Err(Refusal::NoBattery);
    }
    let place = eyes.army.place(unit);
    match to {
        Some(_) if on_santon(eyes, place) => Err(Refusal::BatteryNotInReserve),
        Some(approach) if !place.is_reserve() || place.locale() != Some(approach.locale()) => {
            Err(Refusal::BatteryNotAtApproach)
        }
        Some(approach) if !approach.passable() => Err(Refusal::Impassable),
        None if place.is_reserve() && !on_santon(eyes, place) => Err(Refusal::BatteryNotAtApproach),
        _ => Ok(()),
    }
}

/// Artillery on the map.
fn batteries(eyes: &Eyes<'_>) -> Units {
    let all = eyes.army.of_face(|face| face.is_artillery());
    all.filter(|unit| !eyes.army.place(unit).is_off())
}

fn on_santon(eyes: &Eyes<'_>, place: Position) -> bool {
    eyes.options.santon && place.locale() == Some(Locale::SANTON)
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(eyes) = Eyes::of(view) else {
        return Choices::Next(Vec::new());
    };
    match draft {
        [Pick::Unit { unit }, Pick::To { position }] => Choices::Whole(Action::FixBattery {
            unit: *unit,
            to: position.approach(),
        }),
        [Pick::Unit { unit }, Pick::Done] => Choices::Whole(Action::FixBattery { unit: *unit, to: None }),
        [Pick::Unit { unit }, ..] => {
            let sides = eyes
                .army
                .place(*unit)
                .locale()
                .map_or(&[][..], |home| home.approaches());
            let sides = sides.iter().map(|&approach| Pick::To {
                position: Position::at(approach),
            });
            legal(sides.chain([Pick::Done]), |pick| match pick {
                Pick::To { position } => judge(&eyes, *unit, position.approach()),
                _ => judge(&eyes, *unit, None),
            })
        }
        _ => {
            let batteries = batteries(&eyes).into_iter();
            Choices::Next(batteries.map(|unit| Pick::Unit { unit }).collect())
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::FixBattery { unit, to } = *action else {
        return None;
    };
    let place = to.map_or(Pick::Done, |approach| Pick::To {
        position: Position::at(approach),
    });
    Some(vec![Pick::Unit { unit }, place])
}

pub fn apply(state: &mut State, unit: Unit, to: Option<Approach>, out: &mut Vec<Event>) {
    let santon = state.options.santon;
    let side = Side::French;
    let army = state.army_mut(side);
    let place = army.place(unit);
    let to = match (to, place.locale()) {
        (Some(approach), _) => Position::at(approach),
        (None, Some(Locale::SANTON)) if santon => Position::reserve(Locale::SANTON),
        _ => place,
    };
    if to != place && army.can_leave(unit) {
        army.detach(Units::one(unit));
    }
    // The last unit of a corps takes its commander along.
    army.put(Units::one(unit), to);
    army.fixed = Some(unit);
    army.show(Units::one(unit));
    out.push(Event {
        told: Told::BatteryFixed { side, at: to },
        owner: side,
        weight: Weight::Secret,
    });
    set_up::begin(state, out);
}
