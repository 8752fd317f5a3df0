//! Orders that bring pieces from somewhere to somewhere else.

use triumph::board::{Locale, Position, Side};
use triumph::{CavalryShown, Command, Face, Group, Roads, Units};

use super::Follower;

/// Whose pieces go where by an order, and what is told of them.
pub(super) struct March<'a> {
    pub(super) command: Command,
    pub(super) pieces: &'a [Group],
    /// Where they may come from.
    pub(super) from: &'a [Position],
    pub(super) showing: bool,
}

impl Follower<'_> {
    /// Detaches whom an order detaches; the pieces stay where they are. Who they are, and where.
    pub(super) fn march(&mut self, march: &March<'_>) -> Option<(Units, Position)> {
        let mut all = Units::NONE;
        for piece in march.pieces {
            let units = match piece.corps {
                Some(corps) => {
                    let mine = self.track.army.corps(corps);
                    let going = self.send(mine, piece, march.showing)?;
                    self.track.army.detach(mine.without(going));
                    going
                }
                None => {
                    let groups = self.sources(march, piece.count);
                    let group = self.choose(&groups)?;
                    let going = self.send(group, piece, march.showing)?;
                    self.track.army.detach(going);
                    going
                }
            };
            all = all.or(units);
        }
        let from = self.track.army.place(all.first()?);
        march.from.contains(&from).then_some((all, from))
    }

    /// The groups out of which an order may have sent detached units.
    pub(super) fn sources(&self, march: &March<'_>, count: u8) -> Vec<Units> {
        let army = &self.track.army;
        let mut groups = Vec::new();
        for &from in march.from {
            if march.command == Command::UnitMove {
                groups.push(self.track.group(from, None));
            }
            let corps = army.commanders_at(from);
            let corps = corps.filter(|&one| self.ranks.can_spare(one, army.corps(one).len(), count));
            groups.extend(corps.map(|one| army.corps(one)));
        }
        groups
    }

    /// Where an order brings pieces from to the attack: from behind the approach, or by road.
    pub(super) fn origins(&self, roads: &Roads) -> Vec<Position> {
        match roads.iter().next() {
            Some(first) => vec![Position::reserve(first.from()), Position::OFF],
            None => {
                let approach = self.track.part.approach;
                let places = approach.map(|one| [Position::at(one), Position::reserve(one.locale())]);
                places.into_iter().flatten().collect()
            }
        }
    }

    pub(super) fn arrive(&mut self, units: Units, from: Position, to: Position) {
        let army = &mut self.track.army;
        army.put(units, to);
        if to.is_reserve() {
            army.marks.entered = army.marks.entered.or(units);
        }
        self.spend(units, from);
    }

    pub(super) fn spend(&mut self, units: Units, from: Position) {
        let french = self.side() == Side::French;
        let marks = &mut self.track.army.marks;
        marks.moved = marks.moved.or(units);
        marks.again = if from.is_off() && french {
            marks.again.or(units)
        } else {
            marks.again.without(units)
        };
    }

    pub(super) fn entered(&mut self, locale: Locale, command: Command, pieces: &[Group], roads: &Roads) -> Option<()> {
        let to = Position::reserve(locale);
        let victors = self.track.part.sent;
        if !victors.is_empty() {
            let army = &mut self.track.army;
            let living = victors.and(army.alive());
            army.put(living, to);
            army.marks.entered = army.marks.entered.or(living);
            return Some(());
        }
        let from = self.origins(roads);
        let march = March {
            command,
            pieces,
            from: &from,
            showing: !roads.is_empty() && self.options.cavalry == CavalryShown::Declared,
        };
        let (units, from) = self.march(&march)?;
        self.arrive(units, from, to);
        if !roads.is_empty() {
            self.track.prove(units, Face::is_cavalry);
            let passed = roads.iter().flat_map(|road| [road.from(), road.to()]);
            self.track.part.passed = passed.collect();
            self.track.part.riders = units;
        }
        Some(())
    }

    pub(super) fn ride_to(&mut self, to: Position) {
        let riders = self.track.part.riders;
        let army = &mut self.track.army;
        army.put(riders, to);
        if to.is_reserve() {
            army.marks.entered = army.marks.entered.or(riders);
        }
    }
}
