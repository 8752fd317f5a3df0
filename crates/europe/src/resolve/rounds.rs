//! The order of turns: places, waiting, joint turns (B7, EB-1 to EB-3).

use table::Seat;

use super::Course;
use crate::event::Event;
use crate::phase::Phase;
use crate::seat_set::SeatSet;
use crate::turn::Turn;

impl Course<'_> {
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

    pub fn begin_turn(&mut self, seat: Seat) {
        self.open().turn.acting.insert(seat);
        self.open().turn.asked.insert(seat);
        self.tell(Event::Joined { seat });
        if self.state.open.rules.since(2) {
            self.gather();
        } else {
            self.ask_to_join();
        }
    }

    /// Asks all allies at once who have not acted and are allied with all who act (EB-3), but those who act at their own
    /// places. Of allies who are enemies of each other the first in the order of turns may join, so whoever comes after him
    /// waits for his answer; once all have answered they move.
    pub fn gather(&mut self) {
        let mut waiting = match self.state.open.phase {
            Phase::Gathering { waiting } => waiting,
            _ => Default::default(),
        };
        loop {
            let open = &self.state.open;
            let allied = |seat: Seat| {
                let mut acting = open.turn.acting.iter();
                acting.all(|other| open.alliances.hold(seat, other))
            };
            let asked = |set: SeatSet| set.iter().filter(|&seat| allied(seat)).collect::<SeatSet>();
            let (still, willing) = (asked(waiting), asked(open.turn.willing));
            let left_out = waiting.without(still).iter();
            let left_out: SeatSet = left_out.chain(open.turn.willing.without(willing).iter()).collect();
            let new = open.order().filter(|&seat| {
                let free = open.is_in(seat) && !open.acted.contains(seat);
                free && !open.turn.asked.contains(seat) && allied(seat)
            });
            let new: SeatSet = new.collect();
            waiting = still.iter().chain(new.without(open.own_place).iter()).collect();
            let before = |seat: Seat| open.order().take_while(move |&one| one != seat);
            let free = |&seat: &Seat| {
                let mut rivals = before(seat).filter(|&one| waiting.contains(one) || willing.contains(one));
                rivals.all(|one| open.alliances.hold(seat, one))
            };
            let next = open.order().filter(|&seat| willing.contains(seat)).find(free);
            let turn = &mut self.open().turn;
            // Whoever is left out is asked again if he comes to terms with those who act.
            turn.asked = turn.asked.without(left_out).iter().chain(new.iter()).collect();
            turn.willing = willing;
            let Some(seat) = next else {
                break;
            };
            turn.willing.remove(seat);
            turn.acting.insert(seat);
            self.tell(Event::Joined { seat });
        }
        if waiting.is_empty() {
            self.begin_movement();
        } else {
            self.open().phase = Phase::Gathering { waiting };
        }
    }

    /// Somebody has answered whether he acts along.
    pub fn joining_answered(&mut self, seat: Seat) {
        if let Phase::Gathering { mut waiting } = self.state.open.phase {
            waiting.remove(seat);
            self.open().phase = Phase::Gathering { waiting };
            self.gather();
        } else {
            self.ask_to_join();
        }
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

    pub fn end_turn(&mut self) {
        self.lapse_offers();
        self.next_turn();
    }

    pub fn next_turn(&mut self) {
        self.open().place += 1;
        self.call();
    }
}
