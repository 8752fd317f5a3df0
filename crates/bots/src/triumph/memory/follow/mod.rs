//! What was told, carried out on the units that a seat keeps track of. Where it leaves open whom it is about, a script says
//! which way the story goes; what cannot have happened so gives none.
mod attack;
mod deployed;
mod losses;
mod march;
mod ranks;

use triumph::board::{Position, Side};
use triumph::{Face, Group, Holders, Marks, Options, Told, Units};

pub use ranks::Ranks;

use super::script::Script;
use super::track::{Part, Track, by};
use deployed::deployed;
use march::March;

pub struct Follower<'a> {
    pub track: Track,
    pub script: Script,
    pub options: &'a Options,
    pub ranks: Ranks,
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
