//! Lines deployed in secret, shown, and changed.

use table::Seat;

use super::Step;
use crate::battle::Stage;
use crate::board::Nation;
use crate::event::Event;
use crate::force::Forces;

impl Step<'_> {
    pub fn deploy(&mut self, seat: Seat, front: Forces) {
        self.state.secret.deployed.insert(seat);
        self.state.secret.front = self.state.secret.front.plus(&front);
        self.tell(Event::Deployed { seat, front });
    }

    pub fn show_lines(&mut self) {
        let front = std::mem::take(&mut self.state.secret.front);
        self.state.secret.deployed = Default::default();
        let battle = self.battle();
        let back = battle.start.minus(&front);
        battle.front = front;
        battle.back = back;
        self.tell(Event::LinesShown { front, back });
        self.begin_half();
    }

    pub fn arrange(&mut self, seat: Seat, front: Forces) {
        let mine: Vec<Nation> = self.state.open.nations(seat).collect();
        let battle = self.battle();
        for nation in mine {
            let all = battle.front.of(nation).plus(battle.back.of(nation));
            battle.front.set(nation, front.of(nation));
            battle.back.set(nation, all.minus(front.of(nation)));
        }
        self.tell(Event::Arranged { seat, front });
        self.done_arranging(seat);
    }

    pub fn let_stay(&mut self, seat: Seat) {
        self.battle().holding.insert(seat);
        self.tell(Event::LinesStay { seat });
        self.done_arranging(seat);
    }

    pub fn free_lines(&mut self, seat: Seat) {
        self.battle().holding.remove(seat);
        self.tell(Event::LinesFree { seat });
    }

    fn done_arranging(&mut self, seat: Seat) {
        let battle = self.battle();
        let Stage::Arranging { mut waiting } = battle.stage else {
            unreachable!("lines are changed when it is time");
        };
        waiting.remove(seat);
        battle.stage = Stage::Arranging { waiting };
        if waiting.is_empty() {
            self.fire();
        }
    }
}
