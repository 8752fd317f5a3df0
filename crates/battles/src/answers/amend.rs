//! What was recorded by a slip, for all others to assent to. Only one's own units, and only what can have been recorded.

use table::{Choices, Seat};

use super::drafts::{Next, units};
use crate::action::Action;
use crate::amend::{Amendment, Mend};
use crate::contact::Contact;
use crate::event::Event;
use crate::id::UnitId;
use crate::out_of_turn;
use crate::own::{enemy_on_table, may_form};
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::unit_status::Place;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    match *action {
        Action::Amend { unit, mend } => may_mend(state, seat, unit, mend),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn may_mend(state: &State, seat: Seat, unit: UnitId, mend: Mend) -> Judged {
    if !state.second() {
        return Err(Refusal::OtherAnswer);
    }
    out_of_turn::may_write(state, seat)?;
    if !state.armies.has_unit(unit) {
        return Err(Refusal::NoSuchThing);
    }
    if state.side(unit) != state.side_of(seat) {
        return Err(Refusal::OtherSideRecord { unit });
    }
    let status = state.unit(unit);
    let spec = state.armies.unit(unit);
    let destroyed = status.place == Place::Destroyed;
    let mendable = destroyed && matches!(mend, Mend::Figures { .. } | Mend::Back);
    if !status.on_table() && !mendable {
        return Err(Refusal::NotThere { unit });
    }
    let touches = |enemy: UnitId| {
        let mut contacts = state.position.contacts.iter();
        contacts.any(|contact: &Contact| contact.holds(unit) && contact.holds(enemy))
    };
    let wrong = match mend {
        Mend::Figures { left } if left > spec.figures => {
            let most = spec.figures;
            return Err(Refusal::TooManyFigures { unit, most });
        }
        Mend::Figures { left } => left > spec.dispersal && (destroyed || left != status.figures),
        Mend::Formation { formation } => {
            may_form(state, unit, formation)?;
            formation != status.formation
        }
        Mend::Back => destroyed && status.figures > spec.dispersal,
        Mend::InOrder => status.disordered,
        Mend::NotRouted => status.routed,
        Mend::Moved => !status.moved && state.position.initiative.is_some(),
        Mend::NotMoved => status.moved || status.spent.is_some(),
        Mend::Touches { enemy } => {
            enemy_on_table(state, unit, enemy)?;
            !touches(enemy)
        }
        Mend::Apart { enemy } => touches(enemy),
    };
    if wrong {
        Ok(())
    } else {
        Err(Refusal::NothingToMend { unit })
    }
}

/// Whether the side has a unit of which something may have been recorded.
pub fn amendable(state: &State, seat: Seat) -> bool {
    let mut units = state.armies.units_of(state.side_of(seat));
    units.any(|unit| state.unit(unit).on_table() || may_mend(state, seat, unit, Mend::Back).is_ok())
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    match *draft {
        [Pick::Unit { unit }] => Choices::Next(mends(state, seat, unit).collect()),
        [Pick::Unit { unit }, mend] => match mend_of(mend) {
            Some(mend) => Choices::Whole(Action::Amend { unit, mend }),
            None => Choices::Next(Vec::new()),
        },
        _ => {
            let mendable = |unit| mends(state, seat, unit).next().is_some();
            Choices::Next(units(state, seat, mendable))
        }
    }
}

fn mends(state: &State, seat: Seat, unit: UnitId) -> impl Iterator<Item = Pick> {
    let spec = state.armies.unit(unit);
    let formations = spec.arm.formations().iter();
    let formations = formations.map(|&formation| Mend::Formation { formation });
    let figures = (0..=spec.figures).map(|left| Mend::Figures { left });
    let enemies = state.armies.units_of(spec.side.other());
    let contacts = enemies.flat_map(|enemy| [Mend::Touches { enemy }, Mend::Apart { enemy }]);
    let others = [Mend::Back, Mend::InOrder, Mend::NotRouted, Mend::Moved, Mend::NotMoved];
    let all = others.into_iter().chain(formations).chain(figures).chain(contacts);
    let legal = all.filter(move |&mend| may_mend(state, seat, unit, mend).is_ok());
    legal.map(pick_of)
}

fn mend_of(pick: Pick) -> Option<Mend> {
    match pick {
        Pick::Figures { left } => Some(Mend::Figures { left }),
        Pick::Formation { formation } => Some(Mend::Formation { formation }),
        Pick::Back => Some(Mend::Back),
        Pick::InOrder => Some(Mend::InOrder),
        Pick::NotRouted => Some(Mend::NotRouted),
        Pick::HasMoved => Some(Mend::Moved),
        Pick::NotMoved => Some(Mend::NotMoved),
        Pick::Contact { unit } => Some(Mend::Touches { enemy: unit }),
        Pick::Apart { unit } => Some(Mend::Apart { enemy: unit }),
        _ => None,
    }
}

fn pick_of(mend: Mend) -> Pick {
    match mend {
        Mend::Figures { left } => Pick::Figures { left },
        Mend::Formation { formation } => Pick::Formation { formation },
        Mend::Back => Pick::Back,
        Mend::InOrder => Pick::InOrder,
        Mend::NotRouted => Pick::NotRouted,
        Mend::Moved => Pick::HasMoved,
        Mend::NotMoved => Pick::NotMoved,
        Mend::Touches { enemy } => Pick::Contact { unit: enemy },
        Mend::Apart { enemy } => Pick::Apart { unit: enemy },
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match *action {
        Action::Amend { unit, mend } => Some(vec![Pick::Unit { unit }, pick_of(mend)]),
        _ => None,
    }
}

pub fn apply(state: &mut State, seat: Seat, unit: UnitId, mend: Mend, out: &mut Vec<Event>) {
    out_of_turn::count(state, seat);
    let awaits = state.seats().filter(|&other| other != seat).collect();
    state.position.amendment = Some(Amendment {
        seat,
        unit,
        mend,
        awaits,
    });
    out.push(Event::AmendmentAsked { seat, unit, mend });
}
