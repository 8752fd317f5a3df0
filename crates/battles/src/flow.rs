//! From step to step: what comes next, and who has something to do in it.

use std::collections::BTreeSet;

use table::{Dice, Outcome, Seat, Version};

use crate::answers::{self, arrive, rally, reorder, split};
use crate::event::{Event, Why};
use crate::options::{Alternation, Control, FirstFire};
use crate::order_die::Fate;
use crate::side::{Side, Sides};
use crate::state::State;
use crate::step::Step;
use crate::unit_status::Place;
use crate::verdict::Victor;

impl State {
    pub fn start(rules: Version, options: &crate::options::Options, dice: &mut Dice) -> State {
        let mut state = State::new(rules, options);
        state.position.pending = state.asked(state.position.step);
        state.advance(dice, &mut Vec::new());
        state
    }

    /// Goes on until somebody has to answer.
    pub fn advance(&mut self, dice: &mut Dice, out: &mut Vec<Event>) {
        while self.at_rest() {
            self.leave(dice, out);
            let next = self.next_step(out);
            self.enter(next, out);
        }
    }

    /// Nobody is waited for.
    pub fn at_rest(&self) -> bool {
        let position = &self.position;
        position.outcome.is_none()
            && position.pending.is_empty()
            && position.interrupts.is_empty()
            && !self.correcting()
            && !self.all_but_over()
    }

    /// Who has won because the other side has no units left (P14).
    pub fn survivor(&self) -> Option<Victor> {
        let left = Sides::by(|side| {
            let mut units = self.armies.units_of(side);
            units.any(|unit| self.unit(unit).place != Place::Destroyed)
        });
        match (left.red, left.blue) {
            (true, true) => None,
            (true, false) => Some(Victor::Red),
            (false, true) => Some(Victor::Blue),
            (false, false) => Some(Victor::Nobody),
        }
    }

    /// Whether it is asked if the battle is over: the record that removed a side's last unit may have been a slip.
    pub fn all_but_over(&self) -> bool {
        self.second() && self.position.outcome.is_none() && self.survivor().is_some()
    }

    pub fn end_destroyed(&mut self, out: &mut Vec<Event>) {
        if let (None, Some(victor)) = (&self.position.outcome, self.survivor()) {
            self.end(victor, "destroyed", out);
        }
    }

    pub fn end(&mut self, victor: Victor, how: &str, out: &mut Vec<Event>) {
        let winners = match victor {
            Victor::Red => self.seats_of(Side::Red).collect(),
            Victor::Blue => self.seats_of(Side::Blue).collect(),
            Victor::Nobody => Vec::new(),
        };
        let how = how.to_owned();
        self.position.outcome = Some(Outcome { winners, how });
        self.position.pending.clear();
        self.position.interrupts.clear();
        self.position.correction = None;
        self.position.amendment = None;
        out.push(Event::Ended { victor });
    }

    fn leave(&mut self, dice: &mut Dice, out: &mut Vec<Event>) {
        self.position.throws.clear();
        match self.position.step {
            Step::Roll => {
                self.settle_initiative(dice, out);
                // Losses of the last turn could be recorded until now.
                if self.second() {
                    self.position.units.values_mut().for_each(|unit| unit.hit = false);
                }
            }
            Step::Split { side } => self.keep_dice(side, out),
            Step::Assign { side } => self.drop_dice(side, out),
            Step::Move { .. } => {
                for general in std::mem::take(&mut self.position.commands) {
                    if let Some(order) = &mut self.general_mut(general).order {
                        order.done = true;
                    }
                }
            }
            _ => {}
        }
    }

    fn settle_initiative(&mut self, dice: &mut Dice, out: &mut Vec<Event>) {
        let sixes = Sides::by(|side| {
            let dice = self.position.dice.iter();
            dice.filter(|die| die.side == side && die.rolled == 6).count() as u8
        });
        let (side, why) = match (sixes.red.cmp(&sixes.blue), self.position.previous) {
            (std::cmp::Ordering::Greater, _) => (Side::Red, Why::MoreSixes),
            (std::cmp::Ordering::Less, _) => (Side::Blue, Why::MoreSixes),
            (std::cmp::Ordering::Equal, Some(previous)) => (previous, Why::HadIt),
            (std::cmp::Ordering::Equal, None) => {
                // Chance decides once, even if a mistyped die is put right afterwards.
                let side = self.position.rolled_off.unwrap_or_else(|| roll_off(dice, out));
                self.position.rolled_off = Some(side);
                (side, Why::Chance)
            }
        };
        self.position.initiative = Some(side);
        out.push(Event::Initiative { side, sixes, why });
    }

    /// What the commander in chief passes to nobody stays with him, as far as he may keep orders (BM2, BM3).
    fn keep_dice(&mut self, side: Side, out: &mut Vec<Event>) {
        let chief = self.chief(side);
        if self.several(side) && !split::may_keep(self, chief) {
            self.drop_dice(side, out);
        }
    }

    /// Dice that nobody gave out are lost (A9).
    fn drop_dice(&mut self, side: Side, out: &mut Vec<Event>) {
        let split = matches!(self.position.step, Step::Split { .. });
        for seat in self.seats_of(side) {
            let mut unused = Vec::new();
            for die in &mut self.position.dice {
                if die.fate == (Fate::Held { seat }) && !(split && die.passed) {
                    die.fate = Fate::Unused;
                    unused.push(die.face);
                }
            }
            if !unused.is_empty() {
                out.push(Event::Unused { seat, dice: unused });
            }
        }
    }

    pub fn enter(&mut self, step: Step, out: &mut Vec<Event>) {
        self.position.step = step;
        if let Step::Move { priority, side } = step
            && self.position.commands.is_empty()
        {
            self.position.commands = self.waiting_commands(priority, side).collect();
        }
        if let Step::Pursue { .. } = step {
            self.position.units.values_mut().for_each(|unit| unit.fired = false);
        }
        if let Step::Reorder { side } = step
            && self.second()
        {
            self.reorder(side, out);
        }
        self.position.pending = self.asked(step);
        if !self.position.pending.is_empty() {
            out.push(Event::StepBegan { step });
        }
    }

    /// Units that are due to it reorder by themselves (B8.5.1.2a).
    fn reorder(&mut self, side: Side, out: &mut Vec<Event>) {
        let due: Vec<_> = self.armies.units_of(side).collect();
        for unit in due {
            if self.unit(unit).on_table() && reorder::is_due(self, unit).is_ok() {
                self.unit_mut(unit).disordered = false;
                out.push(Event::Reordered { unit });
            }
        }
    }

    /// Who has nothing left to do in the step need not say so. Fire is left alone: its results are still to be found out.
    pub fn pass_by(&mut self) {
        let goes_by = matches!(
            self.position.step,
            Step::Split { .. }
                | Step::Assign { .. }
                | Step::Move { .. }
                | Step::Tail { .. }
                | Step::Mark { .. }
                | Step::React { .. }
                | Step::CounterReact { .. }
                | Step::Pursue { .. }
                | Step::CounterPursue { .. }
        );
        if goes_by && self.position.interrupts.is_empty() && !self.correcting() {
            let pending = self.position.pending.iter().copied();
            let busy = pending.filter(|&seat| answers::can_act(self, seat)).collect();
            self.position.pending = busy;
        }
    }

    /// The seat has nothing more to answer in this step.
    pub fn finish(&mut self, seat: Seat) {
        self.position.pending.remove(&seat);
    }

    /// A player-general who is attached or not any more: whether he has dice of his own to roll.
    pub fn ask_for_own_dice(&mut self) {
        if let Step::OwnDice { side } = self.position.step {
            let rolled = |seat: Seat| {
                let general = self.general_of(seat);
                self.position.dice.iter().any(|die| die.by == general)
            };
            let seats = self.seats_of(side);
            let pending = seats.filter(|&seat| self.own_dice(seat) > 0 && !rolled(seat)).collect();
            self.position.pending = pending;
        }
    }

    /// What was put right of the unit may give its player something to do in this step.
    pub fn ask_again(&mut self, unit: crate::id::UnitId) {
        let seat = self.seat_of_unit(unit);
        let acts = matches!(
            self.position.step,
            Step::Move { side, .. }
                | Step::Tail { side }
                | Step::Mark { side }
                | Step::React { side }
                | Step::CounterReact { side }
                | Step::Fire { side }
                | Step::Pursue { side }
                | Step::CounterPursue { side }
                | Step::PursuitFire { side }
                if side == self.side_of(seat)
        );
        if acts && !self.position.resting.contains(&seat) {
            self.position.pending.insert(seat);
        }
    }

    /// Who has something to do in a step.
    pub fn asked(&mut self, step: Step) -> BTreeSet<Seat> {
        let seats: Vec<Seat> = match step.side() {
            Some(side) => self.seats_of(side).collect(),
            None => self.seats().collect(),
        };
        let chiefs = Side::BOTH.map(|side| self.chief(side));
        match step {
            Step::Weather if self.options.weather => {
                let side = self.position.previous.unwrap_or(Side::Red);
                BTreeSet::from([self.chief(side)])
            }
            Step::Weather => BTreeSet::new(),
            // Acts that nobody waits for, and what units do by themselves.
            Step::Arrive | Step::Chain | Step::Rout { .. } | Step::RoutAgain { .. } | Step::Reorder { .. }
                if self.second() =>
            {
                BTreeSet::new()
            }
            Step::Roll | Step::Verdict => BTreeSet::from(chiefs),
            Step::Combat | Step::PursuitCombat if self.to_fight().next().is_some() => {
                BTreeSet::from([self.chief(self.initiative())])
            }
            Step::Combat | Step::PursuitCombat => BTreeSet::new(),
            Step::Next { side, .. } => BTreeSet::from([self.chief(side)]),
            Step::Arrive => self.with_units(&seats, |state, seat, unit| {
                arrive::may_arrive(state, seat, unit).is_ok()
            }),
            Step::Rally => self.with_units(&seats, |state, seat, unit| rally::may_rally(state, seat, unit).is_ok()),
            Step::Chain => {
                let asked = self.armies.general_ids().filter(|&general| self.matters(general));
                asked.map(|general| self.seat_of_general(general)).collect()
            }
            Step::OwnDice { side } if !self.several(side) => BTreeSet::new(),
            Step::OwnDice { .. } => seats.into_iter().filter(|&seat| self.own_dice(seat) > 0).collect(),
            Step::Split { side } if !self.several(side) => BTreeSet::new(),
            _ => self.busy(&seats),
        }
    }

    fn with_units(&self, seats: &[Seat], may: impl Fn(&State, Seat, crate::id::UnitId) -> bool) -> BTreeSet<Seat> {
        let seats = seats.iter().copied();
        let any = |seat: &Seat| self.armies.unit_ids().any(|unit| may(self, *seat, unit));
        seats.filter(any).collect()
    }

    /// Whoever could do something, were he asked.
    fn busy(&mut self, seats: &[Seat]) -> BTreeSet<Seat> {
        self.position.pending = seats.iter().copied().collect();
        let busy = seats.iter().copied();
        let rests = |seat: Seat| self.position.resting.contains(&seat);
        busy.filter(|&seat| !rests(seat) && answers::can_act(self, seat))
            .collect()
    }

    fn next_step(&mut self, out: &mut Vec<Event>) -> Step {
        let [first, second] = self.in_turn();
        // Assignment, reaction and fire in pursuit: the side without initiative first.
        let (with, without) = (first, second);
        match self.position.step {
            Step::Weather => Step::Arrive,
            Step::Arrive => match self.options.control {
                Control::RallyFirst => Step::Rally,
                Control::ChainFirst => Step::Chain,
            },
            Step::Rally => match self.options.control {
                Control::RallyFirst => Step::Chain,
                Control::ChainFirst => Step::Roll,
            },
            Step::Chain => match self.options.control {
                Control::RallyFirst => Step::Roll,
                Control::ChainFirst => Step::Rally,
            },
            Step::Roll => Step::Split { side: without },
            Step::Split { side } => Step::OwnDice { side },
            Step::OwnDice { side } => Step::Assign { side },
            Step::Assign { side } if side == without => Step::Split { side: with },
            Step::Assign { .. } => self.next_command(None),
            Step::Next { priority, side } | Step::Move { priority, side } => self.next_command(Some((priority, side))),
            Step::Tail { side } if side == with => Step::Tail { side: without },
            Step::Tail { .. } => Step::Mark { side: with },
            Step::Mark { side } if side == with => Step::Mark { side: without },
            Step::Mark { .. } => Step::Rout { side: with },
            Step::Rout { side } if side == with => Step::Rout { side: without },
            Step::Rout { .. } => Step::Reorder { side: with },
            Step::Reorder { side } if side == with => Step::Reorder { side: without },
            Step::Reorder { .. } => Step::React { side: without },
            Step::React { .. } => Step::CounterReact { side: with },
            Step::CounterReact { .. } => Step::RoutAgain { side: with },
            Step::RoutAgain { side } if side == with => Step::RoutAgain { side: without },
            Step::RoutAgain { .. } => Step::Fire {
                side: self.fires_first(),
            },
            Step::Fire { side } if side == self.fires_first() => Step::Fire { side: side.other() },
            Step::Fire { .. } => Step::Combat,
            Step::Combat => Step::Pursue { side: with },
            Step::Pursue { .. } => Step::CounterPursue { side: without },
            Step::CounterPursue { .. } => Step::PursuitFire { side: without },
            Step::PursuitFire { side } if side == without => Step::PursuitFire { side: with },
            Step::PursuitFire { .. } => Step::PursuitCombat,
            Step::PursuitCombat => self.end_turn(out),
            Step::Verdict => Step::Verdict,
        }
    }

    pub fn fires_first(&self) -> Side {
        match self.options.first_fire {
            FirstFire::InitiativeFirst => self.initiative(),
            FirstFire::OtherFirst => self.initiative().other(),
        }
    }

    /// The next commands in the queue: from priority 6 to 1, the side with the initiative first (B4.2.3b, B4.2.3c).
    fn next_command(&self, last: Option<(u8, Side)>) -> Step {
        for priority in (1..=6).rev() {
            let mut sides = self.in_turn();
            // One command at a time: after one side's it is the other's.
            if self.options.alternation == Alternation::Command
                && let Some((moved, side)) = last
                && moved == priority
            {
                sides = [side.other(), side];
            }
            for side in sides {
                match (self.waiting_commands(priority, side).count(), self.options.alternation) {
                    (0, _) => {}
                    (1, _) | (_, Alternation::Block) => return Step::Move { priority, side },
                    (_, Alternation::Command) => return Step::Next { priority, side },
                }
            }
        }
        Step::Tail {
            side: self.initiative(),
        }
    }

    /// Marks, order dice and everything else that lasts a turn are cleared (S21).
    fn end_turn(&mut self, out: &mut Vec<Event>) -> Step {
        let marked = self.position.units.iter().filter(|(_, unit)| unit.marked);
        let marked: BTreeSet<_> = marked.map(|(&id, _)| id).collect();
        if !marked.is_empty() {
            out.push(Event::MarksRemoved { units: marked });
        }
        out.push(Event::TurnEnded {
            turn: self.position.turn,
        });
        let position = &mut self.position;
        let recorded = self.rules.since(2);
        for unit in position.units.values_mut() {
            let hit = unit.hit;
            unit.clear();
            unit.hit = hit && recorded;
        }
        position.resting.clear();
        for general in position.generals.values_mut() {
            general.order = None;
            general.order_lost = false;
            general.moved = false;
        }
        position.contacts.iter_mut().for_each(|contact| contact.fought = false);
        position.dice.clear();
        position.rolled = Sides::default();
        position.previous = position.initiative.take();
        position.weather = None;
        position.rolled_off = None;
        position.out_of_turn = Sides::default();
        if position.turn >= self.options.turns {
            return Step::Verdict;
        }
        position.turn += 1;
        out.push(Event::TurnBegan { turn: position.turn });
        Step::Weather
    }
}

/// A die each until one is higher: chance settles the first turn (B4.1.2j).
fn roll_off(dice: &mut Dice, out: &mut Vec<Event>) -> Side {
    loop {
        let (red, blue) = (dice.roll(6) as u8, dice.roll(6) as u8);
        out.push(Event::RolledOff { red, blue });
        match red.cmp(&blue) {
            std::cmp::Ordering::Greater => return Side::Red,
            std::cmp::Ordering::Less => return Side::Blue,
            std::cmp::Ordering::Equal => {}
        }
    }
}
