//! Movement by land (B8) and by sea (B9). An order moves some pieces of one nation the whole of their way.

use table::{Choices, Seat};

use super::{is_mine, next, selected};
use crate::action::Action;
use crate::arm::Arm;
use crate::board::{Nation, Region};
use crate::event::Event;
use crate::force::{Force, Forces};
use crate::open::Open;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::selection::{self, BadSelection, Selection};
use crate::turn::{Landing, WayIn};
use crate::view::View;

/// Pieces that a nation may ship in a turn for each capital it owns.
const AFLOAT_EACH: u16 = 4;
const AFLOAT_BRITAIN: u16 = 6;

/// Where pieces of a nation go from a region, and how.
#[derive(Copy, Clone)]
enum Journey {
    March { to: Region },
    Ride { via: Region, to: Region },
    Land { to: Region },
}

/// What an order moves, if it is one to move.
struct Sent {
    nation: Nation,
    from: Region,
    journey: Journey,
    pieces: Force,
}

impl Sent {
    fn by(action: &Action) -> Option<Sent> {
        let (nation, from, journey, pieces) = match *action {
            Action::March {
                nation,
                from,
                to,
                pieces,
            } => (nation, from, Journey::March { to }, pieces),
            Action::Ride {
                nation,
                from,
                via,
                to,
                pieces,
            } => (nation, from, Journey::Ride { via, to }, pieces),
            Action::Land {
                nation,
                from,
                to,
                pieces,
            } => (nation, from, Journey::Land { to }, pieces),
            _ => return None,
        };
        Some(Sent {
            nation,
            from,
            journey,
            pieces,
        })
    }

    fn action(self) -> Action {
        let Sent {
            nation,
            from,
            journey,
            pieces,
        } = self;
        match journey {
            Journey::March { to } => Action::March {
                nation,
                from,
                to,
                pieces,
            },
            Journey::Ride { via, to } => Action::Ride {
                nation,
                from,
                via,
                to,
                pieces,
            },
            Journey::Land { to } => Action::Land {
                nation,
                from,
                to,
                pieces,
            },
        }
    }
}

impl Journey {
    fn to(self) -> Region {
        match self {
            Journey::March { to } | Journey::Ride { to, .. } | Journey::Land { to } => to,
        }
    }

    /// Those of the pieces that can go so far.
    fn able(self, pieces: Force) -> Force {
        match self {
            Journey::Ride { .. } => pieces.only(Arm::rides),
            Journey::March { .. } | Journey::Land { .. } => pieces,
        }
    }
}

pub fn check(view: &View, me: Seat, action: &Action) -> Result<(), Refusal> {
    let Some(sent) = Sent::by(action) else {
        return match action {
            Action::Done => Ok(()),
            _ => Err(Refusal::OtherAnswer),
        };
    };
    let Sent {
        nation, from, pieces, ..
    } = sent;
    check_stack(view, me, nation, from, pieces)?;
    judge(&view.open, me, nation, from, sent.journey, pieces)?;
    match fit(&view.open, nation, from, sent.journey).judge(&Forces::one(nation, pieces)) {
        Ok(()) => Ok(()),
        Err(BadSelection::NoArmy) => Err(Refusal::LeaderAlone),
        Err(BadSelection::TooMany) => Err(Refusal::TooManyAfloat),
        Err(BadSelection::NotThere) => Err(Refusal::NotThere),
        Err(BadSelection::TooFew) => Err(Refusal::NoPieces),
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

/// Whether these pieces may go that way at all.
fn judge(open: &Open, me: Seat, nation: Nation, from: Region, journey: Journey, pieces: Force) -> Result<(), Refusal> {
    if from == journey.to() {
        return Err(Refusal::BackAgain);
    }
    match journey {
        Journey::March { to } if !from.neighbours().contains(to) => Err(Refusal::NotAdjacent),
        Journey::March { .. } => Ok(()),
        Journey::Ride { via, to } if !from.neighbours().contains(via) || !via.neighbours().contains(to) => {
            Err(Refusal::NotAdjacent)
        }
        Journey::Ride { .. } if journey.able(pieces) != pieces => Err(Refusal::TooFar),
        Journey::Ride { via, .. } if open.has_enemies(via, me) => Err(Refusal::WayBlocked),
        Journey::Ride { .. } => Ok(()),
        Journey::Land { to } if !from.anchor() || !to.anchor() => Err(Refusal::NoAnchor),
        Journey::Land { .. } if open.has_enemies(from, me) => Err(Refusal::PortHeldByEnemy),
        Journey::Land { to } => match open.turn.landing(nation) {
            Some(landing) if (landing.from, landing.to) != (from, to) => Err(Refusal::OtherLanding),
            _ => Ok(()),
        },
    }
}

/// Of which pieces, and how many, may be sent that way.
fn fit(open: &Open, nation: Nation, from: Region, journey: Journey) -> Selection {
    let to = journey.to();
    // A leader goes where enemies are only with an army, or to one that is there to fight (EB-20).
    let alone = |me| {
        let fights = |seat| open.turn.acting.contains(seat) && open.has_enemies(to, seat);
        open.has_enemies(to, me) && open.pieces_of(to, fights).army() == 0
    };
    let most = match journey {
        Journey::Land { .. } => {
            let afloat = open.turn.landing(nation).map_or(0, |landing| landing.sailed.into());
            sea_limit(open, nation).saturating_sub(afloat)
        }
        Journey::March { .. } | Journey::Ride { .. } => u16::MAX,
    };
    let able = journey.able(open.fresh(from, nation));
    Selection {
        most,
        least_army: open.player(nation).is_some_and(alone).into(),
        ..Selection::any(Forces::one(nation, able))
    }
}

/// Whether some of the nation's pieces may go that way.
fn is_open(open: &Open, nation: Nation, from: Region, journey: Journey) -> bool {
    let able = journey.able(open.fresh(from, nation));
    let may = |me| judge(open, me, nation, from, journey, able).is_ok();
    open.player(nation).is_some_and(may) && fit(open, nation, from, journey).is_possible()
}

pub fn choices(view: &View, me: Seat, draft: &[Pick]) -> Choices<Pick, Action> {
    let open = &view.open;
    let send = |nation, from, journey, rest: &[Pick]| {
        selected(&fit(open, nation, from, journey), rest, |pieces| {
            let pieces = pieces.of(nation);
            let sent = Sent {
                nation,
                from,
                journey,
                pieces,
            };
            sent.action()
        })
    };
    match *draft {
        [Pick::Done] => Choices::Whole(Action::Done),
        [] => {
            let able = open.nations(me).filter(|&nation| stacks(open, nation).next().is_some());
            next(able.map(|nation| Pick::Nation { nation }).chain([Pick::Done]))
        }
        [Pick::Nation { nation }] => next(stacks(open, nation).map(|region| Pick::Region { region })),
        [Pick::Nation { nation }, Pick::Region { region: from }] => next(ways(open, nation, from)),
        [
            Pick::Nation { nation },
            Pick::Region { region: from },
            Pick::March { to },
            ref rest @ ..,
        ] => send(nation, from, Journey::March { to }, rest),
        [
            Pick::Nation { nation },
            Pick::Region { region: from },
            Pick::Ride { via },
        ] => next(beyond(open, nation, from, via).map(|region| Pick::Region { region })),
        [
            Pick::Nation { nation },
            Pick::Region { region: from },
            Pick::Ride { via },
            Pick::Region { region: to },
            ref rest @ ..,
        ] => send(nation, from, Journey::Ride { via, to }, rest),
        [
            Pick::Nation { nation },
            Pick::Region { region: from },
            Pick::Land { to },
            ref rest @ ..,
        ] => send(nation, from, Journey::Land { to }, rest),
        _ => next([]),
    }
}

/// Where a nation has pieces that can still go somewhere.
fn stacks(open: &Open, nation: Nation) -> impl Iterator<Item = Region> {
    let able =
        move |&region: &Region| !open.fresh(region, nation).is_empty() && ways(open, nation, region).next().is_some();
    Region::all().filter(able)
}

fn ways(open: &Open, nation: Nation, from: Region) -> impl Iterator<Item = Pick> {
    let near = move || from.neighbours().iter();
    let marches = near().filter(move |&to| is_open(open, nation, from, Journey::March { to }));
    let through = near().filter(move |&via| beyond(open, nation, from, via).next().is_some());
    let ports = Region::all().filter(move |&to| is_open(open, nation, from, Journey::Land { to }));
    marches
        .map(|to| Pick::March { to })
        .chain(through.map(|via| Pick::Ride { via }))
        .chain(ports.map(|to| Pick::Land { to }))
}

/// Where pieces that ride can go through a region.
fn beyond(open: &Open, nation: Nation, from: Region, via: Region) -> impl Iterator<Item = Region> {
    let next = via.neighbours().iter();
    next.filter(move |&to| is_open(open, nation, from, Journey::Ride { via, to }))
}

/// How many pieces a nation may ship in a turn (B9.3, B9.4, EB-11).
pub fn sea_limit(open: &Open, nation: Nation) -> u16 {
    let by_capitals = AFLOAT_EACH * u16::from(open.capitals_held(nation));
    match nation {
        Nation::Britain => by_capitals.max(AFLOAT_BRITAIN),
        _ => by_capitals,
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    if *action == Action::Done {
        return Some(vec![Pick::Done]);
    }
    let Sent {
        nation,
        from,
        journey,
        pieces,
    } = Sent::by(action)?;
    let (how, goal) = match journey {
        Journey::March { to } => (Pick::March { to }, None),
        Journey::Ride { via, to } => (Pick::Ride { via }, Some(Pick::Region { region: to })),
        Journey::Land { to } => (Pick::Land { to }, None),
    };
    let first = [Pick::Nation { nation }, Pick::Region { region: from }, how];
    Some(selection::picks_after(first.into_iter().chain(goal), nation, pieces))
}

pub fn apply(course: &mut Course<'_>, seat: Seat, action: &Action) {
    let Some(sent) = Sent::by(action) else {
        return course.end_movement_of(seat);
    };
    match sent.journey {
        Journey::March { to } => march(course, &sent, None, to),
        Journey::Ride { via, to } => march(course, &sent, Some(via), to),
        Journey::Land { to } => land(course, &sent, to),
    }
}

fn march(course: &mut Course<'_>, sent: &Sent, via: Option<Region>, to: Region) {
    let &Sent {
        nation, from, pieces, ..
    } = sent;
    let way_in = WayIn {
        into: to,
        from: via.unwrap_or(from),
        by: course.state.open.rules.since(2).then_some(nation),
    };
    let open = course.open();
    let enemies = open.player(nation).is_some_and(|seat| open.has_enemies(to, seat));
    if enemies && !open.turn.entries.contains(&way_in) {
        open.turn.entries.push(way_in);
    }
    carry(course, nation, from, to, pieces, Force::NONE);
    course.tell(Event::Marched {
        nation,
        from,
        via,
        to,
        pieces,
    });
    course.lapse_proposals(nation, to);
}

fn carry(course: &mut Course<'_>, nation: Nation, from: Region, to: Region, pieces: Force, lost: Force) {
    course.take_pieces(from, nation, pieces);
    let arriving = pieces.minus(lost);
    let first = course.state.open.pieces.of(to, nation).infantry == 0;
    course.add_pieces(to, nation, arriving);
    course.open().moved.at_mut(to).add(nation, arriving);
    if first && arriving.infantry > 0 {
        course.open().turn.arrive(to, nation);
    }
}

fn land(course: &mut Course<'_>, sent: &Sent, to: Region) {
    let &Sent {
        nation, from, pieces, ..
    } = sent;
    let perils = perils(&course.state.open, nation, to);
    let dice = if perils > 0 { pieces.total() } else { 0 };
    let rolls = course.roll(dice);
    let mut lost = Force::NONE;
    let arms = Arm::all().flat_map(|arm| std::iter::repeat_n(arm, pieces.of(arm).into()));
    for (arm, &roll) in arms.zip(&rolls) {
        *lost.of_mut(arm) += u8::from(roll <= perils);
    }
    carry(course, nation, from, to, pieces, lost);
    let before = course.state.open.turn.landing(nation);
    let (sailed, ashore) = before.map_or((0, 0), |landing| (landing.sailed, landing.ashore));
    let landing = Landing {
        from,
        to,
        sailed: sailed + pieces.total() as u8,
        ashore: ashore + pieces.minus(lost).total() as u8,
    };
    course.open().turn.landings.set(nation, Some(landing));
    course.tell(Event::Landed {
        nation,
        from,
        to,
        pieces,
        rolls,
        lost,
    });
    if pieces != lost {
        course.lapse_proposals(nation, to);
    }
}

/// The highest roll by which a piece is lost on its way (B9.6, B9.7, EB-13).
fn perils(open: &Open, nation: Nation, to: Region) -> u8 {
    let friendly = |other: Nation| open.nations_are_friends(nation, other);
    if open.held.by(to).is_some_and(friendly) {
        return 0;
    }
    let british = to.homeland() == Some(Nation::Britain) && open.lives(Nation::Britain);
    if british && !friendly(Nation::Britain) { 2 } else { 1 }
}
