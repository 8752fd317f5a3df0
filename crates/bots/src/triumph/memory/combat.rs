//! What was lost in the attack under way.

use triumph::{LossCause, Told};

#[derive(Copy, Clone, Default, Debug)]
pub struct Combat {
    /// Steps lost by the attacker, by the defender, and by his counter-attack.
    pub attack_lost: u8,
    pub defence_lost: u8,
    pub countered: u8,
}

impl Combat {
    pub fn hear(&mut self, told: &Told) {
        match told {
            Told::Threatened { .. } => *self = Combat::default(),
            Told::Lost { cause, hits, .. } => {
                let steps: u8 = hits.iter().map(|hit| hit.steps).sum();
                match cause {
                    LossCause::Attack => self.attack_lost += steps,
                    LossCause::Defence => self.defence_lost += steps,
                    LossCause::CounterAttack => self.countered += steps,
                    LossCause::Retreat | LossCause::GunsAbandoned | LossCause::NoRoom => {}
                }
            }
            _ => {}
        }
    }
}
