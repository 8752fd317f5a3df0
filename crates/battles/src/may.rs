//! What a unit may still do in this turn, for who looks at it on the table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::answers::{arrive, fire, rout};
use crate::arm::{Arm, Formation};
use crate::id::UnitId;
use crate::priority::TO_CONTACT;
use crate::side::Side;
use crate::state::State;
use crate::step::Step;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum May {
    Arrive,
    Rally,
    Enter,
    Move,
    Contact,
    /// Change formation in defence, without an order.
    Defend,
    Unlimber,
    RoutMove,
    BeMarked,
    BeRouted,
    BeReordered,
    React,
    Pursue,
    Fire,
}

impl State {
    pub fn may(&self, unit: UnitId) -> Vec<May> {
        let status = self.unit(unit);
        let arrives = match self.second() {
            true => Stage::Rally,
            false => Stage::Control,
        };
        if arrive::is_due(self, unit)
            && self.options.entry
            && (self.before(arrives) || self.second() && arrive::is_open(self))
        {
            return vec![May::Arrive];
        }
        if !status.present() {
            return Vec::new();
        }
        let mut may = Vec::new();
        let mut add = |can: bool, what: May| {
            if can {
                may.push(what);
            }
        };
        let side = self.side(unit);
        let cavalry = self.arm(unit) == Arm::Cavalry;
        let free = !status.routed && status.spent.is_none();
        let (on_table, engaged) = (status.on_table(), self.engaged(unit));
        let ordered = status.activated && free && !status.moved && self.can_still_move(unit);
        let priority = self.priority(unit).unwrap_or(0);
        let attacks = free && !status.disordered && self.arm(unit) != Arm::Artillery;
        add(status.routed && on_table && self.before(Stage::Rally), May::Rally);
        add(ordered && !on_table, May::Enter);
        add(ordered && on_table, May::Move);
        add(ordered && attacks && priority >= TO_CONTACT, May::Contact);
        let idle = !status.activated && free && !status.moved && on_table && self.before_of(Stage::Tail, side);
        let unlimbers = status.formation == Formation::Limbered;
        let changes = matches!(
            status.formation,
            Formation::Line | Formation::Column | Formation::MarchColumn
        );
        let squares = self.arm(unit) == Arm::Infantry || status.formation != Formation::Line;
        add(idle && changes && squares, May::Defend);
        add(idle && unlimbers, May::Unlimber);
        let flees = status.routed && on_table && !status.rout_moved;
        add(flees && self.before_of(Stage::Tail, side), May::RoutMove);
        let markable = cavalry && status.activated && free && !status.disordered && !engaged;
        let unmarked = markable && !status.moved && !status.marked && on_table;
        add(unmarked && self.before_of(Stage::Mark, side), May::BeMarked);
        let rests = status.disordered && !status.moved && !status.shaken && !status.contacted && on_table;
        add(rests && self.before_of(Stage::Reorder, side), May::BeReordered);
        let routs = on_table && !status.routed && !engaged;
        let until_fire = self.stage() < Stage::Fire || rout::is_open(self);
        let routing = match self.second() {
            true => until_fire,
            false => self.before_of(Stage::Rout, side),
        };
        add(routs && routing, May::BeRouted);
        add(status.marked && free && self.before_of(Stage::React, side), May::React);
        add(
            status.marked && free && self.before_of(Stage::Pursue, side),
            May::Pursue,
        );
        let fires = on_table
            && !cavalry
            && status.formation != Formation::Limbered
            && !status.routed
            && !status.disordered
            && !status.fired;
        let pursuit = self.stage() == Stage::PursuitFire && self.before_of(Stage::PursuitFire, side);
        let hits = |target| fire::may_hit(self, unit, target).is_ok();
        let again = pursuit && self.armies.units_of(side.other()).any(hits);
        add(fires && (again || self.before_of(Stage::Fire, side)), May::Fire);
        may
    }

    /// Its command has not had its move yet.
    fn can_still_move(&self, unit: UnitId) -> bool {
        let order = self.general(self.armies.unit(unit).general).order;
        order.is_some_and(|order| !order.done)
    }

    fn before(&self, stage: Stage) -> bool {
        self.stage() <= stage
    }

    /// Whether the side's part of a stage is still to come, or is on.
    fn before_of(&self, stage: Stage, side: Side) -> bool {
        match self.stage().cmp(&stage) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => {
                let now = self.position.step.side();
                now.is_none_or(|now| now == side || now == self.first_of(stage))
            }
        }
    }

    /// The side that begins a stage.
    fn first_of(&self, stage: Stage) -> Side {
        let with = self.initiative();
        match stage {
            Stage::React | Stage::PursuitFire => with.other(),
            Stage::Fire if self.options.first_fire == crate::options::FirstFire::OtherFirst => with.other(),
            _ => with,
        }
    }

    fn stage(&self) -> Stage {
        match self.position.step {
            Step::Weather | Step::Arrive => Stage::Control,
            Step::Rally => Stage::Rally,
            // Where the chain is checked first, the rally is still to come.
            Step::Chain if self.options.control == crate::options::Control::ChainFirst => Stage::Rally,
            Step::Chain | Step::Roll | Step::Split { .. } | Step::OwnDice { .. } | Step::Assign { .. } => Stage::Orders,
            Step::Next { .. } | Step::Move { .. } => Stage::Move,
            Step::Tail { .. } => Stage::Tail,
            Step::Mark { .. } => Stage::Mark,
            Step::Rout { .. } => Stage::FirstRout,
            Step::Reorder { .. } => Stage::Reorder,
            Step::React { .. } | Step::CounterReact { .. } => Stage::React,
            Step::RoutAgain { .. } => Stage::Rout,
            Step::Fire { .. } => Stage::Fire,
            Step::Combat => Stage::Combat,
            Step::Pursue { .. } | Step::CounterPursue { .. } => Stage::Pursue,
            Step::PursuitFire { .. } => Stage::PursuitFire,
            Step::PursuitCombat | Step::Verdict => Stage::End,
        }
    }
}

/// The parts of a turn, in order.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd)]
enum Stage {
    Control,
    Rally,
    Orders,
    Move,
    Tail,
    Mark,
    FirstRout,
    Reorder,
    React,
    Rout,
    Fire,
    Combat,
    Pursue,
    PursuitFire,
    End,
}
