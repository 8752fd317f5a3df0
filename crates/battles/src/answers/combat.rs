//! Which combat comes next, and who fights in it (B4.4, P21).

use std::collections::BTreeSet;

use table::{Choices, Seat};

use super::drafts::Next;
use crate::action::Action;
use crate::contact::Contact;
use crate::event::Event;
use crate::id::UnitId;
use crate::pick::Pick;
use crate::refusal::{Deed, Judged, Refusal};
use crate::state::State;
use crate::step::Step;

pub fn check(state: &State, seat: Seat, action: &Action) -> Judged {
    let Action::Fight { by, on, also } = action else {
        return Err(Refusal::OtherAnswer);
    };
    choosing(state, seat, false)?;
    let mut left = state.to_fight();
    match left.any(|contact| contact.by == *by && contact.on == *on) {
        true => may_join(state, *by, *on, also),
        false => Err(Refusal::NoSuchThing),
    }
}

/// Who has the initiative chooses the combats, and says how each came out.
pub fn choosing(state: &State, seat: Seat, fighting: bool) -> Judged {
    let combat = matches!(state.position.step, Step::Combat | Step::PursuitCombat);
    let deed = match state.position.step {
        Step::Combat => Deed::ChooseCombat,
        Step::PursuitCombat => Deed::ChoosePursuitCombat,
        _ => Deed::Other,
    };
    state.in_step_for(seat, combat && state.position.combat.is_some() == fighting, deed)
}

/// Two units may fight on a side (P21): who joins touches an enemy that fights in it, by a contact still to be fought.
fn may_join(state: &State, by: UnitId, on: UnitId, also: &BTreeSet<UnitId>) -> Judged {
    if also.is_empty() {
        return Ok(());
    }
    if !state.second() {
        return Err(Refusal::OtherAnswer);
    }
    let mut fighting = vec![by, on];
    let touches = |fighting: &[UnitId], unit: UnitId| {
        let mut contacts = state.to_fight().filter(|contact: &&Contact| contact.holds(unit));
        contacts.any(|contact| fighting.iter().any(|&other| other != unit && contact.holds(other)))
    };
    let mut left: Vec<UnitId> = also.iter().copied().collect();
    // One who joins may touch only the other one who joins, so that it takes two rounds.
    for _ in 0..2 {
        let (joins, stays): (Vec<_>, Vec<_>) = left.iter().partition(|&&unit| touches(&fighting, unit));
        fighting.extend(joins);
        left = stays;
    }
    let sides = [by, on].map(|unit| state.side(unit));
    let known = |unit: UnitId| unit != by && unit != on && state.armies.has_unit(unit);
    for &unit in also {
        if !known(unit) {
            return Err(Refusal::DoesNotJoin { unit });
        }
        let beside = also
            .iter()
            .filter(|&&other| known(other) && state.side(other) == state.side(unit));
        if left.contains(&unit) || beside.count() > 1 || !sides.contains(&state.side(unit)) {
            return Err(Refusal::DoesNotJoin { unit });
        }
    }
    Ok(())
}

pub fn choices(state: &State, seat: Seat, draft: &[Pick]) -> Next {
    let joined = draft.iter().filter_map(|pick| match pick {
        Pick::Join { unit } => Some(*unit),
        _ => None,
    });
    let joined: BTreeSet<UnitId> = joined.collect();
    if let Some(&Pick::Fight { by, on }) = draft.last() {
        let also = joined;
        return Choices::Whole(Action::Fight { by, on, also });
    }
    let fights = |also: &BTreeSet<UnitId>| {
        let all = state.to_fight().map(|&Contact { by, on, .. }| (by, on));
        let legal = all.filter(|&(by, on)| {
            let also = also.clone();
            check(state, seat, &Action::Fight { by, on, also }).is_ok()
        });
        legal.collect::<Vec<_>>()
    };
    let joins = state.armies.unit_ids().filter(|&unit| {
        let mut more = joined.clone();
        more.insert(unit) && !fights(&more).is_empty()
    });
    let joins = joins.map(|unit| Pick::Join { unit });
    let fights = fights(&joined).into_iter().map(|(by, on)| Pick::Fight { by, on });
    Choices::Next(fights.chain(joins).collect())
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Fight { by, on, also } = action else {
        return None;
    };
    let joined = also.iter().map(|&unit| Pick::Join { unit });
    Some(joined.chain([Pick::Fight { by: *by, on: *on }]).collect())
}

pub fn apply(state: &mut State, by: UnitId, on: UnitId, also: &BTreeSet<UnitId>, out: &mut Vec<Event>) {
    state.position.combat = Some(Contact { by, on, fought: false });
    if !also.is_empty() {
        state.position.joined = [by, on].into_iter().chain(also.iter().copied()).collect();
    }
    for &unit in [by, on].iter().chain(also) {
        state.unit_mut(unit).hit = true;
    }
    let also = also.clone();
    out.push(Event::CombatBegan { by, on, also });
}
