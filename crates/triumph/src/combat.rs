//! The arithmetic of an attack (T11.6, T11.8 to T11.10). No dice: everything follows from who leads.

use crate::army::Army;
use crate::attack::Attack;
use crate::board::{Locale, Position, Side};
use crate::face::Face;
use crate::options::{Options, Sharing};
use crate::state::State;
use crate::unit::Units;
use crate::view::AttackKnown;

/// What decides a result of zero, as far as it is open.
pub trait Field {
    fn blocked(&self) -> bool;
    fn attackers(&self) -> u8;
    fn defenders(&self) -> u8;
}

impl Field for Attack {
    fn blocked(&self) -> bool {
        self.defence.blocked
    }

    fn attackers(&self) -> u8 {
        self.assault.count
    }

    fn defenders(&self) -> u8 {
        self.defence.count
    }
}

impl Field for AttackKnown {
    fn blocked(&self) -> bool {
        self.blocked
    }

    fn attackers(&self) -> u8 {
        self.attackers_named
    }

    fn defenders(&self) -> u8 {
        self.defenders_named
    }
}

/// Who has won with this result.
pub fn winner(result: i8, field: &impl Field, attacker: Side) -> Side {
    let defender = attacker.other();
    match result.signum() {
        1 => attacker,
        -1 => defender,
        _ if field.blocked() => defender,
        _ if field.attackers() > field.defenders() => attacker,
        _ if field.attackers() < field.defenders() => defender,
        _ => Side::French,
    }
}

pub fn initial_result(state: &State, attack: &Attack) -> i8 {
    let attacker = state.turn.side;
    let (attacking, defending) = (state.army(attacker), state.army(attacker.other()));
    let leaders = attack.assault.leaders;
    let lead = leaders.first().and_then(|unit| attacking.face(unit));
    let mut result = attacking.strength_of(leaders) as i8;
    if let Some(face) = lead {
        if face.is_foot() && attack.defence.blocked {
            result -= 1;
        }
        let approach = attack.from.opposite();
        let protected = attack.defence.blocked || santon_protects(&state.options, defending, approach.locale());
        if protected && approach.penalty(face.symbol()) {
            result -= 1;
        }
    }
    if !attack.assault.guns {
        let against = |face: Face| match face.strength() {
            strength @ 1..=2 if attack.guard => strength - 1,
            strength => strength,
        };
        let faces = attack
            .defence
            .leaders
            .into_iter()
            .filter_map(|unit| defending.face(unit));
        result -= faces.map(against).sum::<u8>() as i8;
    }
    result
}

/// The printed penalties protect a defence out of the reserve while the fixed battery stands there (R29).
fn santon_protects(options: &Options, army: &Army, locale: Locale) -> bool {
    let there = |unit| army.place(unit) == Position::reserve(Locale::SANTON);
    options.santon && locale == Locale::SANTON && army.fixed.is_some_and(there)
}

/// The ways to share losses between two units, by what the first takes.
pub fn shares(strengths: [u8; 2], steps: u8, sharing: Sharing) -> Vec<u8> {
    let [first, second] = strengths;
    let steps = steps.min(first + second);
    let ways = steps.saturating_sub(second)..=steps.min(first);
    let uneven = |first: u8| (steps - first).abs_diff(first);
    match sharing {
        Sharing::Free => ways.collect(),
        Sharing::Even => {
            let least = ways.clone().map(uneven).min();
            ways.filter(|&first| Some(uneven(first)) == least).collect()
        }
    }
}

/// The units of a group that still live, and what they can take.
pub fn strengths(army: &Army, units: [Option<crate::unit::Unit>; 2]) -> [u8; 2] {
    units.map(|unit| unit.map_or(0, |unit| army.strength(unit)))
}

/// The defenders who take losses first: foot and horse that lead.
pub fn exposed_leaders(army: &Army, leaders: Units) -> Units {
    leaders
        .and(army.alive())
        .filter(|unit| !army.is(unit, |face| face.is_artillery()))
}
