//! Moves that are no attacks (T10).

use crate::board::{Approach, Locale, Position};
use crate::eyes::Eyes;
use crate::refusal::Refusal;
use crate::road_move::{Column, has_entry};
use crate::unit::Units;

impl Eyes<'_> {
    /// Whether units may move into the reserve of a locale that no enemy holds.
    pub fn may_enter(&self, locale: Locale) -> Result<(), Refusal> {
        if self.turn.won.contains(locale) {
            return Err(Refusal::LocaleWon);
        }
        if self.turn.shut.contains(locale) {
            return Err(Refusal::ReserveShut);
        }
        Ok(())
    }

    /// A move without roads, by `count` units that stand together.
    pub fn check_plain(&self, from: Position, to: Position, count: u8) -> Result<(), Refusal> {
        let Some(home) = from.locale() else {
            return Err(Refusal::EntersByRoad);
        };
        match (from.approach(), to.approach()) {
            (None, Some(approach)) => check_approach(home, approach),
            (Some(_), Some(_)) => Err(Refusal::TooFarFromApproach),
            (approach, None) => {
                let Some(target) = to.locale() else {
                    return Err(Refusal::NotThere);
                };
                self.check_reserve(home, approach, target, count)
            }
        }
    }

    fn check_reserve(&self, home: Locale, from: Option<Approach>, target: Locale, count: u8) -> Result<(), Refusal> {
        let too_far = match from {
            Some(_) => Refusal::TooFarFromApproach,
            None => Refusal::TooFarFromReserve,
        };
        if target == home {
            // From a reserve that would be no move at all.
            return from.map_or(Err(too_far), |_| self.may_enter(home));
        }
        let border = Approach::between(home, target).ok_or(too_far)?;
        if from.is_some_and(|approach| approach != border) {
            return Err(too_far);
        }
        if !border.passable() {
            return Err(Refusal::Impassable);
        }
        if self.enemy_in(target) {
            return Err(Refusal::EnemyThere);
        }
        self.may_enter(target)?;
        if self.room(target) < count {
            return Err(Refusal::NoRoom);
        }
        Ok(())
    }

    /// Where a plain move can go.
    pub fn plain_moves(&self, from: Position, count: u8) -> impl Iterator<Item = Position> + '_ {
        let home = from.locale();
        let own = home.filter(|_| from.approach().is_some()).map(Position::reserve);
        let sides = home.map_or(&[][..], |home| home.approaches());
        let up = sides.iter().map(|&approach| Position::at(approach));
        let over = sides.iter().map(|approach| Position::reserve(approach.far()));
        own.into_iter()
            .chain(up)
            .chain(over)
            .filter(move |&to| self.check_plain(from, to, count).is_ok())
    }

    /// Whether a single one of these units, which stand together, could move anywhere.
    pub fn can_go(&self, units: Units, from: Position) -> bool {
        if from.is_off() {
            return units.first().is_some_and(|_| has_entry(self, Column::single()));
        }
        // From a reserve there is always an approach to go to.
        from.is_reserve() || self.plain_moves(from, 1).next().is_some()
    }
}

fn check_approach(home: Locale, approach: Approach) -> Result<(), Refusal> {
    if approach.locale() != home {
        return Err(Refusal::TooFarFromReserve);
    }
    if !approach.passable() {
        return Err(Refusal::Impassable);
    }
    Ok(())
}
