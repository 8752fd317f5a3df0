//! What a seat has heard and the board no longer shows.

mod census;
mod combat;
mod follow;
mod guess;
mod script;
mod sighting;
mod track;

use triumph::board::Side;
use triumph::{Army, Blocks, Force, Known, Step, Told, View};

pub use census::Census;
pub use combat::Combat;
pub use sighting::{Kind, Sighting};
pub use track::{Part, STAND_IN, Track};

use follow::Follower;
use script::Script;

/// How many stories are tried that what was told leaves open.
const MOST_STORIES: usize = 400;

/// Everything that was told to a seat, as far as it bears on what the enemy's blocks may be. It depends on views and told
/// events alone, so two worlds that a seat cannot tell apart are remembered alike.
#[derive(Clone, Default)]
pub struct Memory {
    begun: bool,
    census: [Option<Census>; 2],
    combat: Combat,
    tracks: [Option<Track>; 2],
    strayed: u32,
}

impl Memory {
    /// To be called with all that is told, before anything is decided.
    pub fn hear(&mut self, told: &[Told], view: &View) {
        if !self.begun {
            self.begun = true;
            self.census = Side::ALL.map(|side| is_fresh(side, view).then(|| Census::at_first(side)));
        }
        for one in told {
            self.combat.hear(one);
            if let Told::Lost { side, hits, .. } = one {
                let census = &mut self.census[side.index()];
                *census = census.and_then(|census| census.after(hits));
            }
        }
        for (side, force) in Side::ALL.into_iter().zip(&view.forces) {
            self.tracks[side.index()] = match force {
                Force::Seen(blocks) if blocks.iter().next().is_some() => Some(self.follow(side, told, blocks, view)),
                _ => None,
            };
        }
    }

    /// How many units of each face an army still has, where that is known.
    pub fn census(&self, side: Side) -> Option<&Census> {
        self.census[side.index()].as_ref()
    }

    pub fn combat(&self) -> &Combat {
        &self.combat
    }

    /// The units of an army, as far as they can be told apart.
    pub fn track(&self, side: Side, blocks: &Blocks, view: &View) -> Track {
        let known = self.tracks[side.index()].as_ref();
        let known = known.filter(|track| track.agrees(blocks) && track.takes_part(view));
        known.cloned().unwrap_or_else(|| Track::of_view(side, blocks, view))
    }

    /// How often what was told did not lead to what is seen, so that the units were lost track of. That is when a command
    /// was taken back.
    pub fn strayed(&self) -> u32 {
        self.strayed
    }

    fn follow(&mut self, side: Side, told: &[Told], blocks: &Blocks, view: &View) -> Track {
        let track = self.tracks[side.index()].take();
        let begins = |one: &Told| matches!(one, Told::Deployed { side: whose, .. } if *whose == side);
        let begin = told.iter().rposition(begins);
        let told = &told[begin.unwrap_or(0)..];
        let track = track.or_else(|| begin.map(|_| Track::new(Army::empty(side))));
        let followed = track.and_then(|track| {
            let stories = Stories {
                track: &track,
                told,
                blocks,
                view,
            };
            stories.told().or_else(|| {
                self.strayed += 1;
                // Whatever was told was taken back.
                let stories = Stories { told: &[], ..stories };
                stories.told()
            })
        });
        followed.unwrap_or_else(|| Track::of_view(side, blocks, view))
    }
}

/// Whether nothing has been lost yet.
fn is_fresh(side: Side, view: &View) -> bool {
    let set_up = matches!(
        view.stage,
        Known::Auction(_) | Known::ChooseSide { .. } | Known::SetUp { .. }
    );
    let whole = match &view.forces[side.index()] {
        Force::Own(_) => true,
        Force::Seen(blocks) => blocks.iter().count() == usize::from(Census::at_first(side).sum()),
    };
    set_up || (whole && view.standings[side.index()].steps_lost == 0)
}

/// All that may have happened since a seat last looked up.
struct Stories<'a> {
    track: &'a Track,
    told: &'a [Told],
    blocks: &'a Blocks,
    view: &'a View,
}

impl Stories<'_> {
    /// What has happened, if it can be told.
    fn told(&self) -> Option<Track> {
        let (track, script) = self.first(Script::default())?;
        let other = script.next().and_then(|next| self.first(next));
        if other.is_none() {
            return Some(track);
        }
        let (vague, _) = self.tell(script.again(), true);
        vague
    }

    /// The first story from here on that leads to what is seen.
    fn first(&self, mut script: Script) -> Option<(Track, Script)> {
        for _ in 0..MOST_STORIES {
            let (track, told) = self.tell(script, false);
            if let Some(track) = track {
                return Some((track, told));
            }
            script = told.next()?;
        }
        None
    }

    fn tell(&self, script: Script, vague: bool) -> (Option<Track>, Script) {
        let mut follower = Follower {
            track: Track {
                vague,
                ..self.track.clone()
            },
            script,
            options: &self.view.options,
        };
        let heard = self.told.iter().try_for_each(|one| follower.hear(one));
        let fleeing = self.view.attack().map(|attack| attack.step);
        if !matches!(fleeing, Some(Step::KeptInRetreat { .. })) {
            follower.settle();
        }
        let Follower { track, script, .. } = follower;
        let right = heard.is_some() && track.agrees(self.blocks) && track.takes_part(self.view);
        (right.then_some(track), script)
    }
}
