//! Notes of faces that were seen before a shuffle.

use crate::army::Army;
use crate::state::State;

/// A note about a group holds only while the group stays the same.
pub fn strike(state: &mut State, before: &[Army; 2]) {
    for (army, before) in state.armies.iter_mut().zip(before) {
        // Struck for the whole group, whichever of its units has gone: otherwise it would show which.
        for unit in before.noted {
            let group = before.group(unit);
            if !army.alive().contains(unit) || army.group(unit) != group {
                army.noted = army.noted.without(group);
            }
        }
    }
}
