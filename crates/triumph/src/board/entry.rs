//! Where roads reach the edge of the board.

use ts_rs::TS;

use super::BOARD;
use super::data::EntryRow;
use super::id::{Id, reads_as_id, writes_as_text};
use super::locale::Locale;
use super::road::Road;
use super::side::Side;

/// A road entry by its mark, "F1" or "A13". The marks count through both sides.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, TS)]
#[ts(export_to = "triumph.ts", type = "string & { readonly brand: \"RoadEntry\" }")]
pub struct RoadEntry(pub(super) u8);

impl RoadEntry {
    pub const COUNT: usize = 20;

    pub fn all() -> impl Iterator<Item = RoadEntry> + Clone {
        (0..RoadEntry::COUNT as u8).map(RoadEntry)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn side(self) -> Side {
        self.facts().side
    }

    pub fn locale(self) -> Locale {
        self.facts().locale
    }

    /// The road group of the locale on which it comes in.
    pub fn group(self) -> u8 {
        self.facts().group
    }

    pub fn main(self) -> bool {
        self.facts().main
    }

    /// As in "F1".
    pub fn text(self) -> &'static str {
        self.facts().mark
    }

    fn facts(self) -> &'static EntryFacts {
        &BOARD.entries[self.index()]
    }
}

impl Id for RoadEntry {
    const EXPECTED: &'static str = "a road entry, such as \"F1\"";

    fn from_text(text: &str) -> Option<RoadEntry> {
        RoadEntry::all().find(|entry| entry.text() == text)
    }
}

reads_as_id!(RoadEntry);
writes_as_text!(RoadEntry);

pub struct EntryFacts {
    mark: &'static str,
    side: Side,
    pub locale: Locale,
    group: u8,
    main: bool,
}

pub fn facts(rows: &[EntryRow]) -> Vec<EntryFacts> {
    assert_eq!(rows.len(), RoadEntry::COUNT);
    assert!(rows.iter().all(|row| usize::from(row.group) < Road::GROUPS));
    let facts = |row: &EntryRow| EntryFacts {
        mark: row.entry,
        side: row.side,
        locale: row.locale,
        group: row.group,
        main: row.main,
    };
    rows.iter().map(facts).collect()
}
