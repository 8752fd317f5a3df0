//! The commanders of corps.

use ts_rs::TS;

use super::army::{ARMIES, CommanderFacts};
use super::id::{Id, reads_as_id, writes_as_text};
use super::locale::Locale;
use super::side::Side;

/// A commander by the id of his name, "st-hilaire". The French come first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, TS)]
#[ts(export_to = "triumph.ts", type = "string & { readonly brand: \"Commander\" }")]
pub struct Commander(u8);

impl Commander {
    pub const COUNT: usize = 17;

    const FRENCH: u8 = 8;

    pub fn all() -> impl Iterator<Item = Commander> + Clone {
        (0..Commander::COUNT as u8).map(Commander)
    }

    pub fn of(side: Side) -> impl Iterator<Item = Commander> + Clone {
        let range = match side {
            Side::French => 0..Commander::FRENCH,
            Side::Allied => Commander::FRENCH..Commander::COUNT as u8,
        };
        range.map(Commander)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn side(self) -> Side {
        if self.0 < Commander::FRENCH {
            Side::French
        } else {
            Side::Allied
        }
    }

    pub fn index_in_side(self) -> u8 {
        match self.side() {
            Side::French => self.0,
            Side::Allied => self.0 - Commander::FRENCH,
        }
    }

    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The fewest units with which his corps may begin.
    pub fn least(self) -> u8 {
        self.facts().least
    }

    /// Where he is set up; reinforcements have no such place.
    pub fn home(self) -> Option<Locale> {
        self.facts().home
    }

    /// The first round in which a reinforcement may enter, as `rounds` has it.
    pub fn enters(self) -> Option<&'static str> {
        self.facts().enters
    }

    /// As in "st-hilaire".
    pub fn text(self) -> &'static str {
        self.facts().id
    }

    fn facts(self) -> &'static CommanderFacts {
        &ARMIES.army(self.side()).commanders[usize::from(self.index_in_side())]
    }
}

impl Id for Commander {
    const EXPECTED: &'static str = "the id of a commander, such as \"st-hilaire\"";

    fn from_text(text: &str) -> Option<Commander> {
        Commander::all().find(|commander| commander.text() == text)
    }
}

reads_as_id!(Commander);
writes_as_text!(Commander);
