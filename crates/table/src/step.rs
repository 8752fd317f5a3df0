//! What one entry did, to be told to each viewer in his own words.

use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::undo::Audience;

pub struct Step<G: Game> {
    pub n: u32,
    /// Who acted; nobody where the game went on by itself, or was ended by nobody in particular.
    pub seat: Option<Seat>,
    pub events: Vec<G::Event>,
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
    pub fn told(&self, after: &G::State, viewer: Viewer) -> Vec<G::Told> {
        self.events
            .iter()
            .filter_map(|event| G::tell(after, event, viewer))
            .collect()
    }
}
