//! The one door through which chance enters a game.
//!
//! Each journal entry has its own ChaCha20 stream, numbered as the entry is, so that a die depends on the seed, the
//! salts, the number of its entry and its place in the entry, and on nothing else that anybody could choose.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::seed::DiceKey;

/// One result, as the journal keeps it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub struct Die {
    pub sides: u32,
    pub value: u32,
    /// Read off a real die and typed in, so nobody can re-derive it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub typed: bool,
}

/// What is wrong with dice that were typed in or read from a journal.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, thiserror::Error, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "table.ts")]
pub enum DiceFault {
    #[error("a die of {sides} sides is still to be given")]
    Missing { sides: u32 },
    #[error("{value} is not on a die of {sides} sides")]
    OutOfRange { sides: u32, value: u32 },
    #[error("{left} more dice were given than rolled")]
    TooMany { left: u32 },
    #[error("a die of {sides} sides was rolled where the journal has another")]
    OtherDie { sides: u32 },
}

pub struct Dice {
    source: Source,
    rolled: Vec<Die>,
    fault: Option<DiceFault>,
    /// Rolls on when the dice given were wrong: rules that roll until a tie is broken must come to an end.
    spare: Stream,
}

enum Source {
    Stream {
        stream: Stream,
        typed: Option<Typed>,
    },
    /// What the journal says was rolled; taking a match back must not roll again.
    Recorded(std::vec::IntoIter<Die>),
}

struct Typed {
    values: std::vec::IntoIter<u32>,
    /// Whether a roll without a value is a fault.
    all: bool,
}

struct Stream {
    key: DiceKey,
    entry: u32,
    // Made at the first die, and on the heap: most entries roll none.
    rng: Option<Box<ChaCha20Rng>>,
}

impl Dice {
    pub fn new(key: DiceKey, entry: u32) -> Dice {
        Dice::with(Source::Stream {
            stream: Stream::new(key, entry),
            typed: None,
        })
    }

    /// Rolls are taken from `values`, which were judged before, as long as there are any; all other chance comes from
    /// the stream, for no table shuffles by hand.
    pub fn typed(key: DiceKey, entry: u32, values: Vec<u32>) -> Dice {
        Dice::with(Source::Stream {
            stream: Stream::new(key, entry),
            typed: Some(Typed {
                values: values.into_iter(),
                all: false,
            }),
        })
    }

    /// All rolls are taken from `values`: a case says what the dice show.
    pub fn fixed(key: DiceKey, entry: u32, values: Vec<u32>) -> Dice {
        Dice::with(Source::Stream {
            stream: Stream::new(key, entry),
            typed: Some(Typed {
                values: values.into_iter(),
                all: true,
            }),
        })
    }

    pub fn recorded(dice: Vec<Die>) -> Dice {
        Dice::with(Source::Recorded(dice.into_iter()))
    }

    fn with(source: Source) -> Dice {
        Dice {
            source,
            rolled: Vec::new(),
            fault: None,
            spare: Stream::new(DiceKey([0; 32]), 0),
        }
    }

    /// A die on the table, 1 to `sides`.
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.next(sides, true)
    }

    /// The same, and whether it was typed in.
    pub fn throw(&mut self, sides: u32) -> Die {
        let value = self.roll(sides);
        let typed = self.rolled.last().is_some_and(|die| die.typed);
        Die { sides, value, typed }
    }

    /// Chance that no player handles: 0 to `below - 1`.
    pub fn draw(&mut self, below: u32) -> u32 {
        self.next(below, false) - 1
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.draw(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// The typed dice that were not used yet.
    pub(crate) fn take_left(&mut self) -> Vec<u32> {
        match &mut self.source {
            Source::Stream {
                typed: Some(Typed { values, .. }),
                ..
            } => values.by_ref().collect(),
            _ => Vec::new(),
        }
    }

    /// What was rolled, or what was wrong with the dice given.
    pub fn finish(self) -> Result<Vec<Die>, DiceFault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let left = match &self.source {
            Source::Stream { typed: None, .. } => 0,
            Source::Stream {
                typed: Some(Typed { values, .. }),
                ..
            } => values.len(),
            Source::Recorded(dice) => dice.len(),
        };
        if left > 0 {
            return Err(DiceFault::TooMany { left: left as u32 });
        }
        Ok(self.rolled)
    }

    fn next(&mut self, sides: u32, on_the_table: bool) -> u32 {
        assert!(sides > 0, "a die has a side");
        let die = match &mut self.source {
            Source::Stream { typed: Some(typed), .. } if on_the_table && typed.has_next() => typed.next(sides),
            Source::Stream { stream, .. } => Ok(stream.next(sides)),
            Source::Recorded(dice) => match dice.next() {
                Some(die) if die.sides == sides && (1..=sides).contains(&die.value) => Ok(die),
                Some(_) => Err(DiceFault::OtherDie { sides }),
                None => Err(DiceFault::Missing { sides }),
            },
        };
        match die {
            Ok(die) => {
                self.rolled.push(die);
                die.value
            }
            // Whoever called the rules throws the result away when `finish` fails.
            Err(fault) => {
                self.fault.get_or_insert(fault);
                self.spare.next(sides).value
            }
        }
    }
}

/// Whether these are faces of the dice that a player is to type, no more and no fewer.
pub fn judge_typed(sides: &[u32], values: &[u32]) -> Result<(), DiceFault> {
    for (&sides, value) in sides.iter().zip(values.iter().map(Some).chain(std::iter::repeat(None))) {
        match value {
            None => return Err(DiceFault::Missing { sides }),
            Some(value) if !(1..=sides).contains(value) => return Err(DiceFault::OutOfRange { sides, value: *value }),
            Some(_) => {}
        }
    }
    match values.len().checked_sub(sides.len()) {
        Some(left) if left > 0 => Err(DiceFault::TooMany { left: left as u32 }),
        _ => Ok(()),
    }
}

impl Typed {
    fn has_next(&self) -> bool {
        self.all || self.values.len() > 0
    }

    fn next(&mut self, sides: u32) -> Result<Die, DiceFault> {
        let value = self.values.next().ok_or(DiceFault::Missing { sides })?;
        if !(1..=sides).contains(&value) {
            return Err(DiceFault::OutOfRange { sides, value });
        }
        // What a case fixes stands for a roll.
        Ok(Die {
            sides,
            value,
            typed: !self.all,
        })
    }
}

impl Stream {
    fn new(key: DiceKey, entry: u32) -> Stream {
        Stream { key, entry, rng: None }
    }

    fn next(&mut self, sides: u32) -> Die {
        let rng = self.rng.get_or_insert_with(|| {
            let mut rng = ChaCha20Rng::from_seed(self.key.0);
            rng.set_stream(u64::from(self.entry));
            Box::new(rng)
        });
        // Words beyond the last whole multiple of `sides` would favour the low faces: they are thrown away.
        let fair = u32::MAX - (u32::MAX % sides + 1) % sides;
        let value = loop {
            let word = rng.next_u32();
            if word <= fair {
                break word % sides + 1;
            }
        };
        Die {
            sides,
            value,
            typed: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::{Salt, Seed};

    fn key() -> DiceKey {
        Seed::from_text("dice").dice_key("dice", &[Salt::from_text("a"), Salt::from_text("b")])
    }

    #[test]
    fn every_face_comes_up_equally_often() {
        let mut dice = Dice::new(key(), 1);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[dice.roll(6) as usize - 1] += 1;
        }
        // Six faces, 10,000 each: the chi-square of five degrees is over 25 once in ten thousand keys; this key is fixed.
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 25.0, "{seen:?} has chi-square {chi}");
    }

    #[test]
    fn an_entry_has_its_own_stream() {
        let roll = |entry| {
            let mut dice = Dice::new(key(), entry);
            (0..20).map(|_| dice.roll(6)).collect::<Vec<_>>()
        };
        assert_eq!(roll(1), roll(1));
        assert_ne!(roll(1), roll(2));
    }

    #[test]
    fn a_salt_changes_the_dice() {
        let other = Seed::from_text("dice").dice_key("dice", &[Salt::from_text("a"), Salt::from_text("c")]);
        let roll = |key| {
            let mut dice = Dice::new(key, 1);
            (0..20).map(|_| dice.roll(6)).collect::<Vec<_>>()
        };
        assert_ne!(roll(key()), roll(other));
    }

    #[test]
    fn words_that_would_favour_low_faces_are_thrown_away() {
        // With 3 * 2^30 sides, a quarter of all words is over the fair limit; taken modulo the sides they would double
        // the first third of the faces.
        let sides = 3 << 30;
        let mut dice = Dice::new(key(), 1);
        let low = (0..30_000).filter(|_| dice.roll(sides) <= 1 << 30).count();
        assert!((9_500..10_500).contains(&low), "{low} of 30,000 in the first third");
    }

    #[test]
    fn typed_dice_are_marked_and_then_the_stream_goes_on() {
        let mut dice = Dice::typed(key(), 1, vec![4]);
        assert_eq!(dice.roll(6), 4);
        dice.roll(6);
        let rolled = dice.finish().unwrap();
        assert_eq!([rolled[0].typed, rolled[1].typed], [true, false]);
    }

    #[test]
    fn typed_dice_are_judged_before_they_are_rolled() {
        assert_eq!(judge_typed(&[6, 6], &[1, 6]), Ok(()));
        assert_eq!(judge_typed(&[6, 6], &[1]), Err(DiceFault::Missing { sides: 6 }));
        assert_eq!(
            judge_typed(&[6], &[7]),
            Err(DiceFault::OutOfRange { sides: 6, value: 7 })
        );
        assert_eq!(
            judge_typed(&[6], &[0]),
            Err(DiceFault::OutOfRange { sides: 6, value: 0 })
        );
        assert_eq!(judge_typed(&[], &[1, 2]), Err(DiceFault::TooMany { left: 2 }));
    }

    #[test]
    fn rules_that_roll_until_a_tie_is_broken_end_even_when_dice_are_missing() {
        let mut dice = Dice::fixed(key(), 1, vec![3, 3]);
        while dice.roll(6) == dice.roll(6) {}
        assert_eq!(dice.finish(), Err(DiceFault::Missing { sides: 6 }));
    }

    #[test]
    fn a_shuffle_comes_from_the_stream_even_where_dice_are_typed() {
        let mut dice = Dice::typed(key(), 1, vec![]);
        let mut cards: Vec<u32> = (0..10).collect();
        dice.shuffle(&mut cards);
        assert_ne!(cards, (0..10).collect::<Vec<_>>());
        assert!(dice.finish().unwrap().iter().all(|die| !die.typed));
    }
}
