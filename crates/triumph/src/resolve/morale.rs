//! Morale lost and gained, each change with its cause (T13, T15, R51).

use crate::army::Army;
use crate::board::Side;
use crate::event::{Event, Weight};
use crate::face::Face;
use crate::standing::{GUARD_COMMITTED, HEAVY_COMMITTED, MOST_REGAINED_AT_NIGHT};
use crate::state::{Stage, State};
use crate::told::{MoraleCause, Told};
use crate::unit::Units;
use crate::victory::{End, How};

pub fn tell(state: &State, side: Side, cause: MoraleCause, change: i8, out: &mut Vec<Event>) {
    out.push(Event {
        told: Told::Morale {
            side,
            cause,
            change,
            morale: state.standings[side.index()].morale,
        },
        owner: side,
        weight: Weight::Plain,
    });
}

/// Takes morale, at the most down to `floor`. Whether the army still stands.
pub fn lose(state: &mut State, side: Side, cause: MoraleCause, points: u8, floor: u8, out: &mut Vec<Event>) -> bool {
    let taken = state.standing_mut(side).lose(points, floor);
    if taken > 0 {
        tell(state, side, cause, -(taken as i8), out);
    }
    if state.standings[side.index()].morale > 0 {
        return true;
    }
    end(
        state,
        End {
            winner: side.other(),
            how: How::Decisive,
        },
        out,
    );
    false
}

pub fn end(state: &mut State, end: End, out: &mut Vec<Event>) {
    state.stage = Stage::Over(end);
    out.push(Event {
        told: Told::Ended {
            winner: end.winner,
            how: end.how,
        },
        owner: end.winner,
        weight: Weight::Showing,
    });
}

/// The first time that heavy cavalry or the Guard is committed costs morale, but never the last point of it.
pub fn commit(state: &mut State, side: Side, units: Units, out: &mut Vec<Event>) {
    let army = state.army(side);
    let any = |army: &Army, test: fn(Face) -> bool| units.into_iter().any(|unit| army.is(unit, test));
    let (heavy, guard) = (any(army, Face::is_heavy), any(army, Face::is_guard));
    let standing = state.standing_mut(side);
    if heavy && !standing.heavy_committed {
        standing.heavy_committed = true;
        lose(state, side, MoraleCause::HeavyCavalry, HEAVY_COMMITTED, 1, out);
    }
    let standing = state.standing_mut(side);
    if guard && !standing.guard_committed {
        standing.guard_committed = true;
        lose(state, side, MoraleCause::Guard, GUARD_COMMITTED, 1, out);
    }
}

/// Half of what was lost comes back (T14.3, T14.4).
pub fn rest(state: &mut State, out: &mut Vec<Event>) {
    for side in Side::ALL {
        let standing = state.standing_mut(side);
        let gain = (standing.morale_lost / 2).min(MOST_REGAINED_AT_NIGHT);
        if gain > 0 {
            standing.morale = standing.morale.saturating_add(gain);
            tell(state, side, MoraleCause::Night, gain as i8, out);
        }
    }
}
