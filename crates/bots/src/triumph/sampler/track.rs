//! The enemy's units as a seat can tell them apart: by where they stand, by their corps, by what is turned up. Their
//! numbers are ours and mean nothing to their owner.

use triumph::board::{Commander, Position, Side};
use triumph::{Army, Blocks, Face, Unit, Units};

use crate::triumph::faces::Faces;
use crate::triumph::memory::Memory;

/// A block that is hidden has this face until another is dealt to it.
const STAND_IN: Face = Face::Infantry2;

pub struct Track {
    pub army: Army,
    /// So many of these units are known to be of such a face.
    pub sightings: Vec<Sighting>,
    /// What must be so by the rules, one way or another.
    pub demands: Vec<Vec<Sighting>>,
    pub batteries: Units,
    pub notes: Vec<(Units, Face)>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Sighting {
    pub among: Units,
    pub faces: Faces,
    pub least: u8,
}

impl Track {
    pub fn of(side: Side, blocks: &Blocks, _memory: &Memory) -> Track {
        let mut army = Army::empty(side);
        for (unit, block) in Unit::all().zip(blocks.iter()) {
            army.add(unit, block.face.unwrap_or(STAND_IN), block.at, block.corps);
            if block.face.is_some() {
                army.seen.insert(unit);
            }
        }
        let mut track = Track {
            army,
            sightings: Vec::new(),
            demands: Vec::new(),
            batteries: Units::NONE,
            notes: Vec::new(),
        };
        track.fix(blocks);
        track.note(blocks);
        track
    }

    fn fix(&mut self, blocks: &Blocks) {
        let Some(at) = blocks.fixed else {
            return;
        };
        self.batteries = self.army.at(at);
        self.sightings.push(Sighting {
            among: self.batteries,
            faces: Faces::one(Face::Artillery1),
            least: 1,
        });
    }

    fn note(&mut self, blocks: &Blocks) {
        for note in blocks.notes() {
            let Some(face) = note.face else {
                continue;
            };
            let among = group(&self.army, note.at, note.corps);
            self.notes.push((among, face));
            let faces = Faces::one(face);
            let same = self.sightings.iter_mut();
            let mut same = same.filter(|one| one.among == among && one.faces == faces);
            match same.next() {
                Some(sighting) => sighting.least += 1,
                None => self.sightings.push(Sighting { among, faces, least: 1 }),
            }
        }
    }

    /// Whoever rides is cavalry.
    pub fn ride(&mut self, riders: Units) {
        if !riders.is_empty() {
            self.sightings.push(Sighting {
                among: riders,
                faces: Faces::that(Face::is_cavalry),
                least: riders.len(),
            });
        }
    }
}

/// The units of a corps, or those that are detached in one position.
pub fn group(army: &Army, at: Position, corps: Option<Commander>) -> Units {
    match corps {
        Some(corps) => army.corps(corps),
        None => army.at(at).and(army.detached()),
    }
}
