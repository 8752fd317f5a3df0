//! What was told, carried out on the units that a seat keeps track of. Where it leaves open whom it is about, a script says
//! which way the story goes; what cannot have happened so gives none.

use triumph::board::{Approach, Commander, Locale, Position, Side};
use triumph::{
    Army, Blocks, CavalryShown, Command, Deployed, Face, Group, Hit, Holders, LossCause, Marks, Options, Roads, Told,
    Unit, Units,
};

use super::script::Script;
use super::sighting::{Kind, Sighting};
use super::track::{Part, STAND_IN, Track, by};
use crate::triumph::faces::Faces;

pub struct Follower<'a> {
    pub track: Track,
    pub script: Script,
    pub options: &'a Options,
    pub ranks: Ranks,
}

/// What becomes of the corps: a corps that is as large in the end as it is now has sent nobody away.
#[derive(Copy, Clone, Debug)]
pub struct Ranks {
    /// How many units each has in the end, and how many are still to join it.
    last: [u8; Commander::COUNT],
    joining: [u8; Commander::COUNT],
}

impl Ranks {
    pub fn of(blocks: &Blocks, told: &[Told]) -> Ranks {
        let mut ranks = Ranks {
            last: [0; Commander::COUNT],
            joining: [0; Commander::COUNT],
        };
        for corps in blocks.iter().filter_map(|block| block.corps) {
            ranks.last[corps.index()] += 1;
        }
        for one in told {
            if let Told::Attached { corps, .. } = one {
                ranks.joining[corps.index()] += 1;
            }
        }
        ranks
    }

    /// Whether a corps that has so many can send so many away.
    fn can_spare(&self, corps: Commander, has: u8, count: u8) -> bool {
        let most = has + self.joining[corps.index()];
        has > count && most >= self.last[corps.index()] + count
    }
}

/// Whose pieces go where by an order, and what is told of them.
struct March<'a> {
    command: Command,
    pieces: &'a [Group],
    /// Where they may come from.
    from: &'a [Position],
    showing: bool,
}

impl Follower<'_> {
    fn side(&self) -> Side {
        self.track.army.side
    }

    pub fn hear(&mut self, told: &Told) -> Option<()> {
        if !matches!(told, Told::WentTo { .. } | Told::Kept { .. }) {
            self.settle();
        }
        match told {
            Told::TurnEnded { .. } => {
                self.track.army.marks = Marks::default();
                self.track.part = Part::default();
                self.track.shuffle();
                Some(())
            }
            Told::Deployed {
                side,
                corps,
                detached,
                fixed,
            } if *side == self.side() => {
                self.track = deployed(*side, corps.iter(), detached.iter());
                fixed.map_or(Some(()), |at| self.fixed(at))
            }
            Told::Threatened {
                side, approach, pieces, ..
            } => self.threatened(*side, *approach, pieces),
            // The leader of the defence that is passed by is the enemy's of who attacks.
            Told::Attacked {
                side,
                passed: Some(face),
                ..
            } if *side != self.side() => self.passed_by(*face),
            _ if side_of(told) == Some(self.side()) => self.own(told),
            _ => Some(()),
        }
    }

    /// The fixed battery is seen from the beginning.
    fn fixed(&mut self, at: Position) -> Option<()> {
        let army = &self.track.army;
        let groups = by(army.at(at), |unit| army.corps_of(unit));
        let group = self.choose(&groups)?;
        let unit = self.track.take(group, 1, &[Face::Artillery1], true, &mut self.script)?;
        self.track.army.fixed = unit.first();
        Some(())
    }

    /// What the army itself has done or suffered.
    fn own(&mut self, told: &Told) -> Option<()> {
        match told {
            Told::Moved {
                command,
                pieces,
                from,
                to,
                roads,
                ..
            } => {
                let march = March {
                    command: *command,
                    pieces,
                    from: &[*from],
                    // Whoever comes up to an approach by road shows that he is cavalry.
                    showing: (from.is_off() || !roads.is_empty()) && to.approach().is_some(),
                };
                let (units, from) = self.march(&march)?;
                self.arrive(units, from, *to);
            }
            Told::Attached { corps, at, piece, .. } => {
                let group = self.track.group(*at, piece.corps);
                let units = self.take(group, piece, false)?;
                units
                    .into_iter()
                    .for_each(|unit| self.track.army.join(unit, Some(*corps)));
                self.ranks.joining[corps.index()] -= 1;
            }
            Told::Defended { approach, pieces, .. } => self.defended(*approach, pieces)?,
            Told::DefenceLed { pieces, .. } => {
                self.track.part.defence_leaders = self.each_of(self.track.part.named, pieces)?;
            }
            Told::CounterAttacked { pieces, .. } => {
                let others = self.track.part.named.without(self.track.part.defence_leaders);
                self.track.part.counter = self.each_of(others, pieces)?;
            }
            Told::Feinted {
                command,
                pieces,
                to,
                roads,
                ..
            } => {
                let from = self.origins(roads);
                let march = March {
                    command: *command,
                    pieces,
                    from: &from,
                    showing: !roads.is_empty(),
                };
                let (units, from) = self.march(&march)?;
                self.track.army.put(units, *to);
                self.spend(units, from);
            }
            Told::Attacked {
                command,
                pieces,
                leaders,
                ..
            } => self.attacked(*command, pieces, leaders)?,
            Told::Entered {
                locale,
                command,
                pieces,
                roads,
                ..
            } => self.entered(*locale, *command, pieces, roads)?,
            Told::Stayed { approach, .. } => self.stayed(*approach)?,
            Told::Lost { cause, hits, .. } => self.lost(*cause, hits)?,
            Told::Retreated { locale, pieces, .. } => self.retreated(*locale, pieces)?,
            Told::WentTo { locale, pieces, .. } => self.went_to(*locale, pieces)?,
            Told::Kept { corps, .. } => self.kept(corps)?,
            Told::FellBack { locale, .. } => {
                let army = &self.track.army;
                let up = self.track.part.sent.and(army.alive());
                let up = up.filter(|unit| army.place(unit).approach().is_some() && army.fixed != Some(unit));
                self.track.army.put(up, Position::reserve(*locale));
            }
            Told::Advanced { approach, pieces, .. } => self.advanced(*approach, pieces)?,
            Told::RodeOn { to, roads, .. } => {
                self.ride_to(*to);
                self.track.part.passed.extend(roads.iter().map(|road| road.to()));
            }
            Told::RideEnded { at, pieces, .. } => {
                self.ride_to(*at);
                self.each_of(self.track.part.riders, pieces)?;
                self.track.part.riders = Units::NONE;
            }
            Told::Held { holders, .. } => {
                for Holders { at, pieces } in holders {
                    for piece in pieces {
                        let group = self.track.group(*at, piece.corps);
                        self.take(group, piece, true)?;
                    }
                }
            }
            _ => {}
        }
        Some(())
    }

    fn take(&mut self, group: Units, piece: &Group, showing: bool) -> Option<Units> {
        self.track
            .take(group, piece.count, &piece.faces, showing, &mut self.script)
    }

    fn choose(&mut self, groups: &[Units]) -> Option<Units> {
        let groups: Vec<Units> = groups.iter().copied().filter(|group| !group.is_empty()).collect();
        self.track.choose(&groups, &mut self.script)
    }

    /// Pieces of some units, by corps, all of which are turned up.
    fn each_of(&mut self, among: Units, pieces: &[Group]) -> Option<Units> {
        let mut all = Units::NONE;
        for piece in pieces {
            let army = &self.track.army;
            let group = among
                .and(army.alive())
                .filter(|unit| army.corps_of(unit) == piece.corps);
            all = all.or(self.take(group, piece, true)?);
        }
        Some(all)
    }

    /// Pieces that a command sends, out of those who may still move. The fixed battery follows no corps.
    fn send(&mut self, group: Units, piece: &Group, showing: bool) -> Option<Units> {
        let marks = &self.track.army.marks;
        let mut fresh = group.without(marks.moved.without(marks.again));
        if piece.corps.is_some() {
            fresh = fresh.without(self.track.army.fixed_units());
        }
        self.take(fresh, piece, showing)
    }

    /// Detaches whom an order detaches; the pieces stay where they are. Who they are, and where.
    fn march(&mut self, march: &March<'_>) -> Option<(Units, Position)> {
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
    fn sources(&self, march: &March<'_>, count: u8) -> Vec<Units> {
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
    fn origins(&self, roads: &Roads) -> Vec<Position> {
        match roads.iter().next() {
            Some(first) => vec![Position::reserve(first.from()), Position::OFF],
            None => {
                let approach = self.track.part.approach;
                let places = approach.map(|one| [Position::at(one), Position::reserve(one.locale())]);
                places.into_iter().flatten().collect()
            }
        }
    }

    fn arrive(&mut self, units: Units, from: Position, to: Position) {
        let army = &mut self.track.army;
        army.put(units, to);
        if to.is_reserve() {
            army.marks.entered = army.marks.entered.or(units);
        }
        self.spend(units, from);
    }

    fn spend(&mut self, units: Units, from: Position) {
        let french = self.side() == Side::French;
        let marks = &mut self.track.army.marks;
        marks.moved = marks.moved.or(units);
        marks.again = if from.is_off() && french {
            marks.again.or(units)
        } else {
            marks.again.without(units)
        };
    }

    fn threatened(&mut self, side: Side, approach: Approach, pieces: &[Group]) -> Option<()> {
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

    fn defended(&mut self, approach: Approach, pieces: &[Group]) -> Option<()> {
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

    fn passed_by(&mut self, face: Face) -> Option<()> {
        let army = &self.track.army;
        let leaders = self.track.part.defence_leaders;
        let like = leaders.filter(|unit| army.face(unit) == Some(face));
        let groups: Vec<Units> = like.into_iter().map(Units::one).collect();
        let passed = self.choose(&groups)?;
        self.track.part.defence_leaders = leaders.without(passed);
        Some(())
    }

    fn attacked(&mut self, command: Command, pieces: &[Group], leaders: &[Face]) -> Option<()> {
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

    fn entered(&mut self, locale: Locale, command: Command, pieces: &[Group], roads: &Roads) -> Option<()> {
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

    fn ride_to(&mut self, to: Position) {
        let riders = self.track.part.riders;
        let army = &mut self.track.army;
        army.put(riders, to);
        if to.is_reserve() {
            army.marks.entered = army.marks.entered.or(riders);
        }
    }

    /// A battery that stands so that it could have led.
    fn stayed(&mut self, approach: Approach) -> Option<()> {
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

    fn lost(&mut self, cause: LossCause, hits: &[Hit]) -> Option<()> {
        let part = &self.track.part;
        let among = match cause {
            LossCause::Attack => part.sent,
            LossCause::Defence => part.named,
            LossCause::CounterAttack => part.counter,
            LossCause::Retreat | LossCause::GunsAbandoned | LossCause::NoRoom => {
                self.track.army.within(part.approach?.far())
            }
        };
        let mut struck: Vec<(Unit, u8)> = Vec::new();
        let mut done = Units::NONE;
        for hit in hits {
            let unit = self.struck(among.without(done), hit)?;
            done.insert(unit);
            struck.push((unit, hit.steps));
        }
        for (unit, steps) in struck {
            let army = &mut self.track.army;
            let gone = (0..steps).any(|_| army.reduce(unit));
            debug_assert!(gone || army.face(unit).is_some());
        }
        Some(())
    }

    /// Whoever leads loses first.
    fn struck(&mut self, among: Units, hit: &Hit) -> Option<Unit> {
        let part = &self.track.part;
        let army = &self.track.army;
        let corps = among.and(army.alive()).filter(|unit| army.corps_of(unit) == hit.corps);
        let seen = corps.and(army.seen).filter(|unit| army.face(unit) == Some(hit.face));
        let foremost = part.leaders.or(part.defence_leaders).or(part.counter);
        let key = |unit: Unit| (!foremost.contains(unit), army.place(unit), self.track.role(unit));
        let mut groups = by(seen, key);
        let hidden = corps.without(army.seen);
        groups.extend(by(hidden, key));
        let group = self.choose(&groups)?;
        let unit = group.first()?;
        if !self.track.army.seen.contains(unit) {
            self.track.sightings.blur(group);
            self.track.reveal(unit, hit.face);
        }
        Some(unit)
    }

    /// Everybody in the locale is turned up: the corps first, then the detached units of each position.
    fn retreated(&mut self, locale: Locale, pieces: &[Group]) -> Option<()> {
        let army = &self.track.army;
        let detached = army.within(locale).and(army.detached());
        let mut places = by(detached, |unit| army.place(unit)).into_iter();
        for piece in pieces {
            let group = match piece.corps {
                Some(corps) => self.track.army.corps(corps),
                None => places.next()?,
            };
            if group.len() != piece.count {
                return None;
            }
            self.take(group, piece, true)?;
        }
        Some(())
    }

    fn went_to(&mut self, locale: Locale, pieces: &[Group]) -> Option<()> {
        for piece in pieces {
            for &face in &piece.faces {
                let army = &self.track.army;
                let there = army.within(self.track.part.approach?.far());
                let there = there.without(self.track.part.refuge.units());
                let like = there.filter(|unit| army.corps_of(unit) == piece.corps && army.face(unit) == Some(face));
                let groups = by(like, |unit| self.track.role(unit));
                let unit = self.choose(&groups)?.first()?;
                self.track.part.refuge.set(unit, locale);
            }
        }
        Some(())
    }

    fn kept(&mut self, corps: &[Commander]) -> Option<()> {
        let retreating = !self.track.part.refuge.units().is_empty();
        for &commander in corps {
            let army = &self.track.army;
            let broken = army.corps(commander);
            let refuge = &self.track.part.refuge;
            let seen = broken.and(army.seen);
            let mut groups = by(seen, |unit| (army.face(unit), refuge.get(unit), self.track.role(unit)));
            groups.extend(
                [broken.without(army.seen)]
                    .into_iter()
                    .filter(|group| !group.is_empty()),
            );
            let group = self.choose(&groups)?;
            let unit = group.first()?;
            if !self.track.army.seen.contains(unit) && group.len() > 1 {
                self.track.sightings.blur(group);
            }
            self.track.army.detach(broken.without(Units::one(unit)));
        }
        if retreating {
            self.settle();
        }
        Some(())
    }

    /// Everybody stands where he fled to.
    pub fn settle(&mut self) {
        let refuge = std::mem::take(&mut self.track.part.refuge);
        let army = &mut self.track.army;
        for (unit, locale) in refuge.iter() {
            army.put(Units::one(unit), Position::reserve(locale));
        }
        // A defence that was named has been beaten.
        if !self.track.part.named.is_empty() {
            army.marks.beaten = army.marks.beaten.or(refuge.units());
        }
    }

    fn advanced(&mut self, approach: Approach, pieces: &[Group]) -> Option<()> {
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
    fn go_up_alone(&mut self, named: Units, led: &[Commander], piece: &Group) -> Option<Units> {
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

/// Whose deed or fate is told.
fn side_of(told: &Told) -> Option<Side> {
    match told {
        Told::Moved { side, .. }
        | Told::Attached { side, .. }
        | Told::Defended { side, .. }
        | Told::DefenceLed { side, .. }
        | Told::CounterAttacked { side, .. }
        | Told::Feinted { side, .. }
        | Told::Attacked { side, .. }
        | Told::Entered { side, .. }
        | Told::Stayed { side, .. }
        | Told::Lost { side, .. }
        | Told::Retreated { side, .. }
        | Told::WentTo { side, .. }
        | Told::Kept { side, .. }
        | Told::FellBack { side, .. }
        | Told::Advanced { side, .. }
        | Told::RodeOn { side, .. }
        | Told::RideEnded { side, .. }
        | Told::Held { side, .. } => Some(*side),
        _ => None,
    }
}

/// The army as it stands when the battle begins.
fn deployed<'a>(
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
