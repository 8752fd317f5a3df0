//! An army whose faces are still to be dealt, and what must come of it.

use triumph::{Army, Blocks, Face, Units};

use crate::triumph::faces::Faces;
use crate::triumph::memory::{Kind, STAND_IN, Sighting, Track};

pub struct Draft {
    /// With stand-ins for the faces that are hidden.
    pub army: Army,
    /// Units that were seen are among these.
    pub sightings: Vec<Wanted>,
    /// What must be so by the rules, one way or another.
    pub demands: Vec<Vec<Wanted>>,
    /// One of these is the fixed battery.
    pub batteries: Units,
    /// A unit of this face is noted among these.
    pub notes: Vec<(Units, Face)>,
}

/// So many of these units are of these faces.
#[derive(Copy, Clone, Debug)]
pub struct Wanted {
    pub among: Units,
    pub faces: Faces,
    pub least: u8,
}

impl Wanted {
    fn of(sighting: &Sighting) -> Wanted {
        Wanted {
            among: sighting.among,
            faces: sighting.faces,
            least: sighting.least,
        }
    }
}

impl Draft {
    pub fn of(track: &Track, blocks: &Blocks) -> Draft {
        let mut army = track.army;
        for unit in track.hidden() {
            army.set_face(unit, STAND_IN);
        }
        let of = |kind| {
            track
                .sightings
                .iter()
                .filter(move |one| one.kind == kind)
                .map(Wanted::of)
        };
        let mut draft = Draft {
            army,
            sightings: of(Kind::Seen).collect(),
            demands: of(Kind::Ruled).map(|wanted| vec![wanted]).collect(),
            batteries: Units::NONE,
            notes: Vec::new(),
        };
        draft.ride(track.part.riders.and(track.hidden()));
        draft.fix(blocks);
        draft.note(track, blocks);
        draft
    }

    /// Whether the faces of an army that stands as this one does could be what was told.
    pub fn allows(&self, army: &Army) -> bool {
        let ruled = self
            .demands
            .iter()
            .all(|ways| ways.iter().any(|wanted| self.finds(wanted, army)));
        ruled && self.sightings.iter().all(|wanted| self.finds(wanted, army))
    }

    /// Whether enough of those who may be meant have such a face. Within a group nobody is told from another.
    fn finds(&self, wanted: &Wanted, army: &Army) -> bool {
        let mut found = 0;
        let mut left = wanted.among;
        while let Some(unit) = left.first() {
            let (place, corps) = (self.army.place(unit), self.army.corps_of(unit));
            let meant = left.and(self.army.group(unit));
            let there = army.at(place).filter(|other| army.corps_of(other) == corps);
            let such = there.filter(|other| army.is(other, |face| wanted.faces.contains(face)));
            found += meant.len().min(such.len());
            left = left.without(meant);
        }
        found >= wanted.least
    }

    /// Whoever rides is cavalry, and is not mixed with others while he does.
    fn ride(&mut self, riders: Units) {
        if !riders.is_empty() {
            self.sightings.push(Wanted {
                among: riders,
                faces: Faces::that(Face::is_cavalry),
                least: riders.len(),
            });
        }
    }

    fn fix(&mut self, blocks: &Blocks) {
        let Some(at) = blocks.fixed else {
            self.army.fixed = None;
            return;
        };
        self.batteries = self.army.fixed.map_or_else(|| self.army.at(at), Units::one);
        self.army.fixed = self.batteries.first();
        self.sightings.push(Wanted {
            among: self.batteries,
            faces: Faces::one(Face::Artillery1),
            least: 1,
        });
    }

    fn note(&mut self, track: &Track, blocks: &Blocks) {
        for note in blocks.notes() {
            let Some(face) = note.face else {
                continue;
            };
            let among = track.group(note.at, note.corps);
            self.notes.push((among, face));
            let least = self.notes.iter().filter(|&&other| other == (among, face)).count() as u8;
            self.sightings.push(Wanted {
                among,
                faces: Faces::one(face),
                least,
            });
        }
    }
}
