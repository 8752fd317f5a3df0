//! Losses and retreats.

use triumph::board::{Commander, Locale, Position};
use triumph::{Group, Hit, LossCause, Unit, Units};

use super::super::track::by;
use super::Follower;

impl Follower<'_> {
    pub(super) fn lost(&mut self, cause: LossCause, hits: &[Hit]) -> Option<()> {
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
    pub(super) fn struck(&mut self, among: Units, hit: &Hit) -> Option<Unit> {
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
    pub(super) fn retreated(&mut self, locale: Locale, pieces: &[Group]) -> Option<()> {
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

    pub(super) fn went_to(&mut self, locale: Locale, pieces: &[Group]) -> Option<()> {
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

    pub(super) fn kept(&mut self, corps: &[Commander]) -> Option<()> {
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
}
