//! What a player does in his turn (T9): a command, a threat, or nothing more.

use table::Choices;

use crate::action::Action;
use crate::answers::{attach, corps_move, detach_move, threat, unit_move};
use crate::board::Commander;
use crate::eyes::Eyes;
use crate::pick::Pick;
use crate::refusal::Refusal;
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
            crate::board::Side::French => Refusal::FrenchUnitsSpent,
            crate::board::Side::Allied => Refusal::AlliedUnitsSpent,
        });
    }
    Ok(())
}
