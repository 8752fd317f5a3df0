//! In which order the commands move.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::id::GeneralId;
use crate::options::Alternation;
use crate::side::Side;
use crate::state::State;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "battles.ts")]
pub struct Queued {
    pub priority: u8,
    pub side: Side,
    pub general: GeneralId,
    /// Moves now.
    pub active: bool,
    pub done: bool,
}

impl State {
    fn ordered(&self, priority: u8, side: Side) -> impl Iterator<Item = GeneralId> {
        self.armies.generals_of(side).filter(move |&id| {
            let order = self.general(id).order;
            order.is_some_and(|order| order.priority == priority)
        })
    }

    /// Generals of the side with an order of this priority whose command has not moved yet.
    pub fn waiting_commands(&self, priority: u8, side: Side) -> impl Iterator<Item = GeneralId> {
        let done = |id: GeneralId| self.general(id).order.is_some_and(|order| order.done);
        self.ordered(priority, side).filter(move |&id| !done(id))
    }

    /// All commands with orders, from priority 6 to 1, at equal priority those with the initiative first; one by one
    /// where commands alternate (A12).
    pub fn queue(&self) -> Vec<Queued> {
        let mut queue = Vec::new();
        for priority in (1..=6).rev() {
            let sides = self.in_turn().map(|side| {
                let ordered = self.ordered(priority, side);
                ordered
                    .map(|general| self.queued(priority, side, general))
                    .collect::<Vec<_>>()
            });
            let [first, second] = sides;
            match self.options.alternation {
                Alternation::Block => queue.extend(first.into_iter().chain(second)),
                Alternation::Command => {
                    let (mut first, mut second) = (first.into_iter(), second.into_iter());
                    loop {
                        let pair = [first.next(), second.next()];
                        if pair.iter().all(Option::is_none) {
                            break;
                        }
                        queue.extend(pair.into_iter().flatten());
                    }
                }
            }
        }
        queue
    }

    fn queued(&self, priority: u8, side: Side, general: GeneralId) -> Queued {
        Queued {
            priority,
            side,
            general,
            active: self.position.commands.contains(&general),
            done: self.general(general).order.is_some_and(|order| order.done),
        }
    }
}
