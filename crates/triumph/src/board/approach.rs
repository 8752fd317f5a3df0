//! The bars between locales, each side for itself.

use ts_rs::TS;

use super::BOARD;
use super::data::{BorderRow, Mark, Width};
use super::id::{Id, reads_as_id, writes_as_text};
use super::locale::Locale;
use super::symbol::{Symbol, Symbols};

/// One side of a border: the approach of a locale toward its neighbour, as in "63-64". The two sides of a border are
/// numbered one after the other, the side of the lower locale first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, TS)]
#[ts(export_to = "triumph.ts", type = "string & { readonly brand: \"Approach\" }")]
pub struct Approach(pub(super) u16);

impl Approach {
    pub const COUNT: usize = 586;

    pub fn all() -> impl Iterator<Item = Approach> + Clone {
        (0..Approach::COUNT as u16).map(Approach)
    }

    /// The approach of one locale toward another, if they share a border.
    pub fn between(from: Locale, to: Locale) -> Option<Approach> {
        BOARD.between.get(from, to)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn locale(self) -> Locale {
        self.facts().locale
    }

    pub fn far(self) -> Locale {
        self.facts().far
    }

    /// The other side of the same border.
    pub fn opposite(self) -> Approach {
        Approach(self.0 ^ 1)
    }

    pub fn wide(self) -> bool {
        self.facts().wide
    }

    pub fn passable(self) -> bool {
        self.facts().passable
    }

    /// Whether the symbol is printed inside the approach's own locale: it hits attacks into it.
    pub fn penalty(self, symbol: Symbol) -> bool {
        self.facts().penalties.has(symbol)
    }

    /// Whether the sign of obstruction is printed inside the approach's own locale.
    pub fn obstructed(self) -> bool {
        self.facts().obstructed
    }

    /// As in "63-64".
    pub fn text(self) -> &'static str {
        &self.facts().text
    }

    fn facts(self) -> &'static ApproachFacts {
        &BOARD.approaches[self.index()]
    }
}

impl Id for Approach {
    const EXPECTED: &'static str = "an approach of a locale toward its neighbour, such as \"63-64\"";

    fn from_text(text: &str) -> Option<Approach> {
        let (from, to) = text.split_once('-')?;
        Approach::between(Locale::from_text(from)?, Locale::from_text(to)?)
    }
}

reads_as_id!(Approach);
writes_as_text!(Approach);

pub struct ApproachFacts {
    text: String,
    pub locale: Locale,
    pub far: Locale,
    pub passable: bool,
    wide: bool,
    penalties: Symbols,
    obstructed: bool,
}

pub fn facts(rows: &[BorderRow]) -> Vec<ApproachFacts> {
    let side = |locale: Locale, far: Locale, width, marks: &[Mark]| ApproachFacts {
        text: format!("{locale}-{far}"),
        locale,
        far,
        passable: width != Width::Impassable,
        wide: width == Width::Wide,
        penalties: marks.iter().filter_map(|&mark| penalty(mark)).collect(),
        obstructed: marks.contains(&Mark::Obstructed),
    };
    let both = |row: &BorderRow| {
        [
            side(row.a, row.b, row.width, &row.in_a),
            side(row.b, row.a, row.width, &row.in_b),
        ]
    };

    assert_eq!(rows.len() * 2, Approach::COUNT);
    assert!(
        rows.is_sorted_by_key(|row| (row.a, row.b)),
        "a locale's approaches are sorted because borders are"
    );
    rows.iter().flat_map(both).collect()
}

fn penalty(mark: Mark) -> Option<Symbol> {
    match mark {
        Mark::Infantry => Some(Symbol::Infantry),
        Mark::Cavalry => Some(Symbol::Cavalry),
        Mark::Artillery => Some(Symbol::Artillery),
        Mark::Obstructed => None,
    }
}

/// A square table of locales; most of it is empty, but it answers in one look.
pub struct Between(Vec<u16>);

impl Between {
    const NONE: u16 = u16::MAX;

    pub fn of(approaches: &[ApproachFacts]) -> Between {
        let mut table = vec![Between::NONE; Locale::SPAN * Locale::SPAN];
        for (index, side) in approaches.iter().enumerate() {
            table[Between::cell(side.locale, side.far)] = index as u16;
        }
        Between(table)
    }

    pub fn get(&self, from: Locale, to: Locale) -> Option<Approach> {
        let index = self.0[Between::cell(from, to)];
        (index != Between::NONE).then_some(Approach(index))
    }

    fn cell(from: Locale, to: Locale) -> usize {
        from.index() * Locale::SPAN + to.index()
    }
}
