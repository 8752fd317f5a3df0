//! The commands of an attack are given, whatever it is for.

use crate::army::Army;
use crate::attack::Attack;
use crate::commanders::Commanders;
use crate::eyes::Eyes;
use crate::group::{Group, groups};
use crate::order::Order;
use crate::resolve::moves::Mover;
use crate::sortie::{self, Purpose, Sortie};
use crate::state::State;
use crate::unit::Units;

/// An order that was given: its pieces, and those it left.
pub struct Given {
    pub sortie: Sortie,
    pub mover: Mover,
    pub left: Vec<Group>,
}

impl Given {
    pub fn pieces(&self, army: &Army) -> Vec<Group> {
        groups(army, self.sortie.units, self.commanders(army))
    }

    fn commanders(&self, army: &Army) -> Commanders {
        let led = army
            .commanders()
            .filter(|&one| army.corps(one).within(self.sortie.units));
        led.collect()
    }
}

/// Spends the commands and detaches whom they detach; the pieces stay where they are.
pub fn give(state: &mut State, attack: &Attack, order: &Order, purpose: Purpose) -> Given {
    let side = state.turn.side;
    let ground = state.ground();
    let eyes = Eyes::of_state(state, side, &ground);
    let sortie = sortie::check(&eyes, attack.from, order, purpose).expect("the order was checked");
    let mut left = Units::NONE;
    let mut corps = None;
    match order {
        Order::Corps {
            corps: commanders,
            leave,
            ..
        } => {
            left = *leave;
            commanders.iter().for_each(|one| state.turn.spend_corps(one));
            state.army_mut(side).detach(*leave);
            corps = commanders.first().filter(|_| commanders.len() == 1);
        }
        Order::Detach { corps, units } => {
            state.turn.spend_corps(*corps);
            state.army_mut(side).detach(*units);
        }
        Order::Unit { units, .. } => {
            state.turn.spend_independent(units.len());
            state.army_mut(side).detach(*units);
        }
    }
    Given {
        mover: Mover {
            command: order.command(),
            units: sortie.units,
            corps,
            left,
        },
        left: groups(state.army(side), left, Commanders::NONE),
        sortie,
    }
}
