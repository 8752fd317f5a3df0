//! The printed board and the order of battle: what never changes in a match. The facts are read once from `data/` into
//! flat tables, and every id is an index into them, so that a question to the board costs no more than a look.

mod approach;
mod army;
mod commander;
mod data;
mod entry;
mod id;
mod locale;
mod per_locale;
mod position;
mod road;
mod set;
mod side;
mod star;
mod symbol;
mod trace;

pub use approach::Approach;
pub use army::{Rounds, army_morale, army_units, rounds};
pub use commander::Commander;
pub use entry::RoadEntry;
pub use locale::Locale;
pub use position::Position;
pub use road::Road;
pub use set::{ApproachSet, LocaleSet};
pub use side::Side;
pub use star::{Star, Stars};
pub use symbol::Symbol;
pub use trace::roads_home;

use std::sync::LazyLock;

use approach::{ApproachFacts, Between};
use entry::EntryFacts;
use locale::LocaleFacts;
use per_locale::PerLocale;
use road::RoadFacts;

static BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(include_str!("../../data/board.json")));

struct Board {
    locales: [LocaleFacts; Locale::SPAN],
    /// As they are printed.
    numbers: Vec<String>,
    /// Reached by one passable approach.
    neighbours: [LocaleSet; Locale::SPAN],
    approaches: Vec<ApproachFacts>,
    between: Between,
    roads: Vec<RoadFacts>,
    entries: Vec<EntryFacts>,
    approaches_of: PerLocale<Approach>,
    roads_of: PerLocale<Road>,
    entries_of: PerLocale<RoadEntry>,
}

impl Board {
    /// Asks no id about itself: the answer would have to come from the board that is being read.
    fn read(text: &'static str) -> Board {
        let data: data::Board = serde_json::from_str(text).expect("the board's data is sound");

        let locales = locale::facts(&data.locales);
        let approaches = approach::facts(&data.borders);
        let between = Between::of(&approaches);
        let roads = road::facts(&data.roads, &between);
        let entries = entry::facts(&data.entries);

        let mut neighbours = [LocaleSet::EMPTY; Locale::SPAN];
        for side in approaches.iter().filter(|side| side.passable) {
            neighbours[side.locale.index()].insert(side.far);
        }
        Board {
            numbers: (0..Locale::SPAN).map(|number| number.to_string()).collect(),
            approaches_of: PerLocale::group(approaches.iter().map(|side| side.locale), Approach),
            roads_of: PerLocale::group(roads.iter().map(|road| road.from), Road),
            entries_of: PerLocale::group(entries.iter().map(|entry| entry.locale), |index| RoadEntry(index as u8)),
            locales,
            neighbours,
            approaches,
            between,
            roads,
            entries,
        }
    }
}
