//! How many blocks stand where: what both players can count.

use crate::army::Army;
use crate::blocks::Blocks;
use crate::board::{Locale, LocaleSet, Side};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Ground {
    counts: [[u8; Locale::SPAN]; 2],
    occupied: [LocaleSet; 2],
    /// Locales with a corps of two or more units.
    massed: [LocaleSet; 2],
}

impl Ground {
    pub fn empty() -> Ground {
        Ground {
            counts: [[0; Locale::SPAN]; 2],
            occupied: [LocaleSet::EMPTY; 2],
            massed: [LocaleSet::EMPTY; 2],
        }
    }

    pub fn of(armies: &[Army; 2]) -> Ground {
        let mut ground = Ground::empty();
        armies.iter().for_each(|army| ground.count_army(army));
        ground
    }

    pub fn count_army(&mut self, army: &Army) {
        for unit in army.alive() {
            if let Some(locale) = army.place(unit).locale() {
                self.add(army.side, locale);
            }
        }
        for commander in army.commanders() {
            if army.corps(commander).len() > 1
                && let Some(locale) = army.post(commander).and_then(|post| post.locale())
            {
                self.massed[army.side.index()].insert(locale);
            }
        }
    }

    /// The blocks of a corps lie side by side.
    pub fn count_blocks(&mut self, side: Side, blocks: &Blocks) {
        let mut last = None;
        for block in blocks.iter() {
            let Some(locale) = block.at.locale() else {
                continue;
            };
            self.add(side, locale);
            if block.corps.is_some() && block.corps == last {
                self.massed[side.index()].insert(locale);
            }
            last = block.corps;
        }
    }

    fn add(&mut self, side: Side, locale: Locale) {
        self.counts[side.index()][locale.index()] += 1;
        self.occupied[side.index()].insert(locale);
    }

    pub fn count(&self, side: Side, locale: Locale) -> u8 {
        self.counts[side.index()][locale.index()]
    }

    pub fn holds(&self, side: Side, locale: Locale) -> bool {
        self.occupied[side.index()].contains(locale)
    }

    pub fn occupied(&self, side: Side) -> LocaleSet {
        self.occupied[side.index()]
    }

    /// How many more units of this army the locale takes.
    pub fn room(&self, side: Side, locale: Locale) -> u8 {
        locale.capacity().saturating_sub(self.count(side, locale))
    }

    /// Whether the locale shares a side, also an impassable one, with a corps of two or more units of this army.
    pub fn beside_corps(&self, side: Side, locale: Locale) -> bool {
        let massed = self.massed[side.index()];
        locale
            .approaches()
            .iter()
            .any(|approach| massed.contains(approach.far()))
    }
}
