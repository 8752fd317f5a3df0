//! What is known of hidden units together: so many of them are of such faces.

use triumph::{Face, Unit, Units};

use crate::triumph::faces::Faces;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Sighting {
    /// None of them is seen now.
    pub among: Units,
    pub faces: Faces,
    pub least: u8,
    pub kind: Kind,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum Kind {
    /// These very units were seen, or have shown what they are.
    Seen,
    /// The rules of the set-up asked for it.
    Ruled,
}

impl Sighting {
    pub fn of(among: Units, faces: Faces) -> Sighting {
        Sighting {
            among,
            faces,
            least: among.len(),
            kind: Kind::Seen,
        }
    }
}

#[derive(Clone, Default, Debug)]
pub struct Sightings(Vec<Sighting>);

impl Sightings {
    pub fn iter(&self) -> impl Iterator<Item = &Sighting> {
        self.0.iter()
    }

    pub fn add(&mut self, sighting: Sighting) {
        if sighting.least > 0 && !self.0.contains(&sighting) {
            self.0.push(sighting);
        }
    }

    /// A unit is seen: what is known of the others follows.
    pub fn reveal(&mut self, unit: Unit, face: Face) {
        for one in self.0.iter_mut().filter(|one| one.among.contains(unit)) {
            one.among.remove(unit);
            one.least -= u8::from(one.faces.contains(face));
        }
        self.0.retain(|one| one.least > 0);
    }

    /// Nobody can tell any more which of these is which.
    pub fn blur(&mut self, units: Units) {
        let mut blurred: Vec<Sighting> = Vec::with_capacity(self.0.len());
        for one in &self.0 {
            if !one.among.meets(units) {
                blurred.push(*one);
                continue;
            }
            // What is known of different units adds up.
            let within = one.among.within(units);
            let mut same = blurred.iter_mut();
            let fits = |other: &&mut Sighting| {
                within && other.kind == one.kind && other.faces == one.faces && other.among.within(units)
            };
            match same.find(fits) {
                Some(other) if !other.among.meets(one.among) => {
                    other.among = other.among.or(one.among);
                    other.least += one.least;
                }
                _ => blurred.push(*one),
            }
        }
        for one in blurred.iter_mut().filter(|one| one.among.meets(units)) {
            one.among = one.among.or(units);
        }
        self.0.clear();
        for one in blurred {
            self.keep_larger(one);
        }
    }

    /// Of two that say the same of the same units, the one that says more.
    fn keep_larger(&mut self, sighting: Sighting) {
        let same = |other: &&mut Sighting| {
            other.kind == sighting.kind && other.faces == sighting.faces && other.among == sighting.among
        };
        match self.0.iter_mut().find(same) {
            Some(other) => other.least = other.least.max(sighting.least),
            None => self.0.push(sighting),
        }
    }
}
