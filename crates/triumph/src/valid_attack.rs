//! What makes a position in the middle of an attack valid: the stage says nothing but what the board bears out.

use crate::answers::command::threat::{guards, places};
use crate::answers::defence::Post;
use crate::answers::destinations::Flight;
use crate::attack::{Assault, Attack, AttackStep, Defence};
use crate::board::Position;
use crate::commanders::Commanders;
use crate::eyes::Eyes;
use crate::resolve::retreat::positions;
use crate::state::State;
use crate::unit::Units;
use crate::unit_map::UnitMap;
use crate::valid::{check_ride, demand};

/// More than any combat comes to.
const MOST_STEPS: u8 = 20;
const MOST_LEADERS: u8 = 2;

/// How far the attack has come.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Phase {
    /// Nobody has stood against it.
    Threat,
    Resisted,
    Combat,
}

fn phase(attack: &Attack) -> Phase {
    match attack.step {
        AttackStep::Defence
        | AttackStep::Entry
        | AttackStep::RetreatLosses { beaten: false, .. }
        | AttackStep::Destinations { beaten: false }
        | AttackStep::KeptInRetreat { beaten: false } => Phase::Threat,
        AttackStep::Feint | AttackStep::Declaration => Phase::Resisted,
        // After a feint there was no assault.
        AttackStep::Advance if attack.assault == Assault::default() => Phase::Resisted,
        _ => Phase::Combat,
    }
}

pub fn check(state: &State, attack: &Attack) -> Result<(), String> {
    let ground = state.ground();
    let attacker = Eyes::of_state(state, state.turn.side, &ground);
    let defender = Eyes::of_state(state, state.turn.side.other(), &ground);
    demand(attack.from.passable(), "nobody passes the approach of the attack")?;
    demand(
        !attacker.enemy_in(attack.from.locale()),
        "the attack locale is the enemy's",
    )?;
    match phase(attack) {
        Phase::Threat => {
            check_threat(state, &attacker, attack)?;
            let unnamed = Defence {
                refuge: attack.defence.refuge,
                ..Defence::default()
            };
            let unmade = Assault {
                due: attack.assault.due,
                ..Assault::default()
            };
            demand(
                attack.defence == unnamed && attack.assault == unmade,
                "nobody has stood, and yet somebody is named",
            )?;
        }
        Phase::Resisted => {
            // A feint has closed the approach and is over.
            if attack.step == AttackStep::Advance {
                demand(attack.ride.is_none(), "nobody rides after a feint")?;
            } else {
                check_threat(state, &attacker, attack)?;
            }
            demand(attack.assault == Assault::default(), "nobody has attacked yet")?;
            check_named(&defender, attack)?;
        }
        Phase::Combat => check_combat(&attacker, &defender, attack)?,
    }
    check_step(&defender, attack)
}

/// Whether the threat could be made, as far as the stage that follows from it does not tell.
fn check_threat(state: &State, attacker: &Eyes<'_>, attack: &Attack) -> Result<(), String> {
    let there = attacker.enemy_in(attack.from.far()) != (attack.step == AttackStep::Entry);
    let open = !attacker.turn.closed.contains(attack.from) && attacker.may_enter(attack.from.far()).is_ok();
    demand(there && open, "there is nothing to attack over this approach")?;
    if attack.guard {
        let able = attack.ride.is_none() && !guards(attacker, attack.from).is_empty();
        demand(
            able && !attack.from.obstructed(),
            "there is no Guard for a Guard Attack",
        )?;
    }
    let Some(ride) = &attack.ride else {
        return Ok(());
    };
    check_ride(state, ride)?;
    let charges = ride.charge.is_some_and(|road| road.approach() == attack.from);
    let room = attack.from.far().capacity() >= ride.units.len();
    let in_time = !matches!(attack.step, AttackStep::Declaration | AttackStep::Entry);
    demand(charges && room && in_time, "the ride does not lead to this attack")
}

fn check_named(defender: &Eyes<'_>, attack: &Attack) -> Result<(), String> {
    let defence = &attack.defence;
    let post = Post {
        eyes: defender,
        approach: attack.from.opposite(),
    };
    let named = if defence.blocked {
        let at = Position::at(post.approach);
        let all: Commanders = defender.army.commanders_at(at).collect();
        !defence.named.is_empty() && defence.named == post.blockers() && defence.commanders == all
    } else {
        post.check_named(defence.named).is_ok() && post.check_commanders(defence.named, defence.commanders).is_ok()
    };
    let expected = Defence {
        blocked: defence.blocked,
        named: defence.named,
        commanders: defence.commanders,
        count: defence.named.len(),
        leaders: defence.leaders,
        ..Defence::default()
    };
    let led = post.check_leaders(defence.named, defence.leaders).is_ok();
    demand(
        named && led && *defence == expected,
        "those who defend could not have been named",
    )
}

fn check_combat(attacker: &Eyes<'_>, defender: &Eyes<'_>, attack: &Attack) -> Result<(), String> {
    let Attack { assault, defence, .. } = attack;
    let places = places(attack.from);
    let attackers = assault.units.and(attacker.army.alive());
    let there = attackers
        .into_iter()
        .all(|unit| places.contains(&attacker.army.place(unit)));
    let fits = assault.guns || attackers.len() <= attack.from.far().capacity();
    let led = assault.leaders.within(assault.units) && assault.leaders.len() <= MOST_LEADERS;
    demand(
        attack.ride.is_none() && assault.order.is_some() && there && fits && led,
        "those who attack could not have been sent",
    )?;
    let post = if defence.blocked {
        Position::at(attack.from.opposite())
    } else {
        Position::reserve(attack.from.far())
    };
    let named = defence.named.and(defender.army.alive()).within(defender.army.at(post));
    let few = |units: Units| units.within(defence.named) && units.len() <= MOST_LEADERS;
    let led = few(defence.leaders) && few(defence.counter) && !defence.leaders.meets(defence.counter);
    demand(named && led, "those who defend could not have been named")?;
    let counted = assault.count == assault.units.len() && defence.count == defence.named.len();
    let steps = [assault.lost, assault.due, defence.lost, defence.countered];
    let results = [assault.initial, assault.result].map(i8::unsigned_abs);
    let small = steps.into_iter().chain(results).all(|number| number <= MOST_STEPS);
    demand(counted && small, "the numbers of the combat are wrong")
}

/// What the step itself speaks of.
fn check_step(defender: &Eyes<'_>, attack: &Attack) -> Result<(), String> {
    let flight = Flight {
        eyes: defender,
        from: attack.from,
    };
    let refuge = &attack.defence.refuge;
    match attack.step {
        AttackStep::RetreatLosses { at, .. } => demand(
            positions(attack).any(|position| position == at),
            "nobody pays for a retreat there",
        ),
        AttackStep::KeptInRetreat { .. } => demand(
            flight.check(refuge, Units::NONE).is_ok(),
            "those who retreat could not go there",
        ),
        // It is over, and only written down.
        AttackStep::Entry => Ok(()),
        AttackStep::Advance => demand(
            !attack.defence.blocked,
            "those who blocked the approach are there already",
        ),
        _ => demand(*refuge == UnitMap::default(), "nobody has retreated yet"),
    }
}
