//! Order dice in the hands of who gives them out.

use table::Seat;

use crate::order_die::{DieId, Fate, OrderDie};
use crate::refusal::{Deed, Refusal};
use crate::state::State;
use crate::step::Step;

impl State {
    pub fn dice_held(&self, seat: Seat) -> impl Iterator<Item = DieId> {
        let held = self.dice().filter(move |(_, die)| die.fate == Fate::Held { seat });
        held.map(|(id, _)| id)
    }

    /// A die that the seat has to give out.
    pub fn held(&self, seat: Seat, die: DieId) -> Result<&OrderDie, Refusal> {
        let held = self.die(die).filter(|die| die.fate == Fate::Held { seat });
        held.ok_or(Refusal::NoDie)
    }

    /// Who gives out orders does it when it is his side's turn (B4.1.2k).
    pub fn giving(&self) -> Deed {
        match self.position.step {
            Step::Roll | Step::Split { .. } | Step::OwnDice { .. } | Step::Assign { .. } => Deed::Assign,
            _ => Deed::Other,
        }
    }

    /// Who rolled an order die.
    pub fn seat_of_roller(&self, die: &OrderDie) -> Seat {
        let player = self.armies.general(die.by).player.unwrap_or(1);
        match self.several(die.side) {
            true => self.seat(die.side, player),
            false => self.chief(die.side),
        }
    }
}
