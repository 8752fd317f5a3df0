//! Movement: by an order (B4.2.3), or by a mark in reaction and pursuit (B4.2.4, B4.6).

mod command;

use std::collections::BTreeSet;

use table::{Choices, Seat};

use super::done;
use super::drafts::{self, Next};
use crate::action::Action;
use crate::arm::Formation;
use crate::charge::{may_contact, may_contact_also, touch};
use crate::event::Event;
use crate::id::UnitId;
use crate::own::{may_form, own_on_table, own_unit};
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::unit_status::{Place, Spent};

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match action {
        Action::Move {
            unit,
            formation,
            contact,
            also,
        } => {
            may_move(state, seat, *unit)?;
            may_form(state, *unit, *formation)?;
            may_contact(state, *unit, *contact)?;
            may_contact_also(state, *unit, *contact, also)
        }
        Action::MoveCommand { general, except } => command::check(state, seat, *general, except),
        _ => done::check(state, seat, action),
    }
}

/// Whether the unit itself may move now, wherever it goes.
fn may_move(state: &State, seat: Seat, unit: UnitId) -> Judged {
    match state.position.step {
        Step::React { .. } | Step::CounterReact { .. } | Step::Pursue { .. } | Step::CounterPursue { .. } => {
            state.in_step(seat, true)?;
            by_mark(state, seat, unit)
        }
        Step::Move { .. } | Step::Next { .. } => by_order(state, seat, unit),
        _ => Err(state.out_of_step(Deed::MoveByOrder)),
    }
}

fn by_order(state: &State, seat: Seat, unit: UnitId) -> Judged {
    own_unit(state, seat, unit)?;
    if !state.unit(unit).present() {
        return Err(Refusal::NotThere { unit });
    }
    let general = state.armies.unit(unit).general;
    let order = state.general(general).order.filter(|_| state.unit(unit).activated);
    let order = order.ok_or(Refusal::NotActivated { unit })?;
    if order.done {
        return Err(Refusal::MovePast { unit });
    }
    if !state.position.commands.contains(&general) {
        return Err(match state.position.step {
            Step::Move { priority, side } if priority == order.priority && side != state.side(unit) => {
                Refusal::OtherSideFirst { side }
            }
            _ => Refusal::NotYet {
                unit,
                priority: order.priority,
            },
        });
    }
    state.in_step_for(seat, true, Deed::MoveByOrder)?;
    free_to_move(state, unit)?;
    if state.unit(unit).moved {
        return Err(Refusal::MovedAlready { unit });
    }
    Ok(())
}

fn by_mark(state: &State, seat: Seat, unit: UnitId) -> Judged {
    own_on_table(state, seat, unit)?;
    if !state.unit(unit).marked {
        return Err(match state.position.step {
            Step::Pursue { .. } => Refusal::NotMarkedToPursue { unit },
            Step::CounterPursue { .. } => Refusal::NotMarkedToMeetPursuit { unit },
            _ => Refusal::NotMarked { unit },
        });
    }
    free_to_move(state, unit)
}

/// It has not fled, and its turn was not taken by a square or an evasion.
pub fn free_to_move(state: &State, unit: UnitId) -> Judged {
    let status = state.unit(unit);
    match status.spent {
        Some(Spent::Square) => Err(Refusal::InSquare { unit }),
        Some(Spent::Evasion) => Err(Refusal::Evaded { unit }),
        None if status.routed => Err(Refusal::Routed { unit }),
        None => Ok(()),
    }
}

pub fn first(state: &State, seat: Seat) -> Vec<Pick> {
    let moves = |unit| may_move(state, seat, unit).is_ok() && !goals(state, unit).is_empty();
    drafts::units(state, seat, moves)
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [] => {
            let mut picks = first(state, seat);
            let mut ends = done::ends(state, seat);
            picks.extend(ends.next());
            picks.extend(command::first(state, seat));
            picks.extend(ends);
            Choices::Next(picks)
        }
        [Pick::Command { general }, ref except @ ..] => command::choices(state, seat, general, except),
        [Pick::Unit { unit }] => {
            let formations = state.arm(unit).formations().iter();
            Choices::Next(formations.map(|&formation| Pick::Formation { formation }).collect())
        }
        [Pick::Unit { unit }, Pick::Formation { formation }, ref goals @ ..] => go_to(state, unit, formation, goals),
        _ => done::choices(draft),
    }
}

/// Where a unit that may move may go.
fn goals(state: &State, unit: UnitId) -> Vec<Pick> {
    let mut goals = Vec::new();
    if may_contact(state, unit, None).is_ok() {
        goals.push(Pick::NoContact);
    }
    let enemies = state.armies.units_of(state.side(unit).other());
    let enemies = enemies.filter(|&enemy| may_contact(state, unit, Some(enemy)).is_ok());
    goals.extend(enemies.map(|unit| Pick::Contact { unit }));
    goals
}

/// Whom a unit touches: some enemies besides, then one, or none at all.
fn go_to(state: &State, unit: UnitId, formation: Formation, draft: &[Pick]) -> Next {
    let also = draft.iter().filter_map(|goal| match goal {
        Pick::Also { unit } => Some(*unit),
        _ => None,
    });
    let also: BTreeSet<UnitId> = also.collect();
    let contact = match draft.last() {
        Some(Pick::Contact { unit }) => Some(*unit),
        Some(Pick::NoContact) => None,
        _ => return Choices::Next(further_goals(state, unit, &also)),
    };
    Choices::Whole(Action::Move {
        unit,
        formation,
        contact,
        also,
    })
}

fn further_goals(state: &State, unit: UnitId, also: &BTreeSet<UnitId>) -> Vec<Pick> {
    let mut picks = goals(state, unit);
    picks.retain(|goal| match goal {
        Pick::Contact { unit } => !also.contains(unit),
        _ => also.is_empty(),
    });
    let enemies = picks.iter().filter_map(|goal| match goal {
        Pick::Contact { unit } => Some(Pick::Also { unit: *unit }),
        _ => None,
    });
    let further: Vec<Pick> = enemies.collect();
    // One must be left to end with.
    if state.second() && further.len() > 1 {
        picks.extend(further);
    }
    picks
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Move {
            unit,
            formation,
            contact,
            also,
        } => {
            let mut picks = vec![Pick::Unit { unit: *unit }, Pick::Formation { formation: *formation }];
            picks.extend(also.iter().map(|&unit| Pick::Also { unit }));
            picks.push(contact.map_or(Pick::NoContact, |unit| Pick::Contact { unit }));
            Some(picks)
        }
        Action::MoveCommand { general, except } => Some(command::path(*general, except)),
        _ => done::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    match action {
        Action::Move {
            unit,
            formation,
            contact,
            also,
        } => march(state, *unit, *formation, *contact, also, out),
        Action::MoveCommand { general, except } => command::apply(state, seat, *general, except, out),
        _ => done::apply(state, seat, action, out),
    }
}

fn march(
    state: &mut State,
    unit: UnitId,
    formation: Formation,
    contact: Option<UnitId>,
    also: &BTreeSet<UnitId>,
    out: &mut Vec<Event>,
) {
    let entered = go(state, unit, formation);
    out.push(Event::Moved {
        unit,
        formation,
        entered,
        contact,
        also: also.clone(),
    });
    for enemy in contact.into_iter().chain(also.iter().copied()) {
        touch(state, unit, enemy);
    }
}

/// Whether it came onto the table by that.
fn go(state: &mut State, unit: UnitId, formation: Formation) -> bool {
    let step = state.position.step;
    let status = state.unit_mut(unit);
    let entered = status.place == Place::Waiting;
    status.place = Place::OnTable;
    status.formation = formation;
    status.moved = true;
    // A mark is used once (A17).
    status.marked = false;
    match step {
        Step::React { .. } | Step::CounterReact { .. } => status.reacted = true,
        Step::Pursue { .. } | Step::CounterPursue { .. } => status.pursued = true,
        _ => {}
    }
    entered
}
