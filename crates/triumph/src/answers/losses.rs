//! Which of one's own units take losses: behind the leaders, and in a retreat (T11.9e, T11.10g, T12.6, T12.8).

use table::Choices;

use crate::action::Action;
use crate::ask::Losses;
use crate::attack::AttackStep;
use crate::event::Event;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::{assault, retreat};
use crate::state::State;
use crate::unit::{Unit, Units};
use crate::unit_map::UnitMap;
use crate::view::View;

/// Who can take them.
fn takers(view: &View, eyes: &Eyes<'_>, of: Losses) -> Option<Units> {
    let attack = view.attack()?;
    Some(match of {
        Losses::Attack => {
            let assault = attack.assault?;
            assault.units.without(assault.leaders).and(eyes.army.alive())
        }
        Losses::Defence => {
            let defence = attack.defence?;
            crate::resolve::losses::bystanders(eyes.army, &defence)
        }
        Losses::Retreat { at } => {
            let named = attack.defence?.named;
            crate::resolve::retreat::exposed(eyes.army, named, at)
        }
    })
}

fn outside(of: Losses) -> Refusal {
    match of {
        Losses::Attack => Refusal::LossOutsideAttack,
        Losses::Defence => Refusal::LossOutsideDefence,
        Losses::Retreat { at } if at.is_reserve() => Refusal::LossOutsideReserve,
        Losses::Retreat { .. } => Refusal::LossOutsideApproach,
    }
}

pub fn check(view: &View, of: Losses, steps: u8, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Action::Lose { steps: hits }) = (Eyes::of(view), action) else {
        return Err(Refusal::AnotherAnswer);
    };
    let takers = takers(view, &eyes, of).ok_or(Refusal::AnotherAnswer)?;
    if !hits.units().within(takers) {
        return Err(outside(of));
    }
    let mut sum: u16 = 0;
    for (unit, hit) in hits.iter() {
        if hit == 0 {
            return Err(Refusal::NotThere);
        }
        if hit > eyes.army.strength(unit) {
            return Err(Refusal::TooMuchForUnit);
        }
        sum += u16::from(hit);
    }
    if sum != u16::from(due(&eyes, takers, steps)) {
        return Err(Refusal::WrongSum);
    }
    Ok(())
}

pub fn choices(view: &View, of: Losses, steps: u8, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(eyes) = Eyes::of(view) else {
        return Choices::Next(Vec::new());
    };
    let takers = takers(view, &eyes, of).unwrap_or_default();
    let mut hits = UnitMap::default();
    for unit in draft.iter().filter_map(hit_of) {
        hits.set(unit, hits.get(unit).unwrap_or(0) + 1);
    }
    if draft.len() == usize::from(due(&eyes, takers, steps)) {
        return Choices::Whole(Action::Lose { steps: hits });
    }
    let standing = |unit: &Unit| hits.get(*unit).unwrap_or(0) < eyes.army.strength(*unit);
    let picks = takers.into_iter().filter(standing).map(|unit| Pick::Hit { unit });
    Choices::Next(picks.collect())
}

fn hit_of(pick: &Pick) -> Option<Unit> {
    match pick {
        Pick::Hit { unit } => Some(*unit),
        _ => None,
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Lose { steps: hits } = action else {
        return None;
    };
    let each = hits
        .iter()
        .flat_map(|(unit, hit)| std::iter::repeat_n(unit, usize::from(hit)));
    Some(each.map(|unit| Pick::Hit { unit }).collect())
}

pub fn apply(state: &mut State, hits: &UnitMap<u8>, out: &mut Vec<Event>) {
    let attack = state.attack_under_way();
    let list: Vec<(Unit, u8)> = hits.iter().collect();
    match attack.step {
        AttackStep::LoseAttack => assault::other_attack_losses(state, attack, list, out),
        AttackStep::LoseDefence => assault::other_defence_losses(state, attack, list, out),
        AttackStep::RetreatLosses { at, beaten } => retreat::chosen_losses(state, attack, at, beaten, hits, out),
        _ => unreachable!("losses are taken in a combat or a retreat"),
    }
}

/// Who can take them, and how many steps.
pub fn forecast(view: &View, of: Losses, steps: u8) -> Option<(Units, u8)> {
    let eyes = Eyes::of(view)?;
    let takers = takers(view, &eyes, of)?;
    Some((takers, due(&eyes, takers, steps)))
}

/// What is more than all of them have is not lost.
fn due(eyes: &Eyes<'_>, takers: Units, steps: u8) -> u8 {
    steps.min(eyes.army.strength_of(takers))
}
