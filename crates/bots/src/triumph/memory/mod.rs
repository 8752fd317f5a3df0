//! What a seat has heard and the board no longer shows.

mod census;
mod combat;
mod follow;
mod guess;
mod script;
mod sighting;
mod track;

use triumph::board::Side;
use triumph::{Army, AttackStep, Blocks, Force, StageKnown, Told, View};

pub use census::Census;
pub use combat::Combat;
pub use sighting::{Kind, Sighting};
pub use track::{Part, STAND_IN, Track};

use super::sampler::comes_out;
use follow::{Follower, Ranks};
use script::Script;
use track::Traits;

/// How many stories are tried that what was told leaves open, and how many are kept.
const MOST_TRIED: usize = 200;
const MOST_KEPT: usize = 6;

/// More than is told from one decision of a seat to its next.
const MOST_AT_ONCE: usize = 80;

/// Everything that was told to a seat, as far as it bears on what the enemy's blocks may be. It depends on views and told
/// events alone, so two worlds that a seat cannot tell apart are remembered alike.
#[derive(Clone, Default)]
pub struct Memory {
    begun: bool,
    census: [Option<Census>; 2],
    combat: Combat,
    /// What may have become of the units, one story each.
    tracks: [Vec<Track>; 2],
    strayed: u32,
}

impl Memory {
    /// To be called with all that is told, once, before anything is decided.
    pub fn hear(&mut self, told: &[Told], view: &View) {
        if !self.begun {
            self.begun = true;
            self.census = Side::ALL.map(|side| is_fresh(side, told, view).then(|| Census::at_first(side)));
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
                Force::Seen(blocks) if blocks.iter().next().is_some() => self.follow(side, told, blocks, view),
                _ => Vec::new(),
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

    /// The units of an army, as far as they can be told apart: there is more than one way where what was told leaves it
    /// open who did what.
    pub fn tracks(&self, side: Side, blocks: &Blocks, view: &View) -> Vec<Track> {
        let known = self.tracks[side.index()].iter();
        let known = known.filter(|track| track.agrees(blocks) && track.takes_part(view));
        let known: Vec<Track> = known.cloned().collect();
        if known.is_empty() {
            vec![Track::of_view(side, blocks, view)]
        } else {
            known
        }
    }

    /// How often what was told did not lead to what is seen, so that the units were lost track of. That is when a command
    /// was taken back.
    pub fn strayed(&self) -> u32 {
        self.strayed
    }

    fn follow(&mut self, side: Side, told: &[Told], blocks: &Blocks, view: &View) -> Vec<Track> {
        let mut before = std::mem::take(&mut self.tracks[side.index()]);
        let begin = told.iter().rposition(|one| deploys(one, side));
        if begin.is_some() {
            before = vec![Track::new(Army::empty(side))];
        }
        let stories = Stories {
            told: &told[begin.unwrap_or(0)..],
            blocks,
            view,
        };
        let mut after = stories.after(&before);
        if after.len() > 1 {
            let census = self.census(side);
            let right: Vec<bool> = after.iter().map(|track| comes_out(track, blocks, census)).collect();
            if right.contains(&true) {
                let mut right = right.into_iter();
                after.retain(|_| right.next() == Some(true));
            }
        }
        if after.is_empty() && !before.is_empty() {
            self.strayed += 1;
            // Whatever was told may have been taken back.
            after = Stories { told: &[], ..stories }.after(&before);
        }
        if after.is_empty() {
            after.push(Track::of_view(side, blocks, view));
        }
        after
    }
}

/// Whether all that the army has lost is still to be told, or is told here.
fn is_fresh(side: Side, told: &[Told], view: &View) -> bool {
    let set_up = matches!(
        view.stage,
        StageKnown::Auction(_) | StageKnown::ChooseSide { .. } | StageKnown::SetUp { .. }
    );
    let whole = match &view.forces[side.index()] {
        Force::Own(_) => true,
        Force::Seen(blocks) => blocks.iter().count() == usize::from(Census::at_first(side).sum()),
    };
    let from_the_first = told.iter().any(|one| deploys(one, side));
    set_up || from_the_first || (whole && view.standings[side.index()].steps_lost == 0)
}

/// Whether this is told when the army comes to stand on the map.
fn deploys(told: &Told, side: Side) -> bool {
    matches!(told, Told::Deployed { side: whose, .. } if *whose == side)
}

/// All that may have happened since a seat last looked up.
struct Stories<'a> {
    told: &'a [Told],
    blocks: &'a Blocks,
    view: &'a View,
}

impl Stories<'_> {
    /// What may have become of units that were known so before.
    fn after(&self, before: &[Track]) -> Vec<Track> {
        let mut kept: Vec<(Track, Traits)> = Vec::new();
        let mut vague = before.len() >= MOST_KEPT;
        for track in before {
            vague |= !self.tell_all(track, vague, &mut kept);
        }
        // Who comes late and hears a whole battle at once cannot tell it in so few stories.
        if vague && self.told.len() > MOST_AT_ONCE {
            return Vec::new();
        }
        if vague && kept.len() >= MOST_KEPT {
            kept.clear();
            before.iter().for_each(|track| {
                self.tell_all(track, true, &mut kept);
            });
        }
        kept.into_iter().map(|(track, _)| track).collect()
    }

    /// Adds every story about a track that leads to what is seen. Whether that was all of them.
    fn tell_all(&self, track: &Track, vague: bool, kept: &mut Vec<(Track, Traits)>) -> bool {
        let mut script = Script::default();
        for _ in 0..MOST_TRIED {
            let (told, spoken) = self.tell(track, script, vague);
            if let Some(track) = told {
                let traits = track.traits();
                if kept.iter().all(|(_, other)| *other != traits) {
                    if kept.len() == MOST_KEPT {
                        return false;
                    }
                    kept.push((track, traits));
                }
            }
            match spoken.next() {
                Some(next) => script = next,
                None => return true,
            }
        }
        false
    }

    fn tell(&self, track: &Track, script: Script, vague: bool) -> (Option<Track>, Script) {
        let mut follower = Follower {
            track: Track { vague, ..track.clone() },
            script,
            options: &self.view.options,
            ranks: Ranks::of(self.blocks, self.told),
        };
        let heard = self.told.iter().try_for_each(|one| follower.hear(one));
        let fleeing = self.view.attack().map(|attack| attack.step);
        if !matches!(fleeing, Some(AttackStep::KeptInRetreat { .. })) {
            follower.settle();
        }
        let Follower { track, script, .. } = follower;
        let right = heard.is_some() && track.agrees(self.blocks) && track.takes_part(self.view);
        (right.then_some(track), script)
    }
}
