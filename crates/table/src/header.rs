//! What is fixed about a match before its first entry.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::hash::Hash;
use crate::round::Round;
use crate::seat::{Holder, Party, Person, Seat, Viewer};
use crate::seed::{Salt, Seed};

/// The version of the journal format. In the first, digests are taken over a state as JSON, to the byte; since the second
/// over a form in which fields at their defaults do not count (`digested`). In the third the header says in which round the
/// players pledged their salts; one that does not is written in the second.
pub const FORMAT: u16 = 3;

/// The format of a header without a round.
pub(crate) const ROUNDLESS_FORMAT: u16 = 2;

/// The format in which digests are taken over JSON.
pub(crate) const FIRST_FORMAT: u16 = 1;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts", optional_fields)]
pub struct Header {
    pub bicorne: u16,
    pub id: String,
    pub game: String,
    pub rules: u16,
    pub scenario: String,
    pub options: Value,
    /// A position to start from instead of the game's own start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    pub seats: Vec<SeatLine>,
    /// The hash of the seed, published before any salt was pledged.
    pub commitment: Hash,
    /// How the players added to the dice. Older matches have none: their salts were sent openly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub struct SeatLine {
    pub name: String,
    pub parties: Vec<Party>,
    pub holder: Holder,
    pub salt: Salt,
}

impl Header {
    /// The link that the first entry is chained to.
    pub fn link(&self) -> Hash {
        let json = serde_json::to_vec(self).expect("a header is JSON");
        Hash::of("bicorne header", &[&json])
    }

    pub fn salts(&self) -> Vec<Salt> {
        self.seats.iter().map(|line| line.salt).collect()
    }

    pub fn is_committed_to(&self, seed: &Seed) -> bool {
        self.commitment == seed.commitment()
    }

    /// Who asks for a seat that is not there sees what an observer sees.
    pub fn admit(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if usize::from(seat.0) >= self.seats.len() => Viewer::Observer,
            viewer => viewer,
        }
    }

    /// A person at a hot seat holds several.
    pub fn seats_of(&self, person: &Person) -> Vec<Seat> {
        let holds = |line: &SeatLine| matches!(&line.holder, Holder::Person { person: holder } if holder == person);
        (0_u8..)
            .map(Seat)
            .zip(&self.seats)
            .filter(|(_, line)| holds(line))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// A seat by its name or its number.
    pub fn seat_named(&self, text: &str) -> Option<Seat> {
        let by_name = self.seats.iter().position(|line| line.name == text);
        let index = by_name.or_else(|| text.parse().ok().filter(|&n| n < self.seats.len()))?;
        Some(Seat(index as u8))
    }

    pub fn seat_name(&self, seat: Seat) -> &str {
        self.seats
            .get(usize::from(seat.0))
            .map_or("nobody", |line| line.name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, holder: Holder) -> SeatLine {
        SeatLine {
            name: name.to_owned(),
            parties: vec![Party(0)],
            holder,
            salt: Salt::from_text(name),
        }
    }

    fn person(name: &str) -> Person {
        Person(name.to_owned())
    }

    fn header() -> Header {
        let ney = Holder::Person { person: person("ney") };
        let bot = Holder::Bot {
            level: "random".to_owned(),
        };
        Header {
            bicorne: ROUNDLESS_FORMAT,
            id: "test".to_owned(),
            game: "drill".to_owned(),
            rules: 1,
            scenario: "default".to_owned(),
            options: Value::Null,
            position: None,
            seats: vec![line("red", ney.clone()), line("blue", bot), line("green", ney)],
            commitment: Seed::from_text("test").commitment(),
            round: None,
        }
    }

    #[test]
    fn a_person_at_a_hot_seat_holds_several() {
        assert_eq!(header().seats_of(&person("ney")), [Seat(0), Seat(2)]);
        assert_eq!(header().seats_of(&person("lannes")), []);
    }

    #[test]
    fn a_seat_is_found_by_name_and_by_number() {
        assert_eq!(header().seat_named("green"), Some(Seat(2)));
        assert_eq!(header().seat_named("1"), Some(Seat(1)));
        assert_eq!(header().seat_named("3"), None);
        assert_eq!(header().seat_named("white"), None);
    }

    #[test]
    fn a_seat_that_is_not_there_sees_what_an_observer_sees() {
        assert_eq!(header().admit(Viewer::Seat(Seat(2))), Viewer::Seat(Seat(2)));
        assert_eq!(header().admit(Viewer::Seat(Seat(3))), Viewer::Observer);
        assert_eq!(header().admit(Viewer::Truth), Viewer::Truth);
    }

    #[test]
    fn every_word_of_the_header_is_in_its_link() {
        let mut other = header();
        other.scenario = "other".to_owned();
        assert_ne!(header().link(), other.link());
        assert!(header().is_committed_to(&Seed::from_text("test")));
        assert!(!header().is_committed_to(&Seed::from_text("another")));
    }
}
