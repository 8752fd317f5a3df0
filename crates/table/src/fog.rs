//! What the battery must know of a game to hold it against the fog of war. No match is played with it.

use crate::forecast::{Came, Held};
use crate::game::{Game, TestRng};
use crate::hearing::Happening as _;
use crate::seat::{Seat, Viewer};

pub trait Fog: Game {
    /// Whether there is another truth that the viewer cannot tell from this one.
    fn hides(state: &Self::State, viewer: Viewer) -> bool;
    /// Such another truth: hidden facts exchanged, who is asked unchanged.
    fn scramble(state: &Self::State, viewer: Viewer, rng: &mut TestRng) -> Self::State;
    /// An action that the seat may take in `world`, another truth to the viewer, and that must look to him as `action`
    /// looked in his own. None where the rules let the worlds part here.
    fn mirror(
        world: &Self::State,
        viewer: Viewer,
        seat: Seat,
        ask: &Self::Ask,
        action: &Self::Action,
        rng: &mut TestRng,
    ) -> Option<Self::Action>;
    /// Whether the viewer must not even notice that this was done.
    fn unseen(state: &Self::State, viewer: Viewer, seat: Seat, ask: &Self::Ask, action: &Self::Action) -> bool;
    /// Whether the event may show the viewer what he could not know before.
    fn shows(after: &Self::State, event: &Self::Event, viewer: Viewer) -> bool {
        event.hearing(after).shows(viewer)
    }
    /// Whether what was forecast is what came of the act, as the seat that acted heard and sees it; the error says what
    /// came otherwise.
    fn foretold(_forecast: &Self::Forecast, _came: &Came<'_, Self>) -> Result<Held, String> {
        Ok(Held::NotYet)
    }
}
