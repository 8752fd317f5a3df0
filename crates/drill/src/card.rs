//! Cards and hands of them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A card is its value, 1 to 6. Cards of one value are equal; none has an id.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(export_to = "drill.ts", type = "1 | 2 | 3 | 4 | 5 | 6")]
pub struct Card(u8);

impl Card {
    pub const COPIES: u8 = 5;

    pub fn all() -> impl Iterator<Item = Card> {
        (1..=6).map(Card)
    }

    pub fn value(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(value: u8) -> Result<Card, String> {
        if (1..=6).contains(&value) {
            Ok(Card(value))
        } else {
            Err(format!("there is no card of value {value}"))
        }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// Some cards, in no order: how many there are of each value. Written as a sorted list.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
#[ts(export_to = "drill.ts", type = "Array<Card>")]
pub struct Cards([u8; 6]);

impl Cards {
    pub fn add(&mut self, card: Card) {
        self.0[usize::from(card.0 - 1)] = self.of(card).saturating_add(1);
    }

    /// Takes one card of that value away, if there is one.
    pub fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[usize::from(card.0 - 1)];
        let there = *count > 0;
        *count = count.saturating_sub(1);
        there
    }

    pub fn of(&self, card: Card) -> u8 {
        self.0[usize::from(card.0 - 1)]
    }

    pub fn count(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    pub fn total(&self) -> u32 {
        self.iter().map(|card| u32::from(card.value())).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card))))
    }

    pub fn values(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|&card| self.of(card) > 0)
    }

    pub fn holds_twins(&self) -> bool {
        self.0.iter().any(|&n| n > 1)
    }

    pub fn hold(&self, other: &Cards) -> bool {
        Card::all().all(|card| self.of(card) >= other.of(card))
    }

    pub fn add_all(&mut self, other: &Cards) {
        other.iter().for_each(|card| self.add(card));
    }

    pub fn take_all(&mut self, other: &Cards) {
        for card in other.iter() {
            self.take(card);
        }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Cards {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}
