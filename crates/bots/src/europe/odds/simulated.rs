//! Battles fought out with drawn dice.

use europe::Side;
use rand::{Rng, RngExt as _};

use super::field::{Both, Field, Throw};
use super::start::{Next, Start};
use super::successes::Successes;
use super::tally::Tally;
use super::troop::Troop;

/// As many battles as wanted, or as can be fought with so many dice: large armies that rally all they lose fight until
/// night falls. Tells how many battles it were.
pub fn simulated(field: &Field<'_>, start: Start, battles: u32, dice: u64, rng: &mut impl Rng) -> (Tally, u32) {
    let mut successes = Successes::default();
    let mut tally = Tally::default();
    let (mut fought, mut thrown) = (0, 0u64);
    while fought < battles && (fought == 0 || thrown < dice) {
        let (winner, after) = fight(field, start, |throw| {
            thrown += u64::from(throw.dice);
            successes.draw(throw, rng.random())
        });
        tally.add(winner, &after, 1.0);
        fought += 1;
    }
    (tally, fought)
}

/// One battle to its end, the pursuit with it. `thrown` tells how many of the dice have an effect.
pub fn fight(field: &Field<'_>, start: Start, mut thrown: impl FnMut(Throw) -> u16) -> (Side, Both) {
    let (mut both, landed) = come_ashore(field, start, &mut thrown);
    let field = &Field { landed, ..*field };
    let winner = decide(field, &mut both, start, &mut thrown);
    if let Some(throw) = field.pursuit(&both, winner) {
        field.pursue(&mut both, winner, thrown(throw));
    }
    (winner, both)
}

/// The lines when the fight begins, and whether it is a landing.
fn come_ashore(field: &Field<'_>, start: Start, thrown: &mut impl FnMut(Throw) -> u16) -> (Both, bool) {
    if start.crossing.pieces.is_empty() {
        return (start.both, field.landed);
    }
    let throws = start.crossing.throws();
    let landed = throws.fold(Troop::default(), |troop, (arm, throw)| troop.and(arm, thrown(throw)));
    (start.ashore(field, &landed), field.landed || landed.total() > 0)
}

fn decide(field: &Field<'_>, both: &mut Both, start: Start, thrown: &mut impl FnMut(Throw) -> u16) -> Side {
    if let Some(beaten) = field.beaten_at_once(both) {
        return beaten.other();
    }
    let mut now = Some(start.hour);
    if let Next::Rally { tried } = start.next {
        if let Some(throw) = field.rallying(both, start.hour.side, tried) {
            field.rally(both, start.hour.side, thrown(throw));
        }
        now = start.hour.next();
    }
    while let Some(hour) = now {
        let side = hour.side;
        field.arrange(both, side);
        if field.has_left(both, side) {
            return side.other();
        }
        let hits = thrown(field.fire(both, side));
        field.strike(both, side, hits);
        if field.has_left(both, side.other()) {
            return side;
        }
        if let Some(throw) = field.rallying(both, side, 0) {
            field.rally(both, side, thrown(throw));
        }
        now = hour.next();
    }
    Side::Defender
}
