//! An attack, from the threat to who goes forward.

use triumph::board::{Approach, Commander, Position, Side};
use triumph::{Command, Face, Group, Roads, Unit, Units};

use super::super::track::{Part, by};
use super::Follower;
use super::march::March;

impl Follower<'_> {
    pub(super) fn threatened(&mut self, side: Side, approach: Approach, pieces: &[Group]) -> Option<()> {
        let part = &mut self.track.part;
        *part = Part {
            approach: Some(approach),
            riders: part.riders,
            passed: part.passed,
            ..Part::default()
        };
        if side != self.side() {
            return Some(());
        }
        for piece in pieces {
            let places = [Position::at(approach), Position::reserve(approach.locale())];
            let groups = match piece.corps {
                Some(corps) => vec![self.track.army.corps(corps)],
                None => places.iter().map(|&place| self.track.group(place, None)).collect(),
            };
            let group = self.choose(&groups)?;
            self.send(group, piece, true)?;
        }
        Some(())
    }

    pub(super) fn defended(&mut self, approach: Approach, pieces: &[Group]) -> Option<()> {
        let army = &self.track.army;
        let blockers = army.at(Position::at(approach));
        let mut named = blockers;
        if blockers.is_empty() {
            let marks = army.marks;
            let able = |unit: Unit| {
                let elsewhere = marks.stood.unit(unit).is_some_and(|stood| stood != approach);
                !elsewhere && !marks.beaten.contains(unit)
            };
            for piece in pieces {
                let group = self.track.group(Position::reserve(approach.locale()), piece.corps);
                let fit = group.filter(able);
                let group = if fit.len() >= piece.count { fit } else { group };
                named = named.or(self.take(group, piece, false)?);
            }
        }
        let stood = &mut self.track.army.marks.stood;
        named.into_iter().for_each(|unit| stood.set_unit(unit, approach));
        let led = pieces.iter().filter(|piece| piece.led).filter_map(|piece| piece.corps);
        led.for_each(|one| stood.set_commander(one, approach));
        self.track.part.named = named;
        Some(())
    }

    pub(super) fn passed_by(&mut self, face: Face) -> Option<()> {
        let army = &self.track.army;
        let leaders = self.track.part.defence_leaders;
        let like = leaders.filter(|unit| army.face(unit) == Some(face));
        let groups: Vec<Units> = like.into_iter().map(Units::one).collect();
        let passed = self.choose(&groups)?;
        self.track.part.defence_leaders = leaders.without(passed);
        Some(())
    }

    pub(super) fn attacked(&mut self, command: Command, pieces: &[Group], leaders: &[Face]) -> Option<()> {
        let from = self.origins(&Roads::default());
        let march = March {
            command,
            pieces,
            from: &from,
            showing: true,
        };
        let (units, from) = self.march(&march)?;
        self.spend(units, from);
        let mut led = Units::NONE;
        for &face in leaders {
            let army = &self.track.army;
            let like = units.and(army.seen).without(led);
            let like = like.filter(|unit| army.face(unit) == Some(face));
            let groups = by(like, |unit| army.corps_of(unit));
            led.insert(self.choose(&groups)?.first()?);
        }
        self.track.part.sent = units;
        self.track.part.leaders = led;
        Some(())
    }

    /// A battery that stands so that it could have led.
    pub(super) fn stayed(&mut self, approach: Approach) -> Option<()> {
        let army = &self.track.army;
        let places = [Position::at(approach), Position::reserve(approach.locale())];
        let mut groups = Vec::new();
        for place in places {
            groups.push(self.track.group(place, None));
            groups.extend(army.commanders_at(place).map(|one| army.corps(one)));
        }
        let group = self.choose(&groups)?;
        let units = self.track.take(group, 1, &[Face::Artillery1], true, &mut self.script)?;
        self.track.army.detach(units);
        self.spend(units, Position::at(approach));
        Some(())
    }

    pub(super) fn advanced(&mut self, approach: Approach, pieces: &[Group]) -> Option<()> {
        let named = self.track.part.named.and(self.track.army.alive());
        let named = named.without(self.track.army.fixed_units());
        let mut up = Units::NONE;
        let led: Vec<Commander> = pieces.iter().filter_map(|piece| piece.corps).collect();
        for piece in pieces {
            match piece.corps {
                Some(corps) => {
                    let mine = self.track.army.corps(corps);
                    let going = self.take(named.and(mine), piece, false)?;
                    self.track.army.detach(mine.without(going));
                    up = up.or(going);
                }
                None => up = up.or(self.go_up_alone(named, &led, piece)?),
            }
        }
        self.track.army.put(up, Position::at(approach));
        Some(())
    }

    /// Units that go up without their commander, out of whatever corps.
    pub(super) fn go_up_alone(&mut self, named: Units, led: &[Commander], piece: &Group) -> Option<Units> {
        let army = &self.track.army;
        let staying = |unit: &Unit| army.corps_of(*unit).is_none_or(|corps| !led.contains(&corps));
        let mut left: Units = named.into_iter().filter(staying).collect();
        let mut up = Units::NONE;
        for number in 0..piece.count {
            let army = &self.track.army;
            let face = piece.faces.get(usize::from(number)).copied();
            let like = left.filter(|unit| army.seen.contains(unit) == face.is_some());
            let like = like.filter(|unit| face.is_none() || army.face(unit) == face);
            let groups = by(like, |unit| army.corps_of(unit));
            let group = self.choose(&groups)?;
            let faces: Vec<Face> = face.into_iter().collect();
            let one = self.track.take(group, 1, &faces, false, &mut self.script)?;
            up = up.or(one);
            left = left.without(one);
        }
        self.track.army.detach(up);
        Some(up)
    }
}
