//! Attach: a commander takes a unit into his corps (T9.14 to T9.17, R32).

use table::Choices;

use crate::action::Action;
use crate::answers::command::check_commander;
use crate::answers::command::corps_move::post;
use crate::army::MOST_IN_A_CORPS;
use crate::board::Commander;
use crate::commanders::Commanders;
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::group::groups;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::state::State;
use crate::told::Told;
use crate::unit::{Unit, Units};

pub fn check(eyes: &Eyes<'_>, corps: Commander, unit: Unit) -> Result<(), Refusal> {
    check_commander(eyes, corps)?;
    check_unit(eyes, corps, unit)
}

fn check_unit(eyes: &Eyes<'_>, corps: Commander, unit: Unit) -> Result<(), Refusal> {
    let army = eyes.army;
    if !army.alive().contains(unit) {
        return Err(Refusal::NotThere);
    }
    if army.corps_of(unit) == Some(corps) {
        return Err(Refusal::AlreadyHis);
    }
    if post(eyes, corps).is_off() {
        return Err(Refusal::OffMapAttach);
    }
    if army.place(unit) != post(eyes, corps) {
        return Err(Refusal::NotTogether);
    }
    if army.corps(corps).len() >= MOST_IN_A_CORPS {
        return Err(Refusal::CorpsFull);
    }
    if !army.can_leave(unit) {
        return Err(Refusal::LastUnit);
    }
    Ok(())
}

fn candidates<'a>(eyes: &'a Eyes<'_>, corps: Commander) -> impl Iterator<Item = Unit> + 'a {
    let there = eyes.army.at(post(eyes, corps)).without(eyes.army.corps(corps));
    there
        .into_iter()
        .filter(move |&unit| check_unit(eyes, corps, unit).is_ok())
}

pub fn is_open(eyes: &Eyes<'_>, corps: Commander) -> bool {
    let Some(locale) = post(eyes, corps).locale() else {
        return false;
    };
    // Nobody else is there, as for most corps.
    let alone = eyes.ground.count(eyes.side(), locale) == eyes.army.corps(corps).len();
    !alone && candidates(eyes, corps).next().is_some()
}

pub fn choices(eyes: &Eyes<'_>, corps: Commander, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Unit { unit }] => Choices::Whole(Action::Attach { corps, unit: *unit }),
        _ => Choices::Next(candidates(eyes, corps).map(|unit| Pick::Unit { unit }).collect()),
    }
}

pub fn path(corps: Commander, unit: Unit) -> Vec<Pick> {
    vec![Pick::Attach { commander: corps }, Pick::Unit { unit }]
}

pub fn apply(state: &mut State, corps: Commander, unit: Unit, out: &mut Vec<Event>) {
    let side = corps.side();
    let army = state.army_mut(side);
    let piece = groups(army, Units::one(unit), Commanders::NONE);
    let at = army.place(unit);
    army.join(unit, Some(corps));
    state.turn.spend_corps(corps);
    out.extend(piece.into_iter().map(|piece| Event {
        told: Told::Attached { side, corps, at, piece },
        owner: side,
        weight: Weight::Plain,
    }));
}
