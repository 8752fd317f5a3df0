//! What answers bring about, up to the next question.

mod battle;
mod cards;
mod diplomacy;
mod lines;
mod movement;
mod ownership;
mod pursuit;
mod rounds;
mod set_up;
mod victory;

pub use set_up::{next_to_choose, start};

use table::{Dice, Seat};

use crate::action::Action;
use crate::ask::Ask;
use crate::board::{Nation, Region};
use crate::event::Event;
use crate::force::Force;
use crate::open::Open;
use crate::phase::Phase;
use crate::state::State;

/// The state with all that a step needs.
pub struct Step<'a> {
    pub state: &'a mut State,
    pub dice: &'a mut Dice,
    pub out: &'a mut Vec<Event>,
}

pub fn apply(state: &mut State, seat: Seat, ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
    let mut step = Step { state, dice, out };
    match (ask, action.clone()) {
        (_, Action::Choose { nation }) => step.choose(seat, nation),
        (_, Action::Place { nation, region, pieces }) => step.place(seat, nation, region, pieces),
        (_, Action::Begin) => step.begin_turn(seat),
        (_, Action::Wait) => step.wait(seat),
        (_, Action::Break { with }) => step.break_alliance(seat, with),
        (Ask::Join, Action::Accept) => step.join(seat),
        (Ask::Join, Action::OwnPlace) => step.keep_place(seat),
        (Ask::Join, _) => step.stand_aside(seat),
        (Ask::WithdrawPlace, _) => step.free_place(seat),
        (
            _,
            Action::March {
                nation,
                from,
                to,
                pieces,
            },
        ) => step.march(nation, from, None, to, pieces),
        (
            _,
            Action::Ride {
                nation,
                from,
                via,
                to,
                pieces,
            },
        ) => step.march(nation, from, Some(via), to, pieces),
        (
            _,
            Action::Land {
                nation,
                from,
                to,
                pieces,
            },
        ) => step.land(nation, from, to, pieces),
        (_, Action::Fight { region }) => step.begin_battle(region),
        (Ask::Deploy, Action::Line { front }) => step.deploy(seat, front),
        (_, Action::Line { front }) => step.arrange(seat, front),
        (_, Action::Stay) => step.let_stay(seat),
        (Ask::WithdrawLines, _) => step.free_lines(seat),
        (Ask::Hit { pursuit, .. }, Action::Hit { pieces }) => step.lose(pieces, *pursuit),
        (_, Action::Rally { pieces }) => step.rally(pieces),
        (_, Action::Retreat { nation, to, pieces }) => step.retreat(nation, to, pieces),
        (_, Action::Award { nation }) => step.award(seat, nation),
        (
            _,
            Action::Combine {
                nation,
                combination,
                cards,
            },
        ) => step.combine(nation, combination, &cards),
        (_, Action::PutBack { nation, cards }) => step.put_back(nation, cards),
        (Ask::Move, Action::Done) => step.end_movement_of(seat),
        (_, Action::Done) => step.end_production_of(seat),
        (_, Action::Propose { to }) => step.propose(seat, to),
        (Ask::Alliance { from }, Action::Accept) => step.ally(*from, seat),
        (Ask::Alliance { from }, _) => step.reject(*from, seat),
        (Ask::WithdrawProposal { to }, _) => step.withdraw_proposal(seat, *to),
        (_, Action::Offer { from, to, cards }) => step.offer(from, to, cards),
        (Ask::WithdrawOffer { from, to }, _) => step.withdraw_offer(*from, *to),
        (Ask::Exchange { from, to }, Action::Exchange { cards }) => step.exchange(*from, *to, cards),
        (Ask::Exchange { from, to }, _) => step.refuse(*from, *to),
        (_, Action::Accept) => step.agree(seat),
        (_, Action::Hit { .. } | Action::Exchange { .. } | Action::Decline | Action::OwnPlace | Action::Withdraw) => {
            unreachable!("check lets no such answer through")
        }
    }
}

/// All have deployed: the lines are shown.
pub fn advance(state: &mut State, dice: &mut Dice, out: &mut Vec<Event>) {
    Step { state, dice, out }.show_lines();
}

impl Step<'_> {
    fn open(&mut self) -> &mut Open {
        &mut self.state.open
    }

    fn tell(&mut self, event: Event) {
        self.out.push(event);
    }

    fn is_over(&self) -> bool {
        matches!(self.state.open.phase, Phase::Over { .. })
    }

    fn roll(&mut self, count: u16) -> Vec<u8> {
        (0..count).map(|_| self.dice.roll(6) as u8).collect()
    }

    fn add_pieces(&mut self, region: Region, nation: Nation, pieces: Force) {
        self.open().pieces.at_mut(region).add(nation, pieces);
    }

    fn take_pieces(&mut self, region: Region, nation: Nation, pieces: Force) {
        self.open().pieces.at_mut(region).take(nation, pieces);
    }
}
