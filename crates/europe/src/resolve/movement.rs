//! Movement begins, and ends.

use table::Seat;

use super::Course;
use crate::event::Event;
use crate::force::Pieces;
use crate::phase::Phase;

impl Course<'_> {
    pub fn begin_movement(&mut self) {
        self.lapse_with_phase();
        let open = self.open();
        let acting = open.turn.acting;
        open.phase = Phase::Moving;
        acting.iter().for_each(|seat| open.acted.insert(seat));
        self.tell(Event::MovementBegan { acting });
    }

    pub fn end_movement_of(&mut self, seat: Seat) {
        self.open().turn.done.insert(seat);
        self.tell(Event::Ready { seat });
        if self.state.open.turn.done == self.state.open.turn.acting {
            self.end_movement();
        }
    }

    fn end_movement(&mut self) {
        self.tell(Event::MovementEnded);
        self.lapse_with_phase();
        self.open().turn.done = Default::default();
        self.take_by_movement();
        self.settle_ownership();
        self.eliminate();
        if !self.is_over() {
            self.next_battle();
        }
    }

    pub fn forget_moves(&mut self) {
        self.open().moved = Pieces::default();
    }
}
