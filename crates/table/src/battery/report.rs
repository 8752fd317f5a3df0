//! What the battery saw.

use std::collections::BTreeMap;
use std::fmt;

use crate::battery::law::Law;
use crate::kind::Kind;
use crate::seat::Viewer;

#[derive(Clone, Debug, Default)]
pub struct Report {
    pub games: usize,
    pub steps: usize,
    pub longest: usize,
    pub taken_back: usize,
    /// States in which something was hidden from the viewer who looked.
    pub hiding: usize,
    pub scrambled: usize,
    /// Steps that were compared between two worlds.
    pub compared: usize,
    /// Pairs of secret answers that were given in both orders.
    pub orders: usize,
    /// Viewers who had to notice nothing, and were watched.
    pub silences: usize,
    /// By viewer: how often he looked, and how often something was hidden from him.
    pub looks: BTreeMap<Viewer, (usize, usize)>,
    /// The first break of each law, and how often it broke.
    pub broken: BTreeMap<Law, Broken>,
    kinds: BTreeMap<&'static str, BTreeMap<&'static str, usize>>,
}

#[derive(Clone, Debug)]
pub struct Broken {
    pub place: String,
    pub what: String,
    pub times: usize,
}

impl Report {
    pub fn breaks(&mut self, law: Law, place: &str, what: impl FnOnce() -> String) {
        self.broken
            .entry(law)
            .and_modify(|broken| broken.times += 1)
            .or_insert_with(|| Broken {
                place: place.to_owned(),
                what: what(),
                times: 1,
            });
    }

    /// Lists all kinds of a type, so that one which never occurs shows as a nought.
    pub fn expect_kinds<K: Kind>(&mut self, what: &'static str) {
        let counts = self.kinds.entry(what).or_default();
        for kind in K::KINDS {
            counts.entry(kind).or_insert(0);
        }
    }

    pub fn saw<K: Kind>(&mut self, what: &'static str, value: &K) {
        *self.kinds.entry(what).or_default().entry(value.kind()).or_insert(0) += 1;
    }

    pub fn never_seen(&self) -> Vec<String> {
        self.kinds
            .iter()
            .flat_map(|(what, counts)| counts.iter().map(move |(kind, count)| (what, kind, count)))
            .filter(|(_, _, count)| **count == 0)
            .map(|(what, kind, _)| format!("{what} {kind}"))
            .collect()
    }

    /// The laws that broke, by name.
    pub fn broken_laws(&self) -> Vec<Law> {
        self.broken.keys().copied().collect()
    }

    pub fn assert_clean(&self) {
        assert!(self.broken.is_empty(), "{self}");
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} steps, the longest {}; {} taken back",
            self.games, self.steps, self.longest, self.taken_back
        )?;
        writeln!(
            f,
            "{} looks at hidden facts, {} scrambled, {} steps compared between worlds",
            self.hiding, self.scrambled, self.compared
        )?;
        writeln!(
            f,
            "{} pairs of secret answers given in both orders, {} silences kept",
            self.orders, self.silences
        )?;
        for (what, counts) in &self.kinds {
            writeln!(f, "{what}:")?;
            for (kind, count) in counts {
                writeln!(f, "  {count:>9}  {kind}")?;
            }
        }
        for (law, broken) in &self.broken {
            writeln!(
                f,
                "BROKEN {law}, {} times, first in {}: {}",
                broken.times, broken.place, broken.what
            )?;
        }
        Ok(())
    }
}
