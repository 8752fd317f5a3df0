//! What a player ought to hear of beside his turn: nothing, for all that concerns him is asked.

use table::{Noticed, Seat};

use crate::{Told, View};

pub fn notice(_told: &Told, _me: Seat, _view: &dyn Fn() -> View) -> Option<Noticed> {
    None
}
