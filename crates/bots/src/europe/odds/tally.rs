//! What battles came to, weighed by their chance.

use europe::{Arm, Side};

use super::field::{Both, of};
use super::losses::Losses;

#[derive(Clone, Default, Debug)]
pub struct Tally {
    weight: f64,
    attacker_wins: f64,
    losses: [[f64; Arm::COUNT]; 2],
}

impl Tally {
    pub fn add(&mut self, winner: Side, both: &Both, weight: f64) {
        self.weight += weight;
        if winner == Side::Attacker {
            self.attacker_wins += weight;
        }
        for side in [Side::Attacker, Side::Defender] {
            for arm in Arm::all() {
                self.losses[of(side)][arm as usize] += weight * f64::from(both[of(side)].lost.of(arm));
            }
        }
    }

    pub fn attacker_wins(&self) -> f64 {
        self.attacker_wins / self.weight
    }

    pub fn losses(&self, side: Side) -> Losses {
        let of_arm = |arm: Arm| self.losses[of(side)][arm as usize] / self.weight;
        Losses {
            infantry: of_arm(Arm::Infantry),
            cavalry: of_arm(Arm::Cavalry),
            artillery: of_arm(Arm::Artillery),
            leader: of_arm(Arm::Leader),
        }
    }
}
