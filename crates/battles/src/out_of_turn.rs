//! What players write down by themselves, out of turn.

use table::Seat;

use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;

/// Of each side in a turn. A journal that somebody could lengthen for ever would become too long to be played again, and
/// nobody may use up what the other side needs.
pub const MOST: u16 = 200;

/// Something may be written down out of turn.
pub fn may_write(state: &State, seat: Seat) -> Judged {
    if state.correcting() {
        return Err(state.out_of_step(Deed::Other));
    }
    if *state.position.out_of_turn.of(state.side_of(seat)) >= MOST {
        return Err(Refusal::TooManyEntries { most: MOST });
    }
    Ok(())
}

/// His side has written down something more (P12).
pub fn count(state: &mut State, seat: Seat) {
    let side = state.side_of(seat);
    *state.position.out_of_turn.of_mut(side) += 1;
}
