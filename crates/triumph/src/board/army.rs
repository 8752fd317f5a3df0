//! The order of battle and the time track, as printed.

use std::sync::LazyLock;

use serde::Deserialize;

use super::locale::Locale;
use super::side::Side;

pub static ARMIES: LazyLock<Armies> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/armies.json")).expect("the data of the armies is sound")
});

/// Faces of blocks, type and strength in one word, and how many of each.
pub fn army_units(side: Side) -> &'static [(&'static str, u8)] {
    &ARMIES.army(side).units
}

/// The morale with which an army begins.
pub fn army_morale(side: Side) -> u8 {
    ARMIES.army(side).morale
}

pub fn rounds() -> &'static Rounds {
    &ARMIES.rounds
}

/// The rounds of each scenario, by the day on which it begins: "1:07" is seven o'clock of 1 December.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Rounds {
    pub december1: Vec<&'static str>,
    pub december2: Vec<&'static str>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Armies {
    french: Army,
    allied: Army,
    rounds: Rounds,
}

impl Armies {
    pub fn army(&self, side: Side) -> &Army {
        match side {
            Side::French => &self.french,
            Side::Allied => &self.allied,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Army {
    morale: u8,
    units: Vec<(&'static str, u8)>,
    pub commanders: Vec<CommanderFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommanderFacts {
    pub id: &'static str,
    pub name: &'static str,
    pub least: u8,
    pub home: Option<Locale>,
    pub enters: Option<&'static str>,
}
