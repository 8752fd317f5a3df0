//! An army as its owner knows it: every unit by its number, with its face, its place and its corps.

use crate::board::{Approach, Commander, Locale, Position, Side};
use crate::face::Face;
use crate::unit::{MOST_UNITS, Unit, Units};

pub const MOST_IN_A_CORPS: u8 = 8;
const MOST_CORPS: usize = 9;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Army {
    pub side: Side,
    /// None where the unit is lost, or where there was never one.
    faces: [Option<Face>; MOST_UNITS],
    places: [Position; MOST_UNITS],
    corps: [Option<Commander>; MOST_UNITS],
    /// The same the other way round, so that a corps is found at once.
    rolls: [Units; MOST_CORPS],
    alive: Units,
    /// Whose face the enemy has seen, until it is shuffled in.
    pub seen: Units,
    /// Whose face was seen before the last shuffle, while the group has stayed the same.
    pub noted: Units,
    pub fixed: Option<Unit>,
    pub marks: Marks,
}

/// What units have done in this player turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Marks {
    pub moved: Units,
    /// Reinforcements that came in this turn and may move once more.
    pub again: Units,
    /// Moved into the reserve they stand in.
    pub entered: Units,
    /// Retreated after a combat.
    pub beaten: Units,
    /// Which approach they have defended.
    pub stood: Stood,
}

/// Which approach units and commanders have defended in this turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Stood {
    units: [Position; MOST_UNITS],
    commanders: [Position; MOST_CORPS],
}

impl Default for Stood {
    fn default() -> Stood {
        Stood {
            units: [Position::OFF; MOST_UNITS],
            commanders: [Position::OFF; MOST_CORPS],
        }
    }
}

impl Stood {
    pub fn unit(&self, unit: Unit) -> Option<Approach> {
        self.units[unit.index()].approach()
    }

    pub fn commander(&self, commander: Commander) -> Option<Approach> {
        self.commanders[usize::from(commander.index_in_side())].approach()
    }

    pub fn set_unit(&mut self, unit: Unit, approach: Approach) {
        self.units[unit.index()] = Position::at(approach);
    }

    pub fn set_commander(&mut self, commander: Commander, approach: Approach) {
        self.commanders[usize::from(commander.index_in_side())] = Position::at(approach);
    }
}

impl Army {
    pub fn empty(side: Side) -> Army {
        Army {
            side,
            faces: [None; MOST_UNITS],
            places: [Position::OFF; MOST_UNITS],
            corps: [None; MOST_UNITS],
            rolls: [Units::NONE; MOST_CORPS],
            alive: Units::NONE,
            seen: Units::NONE,
            noted: Units::NONE,
            fixed: None,
            marks: Marks::default(),
        }
    }

    pub fn alive(&self) -> Units {
        self.alive
    }

    /// None once it is lost.
    pub fn face(&self, unit: Unit) -> Option<Face> {
        self.faces[unit.index()]
    }

    pub fn strength(&self, unit: Unit) -> u8 {
        self.face(unit).map_or(0, Face::strength)
    }

    pub fn strength_of(&self, units: Units) -> u8 {
        units.into_iter().map(|unit| self.strength(unit)).sum()
    }

    /// The faces of these units, in an order that does not follow their numbers.
    pub fn faces(&self, units: Units) -> Vec<Face> {
        let mut faces: Vec<Face> = units.into_iter().filter_map(|unit| self.face(unit)).collect();
        faces.sort_unstable();
        faces
    }

    pub fn is(&self, unit: Unit, test: impl Fn(Face) -> bool) -> bool {
        self.face(unit).is_some_and(test)
    }

    pub fn all_are(&self, units: Units, test: impl Fn(Face) -> bool) -> bool {
        units.into_iter().all(|unit| self.is(unit, &test))
    }

    pub fn of_face(&self, test: impl Fn(Face) -> bool) -> Units {
        self.alive.filter(|unit| self.is(unit, &test))
    }

    pub fn place(&self, unit: Unit) -> Position {
        self.places[unit.index()]
    }

    pub fn corps_of(&self, unit: Unit) -> Option<Commander> {
        self.corps[unit.index()]
    }

    pub fn corps(&self, commander: Commander) -> Units {
        if commander.side() == self.side {
            self.rolls[usize::from(commander.index_in_side())]
        } else {
            Units::NONE
        }
    }

    /// Where a commander stands: with the units of his corps.
    pub fn post(&self, commander: Commander) -> Option<Position> {
        self.corps(commander).first().map(|unit| self.place(unit))
    }

    pub fn commanders(&self) -> impl Iterator<Item = Commander> {
        let rolls = self.rolls;
        Commander::of(self.side).filter(move |one| !rolls[usize::from(one.index_in_side())].is_empty())
    }

    pub fn commanders_at(&self, position: Position) -> impl Iterator<Item = Commander> {
        self.commanders().filter(move |&one| self.post(one) == Some(position))
    }

    pub fn detached(&self) -> Units {
        self.alive.filter(|unit| self.corps_of(unit).is_none())
    }

    pub fn at(&self, position: Position) -> Units {
        self.alive.filter(|unit| self.place(unit) == position)
    }

    pub fn within(&self, locale: Locale) -> Units {
        self.alive.filter(|unit| self.place(unit).locale() == Some(locale))
    }

    /// Whether the same units stand in the same places and corps, whatever they have done in this turn.
    pub fn stands_as(&self, other: &Army) -> bool {
        self.side == other.side
            && self.alive == other.alive
            && self.places == other.places
            && self.rolls == other.rolls
            && self.faces == other.faces
    }

    /// Whether the unit could leave its corps: a commander keeps at least one.
    pub fn can_leave(&self, unit: Unit) -> bool {
        self.corps_of(unit).is_none_or(|corps| self.corps(corps).len() > 1)
    }

    /// Units together in one position and one corps, or detached together.
    pub fn group(&self, unit: Unit) -> Units {
        let mates = match self.corps_of(unit) {
            Some(corps) => self.corps(corps),
            None => self.detached(),
        };
        let place = self.place(unit);
        mates.filter(|mate| self.place(mate) == place)
    }

    pub fn add(&mut self, unit: Unit, face: Face, place: Position, corps: Option<Commander>) {
        self.faces[unit.index()] = Some(face);
        self.places[unit.index()] = place;
        self.alive.insert(unit);
        self.join(unit, corps);
    }

    pub fn set_face(&mut self, unit: Unit, face: Face) {
        self.faces[unit.index()] = Some(face);
    }

    /// Into a corps, or out of one.
    pub fn join(&mut self, unit: Unit, corps: Option<Commander>) {
        if let Some(old) = self.corps[unit.index()] {
            self.rolls[usize::from(old.index_in_side())].remove(unit);
        }
        if let Some(new) = corps {
            self.rolls[usize::from(new.index_in_side())].insert(unit);
        }
        self.corps[unit.index()] = corps;
    }

    pub fn detach(&mut self, units: Units) {
        units.into_iter().for_each(|unit| self.join(unit, None));
    }

    /// Who stays in the reserve that it has entered has still entered it.
    pub fn put(&mut self, units: Units, place: Position) {
        let gone = units.filter(|unit| self.place(unit) != place);
        for unit in units {
            self.places[unit.index()] = place;
        }
        self.marks.entered = self.marks.entered.without(gone);
    }

    /// Takes one step of it; true if it is lost.
    pub fn reduce(&mut self, unit: Unit) -> bool {
        match self.face(unit).and_then(Face::reduced) {
            Some(face) => {
                self.faces[unit.index()] = Some(face);
                false
            }
            None => {
                self.lose(unit);
                true
            }
        }
    }

    pub fn lose(&mut self, unit: Unit) {
        self.join(unit, None);
        self.faces[unit.index()] = None;
        self.places[unit.index()] = Position::OFF;
        self.alive.remove(unit);
        let gone = Units::one(unit);
        self.seen = self.seen.without(gone);
        self.noted = self.noted.without(gone);
        let Marks {
            moved,
            again,
            entered,
            beaten,
            stood,
        } = &mut self.marks;
        for mark in [moved, again, entered, beaten] {
            *mark = mark.without(gone);
        }
        stood.units[unit.index()] = Position::OFF;
        if self.fixed == Some(unit) {
            self.fixed = None;
        }
    }

    /// Turns up faces.
    pub fn show(&mut self, units: Units) {
        self.seen = self.seen.or(units.and(self.alive));
    }

    /// At the end of a turn: what can be mixed is mixed, so that its faces are hidden again (T7.4, R28).
    pub fn shuffle(&mut self, notes: bool) {
        let mixed = self.seen.filter(|unit| {
            let mates = self.group(unit).without(self.fixed_units());
            self.fixed != Some(unit) && mates.len() > 1
        });
        self.seen = self.seen.without(mixed);
        if notes {
            self.note(mixed);
        }
    }

    /// What was seen now may be what was noted before, so of each face only the larger number is sure.
    fn note(&mut self, mixed: Units) {
        for unit in mixed {
            let alike = self.alike(unit);
            let (now, before) = (mixed.and(alike), self.noted.and(alike));
            if now.len() > before.len() {
                self.noted = self.noted.without(before).or(now);
            }
        }
    }

    /// A unit is hit, and nobody knows whether it is one that was noted: a note of its face goes.
    pub fn strike_note(&mut self, unit: Unit) {
        let noted = self.noted.and(self.alike(unit));
        let struck = Some(unit).filter(|&unit| noted.contains(unit)).or(noted.first());
        struck.into_iter().for_each(|unit| self.noted.remove(unit));
    }

    /// Those of its group that have its face.
    fn alike(&self, unit: Unit) -> Units {
        self.group(unit).filter(|mate| self.face(mate) == self.face(unit))
    }

    pub fn fixed_units(&self) -> Units {
        self.fixed.map_or(Units::NONE, Units::one)
    }
}
