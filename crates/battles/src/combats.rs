//! Combats, one contact after the other.

use crate::contact::Contact;
use crate::id::UnitId;
use crate::state::State;
use crate::step::Step;

impl State {
    /// Of those who fight in the combat, two of whom it is still to be said whether they have parted.
    fn with_whom(&self) -> Option<Contact> {
        let fights = |unit: UnitId| self.position.joined.contains(&unit);
        let mut left = self.to_fight().copied();
        left.find(|contact| fights(contact.by) && fights(contact.on))
    }

    /// The contact that was looked at is settled, or there is none any more.
    pub fn go_on_with_combat(&mut self) {
        self.position.combat = self.with_whom();
        if self.position.combat.is_none() {
            self.position.joined.clear();
        }
        self.end_combats();
    }

    /// The step of combats is over once none is left (B4.4b).
    pub fn end_combats(&mut self) {
        let combats = matches!(self.position.step, Step::Combat | Step::PursuitCombat);
        if combats && self.position.combat.is_none() && self.to_fight().next().is_none() {
            self.position.pending.clear();
        }
    }
}
