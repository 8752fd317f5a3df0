//! The two lines of a battle: deployed in secret (B17), then changed in the open (B19).

use table::{Choices, Seat};

use super::{mustered, next};
use crate::action::Action;
use crate::ask::Ask;
use crate::force::Forces;
use crate::muster::{BadMuster, Muster};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::view::View;

pub fn check(view: &View, me: Seat, ask: &Ask, action: &Action) -> Result<(), Refusal> {
    if *action == Action::Stay && may_stay(view, ask) {
        return Ok(());
    }
    let (Action::Line { front }, Some(lines)) = (action, lines(view, me, ask)) else {
        return Err(Refusal::OtherAnswer);
    };
    match lines.judge(front) {
        Ok(()) => Ok(()),
        Err(BadMuster::NoArmy) => Err(Refusal::FrontEmpty),
        Err(_) => Err(Refusal::NotInBattle),
    }
}

pub fn choices(view: &View, me: Seat, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(lines) = lines(view, me, ask) else {
        return next([]);
    };
    match draft {
        [Pick::Stay] => Choices::Whole(Action::Stay),
        _ => match mustered(&lines, draft, |front| Action::Line { front }) {
            Choices::Next(picks) if draft.is_empty() => {
                let stay = may_stay(view, ask).then_some(Pick::Stay);
                next(picks.into_iter().chain(stay))
            }
            choices => choices,
        },
    }
}

/// Lines that are shown may stay as they are for the rest of the battle (P13).
fn may_stay(view: &View, ask: &Ask) -> bool {
    *ask == Ask::Arrange && view.open.rules.since(2)
}

/// At least one army in front to begin with; later he may leave the front, and with it the battle (B19.2).
fn lines(view: &View, me: Seat, ask: &Ask) -> Option<Muster> {
    let battle = view.open.battle.as_ref()?;
    let pieces: Forces = match ask {
        Ask::Deploy => view.open.pieces_of(battle.region, |seat| seat == me),
        _ => {
            let mine = |nation| view.open.player(nation) == Some(me);
            battle.front.plus(&battle.back).only(|nation, _| mine(nation))
        }
    };
    let least_army = u16::from(*ask == Ask::Deploy && pieces.army() > 0);
    Some(Muster {
        least: 0,
        least_army,
        ..Muster::any(pieces)
    })
}
