//! Where the beaten go (B24, EB-24).

use table::{Choices, Seat};

use super::{is_mine, next, selected};
use crate::action::Action;
use crate::battle::{Battle, Side, Stage};
use crate::board::{Nation, Region, RegionSet};
use crate::force::{Force, Forces};
use crate::open::Open;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::selection::{self, Selection};
use crate::view::View;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    let (Action::Retreat { nation, to, pieces }, Some(battle)) = (action, &view.open.battle) else {
        return Err(Refusal::OtherAnswer);
    };
    if !is_mine(view, me, *nation) {
        return Err(Refusal::NotYourNation);
    }
    if !beaten(&view.open, battle, *nation).holds(&Forces::one(*nation, *pieces)) {
        return Err(Refusal::NotBeaten);
    }
    if pieces.is_empty() {
        return Err(Refusal::NoPieces);
    }
    judge_way(&view.open, battle, *nation, *to)
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(battle) = &view.open.battle else {
        return next([]);
    };
    match draft {
        [] => {
            let nations = view.open.nations(me);
            let beaten = nations.filter(|&nation| !beaten(&view.open, battle, nation).is_empty());
            next(beaten.map(|nation| Pick::Nation { nation }))
        }
        [Pick::Nation { nation }] => next(
            ways_out(&view.open, battle, *nation)
                .iter()
                .map(|region| Pick::Region { region }),
        ),
        [Pick::Nation { nation }, Pick::Region { region }, rest @ ..] => {
            let (nation, to) = (*nation, *region);
            let selection = Selection::any(beaten(&view.open, battle, nation));
            selected(&selection, rest, |pieces| Action::Retreat {
                nation,
                to,
                pieces: pieces.of(nation),
            })
        }
        _ => next([]),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let &Action::Retreat { nation, to, pieces } = action else {
        return None;
    };
    let first = [Pick::Nation { nation }, Pick::Region { region: to }];
    Some(selection::picks_after(first, nation, pieces))
}

pub fn apply(course: &mut Course<'_>, seat: Seat, nation: Nation, to: Region, pieces: Force) {
    let battle = course.battle().clone();
    course.fall_back(&battle, nation, to, pieces);
    let left = course.state.open.pieces_of(battle.region, |one| one == seat);
    if let Stage::Retreating { mut waiting } = battle.stage
        && left.is_empty()
    {
        waiting.remove(seat);
        course.battle().stage = Stage::Retreating { waiting };
        if waiting.is_empty() {
            course.end_battle();
        }
    }
}

fn beaten(open: &Open, battle: &Battle, nation: Nation) -> Forces {
    Forces::one(nation, open.pieces.of(battle.region, nation))
}

/// The regions into which a beaten nation may retreat.
pub fn ways_out(open: &Open, battle: &Battle, nation: Nation) -> RegionSet {
    let around = battle.region.neighbours().iter();
    around
        .filter(|&region| judge_way(open, battle, nation, region).is_ok())
        .collect()
}

fn judge_way(open: &Open, battle: &Battle, nation: Nation, to: Region) -> Result<(), Refusal> {
    let region = battle.region;
    let Some(seat) = open.player(nation) else {
        return Err(Refusal::NotBeaten);
    };
    if !region.neighbours().contains(to) {
        return Err(Refusal::NotNextToBattle);
    }
    if open.has_enemies(to, seat) {
        return Err(Refusal::RetreatToEnemy);
    }
    let entered = open.is_way_in(battle, to);
    // Attackers who have not entered in this turn, but broken with who stands beside them, retreat like defenders.
    match battle.side_of(seat) {
        Some(Side::Attacker) if !entered && !open.stood(battle, nation) => Err(Refusal::RetreatOffOwnWay),
        Some(Side::Defender) if entered => Err(Refusal::RetreatToAttackersWay),
        _ => Ok(()),
    }
}
