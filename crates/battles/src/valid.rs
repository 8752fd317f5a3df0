//! Whether a position that was written down can be played.

use table::Seat;

use crate::answers::{amend, correct};
use crate::contact::Contact;
use crate::id::{GeneralId, UnitId};
use crate::order_die::Fate;
use crate::side::Side;
use crate::state::State;
use crate::step::Step;
use crate::throw::Thrown;

/// A die is told by its place, in a byte.
const MOST_DICE: usize = 255;

pub fn judge(state: &State) -> Result<(), String> {
    let position = &state.position;
    let units = position.units.keys().copied().eq(state.armies.unit_ids());
    let generals = position.generals.keys().copied().eq(state.armies.general_ids());
    demand(units && generals, "it names units or generals that there are not")?;
    demand(
        (1..=state.options.turns).contains(&position.turn),
        "the turn is not one of the match",
    )?;
    let after_roll = !matches!(
        position.step,
        Step::Weather | Step::Arrive | Step::Rally | Step::Chain | Step::Roll | Step::Verdict
    );
    demand(
        !after_roll || position.initiative.is_some(),
        "nobody has the initiative in a step that needs it",
    )?;
    let seats = || state.seats();
    let is_seat = |seat: table::Seat| seats().any(|each| each == seat);
    demand(position.pending.iter().all(|&seat| is_seat(seat)), "nobody sits there")?;
    for (id, unit) in &position.units {
        let spec = state.armies.unit(*id);
        demand(
            spec.arm.formations().contains(&unit.formation),
            "a unit is in a formation of another arm",
        )?;
        demand(
            unit.figures <= spec.figures,
            "a unit has more figures than it began with",
        )?;
    }
    let hosts = position
        .generals
        .iter()
        .filter_map(|(&id, general)| Some((id, general.attached?)));
    for (general, unit) in hosts {
        let same = state.armies.has_unit(unit) && state.side(unit) == state.armies.general(general).side;
        demand(same, "a general is attached to a unit that is not his side's")?;
    }
    for die in &position.dice {
        let known = match die.fate {
            Fate::Held { seat } => is_seat(seat),
            Fate::Placed { general } | Fate::Lost { general } => is_general(state, general, die.side),
            Fate::Discarded | Fate::Unused => true,
        };
        let faces = (1..=6).contains(&die.rolled) && (1..=6).contains(&die.face);
        demand(
            known && faces && is_general(state, die.by, die.side),
            "there is no such die",
        )?;
    }
    let fighting = position.contacts.iter().chain(&position.combat);
    for Contact { by, on, .. } in fighting {
        demand(opposed(state, *by, *on), "units of one side are in contact")?;
    }
    for interrupt in &position.interrupts {
        demand(
            opposed(state, interrupt.by(), interrupt.unit()),
            "a unit is charged by its own side",
        )?;
    }
    let throws = &position.throws;
    demand(
        throws.iter().all(|throw| is_seat(throw.seat)),
        "nobody threw those dice",
    )?;
    if let Some(correction) = &position.correction {
        let thrown = match correction.thrown {
            Thrown::Order { die } => state.die(die).is_some(),
            Thrown::Mine { throw } | Thrown::Theirs { throw } => usize::from(throw) < throws.len(),
        };
        let waits = !correction.awaits.is_empty() && correction.awaits.iter().all(|&seat| is_seat(seat));
        demand(thrown && waits, "there is nothing to correct")?;
    }
    demand(
        position.commands.iter().all(|&id| state.armies.has_general(id)),
        "there is no such command",
    )?;
    if state.second() { sense(state) } else { Ok(()) }
}

/// What positions of the first version of the rules could hold though it makes no sense.
fn sense(state: &State) -> Result<(), String> {
    let position = &state.position;
    let is_seat = |seat: Seat| state.seats().any(|each| each == seat);
    demand(position.outcome.is_none(), "the battle is over in it")?;
    demand(
        position.dice.len() <= MOST_DICE && position.throws.len() <= MOST_DICE,
        "it has more dice than can be told apart",
    )?;
    let chiefs = Side::BOTH.map(|side| state.chief(side));
    let said = position.verdicts.keys();
    demand(
        said.len() < chiefs.len() && said.clone().all(|seat| chiefs.contains(seat)),
        "somebody says who has won who does not, or all have",
    )?;
    demand(
        position.verdicts.is_empty() || position.step == Step::Verdict,
        "somebody says who has won before the last turn is over",
    )?;
    demand(
        position.resting.iter().all(|&seat| is_seat(seat)),
        "nobody who sits there rests",
    )?;
    let fighting = position.combat.is_some() || position.joined.is_empty();
    demand(
        fighting && position.joined.iter().all(|&unit| state.armies.has_unit(unit)),
        "there is no combat to fight along in",
    )?;
    demand(
        position.correction.is_none() || position.amendment.is_none(),
        "two things are to be corrected at once",
    )?;
    if let Some(correction) = &position.correction {
        let mut asked = state.clone();
        asked.position.correction = None;
        demand(
            correct::may_correct(&asked, correction.seat, correction.thrown, correction.value).is_ok()
                && !correction.awaits.contains(&correction.seat),
            "there is nothing to correct",
        )?;
    }
    if let Some(amendment) = &position.amendment {
        let mut asked = state.clone();
        asked.position.amendment = None;
        let waits = !amendment.awaits.is_empty() && amendment.awaits.iter().all(|&seat| is_seat(seat));
        demand(
            waits
                && is_seat(amendment.seat)
                && !amendment.awaits.contains(&amendment.seat)
                && amend::may_mend(&asked, amendment.seat, amendment.unit, amendment.mend).is_ok(),
            "there is nothing to amend",
        )?;
    }
    Ok(())
}

fn is_general(state: &State, general: GeneralId, side: Side) -> bool {
    state.armies.has_general(general) && state.armies.general(general).side == side
}

fn opposed(state: &State, one: UnitId, other: UnitId) -> bool {
    state.armies.has_unit(one) && state.armies.has_unit(other) && state.side(one) != state.side(other)
}

fn demand(holds: bool, why: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why.to_owned()) }
}
