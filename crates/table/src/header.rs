//! What is fixed about a match before its first entry.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::hash::Hash;
use crate::seat::{Holder, Party, Person, Seat};
use crate::seed::{Salt, Seed};

/// The version of the journal format.
pub const FORMAT: u16 = 1;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// The hash of the seed, published before any salt was sent.
    pub commitment: Hash,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
