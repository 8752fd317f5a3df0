//! What a legal answer does.

mod amend;
mod control;
mod correct;
mod fight;
mod maneuver;
mod orders;
mod record;

use table::{Dice, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::State;
use crate::step::Step;
use crate::verdict::Victor;

pub fn apply(state: &mut State, seat: Seat, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
    match action {
        Action::Weather { weather } => {
            state.position.weather = Some(*weather);
            out.push(Event::WeatherFound { weather: *weather });
            finish(state, seat);
        }
        Action::Arrive { units } => control::arrive(state, seat, units, out),
        Action::Rally { units } => control::rally(state, seat, units, out),
        Action::Chain { changes } => control::measure(state, seat, changes, out),
        Action::Roll => orders::roll(state, seat, dice, out),
        Action::Pass { die, to } => orders::pass(state, seat, *die, *to, out),
        Action::Place { die, general } => orders::place(state, seat, *die, *general, out),
        Action::Next { general } => maneuver::choose(state, *general, out),
        Action::Move {
            unit,
            formation,
            contact,
            also,
        } => maneuver::march(state, *unit, *formation, *contact, also, out),
        Action::MoveCommand { general, except } => maneuver::march_command(state, seat, *general, except, out),
        Action::Form { unit, formation } => {
            state.unit_mut(*unit).formation = *formation;
            state.unit_mut(*unit).moved = true;
            out.push(Event::Formed {
                unit: *unit,
                formation: *formation,
            });
        }
        Action::RoutMove { unit } => {
            state.unit_mut(*unit).rout_moved = true;
            state.unit_mut(*unit).moved = true;
            out.push(Event::RoutMoved { unit: *unit });
        }
        Action::MoveGeneral { general } => {
            state.general_mut(*general).moved = true;
            out.push(Event::GeneralMoved { general: *general });
        }
        Action::Mark { unit } => {
            state.unit_mut(*unit).marked = true;
            out.push(Event::Marked { unit: *unit });
        }
        Action::Rout { unit } => {
            record::put_to_rout(state, *unit);
            out.push(Event::PutToRout { unit: *unit });
        }
        Action::Reorder { unit } => {
            state.unit_mut(*unit).disordered = false;
            out.push(Event::Reordered { unit: *unit });
        }
        Action::Square { attempt } => fight::square(state, *attempt, out),
        Action::Evade { evades } => fight::evade(state, *evades, out),
        Action::Fire { unit, target } => {
            state.unit_mut(*unit).fired = true;
            state.unit_mut(*target).hit = true;
            out.push(Event::Fired {
                unit: *unit,
                target: *target,
            });
        }
        Action::Fight { by, on, also } => fight::begin(state, *by, *on, also, out),
        Action::Part { parted } => fight::part(state, *parted, out),
        Action::Done => {
            out.push(Event::Finished { seat });
            finish(state, seat);
        }
        Action::Rest => {
            state.position.resting.insert(seat);
            out.push(Event::Rested { seat });
            finish(state, seat);
        }
        Action::Wake => {
            state.position.resting.remove(&seat);
            out.push(Event::Woke { seat });
        }
        Action::Over => state.end_destroyed(out),
        Action::Verdict { victor } => verdict(state, seat, *victor, out),
        Action::Record { unit, record } => record::record(state, seat, *unit, *record, out),
        Action::LoseGeneral { general } => record::lose(state, seat, *general, out),
        Action::ReplaceGeneral { general, rating } => record::replace(state, seat, *general, *rating, out),
        Action::Oppose { mine, theirs } => record::oppose(state, seat, *mine, *theirs, dice, out),
        Action::Correct { thrown, value } => correct::ask(state, seat, *thrown, *value, out),
        Action::Amend { unit, mend } => amend::ask(state, seat, *unit, *mend, out),
        Action::Assent { assents } if state.position.amendment.is_some() => amend::assent(state, seat, *assents, out),
        Action::Assent { assents } => correct::assent(state, seat, *assents, out),
    }
    if state.second() {
        wake(state, seat, action);
        state.pass_by();
    }
    if !state.second() {
        state.end_destroyed(out);
    }
    state.advance(dice, out);
}

/// What the enemy does ends the rest of who wanted to do nothing more in this turn (P23).
fn wake(state: &mut State, seat: Seat, action: &Action) {
    let stirs = matches!(
        action,
        Action::Move { .. } | Action::MoveCommand { .. } | Action::Form { .. } | Action::Fire { .. }
    );
    if stirs {
        let enemies = state.seats_of(state.side_of(seat).other());
        enemies.for_each(|enemy| {
            state.position.resting.remove(&enemy);
        });
    }
}

/// The seat has nothing more to answer in this step.
fn finish(state: &mut State, seat: Seat) {
    state.position.pending.remove(&seat);
}

fn verdict(state: &mut State, seat: Seat, victor: Victor, out: &mut Vec<Event>) {
    state.position.verdicts.insert(seat, victor);
    out.push(Event::VerdictGiven { seat, victor });
    finish(state, seat);
    if !state.position.pending.is_empty() {
        return;
    }
    debug_assert_eq!(state.position.step, Step::Verdict);
    let agreed = state.position.verdicts.values().all(|&each| each == victor);
    match (agreed, victor) {
        (true, Victor::Nobody) => state.end(victor, "draw", out),
        (true, _) => state.end(victor, "victory", out),
        (false, _) => state.end(Victor::Nobody, "disputed", out),
    }
}
