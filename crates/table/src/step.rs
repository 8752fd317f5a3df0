//! What one entry did, to be told to each viewer in his own words.

use crate::audience::Audience;
use crate::game::Game;
use crate::hearing::{Happening as _, Hearing};
use crate::seat::{Seat, Viewer};

pub struct Step<G: Game> {
    pub n: u32,
    /// Who acted; nobody where the game went on by itself, or was ended by nobody in particular.
    pub seat: Option<Seat>,
    pub events: Vec<G::Event>,
    /// Who hears of each.
    pub(crate) hearings: Vec<Hearing<G::Told>>,
    /// The entries taken back, if that is what was done.
    pub(crate) taken_back: Vec<TakenBack>,
}

pub(crate) struct TakenBack {
    pub n: u32,
    pub seat: Option<Seat>,
    /// Who was told of the entry, and so is told that it was taken back.
    pub told: Audience,
}

impl<G: Game> Step<G> {
    pub fn told(&self, viewer: Viewer) -> Vec<G::Told> {
        let events = self.events.iter().zip(&self.hearings);
        events
            .filter_map(|(event, hearing)| event.tell(hearing, viewer))
            .collect()
    }

    /// Whether it cannot be taken back.
    pub fn bars(&self) -> bool {
        self.hearings.iter().any(Hearing::barrier)
    }
}
