//! Movement by land (B8) and by sea (B9). An order moves some pieces of one nation the whole of their way.

use table::{Choices, Seat};

use super::{is_mine, mustered, next};
use crate::action::Action;
use crate::arm::Arm;
use crate::board::{Nation, Region};
use crate::force::{Force, Forces};
use crate::muster::{BadMuster, Muster};
use crate::open::Open;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::view::View;

/// Pieces that a nation may ship in a turn for each capital it owns.
const AFLOAT_EACH: u16 = 4;
const AFLOAT_BRITAIN: u16 = 6;

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    let open = &view.open;
    match *action {
        Action::Done => Ok(()),
        Action::March {
            nation,
            from,
            to,
            pieces,
        } => {
            check_stack(view, me, nation, from, pieces)?;
            if from == to {
                return Err(Refusal::BackAgain);
            }
            if !from.neighbours().contains(to) {
                return Err(Refusal::NotAdjacent);
            }
            check_entry(&march(open, nation, from, to), nation, pieces)
        }
        Action::Ride {
            nation,
            from,
            via,
            to,
            pieces,
        } => {
            check_stack(view, me, nation, from, pieces)?;
            if from == to {
                return Err(Refusal::BackAgain);
            }
            if !from.neighbours().contains(via) || !via.neighbours().contains(to) {
                return Err(Refusal::NotAdjacent);
            }
            if !pieces.only(|arm| !arm.rides()).is_empty() {
                return Err(Refusal::TooFar);
            }
            if open.has_enemies(via, me) {
                return Err(Refusal::WayBlocked);
            }
            check_entry(&ride(open, nation, from, to), nation, pieces)
        }
        Action::Land {
            nation,
            from,
            to,
            pieces,
        } => {
            check_stack(view, me, nation, from, pieces)?;
            if from == to {
                return Err(Refusal::BackAgain);
            }
            if !from.anchor() || !to.anchor() {
                return Err(Refusal::NoAnchor);
            }
            if open.has_enemies(from, me) {
                return Err(Refusal::PortHeldByEnemy);
            }
            if open
                .turn
                .landing(nation)
                .is_some_and(|landing| (landing.from, landing.to) != (from, to))
            {
                return Err(Refusal::OtherLanding);
            }
            check_entry(&landing(open, nation, from, to), nation, pieces)
        }
        _ => Err(Refusal::OtherAnswer),
    }
}

fn check_stack(view: &View, me: Seat, nation: Nation, from: Region, pieces: Force) -> Result<(), Refusal> {
    if !is_mine(view, me, nation) {
        return Err(Refusal::NotYourNation);
    }
    if !view.open.pieces.of(from, nation).holds(pieces) {
        return Err(Refusal::NotThere);
    }
    if !view.open.fresh(from, nation).holds(pieces) {
        return Err(Refusal::AlreadyMoved);
    }
    if pieces.is_empty() {
        return Err(Refusal::NoPieces);
    }
    Ok(())
}

fn check_entry(muster: &Muster, nation: Nation, pieces: Force) -> Result<(), Refusal> {
    match muster.judge(&Forces::one(nation, pieces)) {
        Ok(()) => Ok(()),
        Err(BadMuster::NoArmy) => Err(Refusal::LeaderAlone),
        Err(BadMuster::TooMany) => Err(Refusal::TooManyAfloat),
        Err(BadMuster::NotThere) => Err(Refusal::NotThere),
        Err(BadMuster::TooFew) => Err(Refusal::NoPieces),
    }
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    let open = &view.open;
    match *draft {
        [Pick::Done] => Choices::Whole(Action::Done),
        [] => {
            let able = open.nations(me).filter(|&nation| stacks(open, nation).next().is_some());
            next(able.map(|nation| Pick::Nation { nation }).chain([Pick::Done]))
        }
        [Pick::Nation { nation }] => next(stacks(open, nation).map(|region| Pick::Region { region })),
        [Pick::Nation { nation }, Pick::Region { region: from }] => next(ways(open, me, nation, from)),
        [
            Pick::Nation { nation },
            Pick::Region { region: from },
            Pick::March { to },
            ref rest @ ..,
        ] => mustered(&march(open, nation, from, to), rest, |pieces| Action::March {
            nation,
            from,
            to,
            pieces: pieces.of(nation),
        }),
        [
            Pick::Nation { nation },
            Pick::Region { region: from },
            Pick::Ride { via },
        ] => next(rides(open, nation, from, via).map(|region| Pick::Region { region })),
        [
            Pick::Nation { nation },
            Pick::Region { region: from },
            Pick::Ride { via },
            Pick::Region { region: to },
            ref rest @ ..,
        ] => mustered(&ride(open, nation, from, to), rest, |pieces| Action::Ride {
            nation,
            from,
            via,
            to,
            pieces: pieces.of(nation),
        }),
        [
            Pick::Nation { nation },
            Pick::Region { region: from },
            Pick::Land { to },
            ref rest @ ..,
        ] => mustered(&landing(open, nation, from, to), rest, |pieces| Action::Land {
            nation,
            from,
            to,
            pieces: pieces.of(nation),
        }),
        _ => next([]),
    }
}

/// Where a nation has pieces that can still go somewhere.
fn stacks(open: &Open, nation: Nation) -> impl Iterator<Item = Region> {
    let me = open.player(nation);
    Region::all().filter(move |&region| {
        !open.fresh(region, nation).is_empty() && me.is_some_and(|me| ways(open, me, nation, region).next().is_some())
    })
}

fn ways(open: &Open, me: Seat, nation: Nation, from: Region) -> impl Iterator<Item = Pick> {
    let marches = from.neighbours().iter();
    let marches = marches.filter(move |&to| march(open, nation, from, to).is_possible());
    let through = from.neighbours().iter().filter(move |&via| !open.has_enemies(via, me));
    let through = through.filter(move |&via| rides(open, nation, from, via).next().is_some());
    let ports = Region::all().filter(move |&to| may_land(open, me, nation, from, to));
    marches
        .map(|to| Pick::March { to })
        .chain(through.map(|via| Pick::Ride { via }))
        .chain(ports.map(|to| Pick::Land { to }))
}

fn rides(open: &Open, nation: Nation, from: Region, via: Region) -> impl Iterator<Item = Region> {
    let beyond = via.neighbours().iter().filter(move |&to| to != from);
    beyond.filter(move |&to| ride(open, nation, from, to).is_possible())
}

fn may_land(open: &Open, me: Seat, nation: Nation, from: Region, to: Region) -> bool {
    let same = |(one, other): (Region, Region)| (one, other) == (from, to);
    from.anchor()
        && to.anchor()
        && from != to
        && open
            .turn
            .landing(nation)
            .is_none_or(|landing| same((landing.from, landing.to)))
        && !open.has_enemies(from, me)
        && landing(open, nation, from, to).is_possible()
}

fn march(open: &Open, nation: Nation, from: Region, to: Region) -> Muster {
    entering(open, nation, open.fresh(from, nation), to)
}

fn ride(open: &Open, nation: Nation, from: Region, to: Region) -> Muster {
    entering(open, nation, open.fresh(from, nation).only(Arm::rides), to)
}

fn landing(open: &Open, nation: Nation, from: Region, to: Region) -> Muster {
    let afloat = open.turn.landing(nation).map_or(0, |landing| landing.sailed.into());
    Muster {
        most: sea_limit(open, nation).saturating_sub(afloat),
        ..entering(open, nation, open.fresh(from, nation), to)
    }
}

/// A leader goes where enemies are only with an army, or to one that is there to fight (EB-20).
fn entering(open: &Open, nation: Nation, fresh: Force, to: Region) -> Muster {
    let alone = |me| {
        let fights = |seat| open.turn.acting.contains(seat) && open.has_enemies(to, seat);
        open.has_enemies(to, me) && open.pieces_of(to, fights).army() == 0
    };
    Muster {
        least_army: open.player(nation).is_some_and(alone).into(),
        ..Muster::any(Forces::one(nation, fresh))
    }
}

/// How many pieces a nation may ship in a turn (B9.3, B9.4, EB-11).
pub fn sea_limit(open: &Open, nation: Nation) -> u16 {
    let by_capitals = AFLOAT_EACH * u16::from(open.capitals_held(nation));
    match nation {
        Nation::Britain => by_capitals.max(AFLOAT_BRITAIN),
        _ => by_capitals,
    }
}
