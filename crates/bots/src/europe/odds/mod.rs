//! The chances of a battle, planned or under way: who wins, and what both can expect to lose by fire and pursuit, and
//! by the sea before a landing.
//!
//! The rules leave lines, moves, losses and retreat to the players, so both sides are taken to follow a policy (EB-31),
//! which is data and is named beside the result. What is lost because there is no way out depends on the map, and is not
//! reckoned. A small battle is reckoned exactly, a larger one is drawn many times.

mod crossing;
mod exact;
pub mod field;
mod losses;
mod policy;
mod question;
mod reckoning;
mod simulated;
mod start;
mod successes;
mod tally;
mod troop;

pub use crossing::Crossing;
pub use field::Field;
pub use losses::Losses;
pub use policy::{Moves, Policy, Retreat};
pub use question::{BattleQuestion, SideQuestion};
pub use reckoning::BASIC;
pub use simulated::fight;
pub use start::{Next, Start};
pub use tally::Tally;
pub use troop::Troop;

use europe::Side;
use rand::SeedableRng as _;
use serde::{Deserialize, Serialize};
use table::TestRng;
use table::hash::Hash;
use ts_rs::TS;

/// Battles that are drawn where nobody says how many: a chance is then off by less than half a point in a hundred, in
/// nineteen of twenty results.
pub const DRAWS: u32 = 40_000;

/// Dice after which no further battle is begun, where nobody says how many are drawn: somebody waits.
const MOST_DICE: u64 = 100_000_000;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "europe.ts")]
pub struct BattleOdds {
    /// By what both sides are taken to act.
    pub policy: String,
    pub attacker_wins: f64,
    pub defender_wins: f64,
    pub attacker_losses: Losses,
    pub defender_losses: Losses,
    pub method: Method,
    /// How far the chance of winning may be off: all that was left out of an exact result, half the 95 % interval of a drawn
    /// one.
    pub error: f64,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Method {
    Exact,
    Simulated { battles: u32 },
}

/// Exactly where that is quick, otherwise over so many drawn battles. The same seed gives the same result.
pub fn odds(field: &Field<'_>, start: Start, draws: u32, seed: &str) -> BattleOdds {
    exact(field, start).unwrap_or_else(|| drawn(field, start, draws, MOST_DICE, seed))
}

/// None where the battle is too large.
pub fn exact(field: &Field<'_>, start: Start) -> Option<BattleOdds> {
    let found = exact::exact(field, start)?;
    Some(told(field, &start, &found.tally, Method::Exact, found.left_out))
}

pub fn simulated(field: &Field<'_>, start: Start, draws: u32, seed: &str) -> BattleOdds {
    drawn(field, start, draws, u64::MAX, seed)
}

fn drawn(field: &Field<'_>, start: Start, draws: u32, dice: u64, seed: &str) -> BattleOdds {
    let mut rng = TestRng::from_seed(*Hash::of("bicorne europe odds", &[seed.as_bytes()]).bytes());
    let (tally, battles) = simulated::simulated(field, start, draws.max(1), dice, &mut rng);
    let (chance, count) = (tally.attacker_wins(), f64::from(battles));
    // Where every battle went the same way, three in so many could still go the other (the rule of three).
    let error = (1.96 * (chance * (1.0 - chance) / count).sqrt()).max(3.0 / count);
    told(field, &start, &tally, Method::Simulated { battles }, error)
}

fn told(field: &Field<'_>, start: &Start, tally: &Tally, method: Method, error: f64) -> BattleOdds {
    BattleOdds {
        policy: field.policy.name.clone(),
        attacker_wins: tally.attacker_wins(),
        defender_wins: 1.0 - tally.attacker_wins(),
        attacker_losses: tally.losses(Side::Attacker).plus(&start.crossing.losses()),
        defender_losses: tally.losses(Side::Defender),
        method,
        error,
    }
}
