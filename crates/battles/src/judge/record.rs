//! What players write down by themselves, at any time.

use table::Seat;

use crate::id::{GeneralId, UnitId};
use crate::judge::Judged;
use crate::judge::maneuver::may_form;
use crate::record::Record;
use crate::refusal::{Deed, Refusal};
use crate::state::State;

/// Of each side in a turn. A journal that somebody could lengthen for ever would become too long to be played again, and
/// nobody may use up what the other side needs.
pub const MOST_ENTRIES: u16 = 200;
pub const MOST_MODIFIER: i8 = 15;

/// Something may be written down out of turn.
pub fn may_enter(state: &State, seat: Seat) -> Judged {
    if state.correcting() {
        let step = state.position.step;
        return Err(Refusal::OutOfStep {
            deed: Deed::Other,
            step,
        });
    }
    if *state.position.entries.of(state.side_of(seat)) >= MOST_ENTRIES {
        return Err(Refusal::TooManyEntries { most: MOST_ENTRIES });
    }
    Ok(())
}

pub fn may_record(state: &State, seat: Seat, unit: UnitId, record: Record) -> Judged {
    may_enter(state, seat)?;
    if !state.order.has_unit(unit) {
        return Err(Refusal::NoSuchThing);
    }
    if state.side(unit) != state.side_of(seat) {
        return Err(Refusal::OtherSideRecord { unit });
    }
    let status = state.unit(unit);
    if !status.on_table() {
        return Err(Refusal::NotThere { unit });
    }
    let most = state.order.unit(unit).figures;
    let new = match record {
        Record::Figures { left } if left > most => return Err(Refusal::TooManyFigures { unit, most }),
        Record::Figures { .. } if !status.hit => return Err(Refusal::NotHit { unit }),
        Record::Destroyed if !status.hit && !status.routed => return Err(Refusal::NotHit { unit }),
        Record::Formation { .. } if !(state.position.step.fighting() || state.second() && status.hit) => {
            return Err(Refusal::FormationNotResult { unit });
        }
        Record::Formation { formation } => {
            may_form(state, unit, formation)?;
            formation != status.formation
        }
        Record::Figures { left } => left != status.figures,
        Record::Disordered => !status.disordered,
        Record::Routed => !status.routed,
        Record::Destroyed => true,
    };
    if new { Ok(()) } else { Err(Refusal::NothingNew { unit }) }
}

fn own_general(state: &State, seat: Seat, general: GeneralId) -> Judged {
    may_enter(state, seat)?;
    if !state.order.has_general(general) {
        return Err(Refusal::NoSuchThing);
    }
    if state.order.general(general).side != state.side_of(seat) {
        return Err(Refusal::NotYours);
    }
    Ok(())
}

pub fn may_lose(state: &State, seat: Seat, general: GeneralId) -> Judged {
    own_general(state, seat, general)?;
    match state.general(general).lost {
        true => Err(Refusal::GeneralLost { general }),
        false => Ok(()),
    }
}

pub fn may_replace(state: &State, seat: Seat, general: GeneralId) -> Judged {
    own_general(state, seat, general)?;
    match state.general(general).lost {
        true => Ok(()),
        false => Err(Refusal::GeneralNotLost { general }),
    }
}

pub fn judge_oppose(state: &State, seat: Seat, mine: i8, theirs: i8) -> Judged {
    may_enter(state, seat)?;
    let step = state.position.step;
    if !step.fighting() {
        return Err(Refusal::OutOfStep {
            deed: Deed::Other,
            step,
        });
    }
    let small = |modifier: i8| (-MOST_MODIFIER..=MOST_MODIFIER).contains(&modifier);
    match small(mine) && small(theirs) {
        true => Ok(()),
        false => Err(Refusal::ModifierTooLarge),
    }
}
