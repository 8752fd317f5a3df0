//! The arithmetic of an attack (T11.6, T11.8 to T11.10). No dice: everything follows from who leads.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::army::Army;
use crate::attack::Attack;
use crate::board::{Approach, Locale, Position, Side, Symbol};
use crate::face::Face;
use crate::options::{Options, Sharing};
use crate::state::State;
use crate::unit::Units;
use crate::view::{AttackKnown, Leaders, leaders};

/// What decides a result of zero, as far as it is open.
pub trait Field {
    fn blocked(&self) -> bool;
    fn attackers(&self) -> u8;
    fn defenders(&self) -> u8;
}

impl Field for Attack {
    fn blocked(&self) -> bool {
        self.defence.blocked
    }

    fn attackers(&self) -> u8 {
        self.assault.count
    }

    fn defenders(&self) -> u8 {
        self.defence.count
    }
}

impl Field for AttackKnown {
    fn blocked(&self) -> bool {
        self.blocked
    }

    fn attackers(&self) -> u8 {
        self.attackers_named
    }

    fn defenders(&self) -> u8 {
        self.defenders_named
    }
}

/// Why somebody has won (R10).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "triumph.ts")]
pub enum WhyWon {
    Positive,
    Negative,
    Blocked,
    MoreAttackers,
    MoreDefenders,
    French,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts")]
pub struct Verdict {
    pub winner: Side,
    pub why: WhyWon,
}

/// Who has won with this result, and why.
pub fn verdict(result: i8, field: &impl Field, attacker: Side) -> Verdict {
    let defender = attacker.other();
    let (winner, why) = match result.signum() {
        1 => (attacker, WhyWon::Positive),
        -1 => (defender, WhyWon::Negative),
        _ if field.blocked() => (defender, WhyWon::Blocked),
        _ if field.attackers() > field.defenders() => (attacker, WhyWon::MoreAttackers),
        _ if field.attackers() < field.defenders() => (defender, WhyWon::MoreDefenders),
        _ => (Side::French, WhyWon::French),
    };
    Verdict { winner, why }
}

pub fn winner(result: i8, field: &impl Field, attacker: Side) -> Side {
    verdict(result, field, attacker).winner
}

/// Something that counts in an attack, and how much.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "triumph.ts")]
pub enum Line {
    Leader {
        face: Face,
        amount: i8,
    },
    NobodyLeads {
        amount: i8,
    },
    FootAgainstBlockers {
        amount: i8,
    },
    /// Printed at the defence approach.
    Penalty {
        symbol: Symbol,
        amount: i8,
    },
    Defender {
        face: Face,
        amount: i8,
        /// Counts one less against the Guard.
        awed: bool,
    },
    /// Guns lead: they fire from afar, and who leads the defence does not count.
    GunsFire {
        amount: i8,
    },
    /// Counts with what is left of it once it has paid; the face is that from before.
    CounterAttacker {
        face: Face,
        amount: i8,
    },
}

impl Line {
    pub fn amount(self) -> i8 {
        match self {
            Line::Leader { amount, .. }
            | Line::NobodyLeads { amount }
            | Line::FootAgainstBlockers { amount }
            | Line::Penalty { amount, .. }
            | Line::Defender { amount, .. }
            | Line::GunsFire { amount }
            | Line::CounterAttacker { amount, .. } => amount,
        }
    }
}

/// Who is to lose how much, and for what.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "triumph.ts")]
pub enum LossLine {
    EnemyLeaders { count: u8, amount: i8 },
    Result { amount: i8 },
    OwnGuns { count: u8, amount: i8 },
    GunsSafe { amount: i8 },
}

impl LossLine {
    pub fn amount(self) -> i8 {
        match self {
            LossLine::EnemyLeaders { amount, .. }
            | LossLine::Result { amount }
            | LossLine::OwnGuns { amount, .. }
            | LossLine::GunsSafe { amount } => amount,
        }
    }
}

/// How many steps these lines come to.
pub fn steps(lines: &[LossLine]) -> u8 {
    lines.iter().map(|line| line.amount()).sum::<i8>().max(0).unsigned_abs()
}

/// A result with all that made it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "triumph.ts")]
pub struct Reckoned {
    pub result: i8,
    pub winner: Side,
    pub why: WhyWon,
    /// What was added to the result before it: nothing, or the initial one.
    pub lines: Vec<Line>,
    pub attackers: u8,
    pub defenders: u8,
}

impl Reckoned {
    /// Lines on top of an earlier result.
    pub fn of(before: i8, lines: Vec<Line>, field: &impl Field, attacker: Side) -> Reckoned {
        let result = before + lines.iter().map(|line| line.amount()).sum::<i8>();
        let Verdict { winner, why } = verdict(result, field, attacker);
        Reckoned {
            result,
            winner,
            why,
            lines,
            attackers: field.attackers(),
            defenders: field.defenders(),
        }
    }
}

/// Who leads on both sides, and the ground between them.
pub struct Clash {
    /// On the defender's side of the border.
    pub approach: Approach,
    pub blocked: bool,
    /// The printed penalties protect a defence out of the reserve too (R29).
    pub protected: bool,
    pub guard: bool,
    pub attackers: [Option<Face>; 2],
    /// Without the one that a narrow attack passes by.
    pub defenders: [Option<Face>; 2],
}

impl Clash {
    fn of(state: &State, attack: &Attack) -> Clash {
        let attacker = state.turn.side;
        let (attacking, defending) = (state.army(attacker), state.army(attacker.other()));
        let approach = attack.from.opposite();
        let fixed = defending.fixed.map(|unit| defending.place(unit));
        Clash {
            approach,
            blocked: attack.defence.blocked,
            protected: santon_protects(&state.options, fixed, approach.locale()),
            guard: attack.guard,
            attackers: faces(leaders(attacking, attack.assault.leaders)),
            defenders: faces(leaders(defending, attack.defence.leaders)),
        }
    }

    /// All that counts towards the initial result (T11.6).
    fn each(&self, mut say: impl FnMut(Line)) {
        for face in self.attackers.into_iter().flatten() {
            let amount = face.strength() as i8;
            say(Line::Leader { face, amount });
        }
        match self.attackers[0] {
            None => say(Line::NobodyLeads { amount: 0 }),
            Some(face) => {
                if face.is_foot() && self.blocked {
                    say(Line::FootAgainstBlockers { amount: -1 });
                }
                let symbol = face.symbol();
                if (self.blocked || self.protected) && self.approach.penalty(symbol) {
                    say(Line::Penalty { symbol, amount: -1 });
                }
            }
        }
        if self.guns() {
            return say(Line::GunsFire { amount: 0 });
        }
        for face in self.defenders.into_iter().flatten() {
            let awed = self.guard && face.strength() < 3;
            let amount = i8::from(awed) - face.strength() as i8;
            say(Line::Defender { face, amount, awed });
        }
    }

    fn guns(&self) -> bool {
        self.attackers[0].is_some_and(Face::is_artillery)
    }

    pub fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        self.each(|line| lines.push(line));
        lines
    }

    fn result(&self) -> i8 {
        let mut result = 0;
        self.each(|line| result += line.amount());
        result
    }
}

pub fn faces(leaders: Leaders) -> [Option<Face>; 2] {
    leaders.map(|leader| leader.map(|leader| leader.face))
}

pub fn initial_lines(state: &State, attack: &Attack) -> Vec<Line> {
    Clash::of(state, attack).lines()
}

pub fn initial_result(state: &State, attack: &Attack) -> i8 {
    Clash::of(state, attack).result()
}

/// Counter-attackers pay a step each before they count.
pub fn counter_lines(counter: impl IntoIterator<Item = Face>) -> Vec<Line> {
    let line = |face: Face| Line::CounterAttacker {
        face,
        amount: 1 - face.strength() as i8,
    };
    counter.into_iter().map(line).collect()
}

/// What the attacker is to lose (T11.9): by how many lead the defence, and by a result below nought.
pub fn attack_losses(guns: bool, defenders: u8, result: i8) -> Vec<LossLine> {
    if guns {
        return vec![LossLine::GunsSafe { amount: 0 }];
    }
    let led = LossLine::EnemyLeaders {
        count: defenders,
        amount: defenders as i8,
    };
    let beaten = (result < 0).then_some(LossLine::Result { amount: -result });
    [led].into_iter().chain(beaten).collect()
}

/// What the defender is to lose (T11.10), never less than nothing: guns that lead take away from it.
pub fn defence_losses(guns: bool, attackers: u8, own_guns: u8, result: i8) -> Vec<LossLine> {
    let won = (result > 0).then_some(LossLine::Result { amount: result });
    if guns {
        return won.into_iter().collect();
    }
    let led = LossLine::EnemyLeaders {
        count: attackers,
        amount: attackers as i8,
    };
    let mut lines: Vec<LossLine> = [led].into_iter().chain(won).collect();
    if own_guns > 0 {
        let amount = -(own_guns.min(steps(&lines)) as i8);
        lines.push(LossLine::OwnGuns {
            count: own_guns,
            amount,
        });
    }
    lines
}

/// The printed penalties protect a defence out of the reserve while the fixed battery stands there (R29).
pub fn santon_protects(options: &Options, fixed: Option<Position>, locale: Locale) -> bool {
    options.santon && locale == Locale::SANTON && fixed == Some(Position::reserve(Locale::SANTON))
}

/// The ways to share losses between two units, by what the first takes.
pub fn shares(strengths: [u8; 2], steps: u8, sharing: Sharing) -> Vec<u8> {
    let [first, second] = strengths;
    let steps = steps.min(first + second);
    let ways = steps.saturating_sub(second)..=steps.min(first);
    let uneven = |first: u8| (steps - first).abs_diff(first);
    match sharing {
        Sharing::Free => ways.collect(),
        Sharing::Even => {
            let least = ways.clone().map(uneven).min();
            ways.filter(|&first| Some(uneven(first)) == least).collect()
        }
    }
}

/// The units of a group that still live, and what they can take.
pub fn strengths(army: &Army, units: [Option<crate::unit::Unit>; 2]) -> [u8; 2] {
    units.map(|unit| unit.map_or(0, |unit| army.strength(unit)))
}

/// The defenders who take losses first: foot and horse that lead.
pub fn exposed_leaders(army: &Army, leaders: Units) -> Units {
    leaders
        .and(army.alive())
        .filter(|unit| !army.is(unit, |face| face.is_artillery()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clash(attackers: &[Face], defenders: &[Face]) -> Clash {
        let two = |faces: &[Face]| [faces.first().copied(), faces.get(1).copied()];
        Clash {
            approach: plain(),
            blocked: false,
            protected: false,
            guard: false,
            attackers: two(attackers),
            defenders: two(defenders),
        }
    }

    fn with_penalty(symbol: Symbol, wanted: bool) -> Approach {
        let mut all = Locale::all().flat_map(|locale| locale.approaches().iter().copied());
        all.find(|approach| approach.passable() && approach.penalty(symbol) == wanted)
            .expect("the board has both")
    }

    fn plain() -> Approach {
        with_penalty(Symbol::Infantry, false)
    }

    #[test]
    fn leaders_count_against_leaders() {
        let made = clash(&[Face::Infantry3, Face::Infantry2], &[Face::Cavalry2]);
        assert_eq!(made.result(), 3);
        assert_eq!(clash(&[], &[Face::Infantry2]).result(), -2);
    }

    #[test]
    fn foot_counts_one_less_against_blockers_and_once_more_where_the_ground_is_against_it() {
        let blocked = |face| Clash {
            approach: with_penalty(Symbol::Infantry, true),
            blocked: true,
            ..clash(&[face], &[])
        };
        assert_eq!(blocked(Face::Infantry3).result(), 1);
        let horse = blocked(Face::Cavalry3);
        let hindered = i8::from(horse.approach.penalty(Symbol::Cavalry));
        assert_eq!(horse.result(), 3 - hindered);
    }

    #[test]
    fn the_ground_protects_a_reserve_only_where_a_battery_makes_it_and_without_the_point_of_blockers() {
        let on = |protected| Clash {
            approach: with_penalty(Symbol::Infantry, true),
            protected,
            ..clash(&[Face::Infantry3], &[])
        };
        assert_eq!((on(true).result(), on(false).result()), (2, 3));
    }

    #[test]
    fn the_defence_does_not_count_against_guns() {
        let made = clash(&[Face::Artillery1], &[Face::Infantry3]);
        assert_eq!(made.result(), 1);
        assert_eq!(made.lines().last(), Some(&Line::GunsFire { amount: 0 }));
    }

    #[test]
    fn weak_defenders_count_one_less_against_the_guard_and_the_strong_ones_whole() {
        let against = |defenders| Clash {
            guard: true,
            ..clash(&[Face::Guard3], defenders)
        };
        assert_eq!(against(&[Face::Infantry1, Face::Infantry3]).result(), 0);
        assert_eq!(against(&[Face::Infantry2, Face::Infantry2]).result(), 1);
    }

    #[test]
    fn counter_attackers_count_with_what_is_left_of_them() {
        let lines = counter_lines([Face::Cavalry1, Face::Cavalry3]);
        assert_eq!(lines.iter().map(|line| line.amount()).collect::<Vec<_>>(), [0, -2]);
    }

    #[test]
    fn guns_that_lead_a_defence_spare_it_a_loss_each_but_never_more_than_there_are() {
        assert_eq!(steps(&defence_losses(false, 1, 2, 0)), 0);
        assert_eq!(steps(&defence_losses(false, 2, 1, 2)), 3);
        assert_eq!(steps(&defence_losses(true, 1, 1, 2)), 2);
    }

    #[test]
    fn an_attacker_loses_by_the_leaders_he_met_and_by_a_result_below_nought() {
        assert_eq!(steps(&attack_losses(false, 2, -3)), 5);
        assert_eq!(steps(&attack_losses(false, 1, 3)), 1);
        assert_eq!(steps(&attack_losses(true, 2, -3)), 0);
    }
}
