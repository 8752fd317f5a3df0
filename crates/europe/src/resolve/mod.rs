//! What answers bring about beyond what they do themselves, up to the next question.

mod battle;
mod cards;
mod diplomacy;
mod movement;
mod ownership;
mod pursuit;
mod rounds;
mod set_up;
mod victory;

pub use set_up::{begin_placing, give, next_to_choose};

use table::Dice;

use crate::board::{Nation, Region};
use crate::event::Event;
use crate::force::Force;
use crate::open::Open;
use crate::phase::Phase;
use crate::state::State;

/// The state, with all that it needs to take its course.
pub struct Course<'a> {
    pub state: &'a mut State,
    pub dice: &'a mut Dice,
    pub out: &'a mut Vec<Event>,
}

impl State {
    /// Once all have deployed, the lines are shown.
    pub fn advance(&mut self, dice: &mut Dice, out: &mut Vec<Event>) {
        let state = self;
        Course { state, dice, out }.show_lines();
    }
}

impl Course<'_> {
    pub fn open(&mut self) -> &mut Open {
        &mut self.state.open
    }

    pub fn tell(&mut self, event: Event) {
        self.out.push(event);
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state.open.phase, Phase::Over { .. })
    }

    pub fn roll(&mut self, count: u16) -> Vec<u8> {
        (0..count).map(|_| self.dice.roll(6) as u8).collect()
    }

    pub fn add_pieces(&mut self, region: Region, nation: Nation, pieces: Force) {
        self.open().pieces.at_mut(region).add(nation, pieces);
    }

    pub fn take_pieces(&mut self, region: Region, nation: Nation, pieces: Force) {
        self.open().pieces.at_mut(region).take(nation, pieces);
    }
}
