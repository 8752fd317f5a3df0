//! What is wrong with a journal entry.

use std::fmt;

use crate::dice::{DiceFault, Die};
use crate::refused::AnyRefused;

#[derive(Clone, PartialEq, Debug)]
pub struct BadEntry {
    pub n: u32,
    pub wrong: Wrong,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Wrong {
    Unreadable {
        why: String,
    },
    Number {
        expected: u32,
    },
    Refused {
        refused: AnyRefused,
    },
    Dice {
        fault: DiceFault,
    },
    DiceCount {
        written: u32,
        rolled: u32,
    },
    Die {
        place: u32,
        written: Die,
        rolled: Die,
    },
    /// The game goes on by itself here, or it does not.
    NotDue,
    Overdue,
    /// The seat is not the one that was asked.
    Seat,
    TakeBack {
        expected: Vec<u32>,
    },
    Link,
    Digest,
}

impl std::error::Error for BadEntry {}

impl fmt::Display for BadEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: ", self.n)?;
        match &self.wrong {
            Wrong::Unreadable { why } => write!(f, "it cannot be read ({why})"),
            Wrong::Number { expected } => write!(f, "it stands where entry {expected} should be"),
            Wrong::Refused { refused } => write!(f, "its action is not legal ({refused})"),
            Wrong::Dice { fault } => write!(f, "its dice are wrong: {fault}"),
            Wrong::DiceCount { written, rolled } => {
                write!(f, "it holds {written} dice where {rolled} were rolled")
            }
            Wrong::Die { place, written, rolled } if written.typed != rolled.typed => {
                let marked = if written.typed { "is" } else { "is not" };
                write!(f, "die {place} {marked} marked as typed in")
            }
            Wrong::Die { place, written, rolled } => write!(
                f,
                "die {place} is {} of {} in the file, but the seed gives {} of {}",
                written.value, written.sides, rolled.value, rolled.sides
            ),
            Wrong::NotDue => write!(f, "the game does not go on by itself here"),
            Wrong::Overdue => write!(f, "the game goes on by itself here, but the entry is another"),
            Wrong::Seat => write!(f, "it is not by the seat that was asked"),
            Wrong::TakeBack { expected } => write!(f, "it takes back other entries than {expected:?}"),
            Wrong::Link => write!(f, "its link does not follow from the entry and the link before it"),
            Wrong::Digest => write!(f, "the state after it has another digest"),
        }
    }
}
