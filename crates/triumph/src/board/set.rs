//! Sets of places, a bit for each.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

use super::approach::Approach;
use super::locale::Locale;

pub type LocaleSet = Set<Locale, 3>;
pub type ApproachSet = Set<Approach, 10>;

pub trait Member: Copy {
    fn bit(self) -> usize;
    fn from_bit(bit: usize) -> Self;
}

impl Member for Locale {
    fn bit(self) -> usize {
        self.index()
    }

    fn from_bit(bit: usize) -> Locale {
        Locale(bit as u8)
    }
}

impl Member for Approach {
    fn bit(self) -> usize {
        self.index()
    }

    fn from_bit(bit: usize) -> Approach {
        Approach(bit as u16)
    }
}

/// Travels as a list in ascending order.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Set<T, const WORDS: usize> {
    words: [u64; WORDS],
    members: PhantomData<T>,
}

impl<T: Member, const WORDS: usize> Set<T, WORDS> {
    pub const EMPTY: Set<T, WORDS> = Set {
        words: [0; WORDS],
        members: PhantomData,
    };

    /// Whether it is new to the set.
    pub fn insert(&mut self, member: T) -> bool {
        let new = !self.contains(member);
        self.words[member.bit() / 64] |= 1 << (member.bit() % 64);
        new
    }

    /// Whether it was in the set.
    pub fn remove(&mut self, member: T) -> bool {
        let there = self.contains(member);
        self.words[member.bit() / 64] &= !(1 << (member.bit() % 64));
        there
    }

    pub fn contains(self, member: T) -> bool {
        self.words[member.bit() / 64] & 1 << (member.bit() % 64) != 0
    }

    pub fn is_empty(self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    pub fn len(self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn union(mut self, other: Set<T, WORDS>) -> Set<T, WORDS> {
        for (word, more) in self.words.iter_mut().zip(other.words) {
            *word |= more;
        }
        self
    }

    pub fn meets(self, other: Set<T, WORDS>) -> bool {
        self.words
            .iter()
            .zip(other.words)
            .any(|(word, others)| word & others != 0)
    }

    /// In ascending order.
    pub fn iter(self) -> Iter<T, WORDS> {
        Iter { rest: self, word: 0 }
    }
}

#[derive(Clone)]
pub struct Iter<T, const WORDS: usize> {
    rest: Set<T, WORDS>,
    word: usize,
}

impl<T: Member, const WORDS: usize> Iterator for Iter<T, WORDS> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        while let Some(word) = self.rest.words.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(T::from_bit(self.word * 64 + bit));
            }
            self.word += 1;
        }
        None
    }
}

impl<T: Member, const WORDS: usize> IntoIterator for Set<T, WORDS> {
    type Item = T;
    type IntoIter = Iter<T, WORDS>;

    fn into_iter(self) -> Iter<T, WORDS> {
        self.iter()
    }
}

impl<T: Member, const WORDS: usize> Default for Set<T, WORDS> {
    fn default() -> Set<T, WORDS> {
        Set::EMPTY
    }
}

impl<T: Member, const WORDS: usize> Extend<T> for Set<T, WORDS> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, members: I) {
        for member in members {
            self.insert(member);
        }
    }
}

impl<T: Member, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T, WORDS> {
        let mut set = Set::EMPTY;
        set.extend(members);
        set
    }
}

impl<T: Member + fmt::Debug, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize, const WORDS: usize> Serialize for Set<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// In any order: people write positions by hand.
impl<'de, T: Member + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Set<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T, WORDS>, D::Error> {
        struct SetVisitor<T, const WORDS: usize>(PhantomData<T>);

        impl<'de, T: Member + Deserialize<'de>, const WORDS: usize> Visitor<'de> for SetVisitor<T, WORDS> {
            type Value = Set<T, WORDS>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of places")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<T, WORDS>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(member) = list.next_element()? {
                    set.insert(member);
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(SetVisitor(PhantomData))
    }
}

impl<T: TS, const WORDS: usize> TS for Set<T, WORDS> {
    type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn ident(config: &Config) -> String {
        <Vec<T> as TS>::ident(config)
    }

    fn name(config: &Config) -> String {
        <Vec<T> as TS>::name(config)
    }

    fn inline(config: &Config) -> String {
        <Vec<T> as TS>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as TS>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<T> as TS>::visit_generics(visitor);
    }
}
