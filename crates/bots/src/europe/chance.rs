//! A quick look at a battle: how often it is won, over some drawn in the light form.

use europe::Side;
use europe::board::Region;

use super::eyes::Eyes;
use super::odds::field::{Both, Field, Hour};
use super::odds::{Next, Policy, Start, Troop, simulated};

/// Few, for a recruit: a chance is off by some points in a hundred.
const DRAWS: u32 = 160;

pub fn field(eyes: &Eyes<'_>, landed: bool) -> Field<'static> {
    Field {
        policy: Policy::eb_31(),
        landed,
        leader_rule: eyes.open().options.leader_rule,
    }
}

/// Of an attack with all these on all those.
pub fn of_attack(eyes: &Eyes<'_>, attacker: Troop, defender: Troop, landed: bool) -> f64 {
    let field = field(eyes, landed);
    let both = [attacker, defender].map(|troop| field.deploy(troop));
    of_lines(&field, both, Hour::FIRST, Side::Attacker)
}

/// Of lines as they stand, for one side.
pub fn of_lines(field: &Field<'_>, both: Both, hour: Hour, side: Side) -> f64 {
    let start = Start {
        both,
        hour,
        next: Next::Fire,
        crossing: Default::default(),
    };
    // The same seed for every battle: what is compared is compared by the same dice.
    let odds = simulated(field, start, DRAWS, "recruit");
    match side {
        Side::Attacker => odds.attacker_wins,
        Side::Defender => odds.defender_wins,
    }
}

/// Of the battle that is about to begin in a region, for those who act.
pub fn of_meeting(eyes: &Eyes<'_>, region: Region) -> f64 {
    of_attack(eyes, eyes.ours_at(region), eyes.enemies_at(region), false)
}
