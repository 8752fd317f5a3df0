//! What comes after the fighting: losses, retreats, and who goes forward.

use triumph::board::{Locale, RoadEntry};
use triumph::{Action, Ask, Face, Pick, Unit, View};

use crate::draft::{all, follow, offered};
use crate::field::{Field, distance, places};
use crate::orders::Orders;

pub struct Toll<'a> {
    pub view: &'a View,
    pub ask: &'a Ask,
    pub field: &'a Field,
    pub orders: &'a Orders,
}

/// How dear a unit is: the line bleeds before cavalry, the Guard last.
fn worth(face: Face) -> i32 {
    match face {
        Face::Infantry2 => 0,
        Face::Infantry1 => 1,
        Face::Cavalry1 => 2,
        Face::Cavalry2 => 3,
        Face::Infantry3 => 4,
        Face::Artillery1 => 5,
        Face::Cavalry3 => 6,
        Face::Guard3 => 7,
    }
}

impl Toll<'_> {
    fn face(&self, unit: Unit) -> Option<Face> {
        self.field.piece(unit).map(|piece| piece.face)
    }

    fn worth(&self, unit: Unit) -> i32 {
        self.face(unit).map_or(0, worth)
    }

    fn strength(&self, unit: Unit) -> i32 {
        self.face(unit).map_or(0, |face| i32::from(face.strength()))
    }

    /// The first of two enemies, who is no better than the second, is spared.
    pub fn share(&self) -> Option<Action> {
        follow(self.view, self.ask, &[], |_, pick| match pick {
            Pick::Share { first } => -i32::from(first),
            _ => 0,
        })
    }

    pub fn lose(&self) -> Option<Action> {
        follow(self.view, self.ask, &[], |_, pick| match pick {
            Pick::Hit { unit } => -self.worth(unit),
            _ => 0,
        })
    }

    /// Toward the own side of the board, together, away from the enemy.
    pub fn flee(&self) -> Option<Action> {
        follow(self.view, self.ask, &[], |_, pick| match pick {
            Pick::Go { locale } => {
                let friends = i32::from(self.field.own_in(locale) > 0);
                100 + friends - 4 * self.way_home(locale) - 2 * self.pressed(locale)
            }
            _ => 0,
        })
    }

    fn way_home(&self, locale: Locale) -> i32 {
        let home = RoadEntry::all().filter(|entry| entry.side() == self.field.side && entry.main());
        home.map(|entry| distance(locale, entry.locale())).min().unwrap_or(0)
    }

    /// How many neighbours the enemy holds.
    fn pressed(&self, locale: Locale) -> i32 {
        let sides = locale.approaches().iter().filter(|approach| approach.passable());
        sides.filter(|approach| self.field.foes_in(approach.far()) > 0).count() as i32
    }

    /// The strongest stays with his commander.
    pub fn keep(&self) -> Option<Action> {
        follow(self.view, self.ask, &[], |_, pick| match pick {
            Pick::Keep { unit } => self.strength(unit),
            _ => 0,
        })
    }

    /// All who have defended go up together, with their commander.
    pub fn go_up(&self) -> Option<Action> {
        follow(self.view, self.ask, &[], |_, pick| match pick {
            Pick::Unit { .. } => 3,
            Pick::Commander { .. } => 2,
            _ => 1,
        })
    }

    /// A whole corps that stands there goes in. Cavalry that is to ride takes the road, but no commander leaves infantry
    /// behind for it.
    pub fn enter(&self) -> Option<Action> {
        let from = self.view.attack()?.from;
        let is_there = |commander| {
            self.field
                .post(commander)
                .is_some_and(|post| places(from).contains(&post))
        };
        let horse = |unit| self.face(unit).is_some_and(Face::is_cavalry);
        let on_road = |draft: &[Pick]| draft.iter().any(|pick| matches!(pick, Pick::Road { .. }));
        follow(self.view, self.ask, &[], |draft, pick| match pick {
            Pick::Road { .. } if self.orders.rides || on_road(draft) => 10,
            Pick::Done => 9,
            Pick::Road { .. } => 7,
            Pick::Leave { unit } => 6 - self.strength(unit),
            Pick::Corps { commander } if draft.is_empty() => {
                let cavalry = self.field.corps(commander).all(|piece| horse(piece.unit));
                if cavalry && self.orders.rides {
                    5
                } else {
                    4 * i32::from(is_there(commander))
                }
            }
            Pick::Enter { .. } => 2,
            Pick::Unit { unit } => 1 + i32::from(horse(unit)),
            _ => 0,
        })
    }

    /// On against the next stray enemy, or on along the road to where the fewest enemies stand near.
    pub fn ride(&self) -> Option<Action> {
        let rest = Some(Action::RideNoFurther);
        if !self.orders.rides {
            return rest;
        }
        let ways = |first| all(self.view, self.ask, &[first]).into_iter();
        let offers = offered(self.view, self.ask);
        if offers.contains(&Pick::RideAgainst) {
            return ways(Pick::RideAgainst).min_by_key(|way| match way {
                Action::RideAgainst { roads } => roads.last().map_or(0, |road| self.field.foes_in(road.to())),
                _ => u8::MAX,
            });
        }
        if !offers.contains(&Pick::RideOn) {
            return rest;
        }
        let on = ways(Pick::RideOn).filter_map(|action| match &action {
            Action::RideOn { way } if way.at.is_none() => {
                way.roads.last().map(|road| (self.pressed(road.to()), action))
            }
            _ => None,
        });
        let on = on.min_by_key(|(pressed, _)| *pressed).map(|(_, action)| action);
        on.or(rest)
    }
}
