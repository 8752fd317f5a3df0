//! What nations begin with, and who plays which (`data/setups.json`).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::board::Nation;
use crate::force::Force;
use crate::options::{Options, Start};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    all_equal: BTreeMap<Nation, Force>,
    central_powers: BTreeMap<Nation, Force>,
    /// How many nations each of two to seven players has.
    nations_each: Vec<u8>,
    stop_france: StopFrance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StopFrance {
    /// For France, for each nation against it.
    against: Force,
    others: Force,
    /// For two to seven players: what each of France's opponents plays.
    groups: Vec<Vec<Vec<Nation>>>,
}

static FILE: LazyLock<SetupFile> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/setups.json")).expect("the set-ups are sound"));

/// What may be drawn or chosen: nations that go to one player together.
pub fn groups(options: &Options) -> Vec<Vec<Nation>> {
    match options.start {
        Start::StopFrance => FILE.stop_france.groups[usize::from(options.seats - 2)].clone(),
        Start::AllEqual | Start::CentralPowers => Nation::all().map(|nation| vec![nation]).collect(),
    }
}

/// How many groups each player takes.
pub fn groups_each(options: &Options) -> u8 {
    match options.start {
        Start::StopFrance => 1,
        Start::AllEqual | Start::CentralPowers => FILE.nations_each[usize::from(options.seats - 2)],
    }
}

/// What a nation begins with, when so many nations are in play.
pub fn quota(options: &Options, nation: Nation, in_play: u8) -> Force {
    match (options.start, nation) {
        (Start::AllEqual, _) => FILE.all_equal[&nation],
        (Start::CentralPowers, _) => FILE.central_powers[&nation],
        (Start::StopFrance, Nation::France) => FILE.stop_france.against.times(in_play - 1),
        (Start::StopFrance, _) => FILE.stop_france.others,
    }
}
