//! Who is asked what.

use table::Seat;
use table::game::Asked;

use crate::answers::{amend, arrive, chain, correct, rout};
use crate::ask::Ask;
use crate::contact::Interrupt;
use crate::out_of_turn;
use crate::side::Side;
use crate::state::State;
use crate::step::Step;
use crate::verdict::Victor;

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
        if !self.correcting() {
            let open = |seat: &Seat| *self.position.out_of_turn.of(self.side_of(*seat)) < out_of_turn::MOST;
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
                if correct::correctable(self, seat).next().is_some() {
                    asks.push(standing(Ask::Correct));
                }
                if self.second() && amend::amendable(self, seat) {
                    asks.push(standing(Ask::Amend));
                }
                if self.second() && chain::is_open(self, seat) && chain::can_measure(self, seat) {
                    asks.push(standing(Ask::Chain));
                }
            }
        }
        if self.second() && !self.correcting() && !self.all_but_over() && self.position.interrupts.is_empty() {
            for seat in self.seats() {
                let mut units = self.armies.units_of(self.side_of(seat));
                let routs = units.any(|unit| rout::may_rout(self, seat, unit).is_ok());
                let resting = self.position.resting.contains(&seat);
                let mut units = self.armies.units_of(self.side_of(seat));
                let arrives = arrive::is_open(self) && units.any(|unit| arrive::may_arrive(self, seat, unit).is_ok());
                let open = [(arrives, Ask::Arrive), (routs, Ask::Rout), (resting, Ask::Resting)];
                asks.extend(open.into_iter().filter(|(open, _)| *open).map(|(_, ask)| Asked {
                    seat,
                    standing: true,
                    ask,
                }));
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
        if let Some(amendment) = &self.position.amendment {
            let awaits = amendment.awaits.iter();
            let ask = Ask::AssentRecord {
                seat: amendment.seat,
                unit: amendment.unit,
                mend: amendment.mend,
            };
            return awaits.map(|&seat| asked(seat, ask.clone())).collect();
        }
        if self.all_but_over() {
            return vec![asked(self.told_over(), Ask::Over)];
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

    /// Who says that the battle is over: the commander in chief of the side that has units left.
    pub fn told_over(&self) -> Seat {
        match self.survivor() {
            Some(Victor::Blue) => self.chief(Side::Blue),
            _ => self.chief(Side::Red),
        }
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
