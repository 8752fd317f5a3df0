//! Moves along roads (T10.7 to T10.17, R20, R37 to R40), and the roads of cavalry that attacks.

use std::sync::LazyLock;

use crate::attack::Ride;
use crate::board::{Approach, Locale, LocaleSet, Position, Road, RoadEntry};
use crate::eyes::Eyes;
use crate::refusal::Refusal;
use crate::roads::{Roads, Way};

/// Who moves along the road.
#[derive(Copy, Clone, Debug)]
pub struct Column {
    pub count: u8,
    /// A corps of two or more.
    pub formed: bool,
    pub cavalry: bool,
}

impl Column {
    pub fn of(ride: &Ride) -> Column {
        Column {
            count: ride.units.len(),
            formed: ride.corps.is_some() && ride.units.len() > 1,
            cavalry: true,
        }
    }

    /// The smallest there is, which gets through wherever a larger one does.
    pub fn single() -> Column {
        Column {
            count: 1,
            formed: false,
            cavalry: false,
        }
    }
}

/// How far a road move has come.
#[derive(Copy, Clone, Debug)]
pub struct Walk {
    pub at: Locale,
    /// The road it is on; at the start it may leave by any.
    pub group: Option<u8>,
    /// Locales entered.
    pub steps: u8,
    /// Main road all the way.
    pub main: bool,
    passed: LocaleSet,
    /// Units of the column itself that stand here already, on a ride.
    here: u8,
}

const MAIN_REACH: u8 = 3;
const LOCAL_REACH: u8 = 2;

impl Walk {
    pub fn from(at: Locale) -> Walk {
        Walk {
            at,
            group: None,
            steps: 0,
            main: true,
            passed: [at].into_iter().collect(),
            here: 0,
        }
    }

    /// The entry locale is the first of the way (R40).
    pub fn entering(entry: RoadEntry) -> Walk {
        Walk {
            group: Some(entry.group()),
            steps: 1,
            main: entry.main(),
            ..Walk::from(entry.locale())
        }
    }

    /// In the middle of a ride.
    pub fn of(ride: &Ride) -> Walk {
        Walk {
            at: ride.at,
            group: Some(ride.group),
            steps: ride.steps,
            main: ride.main,
            passed: ride.passed,
            here: ride.units.len(),
        }
    }

    pub fn after(&self, road: Road) -> Walk {
        let mut passed = self.passed;
        passed.insert(road.to());
        Walk {
            at: road.to(),
            group: Some(road.to_group()),
            steps: self.steps + 1,
            main: self.main && road.main(),
            passed,
            here: 0,
        }
    }

    fn connects(&self, road: Road) -> bool {
        road.from() == self.at && self.group.is_none_or(|group| group == road.from_group())
    }

    /// The roads on which it could go on, as the board has them.
    fn roads(self) -> impl Iterator<Item = Road> {
        let at = self.at;
        at.roads().iter().copied().filter(move |&road| self.connects(road))
    }

    pub fn passed(&self) -> LocaleSet {
        self.passed
    }
}

impl Eyes<'_> {
    /// Whether the column may take this road, whoever is at the other end of it.
    fn check_leave(&self, column: Column, walk: &Walk, road: Road) -> Result<(), Refusal> {
        if !walk.connects(road) || walk.passed.contains(road.to()) {
            return Err(Refusal::RoadsNotConnected);
        }
        let main = walk.main && road.main();
        if main && walk.steps >= MAIN_REACH {
            return Err(Refusal::MainRoadTooLong);
        }
        if !main && walk.steps >= LOCAL_REACH {
            return Err(Refusal::RoadTooLong);
        }
        if walk.steps > 0 {
            if column.formed && self.ground.beside_corps(self.side().other(), walk.at) {
                return Err(Refusal::CorpsMustHalt);
            }
            if self.room(walk.at) + walk.here == 0 {
                return Err(Refusal::WayFull);
            }
        }
        Ok(())
    }

    /// Whether the column may come into this reserve.
    fn check_come(&self, column: Column, locale: Locale) -> Result<(), Refusal> {
        self.may_enter(locale)?;
        let reserve = Position::reserve(locale);
        let mut entered = self.army.marks.entered.into_iter();
        if column.formed && entered.any(|unit| self.army.place(unit) == reserve) {
            return Err(Refusal::ReserveEntered);
        }
        Ok(())
    }

    /// One road further, into a locale without enemies.
    pub fn check_step(&self, column: Column, walk: &Walk, road: Road) -> Result<Walk, Refusal> {
        self.check_leave(column, walk, road)?;
        if self.enemy_in(road.to()) {
            return Err(Refusal::EnemyThere);
        }
        self.check_come(column, road.to())?;
        Ok(walk.after(road))
    }

    /// The road over which cavalry attacks.
    pub fn check_charge(&self, column: Column, walk: &Walk, road: Road) -> Result<Walk, Refusal> {
        self.check_leave(column, walk, road)?;
        self.check_come(column, road.to())?;
        Ok(walk.after(road))
    }

    pub fn check_entry(&self, column: Column, entry: RoadEntry) -> Result<Walk, Refusal> {
        if entry.side() != self.side() {
            return Err(Refusal::NotOurEntry);
        }
        let locale = entry.locale();
        if self.enemy_in(locale) {
            return Err(Refusal::EntryHeld);
        }
        self.check_come(column, locale)?;
        Ok(Walk::entering(entry))
    }

    /// Where a road move begins: in a reserve, or off the map.
    pub fn check_start(&self, column: Column, from: Position, entry: Option<RoadEntry>) -> Result<Walk, Refusal> {
        match (from.locale(), entry) {
            (None, Some(entry)) => self.check_entry(column, entry),
            (None, None) => Err(Refusal::EntersByRoad),
            (Some(_), Some(_)) => Err(Refusal::NotThere),
            (Some(_), None) if !from.is_reserve() => Err(Refusal::RoadFromApproach),
            (Some(locale), None) => Ok(Walk::from(locale)),
        }
    }

    pub fn check_roads(&self, column: Column, mut walk: Walk, roads: Roads) -> Result<Walk, Refusal> {
        for road in roads.iter() {
            walk = self.check_step(column, &walk, road)?;
        }
        Ok(walk)
    }

    /// Whether the column may end here, in the reserve or at an approach.
    pub fn check_end(&self, column: Column, walk: &Walk, at: Option<Approach>) -> Result<(), Refusal> {
        if let Some(approach) = at {
            if !column.cavalry {
                return Err(Refusal::RoadToApproach);
            }
            let crossed = walk.roads().any(|road| road.approach() == approach);
            if !crossed {
                return Err(Refusal::ApproachOffRoad);
            }
        }
        if self.room(walk.at) < column.count {
            return Err(Refusal::NoRoom);
        }
        Ok(())
    }

    /// A whole road move. One road from a reserve to the next is a plain move (R37).
    pub fn check_way(&self, column: Column, from: Position, way: &Way) -> Result<Walk, Refusal> {
        let start = self.check_start(column, from, way.entry)?;
        if !ends_a_move(&start, way) {
            return Err(Refusal::NotThere);
        }
        let walk = self.check_roads(column, start, way.roads)?;
        self.check_end(column, &walk, way.at)?;
        Ok(walk)
    }

    /// The roads by which a move that has come so far can go on and still end somewhere.
    pub fn next_roads(&self, column: Column, walk: Walk, fresh: bool) -> impl Iterator<Item = Road> + '_ {
        walk.roads().filter(move |&road| {
            self.check_step(column, &walk, road)
                .is_ok_and(|next| self.leads_on(column, next, fresh))
        })
    }

    /// Whether a move can end here or further on. A first road from a reserve is not a road move yet.
    fn leads_on(&self, column: Column, walk: Walk, fresh: bool) -> bool {
        let ends = self.room(walk.at) >= column.count;
        (ends && (!fresh || self.ends_at(column, walk).next().is_some())) || self.goes_further(column, walk)
    }

    fn goes_further(&self, column: Column, walk: Walk) -> bool {
        walk.roads().any(|road| {
            self.check_step(column, &walk, road)
                .is_ok_and(|next| self.leads_on(column, next, false))
        })
    }

    /// The approaches at which cavalry can end here.
    pub fn ends_at(&self, column: Column, walk: Walk) -> impl Iterator<Item = Approach> + '_ {
        let sides = walk.at.approaches().iter().copied();
        sides.filter(move |&approach| self.check_end(column, &walk, Some(approach)).is_ok())
    }
}

/// Whether the way is more than one plain step: by an entry, over two roads, or to an approach.
pub fn ends_a_move(start: &Walk, way: &Way) -> bool {
    let roads = way.roads.len();
    start.steps > 0 || roads > 1 || (roads == 1 && way.at.is_some())
}

/// The entries by which the column can come onto the map.
pub fn first_entries<'a>(eyes: &'a Eyes<'a>, column: Column) -> impl Iterator<Item = RoadEntry> + 'a {
    RoadEntry::all().filter(move |&entry| {
        eyes.check_entry(column, entry)
            .is_ok_and(|walk| eyes.leads_on(column, walk, false))
    })
}

pub fn has_entry(eyes: &Eyes<'_>, column: Column) -> bool {
    first_entries(eyes, column).next().is_some()
}

/// The locales that a road move from here could come to on an empty board; more than it can where roads do not connect.
pub fn road_reach(locale: Locale) -> LocaleSet {
    static REACH: LazyLock<[LocaleSet; Locale::SPAN]> = LazyLock::new(|| {
        let along = |mut near: LocaleSet, steps: u8, main: bool| {
            for _ in 0..steps {
                let roads = near
                    .iter()
                    .flat_map(|at| at.roads())
                    .filter(|road| !main || road.main());
                near = near.union(roads.map(|road| road.to()).collect());
            }
            near
        };
        let mut reach = [LocaleSet::EMPTY; Locale::SPAN];
        for locale in Locale::all() {
            let start: LocaleSet = [locale].into_iter().collect();
            reach[locale.index()] = along(start, LOCAL_REACH, false).union(along(start, MAIN_REACH, true));
        }
        reach
    });
    REACH[locale.index()]
}
