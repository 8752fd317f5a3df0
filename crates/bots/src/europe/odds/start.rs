//! Where a battle stands from which it is reckoned on.

use europe::{Arm, Open, Side, Stage};

use super::crossing::Crossing;
use super::field::{Both, Field, Hour, Lines, of};
use super::troop::Troop;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Start {
    pub both: Both,
    pub hour: Hour,
    pub next: Next,
    /// Who is not there yet.
    pub crossing: Crossing,
}

/// What comes next in the half turn of the hour.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Next {
    Fire,
    /// The side has fired, and so many of its leaders have tried to rally.
    Rally {
        tried: u16,
    },
}

impl Start {
    /// The battle that is under way; none where none is, or where it is decided. Hits and rallies that somebody is about to
    /// share out are shared out by the policy.
    pub fn under_way(open: &Open, field: &Field<'_>) -> Option<Start> {
        let battle = open.battle.as_ref()?;
        let troop = |side, pieces| Troop::from(&open.of_side(battle, pieces, side));
        let lines = |side| match battle.stage {
            Stage::Deploying => field.deploy(troop(side, &battle.start)),
            _ => Lines {
                front: troop(side, &battle.front),
                back: troop(side, &battle.back),
                lost: troop(side, &battle.lost),
            },
        };
        let hour = Hour {
            turn: battle.turn,
            side: battle.side,
        };
        let mut both = [Side::Attacker, Side::Defender].map(lines);
        let next = match battle.stage {
            Stage::Deploying | Stage::Arranging { .. } => Next::Fire,
            Stage::Hitting {
                hits, pursuit: false, ..
            } => {
                field.strike(&mut both, battle.side, hits);
                Next::Rally { tried: 0 }
            }
            Stage::Rallying { pieces, later, .. } => {
                let leaders = both[of(battle.side)].back.of(Arm::Leader);
                let still = open.of_side(battle, &battle.back, battle.side);
                let still = still.only(|nation, _| open.player(nation).is_some_and(|seat| later.contains(seat)));
                field.rally(&mut both, battle.side, pieces);
                Next::Rally {
                    tried: leaders - Troop::from(&still).of(Arm::Leader),
                }
            }
            Stage::Hitting { pursuit: true, .. } | Stage::Retreating { .. } | Stage::Awarding { .. } => return None,
        };
        let decided = next != Next::Fire && field.has_left(&both, battle.side.other());
        (!decided).then_some(Start {
            both,
            hour,
            next,
            crossing: Crossing::default(),
        })
    }

    /// The lines once so many have come ashore: all are drawn up then.
    pub fn ashore(&self, field: &Field<'_>, landed: &Troop) -> Both {
        let mut both = self.both;
        let attacker = &mut both[of(Side::Attacker)];
        *attacker = field.deploy(attacker.there().plus(landed));
        both
    }
}
