//! A battle in a light form, step by step: what a half turn does to the lines, with the hits and rallies left to whoever
//! reckons. `tests/europe_odds.rs` plays battles by the rules and here with the same dice.

use europe::{Arm, LAST_TURN, RALLIES_FROM, RALLY_DICE, Side, dice_each, hits_from};

use super::policy::{Moves, Policy, Retreat};
use super::troop::Troop;

/// The lines of a side.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Default, Debug)]
pub struct Lines {
    pub front: Troop,
    pub back: Troop,
    pub lost: Troop,
}

impl Lines {
    pub fn there(&self) -> Troop {
        self.front.plus(&self.back)
    }
}

/// Both sides' lines, the attacker's first.
pub type Both = [Lines; 2];

pub fn of(side: Side) -> usize {
    match side {
        Side::Attacker => 0,
        Side::Defender => 1,
    }
}

/// What does not change in a battle.
#[derive(Copy, Clone, Debug)]
pub struct Field<'a> {
    pub policy: &'a Policy,
    pub landed: bool,
    pub leader_rule: bool,
}

/// Dice to be thrown, and how many successes can have an effect.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Throw {
    pub dice: u16,
    pub from: u8,
    pub most: u16,
}

/// Where a battle stands between two throws.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Hour {
    pub turn: u8,
    pub side: Side,
}

impl Hour {
    /// The defender fires first (B18).
    pub const FIRST: Hour = Hour {
        turn: 1,
        side: Side::Defender,
    };

    /// None when night falls, and the attacker has lost (P2).
    pub fn next(self) -> Option<Hour> {
        match self.side {
            Side::Defender => Some(Hour {
                side: Side::Attacker,
                ..self
            }),
            Side::Attacker => (self.turn < LAST_TURN).then(|| Hour {
                turn: self.turn + 1,
                side: Side::Defender,
            }),
        }
    }
}

impl Field<'_> {
    /// All that a side has, drawn up.
    pub fn deploy(&self, troop: Troop) -> Lines {
        let mut front = troop.only(|arm| self.policy.front.contains(&arm));
        // Somebody has to stand there (B17.4).
        if front.army() == 0 {
            front = front.plus(&troop.only(Arm::is_army));
        }
        Lines {
            front,
            back: troop.minus(&front),
            lost: Troop::default(),
        }
    }

    /// Leaders alone cannot fight (EB-20): such a side has lost before anybody fires, and all of the winner pursue.
    pub fn beaten_at_once(&self, both: &mut Both) -> Option<Side> {
        let empty = |side: &Side| both[of(*side)].there().army() == 0;
        let beaten = [Side::Attacker, Side::Defender].into_iter().find(empty)?;
        let winner = &mut both[of(beaten.other())];
        winner.front = winner.there();
        winner.back = Troop::default();
        Some(beaten)
    }

    /// The side's movement. It may end the battle.
    pub fn arrange(&self, both: &mut Both, side: Side) {
        let enemy = both[of(side.other())].front.army();
        let mine = &mut both[of(side)];
        if self.policy.moves == Moves::AsDeployed {
            let lost = mine.lost;
            *mine = self.deploy(mine.there());
            mine.lost = lost;
        }
        if let Retreat::Outnumbered { times } = self.policy.retreat
            && u32::from(enemy) >= u32::from(times) * u32::from(mine.front.army())
        {
            mine.back = mine.there();
            mine.front = Troop::default();
        }
    }

    /// Whether the side has nobody in front any more (B23.1).
    pub fn has_left(&self, both: &Both, side: Side) -> bool {
        both[of(side)].front.army() == 0
    }

    pub fn fire(&self, both: &Both, side: Side) -> Throw {
        let most = both[of(side.other())].front.army();
        self.throw(&both[of(side)], side, most)
    }

    pub fn strike(&self, both: &mut Both, side: Side, hits: u16) {
        let enemy = &mut both[of(side.other())];
        let taken = enemy.front.first(hits, &self.policy.hits);
        enemy.front = enemy.front.minus(&taken);
        enemy.lost = enemy.lost.plus(&taken);
    }

    /// None where nobody rallies anything. All leaders behind the front try, unless some have tried already.
    pub fn rallying(&self, both: &Both, side: Side, tried: u16) -> Option<Throw> {
        let mine = &both[of(side)];
        let throw = Throw {
            dice: RALLY_DICE * mine.back.of(Arm::Leader).saturating_sub(tried),
            from: RALLIES_FROM,
            most: mine.lost.total(),
        };
        (throw.dice > 0 && throw.most > 0).then_some(throw)
    }

    pub fn rally(&self, both: &mut Both, side: Side, pieces: u16) {
        let mine = &mut both[of(side)];
        let back = mine.lost.first(pieces, &self.policy.rally);
        mine.lost = mine.lost.minus(&back);
        mine.back = mine.back.plus(&back);
    }

    /// The last fire of the winner (B23); none where nobody is left on one of the sides.
    pub fn pursuit(&self, both: &Both, winner: Side) -> Option<Throw> {
        let most = both[of(winner.other())].there().total();
        let armed = both[of(winner)].there().army() > 0;
        (armed && most > 0).then(|| self.throw(&both[of(winner)], winner, most))
    }

    pub fn pursue(&self, both: &mut Both, winner: Side, hits: u16) {
        let beaten = &mut both[of(winner.other())];
        let there = beaten.there();
        let taken = there.first(hits, &self.policy.pursuit);
        beaten.front = Troop::default();
        beaten.back = there.minus(&taken);
        beaten.lost = beaten.lost.plus(&taken);
    }

    fn throw(&self, lines: &Lines, side: Side, most: u16) -> Throw {
        let led = lines.front.of(Arm::Leader) > 0;
        let sum = |troop: &Troop, in_front| -> u16 {
            let each = |arm| dice_each(arm, in_front, led, self.leader_rule);
            Arm::all().map(|arm| troop.of(arm) * each(arm)).sum()
        };
        Throw {
            dice: sum(&lines.front, true) + sum(&lines.back, false),
            from: hits_from(side, self.landed),
            most,
        }
    }
}
