//! Results of fire and combat.

use table::Seat;

use crate::event::Event;
use crate::id::UnitId;
use crate::losses::{put_to_rout, remove};
use crate::out_of_turn;
use crate::own::may_form;
use crate::pick::Pick;
use crate::record::Record;
use crate::refusal::{Judged, Refusal};
use crate::state::State;

pub fn may_record(state: &State, seat: Seat, unit: UnitId, record: Record) -> Judged {
    out_of_turn::may_write(state, seat)?;
    if !state.armies.has_unit(unit) {
        return Err(Refusal::NoSuchThing);
    }
    if state.side(unit) != state.side_of(seat) {
        return Err(Refusal::OtherSideRecord { unit });
    }
    let status = state.unit(unit);
    if !status.on_table() {
        return Err(Refusal::NotThere { unit });
    }
    let most = state.armies.unit(unit).figures;
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

/// All that can be written down about a unit now.
pub fn results(state: &State, seat: Seat, unit: UnitId) -> Vec<Pick> {
    let spec = state.armies.unit(unit);
    let formations = spec.arm.formations().iter();
    let formations = formations.map(|&formation| Record::Formation { formation });
    let figures = (0..=spec.figures).map(|left| Record::Figures { left });
    let all = [Record::Disordered, Record::Routed, Record::Destroyed];
    let all = all.into_iter().chain(formations).chain(figures);
    let legal = all.filter(|&record| may_record(state, seat, unit, record).is_ok());
    legal.map(pick_of).collect()
}

pub fn record_of(pick: Pick) -> Option<Record> {
    match pick {
        Pick::Figures { left } => Some(Record::Figures { left }),
        Pick::Formation { formation } => Some(Record::Formation { formation }),
        Pick::Disordered => Some(Record::Disordered),
        Pick::Routed => Some(Record::Routed),
        Pick::Destroyed => Some(Record::Destroyed),
        _ => None,
    }
}

pub fn pick_of(record: Record) -> Pick {
    match record {
        Record::Figures { left } => Pick::Figures { left },
        Record::Formation { formation } => Pick::Formation { formation },
        Record::Disordered => Pick::Disordered,
        Record::Routed => Pick::Routed,
        Record::Destroyed => Pick::Destroyed,
    }
}

pub fn record(state: &mut State, seat: Seat, unit: UnitId, record: Record, out: &mut Vec<Event>) {
    out_of_turn::count(state, seat);
    out.push(Event::Recorded { unit, record });
    let moving = state.position.step.moving();
    let dispersal = state.armies.unit(unit).dispersal;
    let status = state.unit_mut(unit);
    match record {
        Record::Figures { left } => {
            status.figures = left;
            if left <= dispersal {
                remove(state, unit, out);
            }
        }
        Record::Formation { formation } => status.formation = formation,
        Record::Disordered => {
            status.disordered = true;
            status.shaken |= moving;
        }
        Record::Routed => put_to_rout(state, unit),
        Record::Destroyed => remove(state, unit, out),
    }
}
