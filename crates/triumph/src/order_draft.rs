//! The commands of an attack, pick by pick.

use crate::answers::command::check_commander;
use crate::answers::command::corps_move::{self, check_hour, leavers, leaving};
use crate::answers::command::threat::{battery_could_fire, bears, check_guns, places};
use crate::answers::command::unit_move;
use crate::board::{Approach, Commander, Position, RoadEntry};
use crate::commanders::Commanders;
use crate::eyes::Eyes;
use crate::order::Order;
use crate::pick::Pick;
use crate::road_move::{Column, Walk, road_reach};
use crate::route::{road_picks, way};
use crate::sortie::{Purpose, check};
use crate::unit::{Unit, Units};

/// An attack for which orders are given.
#[derive(Copy, Clone)]
pub struct Drafting<'a> {
    pub eyes: &'a Eyes<'a>,
    pub approach: Approach,
    pub purpose: Purpose,
    /// Somebody of the Guard must come along.
    pub guard: bool,
    /// A corps on the road had to halt in the attack locale.
    pub halts: bool,
}

/// An order as far as it has been picked, and the picks after it.
pub struct Draft<'p> {
    /// The order that the picks make, where they make one that may stand.
    pub order: Option<Order>,
    /// Picks that go on with the order.
    pub more: Vec<Pick>,
    /// Picks that came after the order.
    pub rest: &'p [Pick],
}

pub fn path(order: &Order) -> Vec<Pick> {
    let mut picks = Vec::new();
    match order {
        Order::Corps { corps, leave, .. } => {
            picks.extend(corps.iter().map(|commander| Pick::Corps { commander }));
            picks.extend(leave.into_iter().map(|unit| Pick::Leave { unit }));
        }
        Order::Detach { corps, units } => {
            picks.push(Pick::Detach { commander: *corps });
            picks.extend(units.into_iter().map(|unit| Pick::Unit { unit }));
        }
        Order::Unit { units, .. } => picks.extend(units.into_iter().map(|unit| Pick::Unit { unit })),
    }
    if let Some(way) = order.road() {
        picks.extend(way.entry.map(|entry| Pick::Enter { entry }));
        picks.extend(road_picks(way.roads));
    }
    picks
}

impl Drafting<'_> {
    pub fn draft<'p>(&self, draft: &'p [Pick]) -> Draft<'p> {
        match draft {
            [] => Draft {
                order: None,
                more: self.first(),
                rest: &[],
            },
            [Pick::Corps { .. }, ..] => self.corps(draft),
            [Pick::Detach { commander }, rest @ ..] => self.detach(*commander, rest),
            [Pick::Unit { unit }, rest @ ..] => self.unit(*unit, rest),
            _ => Draft {
                order: None,
                more: Vec::new(),
                rest: draft,
            },
        }
    }

    fn first(&self) -> Vec<Pick> {
        let eyes = self.eyes;
        let mut picks = Vec::new();
        // Cavalry of one place rides the same roads.
        let mut known: Vec<(Position, bool)> = Vec::new();
        let mut rides = |from: Position| match known.iter().find(|(place, _)| *place == from) {
            Some((_, rides)) => *rides,
            None => {
                let found = self.rides(single_horse(), from);
                known.push((from, found));
                found
            }
        };
        for commander in eyes.army.commanders().filter(|&one| eyes.can_command(one)) {
            let open = self.corps_fits(Commanders::NONE, commander)
                || (self.has_riders(commander, Units::NONE) && rides(corps_move::post(eyes, commander)));
            picks.extend(open.then_some(Pick::Corps { commander }));
            picks.extend(self.detach_fits(commander).then_some(Pick::Detach { commander }));
        }
        if eyes.can_order_units() {
            for unit in eyes.army.alive() {
                if self.unit_fits(unit) || (self.may_ride_alone(unit) && rides(eyes.army.place(unit))) {
                    picks.push(Pick::Unit { unit });
                }
            }
        }
        picks
    }

    fn room(&self) -> u8 {
        self.approach.far().capacity()
    }

    fn limited(&self) -> bool {
        self.purpose != Purpose::Feint
    }

    fn is_guard(&self, unit: Unit) -> bool {
        self.eyes.army.is(unit, |face| face.is_guard())
    }

    fn has_guard(&self, units: Units) -> bool {
        units.into_iter().any(|unit| self.is_guard(unit))
    }

    // Corps Moves.

    /// Whether this corps can join those chosen, without roads, so that the attack can still be made.
    fn corps_fits(&self, chosen: Commanders, commander: Commander) -> bool {
        let eyes = self.eyes;
        let Some(from) = eyes.army.post(commander) else {
            return false;
        };
        let together = chosen.first().is_none_or(|first| eyes.army.post(first) == Some(from));
        if chosen.contains(commander) || !together || !places(self.approach).contains(&from) {
            return false;
        }
        if check_commander(eyes, commander).is_err() || eyes.free(commander).is_empty() {
            return false;
        }
        let mut with = chosen;
        with.insert(commander);
        let fits = with.len() <= eyes.turn.corps_left() && (!self.limited() || with.len() <= self.room());
        fits && (!self.guard || self.guard_reachable(with, from))
    }

    /// Whether the Guard is among these corps, or can still join them.
    fn guard_reachable(&self, chosen: Commanders, from: Position) -> bool {
        let eyes = self.eyes;
        if chosen.iter().any(|one| self.has_guard(eyes.free(one))) {
            return true;
        }
        let more = chosen.len() < eyes.turn.corps_left().min(self.room());
        more && eyes
            .army
            .commanders_at(from)
            .any(|one| !chosen.contains(one) && check_commander(eyes, one).is_ok() && self.has_guard(eyes.free(one)))
    }

    fn corps<'p>(&self, draft: &'p [Pick]) -> Draft<'p> {
        let eyes = self.eyes;
        let mut chosen = Commanders::NONE;
        let mut place = 0;
        while let Some(Pick::Corps { commander }) = draft.get(place) {
            chosen.insert(*commander);
            place += 1;
        }
        let (leave, rest) = leaving(&draft[place..]);
        if matches!(rest.first(), Some(Pick::Enter { .. } | Pick::Road { .. })) {
            return self.corps_by_road(chosen, leave, rest);
        }
        let order = Order::Corps {
            corps: chosen,
            leave,
            road: None,
        };
        let all: Units = chosen.iter().fold(Units::NONE, |all, one| all.or(eyes.army.corps(one)));
        let units = all.without(leave);
        let mut more = Vec::new();
        if rest.is_empty() {
            if leave.is_empty() {
                let joining = eyes.army.commanders().filter(|&one| self.corps_fits(chosen, one));
                more.extend(joining.map(|commander| Pick::Corps { commander }));
            }
            more.extend(self.leaving(chosen, leave, units));
            more.extend(self.first_roads_of_corps(chosen, units));
        }
        let fits = !self.limited() || units.len() <= self.room();
        let guarded = !self.guard || self.has_guard(units);
        let stands = fits && guarded && check(eyes, self.approach, &order, self.purpose).is_ok();
        Draft {
            order: stands.then_some(order),
            more,
            rest,
        }
    }

    /// Who may still be left, so that each corps brings somebody, and the Guard comes if it must.
    fn leaving(&self, chosen: Commanders, leave: Units, units: Units) -> impl Iterator<Item = Pick> + '_ {
        let eyes = self.eyes;
        let plain = chosen.first().is_some_and(|first| {
            let from = eyes.army.post(first);
            from.is_some_and(|from| places(self.approach).contains(&from))
        });
        let last_guard = eyes.unbound(units).filter(|unit| self.is_guard(unit));
        let keep = if self.guard && last_guard.len() == 1 {
            last_guard
        } else {
            Units::NONE
        };
        // A Guard that was never there cannot come by leaving others.
        let lacking = self.guard && last_guard.is_empty();
        chosen
            .iter()
            .filter(move |_| !lacking)
            .flat_map(move |one| leavers(eyes, eyes.army.corps(one).without(leave)).collect::<Vec<_>>())
            .filter(move |unit| !keep.contains(*unit))
            .filter(move |&unit| plain || self.rides_without(chosen, leave.with(unit)))
            .map(|unit| Pick::Leave { unit })
    }

    // By road.

    fn may_ride(&self) -> bool {
        self.purpose != Purpose::Assault && !self.guard
    }

    /// Whether cavalry would still be left to ride, if these are left.
    fn rides_without(&self, chosen: Commanders, leave: Units) -> bool {
        let eyes = self.eyes;
        let (Some(commander), 1) = (chosen.first(), chosen.len()) else {
            return false;
        };
        self.has_riders(commander, leave) && self.rides(single_horse(), corps_move::post(eyes, commander))
    }

    /// Whether the corps has cavalry that may go, if these are left.
    fn has_riders(&self, commander: Commander, leave: Units) -> bool {
        let eyes = self.eyes;
        let riders = eyes.free(commander).without(leave);
        let horse = riders
            .into_iter()
            .any(|unit| eyes.army.is(unit, |face| face.is_cavalry()));
        self.may_ride() && horse && check_hour(eyes, commander).is_ok()
    }

    fn first_roads_of_corps(&self, chosen: Commanders, units: Units) -> Vec<Pick> {
        let eyes = self.eyes;
        let (Some(commander), 1, true) = (chosen.first(), chosen.len(), self.may_ride()) else {
            return Vec::new();
        };
        let column = corps_move::column(eyes, units);
        let able = column.cavalry && units == eyes.unbound(units) && check_hour(eyes, commander).is_ok();
        if able {
            self.first_roads(column, corps_move::post(eyes, commander))
        } else {
            Vec::new()
        }
    }

    fn corps_by_road<'p>(&self, chosen: Commanders, leave: Units, rest: &'p [Pick]) -> Draft<'p> {
        let eyes = self.eyes;
        let units = chosen
            .first()
            .map_or(Units::NONE, |one| eyes.army.corps(one).without(leave));
        let from = chosen.first().map_or(Position::OFF, |one| corps_move::post(eyes, one));
        self.by_road(corps_move::column(eyes, units), from, rest, |way| Order::Corps {
            corps: chosen,
            leave,
            road: Some(way),
        })
    }

    /// Along the road up to the charge, which ends the order.
    fn by_road<'p>(
        &self,
        column: Column,
        from: Position,
        draft: &'p [Pick],
        order: impl Fn(crate::roads::Way) -> Order,
    ) -> Draft<'p> {
        let eyes = self.eyes;
        let charged = |pick: &Pick| matches!(pick, Pick::Road { road } if road.approach() == self.approach);
        let end = draft.iter().position(charged).map(|place| place + 1);
        let way = way(&draft[..end.unwrap_or(draft.len())]);
        if let Some(end) = end {
            return Draft {
                order: Some(order(way)),
                more: Vec::new(),
                rest: &draft[end..],
            };
        }
        let start = eyes.check_start(column, from, way.entry);
        let walk = start.and_then(|start| eyes.check_roads(column, start, way.roads));
        Draft {
            order: None,
            more: walk.map_or(Vec::new(), |walk| self.roads_on(column, walk)),
            rest: &[],
        }
    }

    fn first_roads(&self, column: Column, from: Position) -> Vec<Pick> {
        match from.locale() {
            Some(locale) if from.is_reserve() => self.roads_on(column, Walk::from(locale)),
            Some(_) => Vec::new(),
            None => RoadEntry::all()
                .filter(|&entry| self.enters(column, entry))
                .map(|entry| Pick::Enter { entry })
                .collect(),
        }
    }

    fn enters(&self, column: Column, entry: RoadEntry) -> bool {
        let walk = self.eyes.check_entry(column, entry);
        walk.is_ok_and(|walk| self.goes_on(column, &walk))
    }

    fn roads_on(&self, column: Column, walk: Walk) -> Vec<Pick> {
        let roads = walk.at.roads().iter().copied();
        roads
            .filter(|&road| self.goes_by(column, &walk, road))
            .map(|road| Pick::Road { road })
            .collect()
    }

    /// Whether any road leads on to the charge.
    fn goes_on(&self, column: Column, walk: &Walk) -> bool {
        let near = road_reach(walk.at).contains(self.approach.far());
        near && walk.at.roads().iter().any(|&road| self.goes_by(column, walk, road))
    }

    fn goes_by(&self, column: Column, walk: &Walk, road: crate::board::Road) -> bool {
        if road.approach() == self.approach {
            return self.may_charge(column, walk, road);
        }
        let next = self.eyes.check_step(column, walk, road);
        next.is_ok_and(|next| self.goes_on(column, &next))
    }

    fn may_charge(&self, column: Column, walk: &Walk, road: crate::board::Road) -> bool {
        let eyes = self.eyes;
        match self.purpose {
            Purpose::Entry => {
                let held = self.halts && column.formed && walk.steps > 0;
                !held && column.count <= self.room() && eyes.check_step(column, walk, road).is_ok()
            }
            Purpose::Feint => {
                walk.steps > 0 && eyes.room(walk.at) >= column.count && eyes.check_charge(column, walk, road).is_ok()
            }
            Purpose::Assault => false,
        }
    }

    fn rides(&self, column: Column, from: Position) -> bool {
        match from.locale() {
            Some(locale) => from.is_reserve() && self.goes_on(column, &Walk::from(locale)),
            None => RoadEntry::all().any(|entry| self.enters(column, entry)),
        }
    }

    // Detach Moves.

    fn detach_fits(&self, commander: Commander) -> bool {
        let eyes = self.eyes;
        let there = eyes
            .army
            .post(commander)
            .is_some_and(|from| places(self.approach).contains(&from));
        there
            && eyes.army.corps(commander).len() > 1
            && check_commander(eyes, commander).is_ok()
            && self
                .detachable(commander)
                .into_iter()
                .any(|unit| !self.guard || self.is_guard(unit))
    }

    fn detachable(&self, commander: Commander) -> Units {
        let eyes = self.eyes;
        let corps = eyes.army.corps(commander);
        corps.filter(|unit| eyes.may_move(unit) && (!eyes.is_fixed(unit) || (!self.guard && self.battery_fits(unit))))
    }

    /// Whether the fixed battery has a part in this.
    fn battery_fits(&self, unit: Unit) -> bool {
        match self.purpose {
            Purpose::Feint => bears(self.eyes, unit, self.approach),
            Purpose::Assault => battery_could_fire(self.eyes, self.approach),
            Purpose::Entry => false,
        }
    }

    fn detach<'p>(&self, commander: Commander, draft: &'p [Pick]) -> Draft<'p> {
        let eyes = self.eyes;
        let place = draft
            .iter()
            .position(|pick| pick.unit().is_none())
            .unwrap_or(draft.len());
        let units: Units = draft[..place].iter().filter_map(Pick::unit).collect();
        let rest = &draft[place..];
        let order = Order::Detach {
            corps: commander,
            units,
        };
        let more = if rest.is_empty() {
            let candidates = self.detachable(commander).without(units);
            let joining = candidates
                .into_iter()
                .filter(|&unit| self.joins(commander, units, unit));
            joining.map(|unit| Pick::Unit { unit }).collect()
        } else {
            Vec::new()
        };
        let stands = self.detach_stands(units) && check(eyes, self.approach, &order, self.purpose).is_ok();
        Draft {
            order: stands.then_some(order),
            more,
            rest,
        }
    }

    /// Whether the attack can be made with these and nobody else.
    fn detach_stands(&self, units: Units) -> bool {
        let fits = !self.limited() || units.len() <= self.room() || self.guns_could_lead(units);
        !units.is_empty() && fits && (!self.guard || self.has_guard(units))
    }

    fn joins(&self, commander: Commander, units: Units, unit: Unit) -> bool {
        let most = self.eyes.army.corps(commander).len() - 1;
        let with = units.with(unit);
        if with.len() > most {
            return false;
        }
        // Somebody who makes it possible may still come after.
        let spare = with.len() < most;
        let guarded = !self.guard
            || self.has_guard(with)
            || (spare && with.len() < self.room() && self.has_guard(self.detachable(commander)));
        let guns = self.guns_could_lead(with) || (spare && self.guns_could_lead(self.detachable(commander)));
        let fits = !self.limited() || with.len() <= self.room() || guns;
        guarded && fits
    }

    /// Whether a battery among these could lead, so that their number does not matter.
    fn guns_could_lead(&self, units: Units) -> bool {
        let eyes = self.eyes;
        self.purpose == Purpose::Assault
            && !self.guard
            && check_guns(eyes, self.approach).is_ok()
            && units.into_iter().any(|unit| {
                eyes.army.is(unit, |face| face.is_artillery())
                    && bears(eyes, unit, self.approach)
                    && !eyes.muted_on_santon(unit)
            })
    }

    // Unit Moves.

    fn unit_fits(&self, unit: Unit) -> bool {
        let eyes = self.eyes;
        if unit_move::check_unit(eyes, unit).is_err() || (self.guard && !self.is_guard(unit)) {
            return false;
        }
        let place = eyes.army.place(unit);
        if eyes.is_fixed(unit) {
            return places(self.approach).contains(&place) && self.battery_fits(unit);
        }
        places(self.approach).contains(&place)
    }

    fn may_ride_alone(&self, unit: Unit) -> bool {
        let eyes = self.eyes;
        self.may_ride() && eyes.army.is(unit, |face| face.is_cavalry()) && unit_move::check_unit(eyes, unit).is_ok()
    }

    fn unit<'p>(&self, unit: Unit, draft: &'p [Pick]) -> Draft<'p> {
        let eyes = self.eyes;
        let from = eyes.army.place(unit);
        if matches!(draft.first(), Some(Pick::Enter { .. } | Pick::Road { .. })) {
            return self.by_road(unit_move::column(eyes, unit), from, draft, |way| Order::Unit {
                units: Units::one(unit),
                road: Some(way),
            });
        }
        if let [Pick::Unit { unit: second }, rest @ ..] = draft {
            let units = Units::one(unit).with(*second);
            return Draft {
                order: Some(Order::Unit { units, road: None }),
                more: Vec::new(),
                rest,
            };
        }
        let order = Order::unit(unit);
        let mut more = Vec::new();
        if draft.is_empty() {
            more.extend(self.second_batteries(unit).map(|unit| Pick::Unit { unit }));
            if self.may_ride() && eyes.army.is(unit, |face| face.is_cavalry()) {
                more.extend(self.first_roads(single_horse(), from));
            }
        }
        let stands = check(eyes, self.approach, &order, self.purpose).is_ok();
        Draft {
            order: stands.then_some(order),
            more,
            rest: draft,
        }
    }

    /// Batteries that could lead together with this one.
    fn second_batteries(&self, unit: Unit) -> impl Iterator<Item = Unit> + '_ {
        let eyes = self.eyes;
        let at = Position::at(self.approach);
        let open = self.purpose == Purpose::Assault
            && !self.guard
            && self.approach.wide()
            && check_guns(eyes, self.approach).is_ok()
            && !eyes.muted_on_santon(unit);
        let others = if open { eyes.army.at(at) } else { Units::NONE };
        others.into_iter().filter(move |&other| {
            let order = Order::Unit {
                units: Units::one(unit).with(other),
                road: None,
            };
            other != unit && !eyes.muted_on_santon(other) && check(eyes, self.approach, &order, self.purpose).is_ok()
        })
    }
}

fn single_horse() -> Column {
    Column {
        cavalry: true,
        ..Column::single()
    }
}

/// The next picks of an order; the order itself is for the caller to go on with.
pub fn next(draft: &Draft<'_>, after: impl IntoIterator<Item = Pick>) -> Vec<Pick> {
    let mut picks = draft.more.clone();
    if draft.order.is_some() {
        picks.extend(after);
    }
    picks
}
