//! What was told of the attack under way.

use triumph::board::{Locale, Side};
use triumph::{Group, LossCause, Told};

#[derive(Clone, Default, Debug)]
pub struct Combat {
    /// How many units led, the dead ones too.
    pub attack_led: u8,
    pub defence_led: u8,
    /// Steps lost by the attacker, by the defender, and by his counter-attack.
    pub attack_lost: u8,
    pub defence_lost: u8,
    pub countered: u8,
    /// Where the defenders have fled to.
    pub refuges: Vec<(Locale, Vec<Group>)>,
    attacker: Option<Side>,
}

impl Combat {
    pub fn hear(&mut self, told: &Told) {
        match told {
            Told::Threatened { side, .. } => {
                *self = Combat {
                    attacker: Some(*side),
                    ..Combat::default()
                };
            }
            Told::DefenceLed { faces, .. } => self.defence_led = faces.len() as u8,
            Told::Attacked { leaders, passed, .. } => {
                self.attack_led = leaders.len() as u8;
                self.defence_led -= u8::from(passed.is_some()).min(self.defence_led);
            }
            Told::Lost { cause, hits, .. } => {
                let steps: u8 = hits.iter().map(|hit| hit.steps).sum();
                match cause {
                    LossCause::Attack => self.attack_lost += steps,
                    LossCause::Defence => self.defence_lost += steps,
                    LossCause::CounterAttack => self.countered += steps,
                    LossCause::Retreat | LossCause::GunsAbandoned | LossCause::NoRoom => {}
                }
            }
            Told::WentTo { side, locale, pieces } if Some(*side) != self.attacker => {
                self.refuges.push((*locale, pieces.clone()));
            }
            _ => {}
        }
    }
}
