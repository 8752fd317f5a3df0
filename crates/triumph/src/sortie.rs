//! The commands by which an attack is made, and who they bring (T11.0, T11.5).

use crate::answers::command::corps_move::{check_hour, check_leaving, column};
use crate::answers::command::threat::places;
use crate::answers::command::{check_commander, check_corps_commands, check_unit_commands};
use crate::answers::command::{detach_move, unit_move};
use crate::board::{Approach, Commander, Position};
use crate::commanders::Commanders;
use crate::eyes::Eyes;
use crate::order::Order;
use crate::refusal::Refusal;
use crate::road_move::{Column, Walk};
use crate::roads::Way;
use crate::unit::Units;

/// What the order is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Purpose {
    Feint,
    Assault,
    Entry,
}

/// The pieces of an order and where they come from.
#[derive(Copy, Clone, Debug)]
pub struct Sortie {
    pub units: Units,
    pub from: Position,
    /// Where the road leads, the charge into the enemy's locale included.
    pub walk: Option<Walk>,
}

pub fn check(eyes: &Eyes<'_>, approach: Approach, order: &Order, purpose: Purpose) -> Result<Sortie, Refusal> {
    match order {
        Order::Corps { corps, leave, road } => match road {
            None => corps_order(eyes, approach, *corps, *leave, purpose),
            Some(way) => corps_by_road(eyes, approach, *corps, *leave, way, purpose),
        },
        Order::Detach { corps, units } => detach_order(eyes, approach, *corps, *units, purpose),
        Order::Unit { units, road } => unit_order(eyes, approach, *units, road.as_ref(), purpose),
    }
}

fn corps_order(
    eyes: &Eyes<'_>,
    approach: Approach,
    corps: Commanders,
    leave: Units,
    purpose: Purpose,
) -> Result<Sortie, Refusal> {
    let first = corps.first().ok_or(Refusal::OneCommand)?;
    let from = eyes.army.post(first).ok_or(Refusal::NotThere)?;
    let mut units = Units::NONE;
    let mut all = Units::NONE;
    for commander in corps.iter() {
        check_commander(eyes, commander)?;
        if eyes.army.post(commander) != Some(from) {
            return Err(Refusal::NotFromOnePlace);
        }
        let mine = eyes.army.corps(commander);
        all = all.or(mine);
        units = units.or(going(eyes, mine, leave.and(mine), purpose)?);
    }
    if !leave.within(all) {
        return Err(Refusal::NotHisUnit);
    }
    check_corps_commands(eyes, corps.len())?;
    check_place(approach, from)?;
    check_count(approach, units, purpose)?;
    Ok(Sortie {
        units,
        from,
        walk: None,
    })
}

/// The fixed battery follows no attack; a special rule names that (R42).
fn going(eyes: &Eyes<'_>, corps: Units, leave: Units, purpose: Purpose) -> Result<Units, Refusal> {
    check_leaving(eyes, corps, leave).map_err(|refusal| match (refusal, purpose) {
        (Refusal::FixedBattery, Purpose::Assault) => Refusal::FixedBatteryFollows,
        _ => refusal,
    })
}

fn check_place(approach: Approach, from: Position) -> Result<(), Refusal> {
    if !places(approach).contains(&from) {
        return Err(Refusal::NotThere);
    }
    Ok(())
}

/// An assault led by artillery may be larger; that is judged with its leaders.
fn check_count(approach: Approach, units: Units, purpose: Purpose) -> Result<(), Refusal> {
    if purpose == Purpose::Entry && units.len() > approach.far().capacity() {
        return Err(Refusal::TooManyAttackers);
    }
    Ok(())
}

fn corps_by_road(
    eyes: &Eyes<'_>,
    approach: Approach,
    corps: Commanders,
    leave: Units,
    way: &Way,
    purpose: Purpose,
) -> Result<Sortie, Refusal> {
    let commander = corps.first().ok_or(Refusal::OneCommand)?;
    if corps.len() > 1 {
        return Err(Refusal::TwoRoadCommands);
    }
    check_commander(eyes, commander)?;
    let units = check_leaving(eyes, eyes.army.corps(commander), leave)?;
    check_hour(eyes, commander)?;
    let from = eyes.army.post(commander).ok_or(Refusal::NotThere)?;
    by_road(eyes, approach, column(eyes, units), units, from, way, purpose)
}

fn by_road(
    eyes: &Eyes<'_>,
    approach: Approach,
    column: Column,
    units: Units,
    from: Position,
    way: &Way,
    purpose: Purpose,
) -> Result<Sortie, Refusal> {
    if !column.cavalry {
        return Err(Refusal::NotAllCavalry);
    }
    if purpose == Purpose::Assault {
        return Err(Refusal::RoadMustFeint);
    }
    if way.at.is_some() {
        return Err(Refusal::NotThere);
    }
    let mut walk = eyes.check_start(column, from, way.entry)?;
    let charge = way.roads.last().ok_or(Refusal::RoadsNotConnected)?;
    if charge.approach() != approach {
        return Err(Refusal::RoadsNotConnected);
    }
    let ahead = way.roads.iter().take(usize::from(way.roads.len()) - 1);
    for road in ahead {
        walk = eyes.check_step(column, &walk, road)?;
    }
    let arrived = walk.steps > 0;
    // From the reserve behind the approach a feint needs no road.
    if purpose == Purpose::Feint && !arrived {
        return Err(Refusal::NotThere);
    }
    if purpose == Purpose::Feint && eyes.room(walk.at) < column.count {
        return Err(Refusal::NoRoom);
    }
    let walk = check_charge(eyes, column, &walk, charge, purpose)?;
    check_count(approach, units, purpose)?;
    Ok(Sortie {
        units,
        from,
        walk: Some(walk),
    })
}

/// After a retreat the locale is empty, and the charge is a step like any other.
fn check_charge(
    eyes: &Eyes<'_>,
    column: Column,
    walk: &Walk,
    charge: crate::board::Road,
    purpose: Purpose,
) -> Result<Walk, Refusal> {
    match purpose {
        Purpose::Entry => eyes.check_step(column, walk, charge),
        Purpose::Feint | Purpose::Assault => eyes.check_charge(column, walk, charge),
    }
}

fn detach_order(
    eyes: &Eyes<'_>,
    approach: Approach,
    corps: Commander,
    units: Units,
    purpose: Purpose,
) -> Result<Sortie, Refusal> {
    check_commander(eyes, corps)?;
    detach_move::check_units(eyes, corps, units)?;
    let from = eyes.army.post(corps).ok_or(Refusal::NotThere)?;
    if from.is_off() {
        return Err(Refusal::DetachByRoad);
    }
    check_place(approach, from)?;
    if purpose == Purpose::Entry && units.meets(eyes.army.fixed_units()) {
        return Err(Refusal::FixedBattery);
    }
    check_count(approach, units, purpose)?;
    Ok(Sortie {
        units,
        from,
        walk: None,
    })
}

fn unit_order(
    eyes: &Eyes<'_>,
    approach: Approach,
    units: Units,
    road: Option<&Way>,
    purpose: Purpose,
) -> Result<Sortie, Refusal> {
    let first = units.first().ok_or(Refusal::OneCommand)?;
    for unit in units {
        unit_move::check_unit(eyes, unit)?;
    }
    if units.len() > 1 {
        check_batteries(eyes, approach, units, road, purpose)?;
    }
    check_unit_commands(eyes, units.len())?;
    let from = eyes.army.place(first);
    if let Some(way) = road {
        if eyes.is_fixed(first) {
            return Err(Refusal::FixedBattery);
        }
        return by_road(
            eyes,
            approach,
            unit_move::column(eyes, first),
            units,
            from,
            way,
            purpose,
        );
    }
    if from.is_off() {
        return Err(Refusal::EntersByRoad);
    }
    check_place(approach, from)?;
    if purpose == Purpose::Entry && eyes.is_fixed(first) {
        return Err(Refusal::FixedBattery);
    }
    Ok(Sortie {
        units,
        from,
        walk: None,
    })
}

/// Two Unit Moves combine only for batteries that lead together (T11.0d, E2).
fn check_batteries(
    eyes: &Eyes<'_>,
    approach: Approach,
    units: Units,
    road: Option<&Way>,
    purpose: Purpose,
) -> Result<(), Refusal> {
    if road.is_some() {
        return Err(Refusal::TwoRoadCommands);
    }
    let batteries = units
        .into_iter()
        .all(|unit| eyes.army.is(unit, |face| face.is_artillery()) && eyes.army.place(unit) == Position::at(approach));
    if units.len() > 2 || !batteries || purpose != Purpose::Assault {
        return Err(Refusal::NotTwoBatteries);
    }
    let corps = units.into_iter().filter_map(|unit| eyes.army.corps_of(unit));
    // Two of one corps leave it with at least one unit.
    let emptied = corps.into_iter().any(|corps| eyes.army.corps(corps).within(units));
    if emptied {
        return Err(Refusal::LastUnit);
    }
    Ok(())
}
