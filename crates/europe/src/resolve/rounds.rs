//! The order of turns: places, waiting, joint turns (B7, EB-1 to EB-3).

use table::Seat;

use super::Step;
use crate::event::Event;
use crate::phase::Phase;
use crate::turn::Turn;

impl Step<'_> {
    pub fn begin_round(&mut self, round: u8) {
        let open = self.open();
        open.round = round;
        open.place = 0;
        open.acted = Default::default();
        open.proposals.clear();
        open.proposed.clear();
        self.tell(Event::RoundBegan { round });
        self.call();
    }

    /// The next turn, from the present place on.
    fn call(&mut self) {
        let open = &self.state.open;
        let order: Vec<Seat> = open.order().collect();
        let places = order.len() as u8;
        let mut place = open.place;
        while place < 2 * places {
            let seat = order[usize::from(place % places)];
            if open.is_in(seat) && !open.acted.contains(seat) {
                break;
            }
            place += 1;
        }
        self.open().place = place;
        if place >= 2 * places {
            return self.end_round();
        }
        let seat = order[usize::from(place % places)];
        self.open().turn = Turn::of(seat);
        self.tell(Event::Called { seat });
        // Who has waited in vain acts at the end, and neither waits nor breaks any more.
        if place < places {
            self.open().phase = Phase::Turn;
        } else {
            self.begin_turn(seat);
        }
    }

    fn end_round(&mut self) {
        let round = self.state.open.round;
        if round >= self.state.open.options.last_round() {
            self.end_war();
        } else {
            self.begin_round(round + 1);
        }
    }

    pub fn wait(&mut self, seat: Seat) {
        self.tell(Event::Waited { seat });
        self.open().place += 1;
        self.call();
    }

    pub fn begin_turn(&mut self, seat: Seat) {
        self.open().turn.acting.insert(seat);
        self.open().turn.asked.insert(seat);
        self.tell(Event::Joined { seat });
        self.ask_to_join();
    }

    /// Allies who have not acted may act along, if they are allied with all who do (EB-3).
    fn ask_to_join(&mut self) {
        let open = &self.state.open;
        let turn = &open.turn;
        let next = open.order().find(|&seat| {
            open.is_in(seat)
                && !turn.asked.contains(seat)
                && !open.acted.contains(seat)
                && turn.acting.iter().all(|other| open.alliances.hold(seat, other))
        });
        match next {
            Some(seat) => {
                self.open().turn.asked.insert(seat);
                self.open().phase = Phase::Joining { seat };
            }
            None => self.begin_movement(),
        }
    }

    pub fn join(&mut self, seat: Seat) {
        self.open().turn.acting.insert(seat);
        self.tell(Event::Joined { seat });
        self.ask_to_join();
    }

    pub fn stand_aside(&mut self, seat: Seat) {
        self.tell(Event::StoodAside { seat });
        self.ask_to_join();
    }

    pub fn end_turn(&mut self) {
        self.lapse_offers();
        let open = self.open();
        open.place += 1;
        self.call();
    }
}
