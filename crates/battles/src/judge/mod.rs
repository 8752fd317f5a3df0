//! The one judge of answers. What is asked does not matter here, only what is right: an answer to another question is
//! refused by the rule that stands in its way, so that who acts out of turn hears why.

mod amend;
mod control;
mod correct;
mod fight;
mod maneuver;
mod mark;
mod orders;
mod record;
mod tail;

use table::Seat;

use crate::action::Action;
use crate::ask::Ask;
use crate::contact::Interrupt;
use crate::refusal::{Deed, Refusal};
use crate::state::State;
use crate::step::Step;

pub use amend::{amendable, may_mend};
pub use control::{arrival_open, chain_open, due, may_arrive, may_measure, may_rally};
pub use correct::{correctable, faces, may_correct};
pub use fight::{may_fire, may_hit, may_join};
pub use maneuver::{may_contact, may_form, may_move, movable};
pub use mark::{due_to_reorder, may_mark, may_reorder, may_rout, may_still_rout};
pub use orders::{can_place, may_keep, may_pass, may_place};
pub use record::{MOST_ENTRIES, MOST_MODIFIER, may_lose, may_record, may_replace};
pub use tail::{may_defend, may_move_general, may_rout_move};

pub type Judged = Result<(), Refusal>;

pub fn check(state: &State, seat: Option<Seat>, ask: &Ask, action: &Action) -> Judged {
    let seat = seat.ok_or(Refusal::NotYours)?;
    if fits(state, ask, action) {
        return judge(state, seat, action);
    }
    match (ask, action) {
        (Ask::Square { .. }, Action::Done | Action::Evade { .. }) => Err(Refusal::MustTrySquare),
        _ => judge(state, seat, action).and(Err(Refusal::OtherAnswer)),
    }
}

fn fits(state: &State, ask: &Ask, action: &Action) -> bool {
    match ask {
        Ask::Weather => matches!(action, Action::Weather { .. }),
        Ask::Arrive => matches!(action, Action::Arrive { .. }),
        Ask::Rally => matches!(action, Action::Rally { .. }),
        Ask::Chain => matches!(action, Action::Chain { .. }),
        Ask::Roll { .. } | Ask::OwnDice { .. } => matches!(action, Action::Roll),
        Ask::Split => matches!(action, Action::Pass { .. } | Action::Done | Action::Rest),
        Ask::Assign => matches!(action, Action::Place { .. } | Action::Done | Action::Rest),
        Ask::Next { .. } => matches!(action, Action::Next { .. }),
        Ask::Move { .. } => matches!(
            action,
            Action::Move { .. } | Action::MoveCommand { .. } | Action::Done | Action::Rest
        ),
        Ask::React | Ask::CounterReact | Ask::Pursue | Ask::CounterPursue => {
            matches!(action, Action::Move { .. } | Action::Done | Action::Rest)
        }
        Ask::Tail => matches!(
            action,
            Action::Form { .. } | Action::RoutMove { .. } | Action::MoveGeneral { .. } | Action::Done | Action::Rest
        ),
        Ask::Mark => matches!(action, Action::Mark { .. } | Action::Done | Action::Rest),
        // What nobody waits for needs no end.
        Ask::Rout if state.second() => matches!(action, Action::Rout { .. }),
        Ask::Rout => matches!(action, Action::Rout { .. } | Action::Done),
        Ask::Reorder => matches!(action, Action::Reorder { .. } | Action::Done),
        Ask::Fire | Ask::PursuitFire => matches!(action, Action::Fire { .. } | Action::Done | Action::Rest),
        Ask::Combat => matches!(action, Action::Fight { .. }),
        Ask::Part { .. } => matches!(action, Action::Part { .. }),
        Ask::Square { .. } => matches!(action, Action::Square { .. }),
        Ask::Evade { .. } => matches!(action, Action::Evade { .. }),
        Ask::Over => matches!(action, Action::Over),
        Ask::Verdict => matches!(action, Action::Verdict { .. }),
        Ask::Assent { .. } | Ask::AssentRecord { .. } => matches!(action, Action::Assent { .. }),
        Ask::Record => matches!(
            action,
            Action::Record { .. } | Action::LoseGeneral { .. } | Action::ReplaceGeneral { .. }
        ),
        Ask::Oppose => matches!(action, Action::Oppose { .. }),
        Ask::Correct => matches!(action, Action::Correct { .. }),
        Ask::Amend => matches!(action, Action::Amend { .. }),
        Ask::Resting => matches!(action, Action::Wake),
    }
}

fn judge(state: &State, seat: Seat, action: &Action) -> Judged {
    if state.second() {
        settled_first(state, action)?;
    }
    match action {
        Action::Weather { .. } => in_step(state, seat, state.position.step == Step::Weather),
        Action::Arrive { units } => {
            control::arriving(state, seat, units)?;
            units.iter().try_for_each(|&unit| may_arrive(state, seat, unit))
        }
        Action::Rally { units } => {
            in_step(state, seat, state.position.step == Step::Rally)?;
            units.iter().try_for_each(|&unit| may_rally(state, seat, unit))
        }
        Action::Chain { changes } => {
            control::measuring(state, seat, changes)?;
            control::judge_changes(state, seat, changes)
        }
        Action::Roll => orders::judge_roll(state, seat),
        Action::Pass { die, to } => may_pass(state, seat, *die, *to),
        Action::Place { die, general } => may_place(state, seat, *die, *general),
        Action::Next { general } => maneuver::judge_next(state, seat, *general),
        Action::Move {
            unit,
            formation,
            contact,
            also,
        } => {
            may_move(state, seat, *unit)?;
            may_form(state, *unit, *formation)?;
            may_contact(state, *unit, *contact)?;
            maneuver::judge_also(state, *unit, *contact, also)
        }
        Action::MoveCommand { general, except } => maneuver::judge_command(state, seat, *general, except),
        Action::Form { unit, formation } => may_defend(state, seat, *unit, *formation),
        Action::RoutMove { unit } => may_rout_move(state, seat, *unit),
        Action::MoveGeneral { general } => may_move_general(state, seat, *general),
        Action::Mark { unit } => may_mark(state, seat, *unit),
        Action::Rout { unit } => may_rout(state, seat, *unit),
        Action::Reorder { unit } => may_reorder(state, seat, *unit),
        Action::Square { .. } | Action::Evade { .. } => fight::judge_interrupt(state, seat, action),
        Action::Fire { unit, target } => {
            may_fire(state, seat, *unit)?;
            may_hit(state, *unit, *target)
        }
        Action::Fight { by, on, also } => fight::judge_fight(state, seat, *by, *on, also),
        Action::Part { .. } => fight::judge_part(state, seat),
        Action::Done => judge_done(state, seat),
        Action::Rest if state.second() => judge_done(state, seat),
        Action::Rest => Err(Refusal::OtherAnswer),
        Action::Wake => match state.position.resting.contains(&seat) {
            true => Ok(()),
            false => Err(Refusal::NotResting),
        },
        Action::Over => match state.all_but_over() && seat == state.told_over() {
            true => Ok(()),
            false => in_step(state, seat, false),
        },
        Action::Verdict { .. } => in_step(state, seat, state.position.step == Step::Verdict),
        Action::Record { unit, record } => may_record(state, seat, *unit, *record),
        Action::LoseGeneral { general } => may_lose(state, seat, *general),
        Action::ReplaceGeneral { general, .. } => may_replace(state, seat, *general),
        Action::Oppose { mine, theirs } => record::judge_oppose(state, seat, *mine, *theirs),
        Action::Correct { thrown, value } => may_correct(state, seat, *thrown, *value),
        Action::Amend { unit, mend } => may_mend(state, seat, *unit, *mend),
        Action::Assent { .. } => correct::judge_assent(state, seat),
    }
}

fn judge_done(state: &State, seat: Seat) -> Judged {
    let may_stop = !matches!(
        state.position.step,
        Step::Weather
            | Step::Arrive
            | Step::Rally
            | Step::Chain
            | Step::Roll
            | Step::OwnDice { .. }
            | Step::Next { .. }
            | Step::Combat
            | Step::PursuitCombat
            | Step::Verdict
    );
    in_step(state, seat, may_stop)
}

/// It is the right step, the seat has not finished with it, and nothing else has to be settled first.
fn in_step(state: &State, seat: Seat, right: bool) -> Judged {
    in_step_for(state, seat, right, Deed::Other)
}

fn in_step_for(state: &State, seat: Seat, right: bool, deed: Deed) -> Judged {
    if right && settled(state) && state.pending(seat) {
        Ok(())
    } else {
        let step = state.position.step;
        Err(Refusal::OutOfStep { deed, step })
    }
}

/// No square, evasion or correction is waited for.
fn settled(state: &State) -> bool {
    state.position.interrupts.is_empty() && !state.correcting()
}

/// What is waited for is named to who wants to do something else (P19).
fn settled_first(state: &State, action: &Action) -> Judged {
    if state.correcting() && !matches!(action, Action::Assent { .. }) {
        return Err(Refusal::CorrectionFirst);
    }
    let entry = matches!(
        action,
        Action::Record { .. }
            | Action::LoseGeneral { .. }
            | Action::ReplaceGeneral { .. }
            | Action::Oppose { .. }
            | Action::Correct { .. }
            | Action::Amend { .. }
            | Action::Assent { .. }
    );
    match (state.position.interrupts.first(), action) {
        _ if entry => Ok(()),
        (None, _) | (Some(Interrupt::Square { .. }), Action::Square { .. }) => Ok(()),
        (Some(Interrupt::Evade { .. }), Action::Evade { .. }) => Ok(()),
        (Some(&Interrupt::Square { unit, by }), _) => Err(Refusal::SquareFirst { unit, by }),
        (Some(&Interrupt::Evade { unit, by }), _) => Err(Refusal::EvasionFirst { unit, by }),
    }
}
