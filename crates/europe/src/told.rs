//! What a viewer learns of an event.

use table::Viewer;

use crate::board::Nation;
use crate::event::Event;
use crate::state::State;

fn knows(state: &State, viewer: Viewer, nation: Nation) -> bool {
    let player = state.open.player(nation);
    player.is_some_and(|player| State::knows(viewer, player))
}

pub fn tell(after: &State, event: &Event, viewer: Viewer) -> Option<Event> {
    let mut told = event.clone();
    match &mut told {
        // Who deploys when is as secret as how.
        Event::Deployed { seat, .. } if !State::knows(viewer, *seat) => return None,
        Event::Drew { nation, cards, .. } if !knows(after, viewer, *nation) => *cards = None,
        Event::Offered { from, cards, .. } if !knows(after, viewer, *from) => *cards = None,
        Event::Exchanged {
            from,
            to,
            given_cards,
            taken_cards,
            ..
        } if !knows(after, viewer, *from) && !knows(after, viewer, *to) => {
            *given_cards = None;
            *taken_cards = None;
        }
        _ => {}
    }
    Some(told)
}

/// Whether an event may show the viewer what he could not know before.
pub fn shows(after: &State, event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::Landed { rolls, .. } => !rolls.is_empty(),
        Event::LinesShown { .. }
        | Event::Fired { .. }
        | Event::RallyRolled { .. }
        | Event::Combined { .. }
        | Event::PutBack { .. } => true,
        Event::Drew { nation, .. } => knows(after, viewer, *nation),
        Event::Exchanged { from, to, .. } => knows(after, viewer, *from) || knows(after, viewer, *to),
        _ => false,
    }
}
