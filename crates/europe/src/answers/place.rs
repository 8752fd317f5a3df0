//! Placing pieces in the homeland, at the start and in production.

use table::{Choices, Seat};

use super::{is_mine, next, selected};
use crate::action::Action;
use crate::board::{Nation, Region};
use crate::event::Event;
use crate::force::{Force, Forces};
use crate::phase::Phase;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::selection::{self, Selection};
use crate::view::View;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Place { nation, region, pieces } = action else {
        return Err(Refusal::OtherAnswer);
    };
    if !is_mine(view, me, *nation) {
        return Err(Refusal::NotYourNation);
    }
    if region.homeland() != Some(*nation) {
        return Err(Refusal::NotHomeland);
    }
    if view.open.is_occupied(*region, me) {
        return Err(Refusal::HomelandOccupied);
    }
    if !view.open.reserve.of(*nation).holds(*pieces) {
        return Err(Refusal::NotInReserve);
    }
    if pieces.is_empty() {
        return Err(Refusal::NoPieces);
    }
    Ok(())
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [] => {
            let nations = view.open.reserve.iter().map(|(nation, _)| nation);
            next(
                nations
                    .filter(|&nation| is_mine(view, me, nation))
                    .map(|nation| Pick::Nation { nation }),
            )
        }
        [Pick::Nation { nation }] => next(view.open.free_homeland(*nation).map(|region| Pick::Region { region })),
        [Pick::Nation { nation }, Pick::Region { region }, rest @ ..] => {
            let (nation, region) = (*nation, *region);
            selected(&reserve(view, nation), rest, |pieces| Action::Place {
                nation,
                region,
                pieces: pieces.of(nation),
            })
        }
        _ => next([]),
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let &Action::Place { nation, region, pieces } = action else {
        return None;
    };
    let first = [Pick::Nation { nation }, Pick::Region { region }];
    Some(selection::picks_after(first, nation, pieces))
}

/// At the start, and in production.
pub fn apply(course: &mut Course<'_>, seat: Seat, nation: Nation, region: Region, pieces: Force) {
    course.open().reserve.take(nation, pieces);
    course.add_pieces(region, nation, pieces);
    course.tell(Event::Placed { nation, region, pieces });
    let open = &course.state.open;
    if matches!(open.phase, Phase::Placing { .. }) && !open.has_reserve(seat) {
        let order: Vec<Seat> = open.order().collect();
        let next = order.iter().skip_while(|&&one| one != seat).nth(1);
        match next {
            Some(&seat) => course.open().phase = Phase::Placing { seat },
            None => course.begin_round(1),
        }
    }
}

fn reserve(view: &View, nation: Nation) -> Selection {
    Selection::any(Forces::one(nation, view.open.reserve.of(nation)))
}
