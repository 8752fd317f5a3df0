//! The numbered areas of the board.

use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use super::BOARD;
use super::approach::Approach;
use super::data::LocaleRow;
use super::entry::RoadEntry;
use super::id::{self, Id, reads_as_id};
use super::road::Road;
use super::set::LocaleSet;
use super::star::Stars;

/// A locale by its printed number.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, TS)]
#[serde(transparent)]
#[ts(export_to = "triumph.ts", type = "number & { readonly brand: \"Locale\" }")]
pub struct Locale(pub(super) u8);

impl Locale {
    /// Where the option of the fixed battery on the hill applies.
    pub const SANTON: Locale = Locale(54);

    const LAST: u8 = 170;

    /// The length of a table with a place for every locale.
    pub const SPAN: usize = Locale::LAST as usize + 1;

    pub fn all() -> impl Iterator<Item = Locale> + Clone {
        (1..=Locale::LAST).filter(|&number| exists(number)).map(Locale)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn name(self) -> Option<&'static str> {
        BOARD.locales[self.index()].name
    }

    pub fn capacity(self) -> u8 {
        BOARD.locales[self.index()].capacity
    }

    pub fn hill(self) -> bool {
        BOARD.locales[self.index()].hill
    }

    pub fn stars(self) -> Stars {
        BOARD.locales[self.index()].stars
    }

    /// Its own sides of its borders, also of the impassable ones, in the order of the far locale.
    pub fn approaches(self) -> &'static [Approach] {
        BOARD.approaches_of.at(self)
    }

    /// The roads that leave it for another locale.
    pub fn roads(self) -> &'static [Road] {
        BOARD.roads_of.at(self)
    }

    /// Where roads come in from off the map.
    pub fn entries(self) -> &'static [RoadEntry] {
        BOARD.entries_of.at(self)
    }

    /// The locales within so many passable approaches, itself among them.
    pub fn near(self, steps: u8) -> LocaleSet {
        let mut near = LocaleSet::from_iter([self]);
        for _ in 0..steps {
            near = near
                .iter()
                .fold(near, |all, locale| all.union(BOARD.neighbours[locale.index()]));
        }
        near
    }
}

/// Two numbers were never printed.
fn exists(number: u8) -> bool {
    matches!(number, 1..=144 | 147..=Locale::LAST)
}

impl TryFrom<u8> for Locale {
    type Error = String;

    fn try_from(number: u8) -> Result<Locale, String> {
        exists(number)
            .then_some(Locale(number))
            .ok_or_else(|| format!("there is no locale {number}"))
    }
}

impl Id for Locale {
    const EXPECTED: &'static str = "the number of a locale";

    /// As the key of a map inside a tagged enum, a number reaches us as it stands in the JSON.
    fn from_text(text: &str) -> Option<Locale> {
        id::number(text).and_then(|number| Locale::from_number(number.into()))
    }

    fn from_number(number: u64) -> Option<Locale> {
        u8::try_from(number).ok().filter(|&number| exists(number)).map(Locale)
    }
}

reads_as_id!(Locale);

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Copy, Clone, Default)]
pub struct LocaleFacts {
    name: Option<&'static str>,
    capacity: u8,
    hill: bool,
    stars: Stars,
}

pub fn facts(rows: &[LocaleRow]) -> [LocaleFacts; Locale::SPAN] {
    let mut facts = [LocaleFacts::default(); Locale::SPAN];
    for row in rows {
        facts[row.locale.index()] = LocaleFacts {
            name: row.name,
            capacity: row.capacity,
            hill: row.hill,
            stars: row.stars.iter().copied().collect(),
        };
    }
    facts
}
