//! Who goes into a locale that the defender gave up before combat (T11.2l, T11.2m, R17, R45, R50).

use table::Choices;

use crate::action::Action;
use crate::answers::command::threat::{bears, check_guns};
use crate::answers::command::{check_commander, check_unit_commands, detach_move, unit_move};
use crate::attack::{Attack, Ride};
use crate::board::Position;
use crate::event::{Event, Weight};
use crate::eyes::Eyes;
use crate::options::CavalryShown;
use crate::order::Order;
use crate::order_draft::{self, Drafting};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::given::give;
use crate::resolve::{moves, ride};
use crate::roads::Roads;
use crate::sortie::{self, Purpose, Sortie};
use crate::state::{Stage, State};
use crate::told::Told;
use crate::unit::{Unit, Units};
use crate::view::{AttackKnown, View};

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Err(Refusal::AnotherAnswer);
    };
    match action {
        Action::Enter { order } => {
            let sortie = sortie::check(&eyes, attack.from, order, Purpose::Entry)?;
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

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Enter { order } => Some(order_draft::path(order).into_iter().chain([Pick::Done]).collect()),
        Action::StayBehind { order } => Some([Pick::Stay].into_iter().chain(order_draft::path(order)).collect()),
        _ => None,
    }
}

pub fn apply(state: &mut State, action: &Action, out: &mut Vec<Event>) {
    let attack = state.attack_under_way();
    match action {
        Action::Enter { order } => enter(state, attack, order, out),
        Action::StayBehind { order } => stay(state, attack, order, out),
        _ => unreachable!("check lets no other answer through"),
    }
}

fn enter(state: &mut State, attack: Attack, order: &Order, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let given = give(state, &attack, order, Purpose::Entry);
    let locale = attack.from.far();
    let from = given.sortie.from;
    moves::arrive(state, &given.mover, from, Position::reserve(locale));
    // One locale and no further is a plain move (R37): only a ride that goes on closes it.
    if let Some(walk) = given.sortie.walk.filter(|walk| given.mover.formed() && walk.steps > 1) {
        moves::shut(state, from, &walk);
    }
    let shown = given.sortie.walk.is_some() && state.options.cavalry == CavalryShown::Declared;
    let army = state.army_mut(side);
    if shown {
        army.show(given.sortie.units);
    }
    let told = Told::Entered {
        side,
        locale,
        command: order.command(),
        pieces: given.pieces(army),
        roads: order.road().map_or(Roads::default(), |way| way.roads),
        left: given.left,
    };
    out.push(Event {
        told,
        owner: side,
        weight: if shown { Weight::Showing } else { Weight::Binding },
    });
    moves::reinforce(state, from, out);
    state.stage = Stage::Command;
    if let Some(walk) = given.sortie.walk {
        let riding = Ride {
            units: given.sortie.units,
            corps: given.mover.corps,
            at: walk.at,
            group: walk.group.unwrap_or(0),
            steps: walk.steps,
            main: walk.main,
            passed: walk.passed(),
            charge: None,
        };
        ride::offer(state, riding);
    }
}

/// A battery that could have led stays; its command is spent (R17).
fn stay(state: &mut State, attack: Attack, order: &Order, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let units = match order {
        Order::Detach { corps, units } => {
            state.turn.spend_corps(*corps);
            *units
        }
        Order::Unit { units, .. } => {
            state.turn.spend_independent(units.len());
            *units
        }
        Order::Corps { .. } => return,
    };
    let army = state.army_mut(side);
    army.detach(units);
    moves::spend_moves(army, units, moves::place_of(army, units));
    army.show(units);
    out.push(Event {
        told: Told::Stayed {
            side,
            approach: attack.from,
        },
        owner: side,
        weight: Weight::Showing,
    });
    state.stage = Stage::Command;
}
