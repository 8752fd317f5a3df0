//! What nations begin with, and who plays which (`data/setups.json`).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::board::Nation;
use crate::force::Force;
use crate::options::{Options, Start};

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupFile {
    pub all_equal: BTreeMap<Nation, Force>,
    pub central_powers: BTreeMap<Nation, Force>,
    /// How many nations each of two to seven players has.
    pub nations_each: Vec<u8>,
    pub stop_france: StopFrance,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StopFrance {
    /// For France, for each nation against it.
    pub against: Force,
    pub others: Force,
    /// For two to seven players: what each of France's opponents plays.
    pub groups: Vec<Vec<Vec<Nation>>>,
}

static FILE: LazyLock<SetupFile> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/setups.json")).expect("the set-ups are sound"));

/// Those of `data/setups.json`.
pub fn ours() -> &'static SetupFile {
    &FILE
}

fn setups(options: &Options) -> &SetupFile {
    options.data.setups().unwrap_or(&FILE)
}

/// What may be drawn or chosen: nations that go to one player together.
pub fn groups(options: &Options) -> Vec<Vec<Nation>> {
    match options.start {
        Start::StopFrance => setups(options).stop_france.groups[usize::from(options.seats - 2)].clone(),
        Start::AllEqual | Start::CentralPowers => Nation::all().map(|nation| vec![nation]).collect(),
    }
}

/// How many groups each player takes.
pub fn groups_each(options: &Options) -> u8 {
    match options.start {
        Start::StopFrance => 1,
        Start::AllEqual | Start::CentralPowers => setups(options).nations_each[usize::from(options.seats - 2)],
    }
}

/// What a nation begins with, when so many nations are in play.
pub fn quota(options: &Options, nation: Nation, in_play: u8) -> Force {
    match (options.start, nation) {
        (Start::AllEqual, _) => setups(options).all_equal[&nation],
        (Start::CentralPowers, _) => setups(options).central_powers[&nation],
        (Start::StopFrance, Nation::France) => setups(options).stop_france.against.times(in_play - 1),
        (Start::StopFrance, _) => setups(options).stop_france.others,
    }
}
