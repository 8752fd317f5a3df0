//! Which unit stays with each commander after a retreat or a lost attack (T12.17, T11.11e).

use table::Choices;

use crate::action::Action;
use crate::attack::{Attack, AttackStep};
use crate::board::Commander;
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::{advance, kept, retreat};
use crate::state::State;
use crate::unit::{Unit, Units};
use crate::view::View;

/// The corps that have to choose, with those they choose among.
fn corps(view: &View) -> Option<Vec<(Commander, Units)>> {
    let eyes = Eyes::of(view)?;
    let attack = view.attack()?;
    let broken = match attack.step {
        AttackStep::KeptInRetreat { .. } => attack.defence?.refuge.units(),
        AttackStep::KeptInDefeat => attack.assault?.units.and(eyes.army.alive()),
        _ => return None,
    };
    Some(crate::resolve::kept::choosing(eyes.army, broken))
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(corps), Action::Keep { units }) = (corps(view), action) else {
        return Err(Refusal::AnotherAnswer);
    };
    let in_retreat = view
        .attack()
        .is_some_and(|attack| attack.step != AttackStep::KeptInDefeat);
    let wrong = if in_retreat {
        Refusal::NotOneKeptInRetreat
    } else {
        Refusal::NotOneKeptInDefeat
    };
    let all = corps.iter().fold(Units::NONE, |all, (_, units)| all.or(*units));
    let one_each = corps.iter().all(|(_, mine)| mine.and(*units).len() == 1);
    if units.within(all) && one_each {
        Ok(())
    } else {
        Err(wrong)
    }
}

/// A unit for each commander who has none yet, in any order.
pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let kept: Units = draft.iter().filter_map(kept_by).collect();
    let corps = corps(view).unwrap_or_default();
    let open = corps.iter().filter(|(_, units)| !units.meets(kept));
    let picks: Vec<Pick> = open
        .flat_map(|(_, units)| *units)
        .map(|unit| Pick::Keep { unit })
        .collect();
    if picks.is_empty() {
        Choices::Whole(Action::Keep { units: kept })
    } else {
        Choices::Next(picks)
    }
}

fn kept_by(pick: &Pick) -> Option<Unit> {
    match pick {
        Pick::Keep { unit } => Some(*unit),
        _ => None,
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Keep { units } => Some(units.into_iter().map(|unit| Pick::Keep { unit }).collect()),
        _ => None,
    }
}

pub fn apply(state: &mut State, kept: Units, out: &mut Vec<Event>) {
    let attack = state.attack_under_way();
    match attack.step {
        AttackStep::KeptInRetreat { beaten } => {
            let refuge = attack.defence.refuge;
            retreat::settle(state, attack, beaten, &refuge, kept, out);
        }
        _ => keep_in_defeat(state, attack, kept, out),
    }
}

fn keep_in_defeat(state: &mut State, attack: Attack, kept: Units, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let units = attack.assault.units.and(state.army(side).alive());
    kept::keep(state, side, units, kept, Weight::Binding, out);
    advance::begin(state, attack, out);
}
