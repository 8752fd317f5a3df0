//! What was recorded by a slip. Only one's own units, and only what can have been recorded.

use table::Seat;

use crate::amend::Mend;
use crate::contact::Contact;
use crate::id::UnitId;
use crate::judge::Judged;
use crate::judge::maneuver::{enemy_on_table, may_form};
use crate::judge::record::may_enter;
use crate::refusal::Refusal;
use crate::state::State;
use crate::unit_status::Place;

pub fn may_mend(state: &State, seat: Seat, unit: UnitId, mend: Mend) -> Judged {
    if !state.second() {
        return Err(Refusal::OtherAnswer);
    }
    may_enter(state, seat)?;
    if !state.order.has_unit(unit) {
        return Err(Refusal::NoSuchThing);
    }
    if state.side(unit) != state.side_of(seat) {
        return Err(Refusal::OtherSideRecord { unit });
    }
    let status = state.unit(unit);
    let spec = state.order.unit(unit);
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
    let mut units = state.order.units_of(state.side_of(seat));
    units.any(|unit| state.unit(unit).on_table() || may_mend(state, seat, unit, Mend::Back).is_ok())
}
