//! Whether a resisted attack is pressed or was a feint (T11.3).

use table::Choices;

use crate::action::Action;
use crate::answers::command::threat::{battery_could_fire, places, sendable};
use crate::attack::{Attack, AttackStep};
use crate::board::{Approach, Position};
use crate::commanders::Commanders;
use crate::event::{Event, say};
use crate::eyes::Eyes;
use crate::group::groups;
use crate::order::Order;
use crate::order_draft::{self, Drafting};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::given::{Given, give};
use crate::resolve::{advance, moves};
use crate::roads::{Roads, Way};
use crate::sortie::{self, Purpose, Sortie};
use crate::state::{Stage, State};
use crate::told::Told;
use crate::unit::Units;
use crate::view::{AttackKnown, View};

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Err(Refusal::AnotherAnswer);
    };
    match action {
        Action::Press => check_press(&eyes, attack),
        Action::Feint { order, to } => {
            if attack.guard {
                return Err(Refusal::GuardFeint);
            }
            match (order, attack.ride) {
                (None, Some(_)) => check_halt(attack.from, *to),
                (Some(order), None) => check_feint(&eyes, attack.from, order, *to),
                _ => Err(Refusal::AnotherAnswer),
            }
        }
        _ => Err(Refusal::AnotherAnswer),
    }
}

/// There is somebody who can attack without roads (T11.3b).
pub fn check_press(eyes: &Eyes<'_>, attack: &AttackKnown) -> Result<(), Refusal> {
    let able = sendable(eyes, attack.from) || battery_could_fire(eyes, attack.from);
    if attack.ride.is_some() || !able {
        return Err(Refusal::RoadMustFeint);
    }
    Ok(())
}

/// Whoever came by road ends in the attack locale.
fn check_halt(approach: Approach, to: Position) -> Result<(), Refusal> {
    if places(approach).contains(&to) {
        Ok(())
    } else {
        Err(Refusal::FeintElsewhere)
    }
}

fn check_feint(eyes: &Eyes<'_>, approach: Approach, order: &Order, to: Position) -> Result<(), Refusal> {
    let sortie = sortie::check(eyes, approach, order, Purpose::Feint)?;
    check_end(eyes, approach, &sortie, to)
}

fn check_end(eyes: &Eyes<'_>, approach: Approach, sortie: &Sortie, to: Position) -> Result<(), Refusal> {
    if sortie.from == Position::at(approach) && to != sortie.from {
        return Err(Refusal::FeintMustStay);
    }
    check_halt(approach, to)?;
    if sortie.units.meets(eyes.army.fixed_units()) && to != sortie.from {
        return Err(Refusal::FixedBattery);
    }
    Ok(())
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let (Some(eyes), Some(attack)) = (Eyes::of(view), view.attack()) else {
        return Choices::Next(Vec::new());
    };
    let halts = places(attack.from).map(|position| Pick::To { position });
    if attack.ride.is_some() {
        return match draft {
            [Pick::To { position }] => Choices::Whole(Action::Feint {
                order: None,
                to: *position,
            }),
            _ => Choices::Next(halts.to_vec()),
        };
    }
    let [first, rest @ ..] = draft else {
        let press = check_press(&eyes, attack).is_ok().then_some(Pick::Press);
        let feint = (!attack.guard).then_some(Pick::Feint);
        return Choices::Next(press.into_iter().chain(feint).collect());
    };
    if *first == Pick::Press {
        return Choices::Whole(Action::Press);
    }
    let drafting = Drafting {
        eyes: &eyes,
        approach: attack.from,
        purpose: Purpose::Feint,
        guard: false,
        halts: attack.halts,
    };
    let picked = drafting.draft(rest);
    if let (Some(order), [Pick::To { position }]) = (picked.order, picked.rest) {
        return Choices::Whole(Action::Feint {
            order: Some(order),
            to: *position,
        });
    }
    let sortie = picked
        .order
        .map(|order| sortie::check(&eyes, attack.from, &order, Purpose::Feint));
    let ends = halts.into_iter().filter(|pick| match (pick, &sortie) {
        (Pick::To { position }, Some(Ok(sortie))) => check_end(&eyes, attack.from, sortie, *position).is_ok(),
        _ => false,
    });
    Choices::Next(order_draft::next(&picked, ends))
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let (order, to) = match action {
        Action::Press => return Some(vec![Pick::Press]),
        Action::Feint { order, to } => (order, *to),
        _ => return None,
    };
    let mut picks = Vec::new();
    if let Some(order) = order {
        picks.push(Pick::Feint);
        picks.extend(order_draft::path(order));
    }
    picks.push(Pick::To { position: to });
    Some(picks)
}

pub fn apply(state: &mut State, action: &Action, out: &mut Vec<Event>) {
    let attack = state.attack_under_way();
    match action {
        Action::Feint { order, to } => feint(state, attack, order.as_ref(), *to, out),
        _ => press(state, attack, out),
    }
}

/// The defender stands, and it was not meant (T11.3).
fn feint(state: &mut State, mut attack: Attack, order: Option<&Order>, to: Position, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let approach = attack.from;
    match (order, attack.ride) {
        (Some(order), _) => {
            let given = give(state, &attack, order, Purpose::Feint);
            let by_road = given.sortie.walk.is_some();
            let from = given.sortie.from;
            let arrived = arrive_before(state, &given, order);
            let army = state.army_mut(side);
            army.put(given.sortie.units, to);
            moves::spend_moves(army, given.sortie.units, from);
            if by_road {
                army.show(given.sortie.units);
            }
            let told = Told::Feinted {
                side,
                approach,
                command: order.command(),
                pieces: given.pieces(army),
                to,
                roads: order.road().map_or(Roads::default(), |way| way.roads),
                left: given.left,
            };
            say(side, told, by_road, out);
            if arrived {
                moves::reinforce(state, from, out);
            }
        }
        (None, Some(ride)) => {
            let army = state.army_mut(side);
            army.put(ride.units, to);
            army.show(ride.units);
            let told = Told::RideEnded {
                side,
                at: to,
                pieces: groups(army, ride.units, ride.corps.into_iter().collect()),
            };
            say(side, told, true, out);
        }
        (None, None) => {}
    }
    state.turn.closed.insert(approach);
    attack.ride = None;
    // Nobody ever learns who would have led (R54).
    attack.defence.leaders = Units::NONE;
    advance::begin(state, attack, out);
}

/// A corps that comes by road closes the reserves behind it, the attack locale's too. Whether it came from off the map.
fn arrive_before(state: &mut State, given: &Given, order: &Order) -> bool {
    let Some(way) = order.road() else {
        return false;
    };
    let ahead = usize::from(way.roads.len()) - 1;
    let ahead = Way {
        roads: way.roads.iter().take(ahead).collect(),
        ..way
    };
    let walk = moves::follow(given.sortie.from, &ahead);
    if given.mover.corps.is_some() && given.sortie.units.len() > 1 {
        moves::shut(state, given.sortie.from, &walk);
    }
    if given.sortie.from.is_off()
        && let Some(corps) = given.mover.corps
    {
        state.turn.arrived.insert(corps);
    }
    given.sortie.from.is_off()
}

/// The attack is meant: the leaders of the defence are unsealed (T11.4).
fn press(state: &mut State, mut attack: Attack, out: &mut Vec<Event>) {
    let side = state.turn.side;
    let defender = side.other();
    say(
        side,
        Told::Pressed {
            side,
            approach: attack.from,
        },
        false,
        out,
    );
    let army = state.army_mut(defender);
    army.show(attack.defence.leaders);
    say(
        defender,
        Told::DefenceLed {
            side: defender,
            faces: army.faces(attack.defence.leaders),
            pieces: groups(army, attack.defence.leaders, Commanders::NONE),
        },
        true,
        out,
    );
    attack.step = AttackStep::Declaration;
    state.stage = Stage::Attack(attack);
}
