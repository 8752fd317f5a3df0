//! Who goes into a locale that the defender gave up before combat (T11.2l, T11.2m, R17, R45, R50).

use table::Choices;

use crate::action::Action;
use crate::answers::command::{check_commander, check_unit_commands};
use crate::answers::order_draft::{self, Drafting};
use crate::answers::orders::{self, Purpose, Sortie};
use crate::answers::threat::{bears, check_guns};
use crate::answers::{detach_move, unit_move};
use crate::eyes::Eyes;
use crate::order::Order;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::unit::{Unit, Units};
use crate::view::{AttackKnown, View};

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Err(Refusal::AnotherAnswer);
    };
    match action {
        Action::Enter { order } => {
            let sortie = orders::check(&eyes, attack.from, order, Purpose::Entry)?;
            if attack.halts && came_as_corps(order, &sortie) {
                return Err(Refusal::CorpsMustHalt);
            }
            let guard = |unit| eyes.army.is(unit, |face| face.is_guard());
            if attack.guard && !sortie.units.into_iter().any(guard) {
                return Err(Refusal::NoGuardEnters);
            }
            Ok(())
        }
        Action::StayBehind { order } => check_stay(&eyes, attack, order),
        _ => Err(Refusal::AnotherAnswer),
    }
}

/// A corps of two or more that had come into the attack locale by road before the defender gave way.
fn came_as_corps(order: &Order, sortie: &Sortie) -> bool {
    let corps = matches!(order, Order::Corps { .. }) && sortie.units.len() > 1;
    corps && sortie.walk.is_some_and(|walk| walk.steps > 1)
}

/// A single battery that could have led (R45).
fn check_stay(eyes: &Eyes<'_>, attack: &AttackKnown, order: &Order) -> Result<(), Refusal> {
    if attack.guard {
        return Err(Refusal::NoGuardEnters);
    }
    let units = match order {
        Order::Unit { units, road: None } => {
            for unit in *units {
                unit_move::check_unit(eyes, unit)?;
            }
            check_unit_commands(eyes, units.len())?;
            *units
        }
        Order::Detach { corps, units } => {
            check_commander(eyes, *corps)?;
            detach_move::check_units(eyes, *corps, *units)?;
            *units
        }
        Order::Unit { .. } | Order::Corps { .. } => return Err(Refusal::BatteryMayNotStay),
    };
    let single = units.first().filter(|_| units.len() == 1);
    let able = single.is_some_and(|unit| may_stay(eyes, attack, unit));
    if able { Ok(()) } else { Err(Refusal::BatteryMayNotStay) }
}

fn may_stay(eyes: &Eyes<'_>, attack: &AttackKnown, unit: Unit) -> bool {
    eyes.army.is(unit, |face| face.is_artillery())
        && bears(eyes, unit, attack.from)
        && !eyes.muted_on_santon(unit)
        && check_guns(eyes, attack.from).is_ok()
}

/// The orders by which a battery can stay.
fn stays(eyes: &Eyes<'_>, attack: &AttackKnown) -> Vec<Order> {
    let batteries = eyes.army.of_face(|face| face.is_artillery());
    let batteries = batteries.filter(|unit| may_stay(eyes, attack, unit));
    let orders = batteries.into_iter().flat_map(|unit| {
        let corps = eyes.army.corps_of(unit);
        let detach = corps.map(|corps| Order::Detach {
            corps,
            units: Units::one(unit),
        });
        [Some(Order::unit(unit)), detach].into_iter().flatten()
    });
    orders.filter(|order| check_stay(eyes, attack, order).is_ok()).collect()
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Choices::Next(Vec::new());
    };
    if let [Pick::Stay, rest @ ..] = draft {
        return stay_choices(&eyes, attack, rest);
    }
    let drafting = Drafting {
        eyes: &eyes,
        approach: attack.from,
        purpose: Purpose::Entry,
        guard: attack.guard,
        halts: attack.halts,
    };
    let picked = drafting.draft(draft);
    if let (Some(order), [Pick::Done]) = (picked.order, picked.rest) {
        return Choices::Whole(Action::Enter { order });
    }
    let mut picks = order_draft::next(&picked, [Pick::Done]);
    if draft.is_empty() && !stays(&eyes, attack).is_empty() {
        picks.push(Pick::Stay);
    }
    Choices::Next(picks)
}

fn stay_choices(eyes: &Eyes<'_>, attack: &AttackKnown, draft: &[Pick]) -> Choices<Pick, Action> {
    let orders = stays(eyes, attack);
    let chosen = orders.iter().find(|order| order_draft::path(order) == draft);
    if let Some(order) = chosen {
        return Choices::Whole(Action::StayBehind { order: *order });
    }
    let mut picks = Vec::new();
    for order in &orders {
        let path = order_draft::path(order);
        if path.starts_with(draft) && !picks.contains(&path[draft.len()]) {
            picks.push(path[draft.len()]);
        }
    }
    Choices::Next(picks)
}

pub fn path(order: &Order) -> Vec<Pick> {
    let mut picks = order_draft::path(order);
    picks.push(Pick::Done);
    picks
}

pub fn stay_path(order: &Order) -> Vec<Pick> {
    let mut picks = vec![Pick::Stay];
    picks.extend(order_draft::path(order));
    picks
}
