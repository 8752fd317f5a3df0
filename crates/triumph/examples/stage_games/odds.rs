//! What an attack promises, as far as a general can tell.

use triumph::board::{Approach, Position};
use triumph::{Arm, Face};

use crate::field::{Field, Piece};

/// What an unseen leader of the enemy is taken for.
const UNSEEN: i8 = 2;

/// How many may lead over the approach.
pub fn width(approach: Approach) -> usize {
    if approach.wide() { 2 } else { 1 }
}

/// Who would best lead these over the attack approach, and what they would bring.
pub fn best_attack(pieces: &[&Piece], from: Approach, wide: bool, blocked: bool, guard: bool) -> (i8, Vec<Piece>) {
    let into = from.opposite();
    let arms: &[Arm] = if guard {
        &[Arm::Guard]
    } else {
        &[Arm::Infantry, Arm::Cavalry, Arm::Guard]
    };
    let mut best = (i8::MIN, Vec::new());
    for &arm in arms {
        let able = |face: Face| face.arm() == arm && face.strength() > 1;
        let mut led: Vec<Piece> = pieces
            .iter()
            .filter(|piece| able(piece.face))
            .map(|piece| **piece)
            .collect();
        led.sort_by_key(|piece| std::cmp::Reverse(piece.face.strength()));
        led.truncate(if wide { 2 } else { 1 });
        let Some(first) = led.first() else {
            continue;
        };
        if first.face.is_cavalry() && into.obstructed() {
            continue;
        }
        let mut brings: i8 = led.iter().map(|piece| piece.face.strength() as i8).sum();
        if blocked {
            brings -= i8::from(first.face.is_foot()) + i8::from(into.penalty(first.face.symbol()));
        }
        // The line is spent before the Guard.
        let dear = i8::from(arm == Arm::Guard && !guard);
        if brings - dear > best.0 {
            best = (brings - dear, led);
        }
    }
    best
}

/// What the enemy would bring against an attack over this approach.
pub fn expected_defence(field: &Field, from: Approach, guard: bool) -> i8 {
    let into = from.opposite();
    let blockers = field.foes_at(Position::at(into));
    let (count, at) = if blockers > 0 {
        (blockers, Position::at(into))
    } else {
        let reserve = Position::reserve(into.locale());
        (field.foes_at(reserve), reserve)
    };
    let mut strengths: Vec<i8> = Vec::new();
    for foe in field.foes.iter().filter(|foe| foe.at == at) {
        strengths.extend(foe.seen.iter().map(|face| face.strength() as i8));
        strengths.extend((foe.seen.len()..usize::from(foe.count)).map(|_| UNSEEN));
    }
    strengths.sort_unstable_by(|one, other| other.cmp(one));
    let led = strengths.into_iter().take(width(from));
    let led: i8 = led
        .map(|strength| if guard && strength < 3 { strength - 1 } else { strength })
        .sum();
    // Whoever has many can counter-attack.
    led + i8::from(usize::from(count) > 2 * width(from))
}
