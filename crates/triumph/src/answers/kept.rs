//! Which unit stays with each commander after a retreat or a lost attack (T12.17, T11.11e).

use table::Choices;

use crate::action::Action;
use crate::attack::Step;
use crate::board::Commander;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::unit::Units;
use crate::view::View;

/// The corps that have to choose, with those they choose among.
fn corps(view: &View) -> Option<Vec<(Commander, Units)>> {
    let eyes = Eyes::of(view)?;
    let attack = view.attack()?;
    let broken = match attack.step {
        Step::KeptInRetreat { .. } => attack.defence?.refuge.units(),
        Step::KeptInDefeat => attack.assault?.units.and(eyes.army.alive()),
        _ => return None,
    };
    Some(crate::resolve::kept::choosing(eyes.army, broken))
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(corps), Action::Keep { units }) = (corps(view), action) else {
        return Err(Refusal::AnotherAnswer);
    };
    let in_retreat = view.attack().is_some_and(|attack| attack.step != Step::KeptInDefeat);
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

/// One commander after the other.
pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let corps = corps(view).unwrap_or_default();
    match corps.get(draft.len()) {
        Some((_, units)) => Choices::Next(units.into_iter().map(|unit| Pick::Keep { unit }).collect()),
        None => {
            let kept = draft.iter().filter_map(|pick| match pick {
                Pick::Keep { unit } => Some(*unit),
                _ => None,
            });
            Choices::Whole(Action::Keep { units: kept.collect() })
        }
    }
}
