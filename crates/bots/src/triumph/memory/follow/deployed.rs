//! The army as the battle begins.

use triumph::board::{Commander, Position, Side};
use triumph::{Army, Deployed, Face, Unit, Units};

use super::super::sighting::{Kind, Sighting};
use super::super::track::{STAND_IN, Track};
use crate::triumph::faces::Faces;

/// The army as it stands when the battle begins.
pub(super) fn deployed<'a>(
    side: Side,
    corps: impl Iterator<Item = (&'a Commander, &'a Deployed)>,
    detached: impl Iterator<Item = (&'a Position, &'a u8)>,
) -> Track {
    let mut track = Track::new(Army::empty(side));
    let mut numbers = Unit::all();
    for (&commander, deployed) in corps {
        let units: Units = numbers.by_ref().take(usize::from(deployed.count)).collect();
        for unit in units {
            track.army.add(unit, STAND_IN, deployed.at, Some(commander));
        }
        // Reinforcements of the French need something better than infantry of two.
        if side == Side::French && commander.home().is_none() {
            track.sightings.add(Sighting {
                among: units,
                faces: Faces::that(|face| face != Face::Infantry2),
                least: 1,
                kind: Kind::Ruled,
            });
        }
    }
    for (&at, &count) in detached {
        for unit in numbers.by_ref().take(usize::from(count)) {
            track.army.add(unit, STAND_IN, at, None);
        }
    }
    track
}
