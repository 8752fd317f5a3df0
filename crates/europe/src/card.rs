//! The cards with their Basic symbols. The deck is `data/cards.json`, a reconstruction that the operator can replace.

use std::fmt;
use std::sync::LazyLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray as _;
use ts_rs::TS;

use crate::arm::Arm;
use crate::board::Nation;
use crate::options::Options;

/// What is on a card. Cards with the same symbol are equal; none has an id.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Symbol {
    Piece { arm: Arm, nation: Nation },
    Napoleon,
    Blank,
}

/// By arm, then by nation; then Napoleon and the blank one.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, TS)]
#[ts(export_to = "europe.ts", type = "`${Nation}_${Arm}` | \"napoleon\" | \"blank\"")]
pub struct Card(u8);

impl Card {
    pub const COUNT: usize = Arm::COUNT * Nation::COUNT + 2;
    pub const NAPOLEON: Card = Card(Card::COUNT as u8 - 2);
    pub const BLANK: Card = Card(Card::COUNT as u8 - 1);

    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..Card::COUNT as u8).map(Card)
    }

    pub fn index(self) -> usize {
        self.0.into()
    }

    pub fn symbol(self) -> Symbol {
        match self {
            Card::NAPOLEON => Symbol::Napoleon,
            Card::BLANK => Symbol::Blank,
            Card(index) => Symbol::Piece {
                arm: Arm::VARIANTS[usize::from(index) / Nation::COUNT],
                nation: Nation::VARIANTS[usize::from(index) % Nation::COUNT],
            },
        }
    }

    pub fn arm(self) -> Option<Arm> {
        match self.symbol() {
            Symbol::Piece { arm, .. } => Some(arm),
            Symbol::Napoleon | Symbol::Blank => None,
        }
    }
}

static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let word = |value: &dyn fmt::Debug| format!("{value:?}").to_lowercase();
    let name = |card: Card| match card.symbol() {
        Symbol::Piece { arm, nation } => format!("{}_{}", word(&nation), word(&arm)),
        symbol => word(&symbol),
    };
    Card::all().map(name).collect()
});

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&NAMES[self.index()])
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&NAMES[self.index()])
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let card = Card::all().find(|card| NAMES[card.index()] == *text);
        card.ok_or_else(|| D::Error::custom(format!("there is no card \"{text}\"")))
    }
}

/// Some cards, in no order. Written as a sorted list.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
#[ts(export_to = "europe.ts", type = "Array<Card>")]
pub struct Cards([u8; Card::COUNT]);

impl Default for Cards {
    fn default() -> Cards {
        Cards([0; Card::COUNT])
    }
}

impl Cards {
    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    pub fn add(&mut self, card: Card) {
        self.0[card.index()] = self.of(card).saturating_add(1);
    }

    pub fn take(&mut self, card: Card) {
        self.0[card.index()] = self.of(card).saturating_sub(1);
    }

    pub fn count(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Each kind of card once.
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|&card| self.of(card) > 0)
    }

    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.of(card).into()))
    }

    pub fn of_arm(&self, arm: Arm) -> u8 {
        let cards = Card::all().filter(|card| card.arm() == Some(arm));
        cards.map(|card| self.of(card)).sum()
    }

    pub fn hold(&self, other: &Cards) -> bool {
        Card::all().all(|card| self.of(card) >= other.of(card))
    }

    pub fn plus(mut self, other: &Cards) -> Cards {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
        self
    }

    pub fn minus(mut self, other: &Cards) -> Cards {
        for (count, less) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(less);
        }
        self
    }

    /// The card at a place from 0 to `count() - 1`.
    pub fn nth(&self, place: u32) -> Option<Card> {
        self.iter().nth(place as usize)
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    /// For whoever reads the file.
    #[serde(rename = "note")]
    _note: String,
    cards: Vec<DeckRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckRow {
    card: Card,
    count: u8,
}

static DECK: LazyLock<Cards> = LazyLock::new(|| {
    let file: DeckFile = serde_json::from_str(include_str!("../data/cards.json")).expect("the deck's data is sound");
    let rows = file.cards.iter();
    rows.flat_map(|row| std::iter::repeat_n(row.card, row.count.into()))
        .collect()
});

/// All cards there are in a match.
pub fn deck(options: &Options) -> &Cards {
    options.data.deck().unwrap_or(&DECK)
}
