//! The enemy's units as a seat can tell them apart: by where they stand, by their corps, by what is turned up. Their
//! numbers are ours and mean nothing to their owner.

use triumph::board::{Approach, Commander, Locale, LocaleSet, Position, Side};
use triumph::{Army, Blocks, Face, Roll, Unit, UnitMap, Units, View};

use super::guess;
use super::script::Script;
use super::sighting::{Kind, Sighting, Sightings};
use crate::triumph::faces::Faces;

/// A block that is hidden has this face until another is dealt to it.
pub const STAND_IN: Face = Face::Infantry2;

#[derive(Clone, Debug)]
pub struct Track {
    pub army: Army,
    pub sightings: Sightings,
    pub part: Part,
    /// Where a story could have gone otherwise as well, those whom it may be about are no longer told apart.
    pub vague: bool,
}

/// The part of these units in the attack under way, or in the ride after it.
#[derive(Clone, Debug)]
pub struct Part {
    pub approach: Option<Approach>,
    /// Who attacks, the dead ones too; and who leads.
    pub sent: Units,
    pub leaders: Units,
    /// Who defends.
    pub named: Units,
    pub defence_leaders: Units,
    pub counter: Units,
    pub refuge: UnitMap<Locale>,
    pub riders: Units,
    pub passed: LocaleSet,
}

impl Default for Part {
    fn default() -> Part {
        Part {
            approach: None,
            sent: Units::NONE,
            leaders: Units::NONE,
            named: Units::NONE,
            defence_leaders: Units::NONE,
            counter: Units::NONE,
            refuge: UnitMap::default(),
            riders: Units::NONE,
            passed: LocaleSet::EMPTY,
        }
    }
}

/// All that can be said of a unit without its number.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub struct Trait {
    at: Position,
    corps: Option<Commander>,
    face: Option<Face>,
    role: (u16, Position),
    refuge: Option<Locale>,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Traits {
    units: Vec<Trait>,
    sightings: Vec<(Faces, u8, Kind, Vec<Trait>)>,
}

impl Track {
    pub fn new(army: Army) -> Track {
        Track {
            army,
            sightings: Sightings::default(),
            part: Part::default(),
            vague: false,
        }
    }

    /// What the view alone shows of an army.
    pub fn of_view(side: Side, blocks: &Blocks, view: &View) -> Track {
        let mut army = Army::empty(side);
        for (unit, block) in Unit::all().zip(blocks.iter()) {
            army.add(unit, block.face.unwrap_or(STAND_IN), block.at, block.corps);
            if block.face.is_some() {
                army.seen.insert(unit);
            }
        }
        let guns = blocks.fixed.map_or(Units::NONE, |at| army.at(at).and(army.seen));
        army.fixed = guns.filter(|unit| army.is(unit, Face::is_artillery)).first();
        let mut track = Track::new(army);
        guess::part(&mut track, view);
        track
    }

    /// Whether these are the blocks that are seen.
    pub fn agrees(&self, blocks: &Blocks) -> bool {
        let mine = Blocks::of(&self.army);
        let fixed = self.army.fixed.is_none() || mine.fixed == blocks.fixed;
        fixed && mine.iter().eq(blocks.iter())
    }

    /// Whether those who take part in the attack are the ones that are seen to do so.
    pub fn takes_part(&self, view: &View) -> bool {
        let (army, part) = (&self.army, &self.part);
        let attacking = army.side == view.turn.side;
        let ride = match &view.stage {
            triumph::StageKnown::Ride(ride) => Some(ride),
            triumph::StageKnown::Attack(attack) => attack.ride.as_ref(),
            _ => None,
        };
        let rides = ride.is_none_or(|ride| !attacking || ride.riders == roll(army, part.riders, &ride.riders));
        let fights = view.attack().is_none_or(|known| {
            if attacking {
                known.attackers == roll(army, part.sent, &known.attackers)
                    && part.sent.len() == known.attackers_named
                    && triumph::leaders(army, part.leaders) == known.attack_leaders
            } else {
                known.defenders == roll(army, part.named, &known.defenders)
                    && part.named.len() == known.defenders_named
                    && triumph::leaders(army, part.defence_leaders) == known.defence_leaders
                    && triumph::leaders(army, part.counter) == known.counter
            }
        });
        rides && fights
    }

    pub fn hidden(&self) -> Units {
        self.army.alive().without(self.army.seen)
    }

    /// The units of a corps, or those that are detached in one position.
    pub fn group(&self, at: Position, corps: Option<Commander>) -> Units {
        match corps {
            Some(corps) => self.army.corps(corps),
            None => self.army.at(at).and(self.army.detached()),
        }
    }

    pub fn reveal(&mut self, unit: Unit, face: Face) {
        self.sightings.reveal(unit, face);
        self.army.set_face(unit, face);
        self.army.seen.insert(unit);
    }

    /// One of several groups that the story may be about.
    pub fn choose(&mut self, groups: &[Units], script: &mut Script) -> Option<Units> {
        let way = script.choose(groups.len())?;
        if self.vague && groups.len() > 1 {
            let all = groups.iter().fold(Units::NONE, |all, group| all.or(*group));
            self.sightings.blur(all.and(self.hidden()));
        }
        Some(groups[way])
    }

    /// So many units of a group, with these faces among them; the others are hidden. `showing` if faces are turned up only
    /// now; none if the group has no such units.
    pub fn take(
        &mut self,
        group: Units,
        count: u8,
        faces: &[Face],
        showing: bool,
        script: &mut Script,
    ) -> Option<Units> {
        let hidden = group.and(self.hidden());
        let mut taken = Units::NONE;
        for &face in faces {
            let seen = group.and(self.army.seen).without(taken);
            let seen = seen.filter(|unit| self.army.face(unit) == Some(face));
            let unseen = if showing { hidden.without(taken) } else { Units::NONE };
            let mut ways = by(seen, |unit| self.role(unit));
            ways.extend(by(unseen, |unit| self.role(unit)));
            let unit = ways.get(script.choose(ways.len())?)?.first()?;
            if !self.army.seen.contains(unit) {
                self.sightings.blur(hidden.and(self.hidden()));
                self.reveal(unit, face);
            }
            taken.insert(unit);
        }
        let rest = count.checked_sub(faces.len() as u8)?;
        let left = hidden.without(taken);
        if rest > left.len() {
            return None;
        }
        if rest == left.len() {
            return Some(taken.or(left));
        }
        if rest > 0 {
            self.sightings.blur(left);
        }
        // Nobody says which of them: those who have moved before, or others.
        let mut roles = by(left, |unit| self.role(unit));
        for _ in 0..rest {
            roles.retain(|role| !role.is_empty());
            let way = script.choose(roles.len())?;
            let unit = roles[way].first()?;
            roles[way].remove(unit);
            roles.drain(..way);
            taken.insert(unit);
        }
        Some(taken)
    }

    /// What the unit has done in this turn and in this attack.
    pub fn role(&self, unit: Unit) -> (u16, Position) {
        let (part, marks) = (&self.part, &self.army.marks);
        let sets = [
            part.sent,
            part.leaders,
            part.named,
            part.defence_leaders,
            part.counter,
            part.riders,
            marks.moved.without(marks.again),
            marks.beaten,
            self.army.fixed_units(),
        ];
        let bits = sets.iter().enumerate();
        let role = bits.fold(0, |all, (bit, set)| all | u16::from(set.contains(unit)) << bit);
        (role, marks.stood.unit(unit).map(Position::at).unwrap_or_default())
    }

    /// What tells this track from another, whatever numbers the units have.
    pub fn traits(&self) -> Traits {
        let army = &self.army;
        let trait_of = |unit: Unit| {
            let seen = army.face(unit).filter(|_| army.seen.contains(unit));
            Trait {
                at: army.place(unit),
                corps: army.corps_of(unit),
                face: seen,
                role: self.role(unit),
                refuge: self.part.refuge.get(unit),
            }
        };
        let sorted = |units: Units| {
            let mut traits: Vec<Trait> = units.into_iter().map(trait_of).collect();
            traits.sort_unstable();
            traits
        };
        let mut sightings: Vec<_> = self
            .sightings
            .iter()
            .map(|one| (one.faces, one.least, one.kind, sorted(one.among)))
            .collect();
        sightings.sort_unstable();
        Traits {
            units: sorted(army.alive()),
            sightings,
        }
    }

    /// These have shown what they are, though not their faces.
    pub fn prove(&mut self, units: Units, test: impl Fn(Face) -> bool) {
        let hidden = units.and(self.hidden());
        self.sightings.add(Sighting::of(hidden, Faces::that(test)));
    }

    /// At the end of a turn: what can be mixed is mixed.
    pub fn shuffle(&mut self) {
        let before = self.army.seen;
        self.army.shuffle(false);
        for unit in before.without(self.army.seen) {
            if let Some(face) = self.army.face(unit) {
                self.sightings.add(Sighting::of(Units::one(unit), Faces::one(face)));
            }
        }
    }
}

/// The units sorted into groups, in the order of what tells them apart.
pub fn by<K: Ord>(units: Units, key: impl Fn(Unit) -> K) -> Vec<Units> {
    let mut groups: Vec<(K, Units)> = Vec::new();
    for unit in units {
        let mine = key(unit);
        match groups.iter_mut().find(|(other, _)| *other == mine) {
            Some((_, group)) => group.insert(unit),
            None => groups.push((mine, Units::one(unit))),
        }
    }
    groups.sort_by(|one, other| one.0.cmp(&other.0));
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The roll of these units, with the commanders that are known to be there.
fn roll(army: &Army, units: Units, known: &Roll) -> Roll {
    Roll::of(army, units, known.commanders)
}
