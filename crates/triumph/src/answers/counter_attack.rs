//! The counter-attack (T11.7, R11).

use table::Choices;

use crate::action::Action;
use crate::attack::Defence;
use crate::combat::{Reckoned, counter_lines, winner};
use crate::commanders::Commanders;
use crate::event::{Event, say};
use crate::eyes::Eyes;
use crate::group::groups;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::{assault, losses, morale};
use crate::state::State;
use crate::told::{LossCause, Told};
use crate::unit::{Unit, Units};
use crate::view::{AttackKnown, View};

const MOST: u8 = 2;

struct Counter<'a> {
    eyes: &'a Eyes<'a>,
    attack: &'a AttackKnown,
    defence: Defence,
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let Action::CounterAttack { units } = action else {
        return Err(Refusal::AnotherAnswer);
    };
    with(view, |counter| counter.check(*units)).unwrap_or(Err(Refusal::AnotherAnswer))
}

fn with<R>(view: &View, ask: impl Fn(&Counter<'_>) -> R) -> Option<R> {
    let eyes = Eyes::of(view)?;
    let attack = view.attack()?;
    Some(ask(&Counter {
        eyes: &eyes,
        attack,
        defence: attack.defence?,
    }))
}

impl Counter<'_> {
    fn check(&self, units: Units) -> Result<(), Refusal> {
        if !units.within(self.defence.named) {
            return Err(Refusal::CounterNotNamed);
        }
        if units.meets(self.defence.leaders) {
            return Err(Refusal::CounterLeads);
        }
        if units.len() > MOST {
            return Err(Refusal::ThreeCounterAttack);
        }
        for unit in units {
            self.check_one(unit)?;
        }
        self.check_pair(units)
    }

    fn check_one(&self, unit: Unit) -> Result<(), Refusal> {
        let Some(face) = self.eyes.army.face(unit) else {
            return Err(Refusal::NotThere);
        };
        if face.is_artillery() {
            return Err(Refusal::GunsCounterAttack);
        }
        if face.is_cavalry() && self.attack.from.opposite().obstructed() {
            return Err(Refusal::ObstructedCounterAttack);
        }
        let lost = winner(self.attack.initial, self.attack, self.eyes.turn.side) == self.eyes.side().other();
        if face.is_foot() && !lost {
            return Err(Refusal::InfantryCounterAttack);
        }
        Ok(())
    }

    fn check_pair(&self, units: Units) -> Result<(), Refusal> {
        let army = self.eyes.army;
        let mut all = units.into_iter();
        let (Some(first), Some(second)) = (all.next(), all.next()) else {
            return Ok(());
        };
        let (Some(one), Some(other)) = (army.face(first), army.face(second)) else {
            return Err(Refusal::NotThere);
        };
        let corps = army.corps_of(first);
        if one.symbol() != other.symbol() || corps.is_none() || corps != army.corps_of(second) {
            return Err(Refusal::UnlikeCounterAttackers);
        }
        if one.arm() != other.arm() {
            return Err(Refusal::GuardCounterWithLine);
        }
        Ok(())
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let units: Units = draft.iter().filter_map(Pick::unit).collect();
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(Action::CounterAttack { units });
    }
    let picks = with(view, |counter| {
        let others = counter.defence.named.without(units).and(counter.eyes.army.alive());
        let able = others
            .into_iter()
            .filter(|&unit| counter.check(units.with(unit)).is_ok());
        let picks = able.map(|unit| Pick::Unit { unit });
        picks.chain([Pick::Done]).collect()
    });
    Choices::Next(picks.unwrap_or_default())
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::CounterAttack { units } = action else {
        return None;
    };
    let units = units.into_iter().map(|unit| Pick::Unit { unit });
    Some(units.chain([Pick::Done]).collect())
}

pub fn apply(state: &mut State, units: Units, out: &mut Vec<Event>) {
    let mut attack = state.attack_under_way();
    let side = state.turn.side.other();
    attack.defence.counter = units;
    let army = state.army_mut(side);
    army.show(units);
    let faces = army.faces(units);
    say(
        side,
        Told::CounterAttacked {
            side,
            faces: faces.clone(),
            pieces: groups(army, units, Commanders::NONE),
        },
        true,
        out,
    );
    morale::commit(state, side, units, out);
    let hits = units.into_iter().map(|unit| (unit, 1));
    attack.defence.countered = losses::take(state, side, LossCause::CounterAttack, hits, out);
    assault::resolve(state, attack, &faces, out);
}

/// The final result, if these counter-attack.
pub fn forecast(view: &View, draft: &[Pick]) -> Option<Reckoned> {
    let units: Units = draft.iter().filter_map(Pick::unit).collect();
    with(view, |counter| {
        let lines = counter_lines(counter.eyes.army.faces(units));
        Reckoned::of(counter.attack.initial, lines, counter.attack, counter.eyes.turn.side)
    })
}
