//! What a player does in his turn (T9): a command, a threat, or nothing more.

pub mod attach;
pub mod corps_move;
pub mod detach_move;
pub mod threat;
pub mod unit_move;

use table::Choices;

use crate::action::Action;
use crate::board::{Commander, Side};
use crate::event::Event;
use crate::eyes::Eyes;
use crate::forecast::RoadEnd;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::turns;
use crate::roads::Route;
use crate::state::State;
use crate::view::View;

pub fn check(view: &View, action: &Action) -> Result<(), Refusal> {
    let eyes = Eyes::of(view).ok_or(Refusal::AnotherAnswer)?;
    match action {
        Action::CorpsMove { corps, leave, to } => corps_move::check(&eyes, *corps, *leave, to),
        Action::DetachMove { corps, units, to } => detach_move::check(&eyes, *corps, *units, *to),
        Action::Attach { corps, unit } => attach::check(&eyes, *corps, *unit),
        Action::UnitMove { unit, to } => unit_move::check(&eyes, *unit, to),
        Action::Threaten { approach, guard } => threat::check(&eyes, *approach, *guard),
        Action::EndTurn => Ok(()),
        _ => Err(Refusal::AnotherAnswer),
    }
}

pub fn choices(view: &View, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(eyes) = Eyes::of(view) else {
        return Choices::Next(Vec::new());
    };
    match draft {
        [] => Choices::Next(first(&eyes)),
        [Pick::End, ..] => Choices::Whole(Action::EndTurn),
        [Pick::Corps { commander }, rest @ ..] => corps_move::choices(&eyes, *commander, rest),
        [Pick::Detach { commander }, rest @ ..] => detach_move::choices(&eyes, *commander, rest),
        [Pick::Attach { commander }, rest @ ..] => attach::choices(&eyes, *commander, rest),
        [Pick::Unit { unit }, rest @ ..] => unit_move::choices(&eyes, *unit, rest),
        [Pick::Threat { approach }, ..] => Choices::Whole(Action::Threaten {
            approach: *approach,
            guard: None,
        }),
        [Pick::GuardThreat { approach }, rest @ ..] => threat::guard_choices(&eyes, *approach, rest),
        _ => Choices::Next(Vec::new()),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::CorpsMove { corps, leave, to } => Some(corps_move::path(*corps, *leave, to)),
        Action::DetachMove { corps, units, to } => Some(detach_move::path(*corps, *units, *to)),
        Action::Attach { corps, unit } => Some(attach::path(*corps, *unit)),
        Action::UnitMove { unit, to } => Some(unit_move::path(*unit, to)),
        Action::Threaten { approach, guard } => Some(threat::path(*approach, *guard)),
        Action::EndTurn => Some(vec![Pick::End]),
        _ => None,
    }
}

pub fn apply(state: &mut State, action: &Action, out: &mut Vec<Event>) {
    match action {
        Action::CorpsMove { corps, leave, to } => corps_move::apply(state, *corps, *leave, to, out),
        Action::DetachMove { corps, units, to } => detach_move::apply(state, *corps, *units, *to, out),
        Action::Attach { corps, unit } => attach::apply(state, *corps, *unit, out),
        Action::UnitMove { unit, to } => unit_move::apply(state, *unit, to, out),
        Action::Threaten { approach, guard } => threat::apply(state, *approach, *guard, out),
        _ => turns::end_turn(state, out),
    }
}

fn first(eyes: &Eyes<'_>) -> Vec<Pick> {
    let mut picks = Vec::with_capacity(64);
    picks.push(Pick::End);
    for commander in eyes.army.commanders().filter(|&one| eyes.can_command(one)) {
        picks.extend(corps_move::is_open(eyes, commander).then_some(Pick::Corps { commander }));
        picks.extend(detach_move::is_open(eyes, commander).then_some(Pick::Detach { commander }));
        picks.extend(attach::is_open(eyes, commander).then_some(Pick::Attach { commander }));
    }
    if eyes.can_order_units() {
        let units = eyes.unbound(eyes.army.alive()).into_iter();
        let open = units.filter(|&unit| unit_move::is_open(eyes, unit));
        picks.extend(open.map(|unit| Pick::Unit { unit }));
    }
    threat::first(eyes, &mut picks);
    picks
}

/// Where what is picked may go along roads: the shortest way to each place.
pub fn reach(view: &View, draft: &[Pick]) -> Vec<RoadEnd> {
    let in_hand = match draft {
        [Pick::Corps { .. }, rest @ ..] => rest.iter().all(|pick| matches!(pick, Pick::Leave { .. })),
        [Pick::Unit { .. }] => true,
        _ => false,
    };
    if !in_hand {
        return Vec::new();
    }
    let mut ends: Vec<RoadEnd> = Vec::new();
    let mut walks = vec![draft.to_vec()];
    while !walks.is_empty() {
        let mut longer = Vec::new();
        for walk in &walks {
            match choices(view, walk) {
                Choices::Whole(action) => {
                    let end = road_end(&action).filter(|end| ends.iter().all(|other| other.to != end.to));
                    ends.extend(end);
                }
                Choices::Next(picks) => {
                    let begun = walk.len() > draft.len();
                    let on = picks.into_iter().filter(|pick| match pick {
                        Pick::Enter { .. } | Pick::Road { .. } => true,
                        // A move that begins so goes along no road.
                        Pick::Stop | Pick::To { .. } => begun,
                        _ => false,
                    });
                    longer.extend(on.map(|pick| [walk.as_slice(), &[pick]].concat()));
                }
            }
        }
        walks = longer;
    }
    ends
}

fn road_end(action: &Action) -> Option<RoadEnd> {
    match action {
        Action::CorpsMove {
            to: Route::Road(way), ..
        }
        | Action::UnitMove {
            to: Route::Road(way), ..
        } => Some(RoadEnd {
            to: way.end()?,
            way: *way,
        }),
        _ => None,
    }
}

/// A commander of this army who has pieces and a command left (T9.3, T9.4).
pub fn check_commander(eyes: &Eyes<'_>, commander: Commander) -> Result<(), Refusal> {
    if eyes.army.corps(commander).is_empty() {
        return Err(Refusal::NotThere);
    }
    if !eyes.turn.has_command(commander) {
        return Err(Refusal::CommanderSpent);
    }
    check_corps_commands(eyes, 1)
}

pub fn check_corps_commands(eyes: &Eyes<'_>, count: u8) -> Result<(), Refusal> {
    if eyes.turn.corps_left() < count {
        return Err(Refusal::AlliedCorpsSpent);
    }
    Ok(())
}

pub fn check_unit_commands(eyes: &Eyes<'_>, count: u8) -> Result<(), Refusal> {
    if eyes.turn.independent_left() < count {
        return Err(match eyes.side() {
            Side::French => Refusal::FrenchUnitsSpent,
            Side::Allied => Refusal::AlliedUnitsSpent,
        });
    }
    Ok(())
}
