//! Units that the French detach when they set up (T6.8, R25).

use table::Choices;

use crate::action::Action;
use crate::board::{Commander, Locale, LocaleSet, Position, Star};
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::possible::has_battery;
use crate::refusal::Refusal;
use crate::resolve::set_up;
use crate::state::{Stage, State, Task};
use crate::told::Told;
use crate::unit::{Unit, Units};
use crate::unit_map::UnitMap;
use crate::view::View;

const MOST: u8 = 6;
const REACH: u8 = 2;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Action::SetUpDetachments { units }) = (Eyes::of(view), action) else {
        return Err(Refusal::AnotherAnswer);
    };
    if !units.units().within(eyes.army.alive()) {
        return Err(Refusal::NotThere);
    }
    for (unit, position) in units.iter() {
        check_one(&eyes, unit, position)?;
    }
    if units.units().len() > MOST {
        return Err(Refusal::TooManyDetachments);
    }
    if eyes
        .army
        .commanders()
        .any(|one| eyes.army.corps(one).within(units.units()))
    {
        return Err(Refusal::LastUnit);
    }
    let places = Places::of(&eyes, units);
    if places.over().next().is_some() {
        return Err(Refusal::DetachmentsWithoutRoom);
    }
    Ok(())
}

fn check_one(eyes: &Eyes<'_>, unit: Unit, position: Position) -> Result<(), Refusal> {
    let home = eyes.army.place(unit).locale().ok_or(Refusal::DetachmentOffMap)?;
    let to = position.locale().ok_or(Refusal::NotThere)?;
    if position.approach().is_some_and(|approach| !approach.passable()) {
        return Err(Refusal::Impassable);
    }
    if !home.near(REACH).contains(to) {
        return Err(Refusal::DetachmentTooFar);
    }
    if by_star(to) {
        return Err(Refusal::DetachmentByStar);
    }
    Ok(())
}

/// In or next to a star that is not blue.
fn by_star(locale: Locale) -> bool {
    let starred = |locale: Locale| {
        let stars = locale.stars();
        [Star::Red, Star::Green, Star::Black]
            .into_iter()
            .any(|star| stars.has(star))
    };
    starred(locale) || locale.approaches().iter().any(|approach| starred(approach.far()))
}

/// How many units would stand where.
#[derive(Clone)]
struct Places<'a> {
    eyes: &'a Eyes<'a>,
    counts: [u8; Locale::SPAN],
    used: LocaleSet,
    detached: Units,
}

impl<'a> Places<'a> {
    fn of(eyes: &'a Eyes<'a>, units: &UnitMap<Position>) -> Places<'a> {
        let mut places = Places {
            eyes,
            counts: [0; Locale::SPAN],
            used: LocaleSet::EMPTY,
            detached: units.units(),
        };
        for unit in eyes.army.alive() {
            let position = units.get(unit).unwrap_or(eyes.army.place(unit));
            if let Some(locale) = position.locale() {
                places.counts[locale.index()] += 1;
                places.used.insert(locale);
            }
        }
        places
    }

    /// With one more detached, to another locale.
    fn with(&self, unit: Unit, home: Locale, to: Locale) -> Places<'a> {
        let mut places = self.clone();
        places.detached.insert(unit);
        places.counts[home.index()] -= 1;
        places.counts[to.index()] += 1;
        places.used.insert(to);
        places
    }

    fn over(&self) -> impl Iterator<Item = (Locale, u8)> + '_ {
        let counts = self
            .used
            .into_iter()
            .map(|locale| (locale, self.counts[locale.index()]));
        counts.filter_map(|(locale, count)| {
            let over = count.saturating_sub(locale.capacity());
            (over > 0).then_some((locale, over))
        })
    }

    /// Whether what is too much somewhere can still be detached away.
    fn can_be_mended(&self) -> bool {
        let left = MOST - self.detached.len();
        let total: u8 = self.over().map(|(_, over)| over).sum();
        let spare = |locale: Locale| {
            let army = self.eyes.army;
            let corps = army
                .commanders()
                .filter(|&one| army.post(one).and_then(Position::locale) == Some(locale));
            corps
                .map(|one| army.corps(one).without(self.detached).len() - 1)
                .sum::<u8>()
        };
        total <= left && self.over().all(|(locale, over)| over <= spare(locale))
    }
}

/// A unit, its position, the next unit, and so on.
pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(eyes) = Eyes::of(view) else {
        return Choices::Next(Vec::new());
    };
    let mut units: UnitMap<Position> = UnitMap::default();
    for pair in draft.chunks_exact(2) {
        if let [Pick::Unit { unit }, Pick::To { position }] = pair {
            units.set(*unit, *position);
        }
    }
    match draft.last() {
        Some(Pick::Done) => Choices::Whole(Action::SetUpDetachments { units }),
        Some(Pick::Unit { unit }) => Choices::Next(positions(&eyes, &units, *unit)),
        _ => {
            let mut picks: Vec<Pick> = candidates(&eyes, &units).map(|unit| Pick::Unit { unit }).collect();
            if Places::of(&eyes, &units).over().next().is_none() {
                picks.push(Pick::Done);
            }
            Choices::Next(picks)
        }
    }
}

fn candidates<'a>(eyes: &'a Eyes<'_>, units: &'a UnitMap<Position>) -> impl Iterator<Item = Unit> + 'a {
    let army = eyes.army;
    let places = Places::of(eyes, units);
    let full = units.units().len() >= MOST;
    let spare = move |&one: &Commander| {
        let left = army.corps(one).without(units.units());
        let on_the_map = army.post(one).is_some_and(|post| !post.is_off());
        (!full && left.len() > 1 && on_the_map).then_some(left)
    };
    let all = army.commanders().filter_map(move |one| spare(&one));
    all.filter(move |left| left.first().is_some_and(|unit| locales(&places, unit).next().is_some()))
        .flatten()
}

/// Where a unit can be sent, so that every locale can still be brought within its capacity.
fn locales<'a>(places: &'a Places<'_>, unit: Unit) -> impl Iterator<Item = Locale> + 'a {
    let home = places.eyes.army.place(unit).locale();
    home.into_iter().flat_map(move |home| {
        let near = home.near(REACH).into_iter();
        near.filter(move |&to| {
            let legal = check_one(places.eyes, unit, Position::reserve(to)).is_ok();
            legal && places.with(unit, home, to).can_be_mended()
        })
    })
}

fn positions(eyes: &Eyes<'_>, units: &UnitMap<Position>, unit: Unit) -> Vec<Pick> {
    let places = Places::of(eyes, units);
    let all = locales(&places, unit).flat_map(|locale| {
        let sides = locale.approaches().iter().map(|&approach| Position::at(approach));
        [Position::reserve(locale)].into_iter().chain(sides)
    });
    all.filter(|&position| check_one(eyes, unit, position).is_ok())
        .map(|position| Pick::To { position })
        .collect()
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::SetUpDetachments { units } = action else {
        return None;
    };
    let pairs = units
        .iter()
        .flat_map(|(unit, position)| [Pick::Unit { unit }, Pick::To { position }]);
    Some(pairs.chain([Pick::Done]).collect())
}

pub fn apply(state: &mut State, units: &UnitMap<Position>, out: &mut Vec<Event>) {
    let side = crate::board::Side::French;
    let army = state.army_mut(side);
    army.detach(units.units());
    for (unit, position) in units.iter() {
        army.put(Units::one(unit), position);
    }
    out.push(Event {
        told: Told::Detached {
            side,
            count: units.units().len(),
        },
        owner: side,
        weight: Weight::Secret,
    });
    if has_battery(army) {
        if let Stage::SetUp(preparation) = &mut state.stage {
            preparation.french = Task::Fix;
        }
    } else {
        set_up::begin(state, out);
    }
}
