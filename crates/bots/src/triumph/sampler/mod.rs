//! Draws whole states that agree with everything a seat was told. All that is the same in every draw is worked out once;
//! a draw deals the faces that are left to the blocks that are hidden.

mod deal;
mod draft;
mod seals;
mod stage;
mod world;

use rand::{Rng, RngExt as _, SeedableRng as _};
use table::{Game as _, TestRng, Viewer};
use triumph::board::Side;
use triumph::{Blocks, Force, StageKnown, State, Triumph, Unit, View};

use super::memory::{Census, Memory, Track};
use deal::Deal;
use draft::Draft;
use world::World;

pub struct Sampler {
    view: View,
    /// One for each story that what was told leaves open.
    worlds: Vec<World>,
}

impl Sampler {
    /// `memory` has heard what belongs to this view.
    pub fn new(view: &View, memory: &Memory) -> Sampler {
        let tracks = Side::ALL.map(|side| tracks(side, view, memory));
        let count = tracks.iter().map(Vec::len).max().unwrap_or_default().max(1);
        let worlds = (0..count).map(|number| {
            let tracks = tracks.each_ref().map(|all| all.iter().cycle().nth(number));
            World::new(view, memory, tracks)
        });
        Sampler {
            view: *view,
            worlds: worlds.collect(),
        }
    }

    pub fn draw(&self, rng: &mut impl Rng) -> State {
        let world = match self.worlds.len() {
            1 => &self.worlds[0],
            count => &self.worlds[rng.random_range(0..count)],
        };
        world.draw(rng)
    }

    /// Whether the seat must reckon with this state: it looks as the view does, and nothing that was told speaks against
    /// it.
    pub fn allows(&self, state: &State) -> bool {
        let viewer = self.view.me.map_or(Viewer::Observer, Viewer::Seat);
        Triumph::view(state, viewer) == self.view && self.worlds.iter().any(|world| world.allows(state))
    }
}

/// Whether the blocks can be such units at all, by what is known of their faces.
pub fn comes_out(track: &Track, blocks: &Blocks, census: Option<&Census>) -> bool {
    let draft = Draft::of(track, blocks);
    let hidden: Vec<Unit> = track.hidden().into_iter().collect();
    Deal::new(&draft, &hidden, census).comes_out(&mut TestRng::seed_from_u64(0))
}

/// None for one's own army, and for one that nobody has seen yet.
fn tracks(side: Side, view: &View, memory: &Memory) -> Vec<Track> {
    let set_up = matches!(
        view.stage,
        StageKnown::Auction(_) | StageKnown::ChooseSide { .. } | StageKnown::SetUp { .. }
    );
    match &view.forces[side.index()] {
        Force::Seen(blocks) if !set_up || blocks.iter().next().is_some() => memory.tracks(side, blocks, view),
        _ => Vec::new(),
    }
}
