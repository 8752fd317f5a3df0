//! Who is asked what.

use table::Seat;
use table::game::Asked;

use crate::ask::Ask;
use crate::contact::Interrupt;
use crate::judge::{MOST_ENTRIES, correctable};
use crate::state::State;
use crate::step::Step;

impl State {
    /// The seats that have to answer before the battle goes on.
    pub fn awaited(&self) -> Vec<Seat> {
        let asks = self.blocking().into_iter();
        asks.map(|asked| asked.seat).collect()
    }

    pub fn asks(&self) -> Vec<Asked<Ask>> {
        if self.position.outcome.is_some() {
            return Vec::new();
        }
        let mut asks = self.blocking();
        // A correction is settled before anything else happens.
        if self.position.correction.is_none() {
            let open = |seat: &Seat| *self.position.entries.of(self.side_of(*seat)) < MOST_ENTRIES;
            for seat in self.seats().filter(open) {
                let standing = |ask| Asked {
                    seat,
                    standing: true,
                    ask,
                };
                asks.push(standing(Ask::Record));
                if self.position.step.fighting() {
                    asks.push(standing(Ask::Oppose));
                }
                if correctable(self, seat).next().is_some() {
                    asks.push(standing(Ask::Correct));
                }
            }
        }
        asks
    }

    fn blocking(&self) -> Vec<Asked<Ask>> {
        if self.position.outcome.is_some() {
            return Vec::new();
        }
        let asked = |seat, ask| Asked {
            seat,
            standing: false,
            ask,
        };
        if let Some(correction) = &self.position.correction {
            let awaits = correction.awaits.iter();
            let ask = Ask::Assent {
                seat: correction.seat,
                thrown: correction.thrown,
                value: correction.value,
            };
            return awaits.map(|&seat| asked(seat, ask.clone())).collect();
        }
        if let Some(&interrupt) = self.position.interrupts.first() {
            let seat = self.seat_of_unit(interrupt.unit());
            let ask = match interrupt {
                Interrupt::Square { unit, by } => Ask::Square { unit, by },
                Interrupt::Evade { unit, by } => Ask::Evade { unit, by },
            };
            return vec![asked(seat, ask)];
        }
        let pending = self.position.pending.iter();
        pending.map(|&seat| asked(seat, self.ask_of(seat))).collect()
    }

    fn ask_of(&self, seat: Seat) -> Ask {
        match self.position.step {
            Step::Weather => Ask::Weather,
            Step::Arrive => Ask::Arrive,
            Step::Rally => Ask::Rally,
            Step::Chain => Ask::Chain,
            Step::Roll => Ask::Roll {
                dice: self.order_dice(self.side_of(seat)),
            },
            Step::Split { .. } => Ask::Split,
            Step::OwnDice { .. } => Ask::OwnDice {
                dice: self.own_dice(seat),
            },
            Step::Assign { .. } => Ask::Assign,
            Step::Next { priority, .. } => Ask::Next { priority },
            Step::Move { priority, .. } => Ask::Move { priority },
            Step::Tail { .. } => Ask::Tail,
            Step::Mark { .. } => Ask::Mark,
            Step::Rout { .. } | Step::RoutAgain { .. } => Ask::Rout,
            Step::Reorder { .. } => Ask::Reorder,
            Step::React { .. } => Ask::React,
            Step::CounterReact { .. } => Ask::CounterReact,
            Step::Fire { .. } => Ask::Fire,
            Step::Combat | Step::PursuitCombat => match self.position.combat {
                Some(combat) => Ask::Part {
                    by: combat.by,
                    on: combat.on,
                },
                None => Ask::Combat,
            },
            Step::Pursue { .. } => Ask::Pursue,
            Step::CounterPursue { .. } => Ask::CounterPursue,
            Step::PursuitFire { .. } => Ask::PursuitFire,
            Step::Verdict => Ask::Verdict,
        }
    }
}
