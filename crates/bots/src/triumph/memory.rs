//! What a seat has heard and the board no longer shows.

mod census;
mod combat;

use triumph::board::Side;
use triumph::{Known, Told, View};

pub use census::Census;
pub use combat::Combat;

/// Everything that was told to a seat, as far as it bears on what the enemy's blocks may be. It depends on views and told
/// events alone, so two worlds that a seat cannot tell apart are remembered alike.
#[derive(Clone, Default)]
pub struct Memory {
    begun: bool,
    census: [Option<Census>; 2],
    combat: Combat,
}

impl Memory {
    /// To be called with all that is told, before anything is decided.
    pub fn hear(&mut self, told: &[Told], view: &View) {
        if !self.begun {
            self.begun = true;
            let fresh = matches!(
                view.stage,
                Known::Auction(_) | Known::ChooseSide { .. } | Known::SetUp { .. }
            );
            self.census = Side::ALL.map(|side| fresh.then(|| Census::at_first(side)));
        }
        for one in told {
            self.combat.hear(one);
            if let Told::Lost { side, hits, .. } = one {
                let census = &mut self.census[side.index()];
                *census = census.and_then(|census| census.after(hits));
            }
        }
    }

    /// How many units of each face an army still has, where that is known.
    pub fn census(&self, side: Side) -> Option<&Census> {
        self.census[side.index()].as_ref()
    }

    pub fn combat(&self) -> &Combat {
        &self.combat
    }
}
