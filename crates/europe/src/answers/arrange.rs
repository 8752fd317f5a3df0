//! The two lines of a battle, changed in the open (B19).

use table::{Choices, Seat};

use super::{lines, next, selected};
use crate::action::Action;
use crate::battle::Stage;
use crate::board::Nation;
use crate::event::Event;
use crate::force::Forces;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::selection::Selection;
use crate::view::View;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    match (action, front(view, me)) {
        (Action::Stay, _) if may_stay(view) => Ok(()),
        (Action::Line { front: line }, Some(front)) => lines::judge(&front, line),
        _ => Err(Refusal::OtherAnswer),
    }
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(front) = front(view, me) else {
        return next([]);
    };
    match draft {
        [Pick::Stay] => Choices::Whole(Action::Stay),
        _ => match selected(&front, draft, |front| Action::Line { front }) {
            Choices::Next(picks) if draft.is_empty() => {
                let stay = may_stay(view).then_some(Pick::Stay);
                next(picks.into_iter().chain(stay))
            }
            choices => choices,
        },
    }
}

/// Lines that are shown may stay as they are for the rest of the battle (P13).
fn may_stay(view: &View) -> bool {
    view.open.rules.since(2)
}

/// He may leave the front, and with it the battle (B19.2).
fn front(view: &View, me: Seat) -> Option<Selection> {
    let battle = view.open.battle.as_ref()?;
    let mine = |nation| view.open.player(nation) == Some(me);
    let pieces = battle.front.plus(&battle.back).only(|nation, _| mine(nation));
    Some(Selection {
        least: 0,
        ..Selection::any(pieces)
    })
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    match action {
        Action::Stay => Some(vec![Pick::Stay]),
        _ => lines::path(action),
    }
}

pub fn apply(course: &mut Course<'_>, seat: Seat, action: &Action) {
    match action {
        Action::Line { front } => rearrange(course, seat, front),
        _ => {
            course.battle().holding.insert(seat);
            course.tell(Event::LinesStay { seat });
        }
    }
    let battle = course.battle();
    let Stage::Arranging { mut waiting } = battle.stage else {
        unreachable!("lines are changed when it is time");
    };
    waiting.remove(seat);
    battle.stage = Stage::Arranging { waiting };
    if waiting.is_empty() {
        course.fire();
    }
}

fn rearrange(course: &mut Course<'_>, seat: Seat, front: &Forces) {
    let mine: Vec<Nation> = course.state.open.nations(seat).collect();
    let battle = course.battle();
    for nation in mine {
        let all = battle.front.of(nation).plus(battle.back.of(nation));
        battle.front.set(nation, front.of(nation));
        battle.back.set(nation, all.minus(front.of(nation)));
    }
    course.tell(Event::Arranged { seat, front: *front });
}
