//! What a general is told before the battle.

use std::ops::RangeInclusive;

/// The plan of one army.
#[derive(Clone)]
pub struct Orders {
    /// The locales that each commander is to reach, one after the other; he holds the last. The first named is the
    /// first to march, and who is not named holds his ground.
    pub marches: &'static [(&'static str, &'static [u8])],
    /// The rounds in which the army attacks.
    pub attacks: RangeInclusive<u8>,
    /// By how much an attack must look like winning before it is made.
    pub nerve: i8,
    /// The same for a Guard Attack; none where the Guard is held back.
    pub guard: Option<i8>,
    /// Stands against an enemy who is no more than so many blocks stronger.
    pub stand: i8,
    /// Corps that hold their ground go up to the approaches before which the enemy stands.
    pub blocks: bool,
    /// Cavalry rides down stray enemies by road.
    pub rides: bool,
    /// The fixed battery fires at whoever comes before it.
    pub guns: bool,
    /// The French call in Bernadotte and Davout.
    pub call: bool,
    /// French units that are detached when the army sets up: of which corps, and where to.
    pub outposts: &'static [(&'static str, &'static str)],
    /// The two Allied corps that begin on the map on 1 December.
    pub vanguard: &'static [&'static str],
    /// How much morale the choice of army is worth in an auction.
    pub bid: u8,
}

/// Holds its ground, and strikes back where it is sure.
pub const DEFEND: Orders = Orders {
    marches: &[],
    attacks: 1..=21,
    nerve: 2,
    guard: None,
    stand: 2,
    blocks: true,
    rides: false,
    guns: true,
    call: false,
    outposts: &[],
    vanguard: &["bagration", "constantine"],
    bid: 0,
};

/// Goes forward and attacks where it is stronger.
pub const ATTACK: Orders = Orders {
    attacks: 1..=21,
    nerve: 0,
    stand: 3,
    blocks: false,
    rides: true,
    ..DEFEND
};

/// Attacks whatever it meets.
pub const STORM: Orders = Orders {
    nerve: -2,
    stand: 4,
    ..ATTACK
};
