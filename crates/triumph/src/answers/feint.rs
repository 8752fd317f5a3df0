//! Whether a resisted attack is pressed or was a feint (T11.3).

use table::Choices;

use crate::action::Action;
use crate::answers::order_draft::{self, Drafting};
use crate::answers::orders::{self, Purpose, Sortie};
use crate::answers::threat::{battery_could_fire, places, sendable};
use crate::board::{Approach, Position};
use crate::eyes::Eyes;
use crate::order::Order;
use crate::pick::Pick;
use crate::refusal::Refusal;
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
    let sortie = orders::check(eyes, approach, order, Purpose::Feint)?;
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
        .map(|order| orders::check(&eyes, attack.from, &order, Purpose::Feint));
    let ends = halts.into_iter().filter(|pick| match (pick, &sortie) {
        (Pick::To { position }, Some(Ok(sortie))) => check_end(&eyes, attack.from, sortie, *position).is_ok(),
        _ => false,
    });
    Choices::Next(order_draft::next(&picked, ends))
}

pub fn path(order: Option<&Order>, to: Position) -> Vec<Pick> {
    let mut picks = Vec::new();
    if let Some(order) = order {
        picks.push(Pick::Feint);
        picks.extend(order_draft::path(order));
    }
    picks.push(Pick::To { position: to });
    picks
}
