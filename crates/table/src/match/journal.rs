//! The entries of a match, and what each of them answered.

use crate::entry::Entry;
use crate::game::Game;

/// All of them; or, where a store has them, the last of them.
pub(super) struct Journal<G: Game> {
    /// So many are in the store alone.
    forgotten: u32,
    entries: Vec<Entry<G::Action>>,
    /// Taking back plays a part of the journal again and must find the same asks.
    answered: Vec<Option<G::Ask>>,
}

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        Journal {
            forgotten: self.forgotten,
            entries: self.entries.clone(),
            answered: self.answered.clone(),
        }
    }
}

impl<G: Game> Journal<G> {
    pub fn new() -> Journal<G> {
        Journal {
            forgotten: 0,
            entries: Vec::new(),
            answered: Vec::new(),
        }
    }

    /// How many entries it has, those that are forgotten here among them.
    pub fn length(&self) -> u32 {
        self.forgotten + self.entries.len() as u32
    }

    pub fn whole(&self) -> &[Entry<G::Action>] {
        assert_eq!(
            self.forgotten, 0,
            "whoever has forgotten entries asks the store for them"
        );
        &self.entries
    }

    pub fn last(&self) -> Option<&Entry<G::Action>> {
        self.entries.last()
    }

    /// One that is not forgotten.
    pub fn entry(&self, n: u32) -> &Entry<G::Action> {
        &self.entries[self.place(n)]
    }

    pub fn answered(&self, n: u32) -> Option<&G::Ask> {
        self.answered[self.place(n)].as_ref()
    }

    pub fn push(&mut self, entry: Entry<G::Action>, answered: Option<G::Ask>) {
        self.entries.push(entry);
        self.answered.push(answered);
    }

    /// Forgets what is before an entry, but not the last.
    pub fn forget_before(&mut self, n: u32) {
        let first = n.min(self.length());
        let count = first.saturating_sub(self.forgotten + 1);
        self.entries.drain(..count as usize);
        self.answered.drain(..count as usize);
        self.forgotten += count;
    }

    /// How many are here.
    pub fn kept(&self) -> usize {
        self.entries.len()
    }

    fn place(&self, n: u32) -> usize {
        (n - self.forgotten - 1) as usize
    }
}
