//! Who goes up to the defended approach after a feint, or after a defence out of the reserve that held (R19).

use table::Choices;

use crate::action::Action;
use crate::army::Army;
use crate::attack::Defence;
use crate::board::Commander;
use crate::commanders::Commanders;
use crate::event::Event;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::advance;
use crate::state::State;
use crate::unit::Units;
use crate::view::View;

/// The named units that could go up.
pub fn able(army: &Army, defence: &Defence) -> Units {
    defence.named.and(army.alive()).without(army.fixed_units())
}

/// The commander may go with those who go or stay with those who stay: some of his do each, and he was named.
fn may_choose(army: &Army, defence: &Defence, commander: Commander, going: Units) -> bool {
    let corps = army.corps(commander);
    defence.commanders.contains(commander) && corps.meets(going) && !corps.within(going)
}

/// Whether there is anything to ask.
pub fn is_open(army: &Army, defence: &Defence) -> bool {
    let able = able(army, defence);
    able.len() > 1 || army.commanders().any(|one| may_choose(army, defence, one, able))
}

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Err(Refusal::AnotherAnswer);
    };
    let (Some(defence), Action::Advance { units, commanders }) = (attack.defence, action) else {
        return Err(Refusal::AnotherAnswer);
    };
    if units.is_empty() {
        let feint = attack.attackers_named == 0;
        return Err(if feint {
            Refusal::NobodyAdvancesAfterFeint
        } else {
            Refusal::NobodyAdvancesAfterDefence
        });
    }
    if units.meets(eyes.army.fixed_units()) {
        return Err(Refusal::FixedBattery);
    }
    let choose = |one| may_choose(eyes.army, &defence, one, *units);
    if !units.within(able(eyes.army, &defence)) || !commanders.iter().all(choose) {
        return Err(Refusal::MayNotAdvance);
    }
    Ok(())
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Choices::Next(Vec::new());
    };
    let Some(defence) = attack.defence else {
        return Choices::Next(Vec::new());
    };
    let units: Units = draft.iter().filter_map(Pick::unit).collect();
    let commanders: Commanders = draft.iter().filter_map(Pick::commander).collect();
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(Action::Advance { units, commanders });
    }
    let mut picks = Vec::new();
    if commanders.is_empty() {
        let more = able(eyes.army, &defence).without(units);
        picks.extend(more.into_iter().map(|unit| Pick::Unit { unit }));
    }
    let more = eyes.army.commanders().filter(|&one| !commanders.contains(one));
    let more = more.filter(|&one| may_choose(eyes.army, &defence, one, units));
    picks.extend(more.map(|commander| Pick::Commander { commander }));
    if !units.is_empty() {
        picks.push(Pick::Done);
    }
    Choices::Next(picks)
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Advance { units, commanders } = action else {
        return None;
    };
    let units = units.into_iter().map(|unit| Pick::Unit { unit });
    let commanders = commanders.iter().map(|commander| Pick::Commander { commander });
    Some(units.chain(commanders).chain([Pick::Done]).collect())
}

pub fn apply(state: &mut State, units: Units, going: Commanders, out: &mut Vec<Event>) {
    advance::go(state, state.attack_under_way(), units, going, out);
}
