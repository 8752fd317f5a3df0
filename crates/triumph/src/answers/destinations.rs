//! Where the units of a locale that is given up retreat to (T12.10 to T12.16, R16).

use std::collections::BTreeMap;

use table::Choices;

use crate::action::Action;
use crate::attack::AttackStep;
use crate::board::{Approach, Locale};
use crate::event::Event;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::retreat;
use crate::state::State;
use crate::unit::Units;
use crate::unit_map::UnitMap;
use crate::view::View;

/// A retreat over the defence approach's locale, away from the attack locale.
#[derive(Copy, Clone)]
pub struct Flight<'a> {
    pub eyes: &'a Eyes<'a>,
    /// The attack approach.
    pub from: Approach,
}

impl Flight<'_> {
    fn locale(&self) -> Locale {
        self.from.far()
    }

    pub fn units(&self) -> Units {
        self.eyes.army.within(self.locale())
    }

    fn check_locale(&self, to: Locale) -> Result<(), Refusal> {
        let approach = Approach::between(self.locale(), to).ok_or(Refusal::NotAdjacent)?;
        if to == self.from.locale() {
            return Err(Refusal::IntoAttackLocale);
        }
        if !approach.passable() {
            return Err(Refusal::RetreatImpassable);
        }
        if self.eyes.enemy_in(to) {
            return Err(Refusal::RetreatToEnemy);
        }
        Ok(())
    }

    /// Where there is room, and for how many.
    pub fn refuges(&self) -> impl Iterator<Item = (Locale, u8)> + '_ {
        let sides = self.locale().approaches().iter();
        sides
            .map(|approach| approach.far())
            .filter(|&to| self.check_locale(to).is_ok())
            .map(|to| (to, self.eyes.room(to)))
            .filter(|(_, room)| *room > 0)
    }

    pub fn room(&self) -> u8 {
        self.refuges().map(|(_, room)| room).sum()
    }

    /// How many will find none.
    pub fn homeless(&self) -> u8 {
        self.units().len().saturating_sub(self.room())
    }

    pub fn check(&self, to: &UnitMap<Locale>, lost: Units) -> Result<(), Refusal> {
        if to.units().meets(lost) || to.units().or(lost) != self.units() {
            return Err(Refusal::NotThere);
        }
        for (_, locale) in to.iter() {
            self.check_locale(locale)?;
            let all = to.iter().filter(|(_, other)| *other == locale).count();
            if all > usize::from(self.eyes.room(locale)) {
                return Err(Refusal::RetreatWithoutRoom);
            }
        }
        if lost.len() > self.homeless() {
            return Err(Refusal::LostWithRoom);
        }
        Ok(())
    }
}

fn with<R>(view: &View, ask: impl Fn(&Flight<'_>) -> R) -> Option<R> {
    let eyes = Eyes::of(view)?;
    let from = view.attack()?.from;
    Some(ask(&Flight { eyes: &eyes, from }))
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let Action::GoTo { units, lost } = action else {
        return Err(Refusal::AnotherAnswer);
    };
    with(view, |flight| flight.check(units, *lost)).unwrap_or(Err(Refusal::AnotherAnswer))
}

/// One unit after the other, each to a locale.
pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let chosen = with(view, |flight| {
        let mut to = UnitMap::default();
        let mut lost = Units::NONE;
        for (unit, pick) in flight.units().into_iter().zip(draft) {
            match pick {
                Pick::Go { locale } => to.set(unit, *locale),
                _ => lost.insert(unit),
            }
        }
        if draft.len() == usize::from(flight.units().len()) {
            return Choices::Whole(Action::GoTo { units: to, lost });
        }
        let taken = |locale: Locale| to.iter().filter(|(_, other)| *other == locale).count();
        let mut picks: Vec<Pick> = flight
            .refuges()
            .filter(|&(locale, room)| taken(locale) < usize::from(room))
            .map(|(locale, _)| Pick::Go { locale })
            .collect();
        if lost.len() < flight.homeless() {
            picks.push(Pick::Lost);
        }
        Choices::Next(picks)
    });
    chosen.unwrap_or(Choices::Next(Vec::new()))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::GoTo { units: to, lost } = action else {
        return None;
    };
    let all = to.units().or(*lost).into_iter();
    let picks = all.map(|unit| to.get(unit).map_or(Pick::Lost, |locale| Pick::Go { locale }));
    Some(picks.collect())
}

/// Who was sent nowhere is lost.
pub fn apply(state: &mut State, to: &UnitMap<Locale>, out: &mut Vec<Event>) {
    let attack = state.attack_under_way();
    let AttackStep::Destinations { beaten } = attack.step else {
        unreachable!("destinations are asked for in a retreat");
    };
    retreat::flee(state, attack, beaten, to, out);
}

/// Where there is room and for how many, and how many will find none.
pub fn forecast(view: &View) -> Option<(BTreeMap<Locale, u8>, u8)> {
    with(view, |flight| (flight.refuges().collect(), flight.homeless()))
}
