//! The states on the way from the oldest act that may still be taken back.
//!
//! Taking back starts from the state before the act, not from the start of the match: somebody who bids and takes back
//! all evening must not make each of it dearer than the last.

use std::collections::VecDeque;

/// So many states have room without another thought.
const ROOM: usize = 4;

#[derive(Clone, Debug)]
pub struct Trail<S> {
    stops: VecDeque<Stop<S>>,
}

/// An entry that stands, and the state before it.
#[derive(Clone, Debug)]
pub struct Stop<S> {
    pub n: u32,
    pub before: S,
}

impl<S> Trail<S> {
    pub fn new() -> Trail<S> {
        Trail { stops: VecDeque::new() }
    }

    pub fn push(&mut self, n: u32, before: S) {
        self.stops.push_back(Stop { n, before });
    }

    /// Forgets what is before the oldest act that may be taken back; everything, where there is none.
    pub fn forget_before(&mut self, oldest: Option<u32>) {
        while self.stops.front().is_some_and(|stop| oldest.is_none_or(|n| stop.n < n)) {
            self.stops.pop_front();
        }
        // States are large: the room for a long way back is given up with it.
        if self.stops.is_empty() {
            self.stops.shrink_to(ROOM);
        }
    }

    pub fn length(&self) -> usize {
        self.stops.len()
    }

    /// From an entry on.
    pub fn since(&self, n: u32) -> impl Iterator<Item = &Stop<S>> {
        self.stops.iter().skip_while(move |stop| stop.n < n)
    }

    /// Goes another way from an entry on.
    pub fn turn(&mut self, n: u32, other: Vec<Stop<S>>) {
        self.stops.retain(|stop| stop.n < n);
        self.stops.extend(other);
    }
}
