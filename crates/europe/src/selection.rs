//! Choosing some of the pieces that there are, kind by kind.

use crate::board::Nation;
use crate::force::{Force, Forces, Slot};
use crate::pick::Pick;

pub struct Selection {
    pub from: Forces,
    pub least: u16,
    pub most: u16,
    /// How many must be armies.
    pub least_army: u16,
}

/// What a draft of pieces has come to.
pub enum Selected {
    Whole(Forces),
    Next(Vec<Pick>),
}

/// What is wrong with a choice of pieces.
pub enum BadSelection {
    NotThere,
    TooFew,
    TooMany,
    NoArmy,
}

impl Selection {
    pub fn any(from: Forces) -> Selection {
        Selection {
            from,
            least: 1,
            most: u16::MAX,
            least_army: 0,
        }
    }

    pub fn exactly(from: Forces, count: u16) -> Selection {
        Selection {
            least: count,
            most: count,
            ..Selection::any(from)
        }
    }

    pub fn is_possible(&self) -> bool {
        self.from.total() >= self.least && self.from.army() >= self.least_army && self.most >= self.least
    }

    pub fn judge(&self, pieces: &Forces) -> Result<(), BadSelection> {
        if !self.from.holds(pieces) {
            return Err(BadSelection::NotThere);
        }
        if pieces.total() > self.most {
            return Err(BadSelection::TooMany);
        }
        if pieces.total() < self.least {
            return Err(BadSelection::TooFew);
        }
        if pieces.army() < self.least_army {
            return Err(BadSelection::NoArmy);
        }
        Ok(())
    }

    pub fn next(&self, draft: &[Pick]) -> Selected {
        let mut pieces = Forces::default();
        let mut last = None;
        for pick in draft {
            match *pick {
                Pick::Kind { nation, arm } => {
                    let count = self.from.of(nation).of(arm);
                    last = Some(Slot { nation, arm, count });
                }
                Pick::Count { count } => {
                    if let Some(Slot { nation, arm, .. }) = last {
                        let mut force = pieces.of(nation);
                        *force.of_mut(arm) = count;
                        pieces.set(nation, force);
                    }
                }
                Pick::Done => return Selected::Whole(pieces),
                _ => {}
            }
        }
        match (draft.last(), last) {
            (Some(Pick::Kind { .. }), Some(slot)) => Selected::Next(self.counts(&pieces, slot)),
            (_, last) => Selected::Next(self.kinds(&pieces, last)),
        }
    }

    fn counts(&self, pieces: &Forces, slot: Slot) -> Vec<Pick> {
        let (rest, rest_army) = self.beyond(slot.place() + 1);
        let needed = self.least.saturating_sub(pieces.total() + rest);
        let needed_army = if slot.arm.is_army() {
            self.least_army.saturating_sub(pieces.army() + rest_army)
        } else {
            0
        };
        let least = needed.max(needed_army).max(1);
        let most = (self.most - pieces.total()).min(slot.count.into());
        (least..=most).map(|count| Pick::Count { count: count as u8 }).collect()
    }

    fn kinds(&self, pieces: &Forces, last: Option<Slot>) -> Vec<Pick> {
        let first = last.map_or(0, |slot| slot.place() + 1);
        let mut next = Vec::new();
        if pieces.total() < self.most {
            for slot in self.from.slots().filter(|slot| slot.place() >= first) {
                let (rest, rest_army) = self.beyond(slot.place());
                if pieces.total() + rest >= self.least && pieces.army() + rest_army >= self.least_army {
                    next.push(Pick::Kind {
                        nation: slot.nation,
                        arm: slot.arm,
                    });
                }
            }
        }
        if pieces.total() >= self.least && pieces.army() >= self.least_army {
            next.push(Pick::Done);
        }
        next
    }

    /// What there is of the kinds from a place on: pieces, and armies among them.
    fn beyond(&self, place: usize) -> (u16, u16) {
        let slots = self.from.slots().filter(|slot| slot.place() >= place);
        slots.fold((0, 0), |(all, army), slot| {
            let count = u16::from(slot.count);
            (all + count, army + if slot.arm.is_army() { count } else { 0 })
        })
    }
}

/// The picks that select just these pieces.
pub fn picks(pieces: &Forces) -> Vec<Pick> {
    let kinds = pieces
        .slots()
        .flat_map(|Slot { nation, arm, count }| [Pick::Kind { nation, arm }, Pick::Count { count }]);
    kinds.chain([Pick::Done]).collect()
}

/// The same of one nation, after other picks.
pub fn picks_after(first: impl IntoIterator<Item = Pick>, nation: Nation, pieces: Force) -> Vec<Pick> {
    let pieces = picks(&Forces::one(nation, pieces));
    first.into_iter().chain(pieces).collect()
}
