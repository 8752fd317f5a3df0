//! Where a piece stands.

use ts_rs::TS;

use super::BOARD;
use super::approach::Approach;
use super::id::{Id, reads_as_id, writes_as_text};
use super::locale::Locale;

/// Off the map ("off"), in the reserve of a locale ("63") or at one of its approaches ("63-64"), in this order.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, TS)]
#[ts(export_to = "triumph.ts", type = "string & { readonly brand: \"Position\" }")]
pub struct Position(u16);

impl Position {
    pub const OFF: Position = Position(0);

    /// The length of a table with a place for every position.
    pub const SPAN: usize = Locale::SPAN + Approach::COUNT;

    const FIRST_APPROACH: u16 = Locale::SPAN as u16;

    pub fn reserve(locale: Locale) -> Position {
        Position(locale.0.into())
    }

    pub fn at(approach: Approach) -> Position {
        Position(Position::FIRST_APPROACH + approach.0)
    }

    pub fn index(self) -> u16 {
        self.0
    }

    pub fn locale(self) -> Option<Locale> {
        match self.approach() {
            Some(approach) => Some(approach.locale()),
            None => self.is_reserve().then_some(Locale(self.0 as u8)),
        }
    }

    pub fn approach(self) -> Option<Approach> {
        self.0.checked_sub(Position::FIRST_APPROACH).map(Approach)
    }

    pub fn is_reserve(self) -> bool {
        !self.is_off() && self.0 < Position::FIRST_APPROACH
    }

    pub fn is_off(self) -> bool {
        self == Position::OFF
    }

    /// As in "off", "63" or "63-64".
    pub fn text(self) -> &'static str {
        match (self.approach(), self.locale()) {
            (Some(approach), _) => approach.text(),
            (None, Some(locale)) => &BOARD.numbers[locale.index()],
            (None, None) => "off",
        }
    }
}

impl Id for Position {
    const EXPECTED: &'static str = "a locale for its reserve, an approach such as \"63-64\", or \"off\"";

    fn from_text(text: &str) -> Option<Position> {
        match text {
            "off" => Some(Position::OFF),
            _ if text.contains('-') => Approach::from_text(text).map(Position::at),
            _ => Locale::from_text(text).map(Position::reserve),
        }
    }

    /// People who write a reserve by hand leave the quotes away.
    fn from_number(number: u64) -> Option<Position> {
        Locale::from_number(number).map(Position::reserve)
    }
}

reads_as_id!(Position);
writes_as_text!(Position);
