//! Every ask with its answers: one place that knows which file is about which.

use table::{Choices, Seat};

use crate::action::Action;
use crate::answers::{
    advance, assignment, attach, auction, battery, command, corps_move, counter_attack, declaration, defence,
    destinations, detach_move, detachments, entry, feint, kept, losses, placement, ride, share, threat, unit_move,
};
use crate::army::Army;
use crate::ask::Ask;
use crate::attack::Step;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve;
use crate::state::{Stage, State};
use crate::view::View;

pub fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
    match ask {
        Ask::Bid | Ask::Side => auction::check(view, action),
        Ask::Assignment => assignment::check(view, action),
        Ask::Placement => placement::check(view, action),
        Ask::Detachments => detachments::check(view, action),
        Ask::Battery => battery::check(view, action),
        Ask::Command => command::check(view, action),
        Ask::Defence => defence::check(view, action),
        Ask::Feint => feint::check(view, action),
        Ask::Declaration => declaration::check(view, action),
        Ask::CounterAttack => counter_attack::check(view, action),
        Ask::Share { of, steps } => share::check(view, *of, *steps, action),
        Ask::Losses { of, steps } => losses::check(view, *of, *steps, action),
        Ask::Destinations => destinations::check(view, action),
        Ask::Kept => kept::check(view, action),
        Ask::Advance => advance::check(view, action),
        Ask::Entry => entry::check(view, action),
        Ask::Ride => ride::check(view, action),
    }
}

pub fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
    match ask {
        Ask::Bid | Ask::Side => auction::choices(view, draft),
        Ask::Assignment => assignment::choices(view, draft),
        Ask::Placement => placement::choices(view, draft),
        Ask::Detachments => detachments::choices(view, draft),
        Ask::Battery => battery::choices(view, draft),
        Ask::Command => command::choices(view, draft),
        Ask::Defence => defence::choices(view, draft),
        Ask::Feint => feint::choices(view, draft),
        Ask::Declaration => declaration::choices(view, draft),
        Ask::CounterAttack => counter_attack::choices(view, draft),
        Ask::Share { of, steps } => share::choices(view, *of, *steps, draft),
        Ask::Losses { of, steps } => losses::choices(view, *of, *steps, draft),
        Ask::Destinations => destinations::choices(view, draft),
        Ask::Kept => kept::choices(view, draft),
        Ask::Advance => advance::choices(view, draft),
        Ask::Entry => entry::choices(view, draft),
        Ask::Ride => ride::choices(view, draft),
    }
}

pub fn path(action: &Action) -> Vec<Pick> {
    match action {
        Action::Bid { points } => vec![Pick::Bid { points: *points }],
        Action::Pass => vec![Pick::Pass],
        Action::Side { side } => vec![Pick::Side { side: *side }],
        Action::Assign { corps } => assignment::path(corps),
        Action::Place { corps } => placement::path(corps),
        Action::SetUpDetachments { units } => detachments::path(units),
        Action::FixBattery { unit, to } => battery::path(*unit, *to),
        Action::CorpsMove { corps, leave, to } => corps_move::path(*corps, *leave, to),
        Action::DetachMove { corps, units, to } => detach_move::path(*corps, *units, *to),
        Action::Attach { corps, unit } => attach::path(*corps, *unit),
        Action::UnitMove { unit, to } => unit_move::path(*unit, to),
        Action::Threaten { approach, guard } => threat::path(*approach, *guard),
        Action::EndTurn => vec![Pick::End],
        Action::Retreat => vec![Pick::Retreat],
        Action::Hold { leaders } => defence::path(Default::default(), Default::default(), *leaders),
        Action::Defend {
            units,
            commanders,
            leaders,
        } => defence::path(*units, *commanders, *leaders),
        Action::Press => vec![Pick::Press],
        Action::Feint { order, to } => feint::path(order.as_ref(), *to),
        Action::Declare {
            order,
            narrow,
            against,
            leaders,
        } => declaration::path(order, *narrow, *against, *leaders),
        Action::CounterAttack { units } => counter_attack::path(*units),
        Action::Share { first } => vec![Pick::Share { first: *first }],
        Action::Lose { steps } => losses::path(steps),
        Action::GoTo { units, lost } => destinations::path(units, *lost),
        Action::Keep { units } => units.into_iter().map(|unit| Pick::Keep { unit }).collect(),
        Action::Advance { units, commanders } => advance::path(*units, *commanders),
        Action::Enter { order } => entry::path(order),
        Action::StayBehind { order } => entry::stay_path(order),
        Action::RideOn { way } => ride::on_path(way),
        Action::RideAgainst { roads } => ride::against_path(*roads),
        Action::RideNoFurther => vec![Pick::Done],
    }
}

pub fn apply(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    let before = state.options.memory.then_some(state.armies);
    take(state, seat, action, out);
    if let Some(before) = before {
        strike_notes(state, &before);
    }
}

fn take(state: &mut State, seat: Seat, action: &Action, out: &mut Vec<Event>) {
    let side = state.side_of(seat);
    match (state.stage, side) {
        (Stage::Auction(_) | Stage::ChooseSide { .. }, _) => auction::apply(state, seat, action, out),
        (Stage::SetUp(_), Some(side)) => match action {
            Action::Assign { corps } => assignment::apply(state, side, corps, out),
            Action::Place { corps } => placement::apply(state, side, corps, out),
            Action::SetUpDetachments { units } => detachments::apply(state, units, out),
            Action::FixBattery { unit, to } => battery::apply(state, *unit, *to, out),
            _ => {}
        },
        (Stage::Command, _) => take_command(state, action, out),
        (Stage::Attack(attack), _) => take_in_attack(state, attack, action, out),
        (Stage::Ride(riding), _) => match action {
            Action::RideOn { way } => resolve::ride::ride_on(state, riding, way, out),
            Action::RideAgainst { roads } => resolve::ride::ride_against(state, riding, *roads, out),
            _ => resolve::ride::rest(state, riding, crate::board::Position::reserve(riding.at), out),
        },
        _ => {}
    }
}

fn take_command(state: &mut State, action: &Action, out: &mut Vec<Event>) {
    match action {
        Action::CorpsMove { corps, leave, to } => corps_move::apply(state, *corps, *leave, to, out),
        Action::DetachMove { corps, units, to } => detach_move::apply(state, *corps, *units, *to, out),
        Action::Attach { corps, unit } => attach::apply(state, *corps, *unit, out),
        Action::UnitMove { unit, to } => unit_move::apply(state, *unit, to, out),
        Action::Threaten { approach, guard } => resolve::defence::threaten(state, *approach, *guard, None, out),
        _ => resolve::turns::end_turn(state, out),
    }
}

fn take_in_attack(state: &mut State, attack: crate::attack::Attack, action: &Action, out: &mut Vec<Event>) {
    use crate::resolve::{advance, assault, entry, retreat};
    match action {
        Action::Retreat | Action::Hold { .. } | Action::Defend { .. } => {
            resolve::defence::answer(state, attack, action, out);
        }
        Action::Press => assault::press(state, attack, out),
        Action::Feint { order, to } => assault::feint(state, attack, order.as_ref(), *to, out),
        Action::Declare { .. } => assault::declare(state, attack, action, out),
        Action::CounterAttack { units } => assault::counter_attack(state, attack, *units, out),
        Action::Share { first } => assault::shared_losses(state, attack, *first, out),
        Action::Lose { steps } => assault::own_losses(state, attack, steps, out),
        Action::GoTo { units, .. } => {
            if let Step::Destinations { beaten } = attack.step {
                retreat::flee(state, attack, beaten, units, out);
            }
        }
        Action::Keep { units } => match attack.step {
            Step::KeptInRetreat { beaten } => {
                let refuge = attack.defence.refuge;
                retreat::settle(state, attack, beaten, &refuge, *units, out);
            }
            _ => assault::kept_in_defeat(state, attack, *units, out),
        },
        Action::Advance { units, commanders } => advance::go(state, attack, *units, *commanders, out),
        Action::Enter { order } => entry::enter(state, attack, order, out),
        Action::StayBehind { order } => entry::stay(state, attack, order, out),
        _ => {}
    }
}

/// A note about a group holds only while the group stays the same.
fn strike_notes(state: &mut State, before: &[Army; 2]) {
    for (army, before) in state.armies.iter_mut().zip(before) {
        // Struck for the whole group, whichever of its units has gone: otherwise it would show which.
        for unit in before.noted {
            let group = before.group(unit);
            if !army.alive().contains(unit) || army.group(unit) != group {
                army.noted = army.noted.without(group);
            }
        }
    }
}
