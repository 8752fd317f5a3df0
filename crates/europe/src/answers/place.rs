//! Placing pieces in the homeland, at the start and in production.

use table::{Choices, Seat};

use super::{is_mine, mustered, next};
use crate::action::Action;
use crate::board::Nation;
use crate::force::Forces;
use crate::muster::Muster;
use crate::pick::Pick;
use crate::refusal::Refusal;
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
            mustered(&reserve(view, nation), rest, |pieces| Action::Place {
                nation,
                region,
                pieces: pieces.of(nation),
            })
        }
        _ => next([]),
    }
}

fn reserve(view: &View, nation: Nation) -> Muster {
    Muster::any(Forces::one(nation, view.open.reserve.of(nation)))
}
