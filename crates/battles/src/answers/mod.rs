//! One ask a file: what is a legal answer (`check`), how it is picked (`choices`, `path`), and what it does (`apply`).
//! Everything is open, so what is legal is judged by the state itself.

pub mod amend;
pub mod arrive;
mod assent;
mod assign;
pub mod chain;
mod combat;
pub mod correct;
mod done;
mod drafts;
mod evade;
pub mod fire;
mod mark;
mod movement;
mod next;
mod oppose;
mod over;
mod part;
pub mod rally;
mod record;
pub mod reorder;
mod resting;
mod roll;
pub mod rout;
pub mod split;
mod square;
mod tail;
mod verdict;
mod weather;

use table::{Choices, Dice, Seat};

use crate::action::Action;
use crate::ask::Ask;
use crate::event::Event;
use crate::pick::Pick;
use crate::refusal::{Judged, Refusal};
use crate::state::State;
use crate::step::Step;
use crate::view::View;

pub fn check(view: &View, ask: &Ask, action: &Action) -> Judged {
    let seat = view.me.ok_or(Refusal::NotYours)?;
    let state = &view.state;
    square::must_try(ask, action)?;
    if state.second() {
        state.settle_first(action)?;
    }
    match judge(state, seat, ask, action) {
        // Who acts out of turn hears the rule that stands in his way.
        Err(Refusal::OtherAnswer) => judge_by_itself(state, seat, action).and(Err(Refusal::OtherAnswer)),
        judged => judged,
    }
}

fn judge(state: &State, seat: Seat, ask: &Ask, action: &Action) -> Judged {
    match ask {
        Ask::Weather => weather::check(state, seat, action),
        Ask::Arrive => arrive::check(state, seat, action),
        Ask::Rally => rally::check(state, seat, action),
        Ask::Chain => chain::check(state, seat, action),
        Ask::Roll { .. } | Ask::OwnDice { .. } => roll::check(state, seat, action),
        Ask::Split => split::check(state, seat, action),
        Ask::Assign => assign::check(state, seat, action),
        Ask::Next { .. } => next::check(state, seat, action),
        Ask::Move { .. } | Ask::React | Ask::CounterReact | Ask::Pursue | Ask::CounterPursue => {
            movement::check(state, seat, action)
        }
        Ask::Tail => tail::check(state, seat, action),
        Ask::Mark => mark::check(state, seat, action),
        Ask::Rout => rout::check(state, seat, action),
        Ask::Reorder => reorder::check(state, seat, action),
        Ask::Fire | Ask::PursuitFire => fire::check(state, seat, action),
        Ask::Combat => combat::check(state, seat, action),
        Ask::Part { .. } => part::check(state, seat, action),
        Ask::Square { .. } => square::check(state, seat, action),
        Ask::Evade { .. } => evade::check(state, seat, action),
        Ask::Verdict => verdict::check(state, seat, action),
        Ask::Over => over::check(state, seat, action),
        Ask::Assent { .. } | Ask::AssentRecord { .. } => assent::check(state, seat, action),
        Ask::Record => record::check(state, seat, action),
        Ask::Oppose => oppose::check(state, seat, action),
        Ask::Correct => correct::check(state, seat, action),
        Ask::Amend => amend::check(state, seat, action),
        Ask::Resting => resting::check(state, seat, action),
    }
}

/// As if it were the answer to what it does answer.
fn judge_by_itself(state: &State, seat: Seat, action: &Action) -> Judged {
    match action {
        Action::Weather { .. } => weather::check(state, seat, action),
        Action::Arrive { .. } => arrive::check(state, seat, action),
        Action::Rally { .. } => rally::check(state, seat, action),
        Action::Chain { .. } => chain::check(state, seat, action),
        Action::Roll => roll::check(state, seat, action),
        Action::Pass { .. } => split::check(state, seat, action),
        Action::Place { .. } => assign::check(state, seat, action),
        Action::Next { .. } => next::check(state, seat, action),
        Action::Move { .. } | Action::MoveCommand { .. } => movement::check(state, seat, action),
        Action::Form { .. } | Action::RoutMove { .. } | Action::MoveGeneral { .. } => tail::check(state, seat, action),
        Action::Mark { .. } => mark::check(state, seat, action),
        Action::Rout { .. } => rout::check(state, seat, action),
        Action::Reorder { .. } => reorder::check(state, seat, action),
        Action::Fire { .. } => fire::check(state, seat, action),
        Action::Fight { .. } => combat::check(state, seat, action),
        Action::Part { .. } => part::check(state, seat, action),
        Action::Square { .. } => square::check(state, seat, action),
        Action::Evade { .. } => evade::check(state, seat, action),
        Action::Done | Action::Rest => done::check(state, seat, action),
        Action::Verdict { .. } => verdict::check(state, seat, action),
        Action::Over => over::check(state, seat, action),
        Action::Assent { .. } => assent::check(state, seat, action),
        Action::Record { .. } | Action::LoseGeneral { .. } | Action::ReplaceGeneral { .. } => {
            record::check(state, seat, action)
        }
        Action::Oppose { .. } => oppose::check(state, seat, action),
        Action::Correct { .. } => correct::check(state, seat, action),
        Action::Amend { .. } => amend::check(state, seat, action),
        Action::Wake => resting::check(state, seat, action),
    }
}

pub fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(seat) = view.me else {
        return Choices::Next(Vec::new());
    };
    let state = &view.state;
    match ask {
        Ask::Weather => weather::choices(state, seat, draft),
        Ask::Arrive => arrive::choices(state, seat, draft),
        Ask::Rally => rally::choices(state, seat, draft),
        Ask::Chain => chain::choices(state, seat, draft),
        Ask::Roll { .. } | Ask::OwnDice { .. } => roll::choices(state, seat, draft),
        Ask::Split => split::choices(state, seat, draft),
        Ask::Assign => assign::choices(state, seat, draft),
        Ask::Next { .. } => next::choices(state, seat, draft),
        Ask::Move { .. } | Ask::React | Ask::CounterReact | Ask::Pursue | Ask::CounterPursue => {
            movement::choices(state, seat, draft)
        }
        Ask::Tail => tail::choices(state, seat, draft),
        Ask::Mark => mark::choices(state, seat, draft),
        Ask::Rout => rout::choices(state, seat, draft),
        Ask::Reorder => reorder::choices(state, seat, draft),
        Ask::Fire | Ask::PursuitFire => fire::choices(state, seat, draft),
        Ask::Combat => combat::choices(state, seat, draft),
        Ask::Part { .. } => part::choices(state, seat, draft),
        Ask::Square { .. } => square::choices(state, seat, draft),
        Ask::Evade { .. } => evade::choices(state, seat, draft),
        Ask::Verdict => verdict::choices(state, seat, draft),
        Ask::Over => over::choices(state, seat, draft),
        Ask::Assent { .. } | Ask::AssentRecord { .. } => assent::choices(state, seat, draft),
        Ask::Record => record::choices(state, seat, draft),
        Ask::Oppose => oppose::choices(draft),
        Ask::Correct => correct::choices(state, seat, draft),
        Ask::Amend => amend::choices(state, seat, draft),
        Ask::Resting => resting::choices(state, seat, draft),
    }
}

/// The picks that build an action, if it can answer such an ask.
pub fn path(ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
    match ask {
        Ask::Weather => weather::path(action),
        Ask::Arrive => arrive::path(action),
        Ask::Rally => rally::path(action),
        Ask::Chain => chain::path(action),
        Ask::Roll { .. } | Ask::OwnDice { .. } => roll::path(action),
        Ask::Split => split::path(action),
        Ask::Assign => assign::path(action),
        Ask::Next { .. } => next::path(action),
        Ask::Move { .. } | Ask::React | Ask::CounterReact | Ask::Pursue | Ask::CounterPursue => movement::path(action),
        Ask::Tail => tail::path(action),
        Ask::Mark => mark::path(action),
        Ask::Rout => rout::path(action),
        Ask::Reorder => reorder::path(action),
        Ask::Fire | Ask::PursuitFire => fire::path(action),
        Ask::Combat => combat::path(action),
        Ask::Part { .. } => part::path(action),
        Ask::Square { .. } => square::path(action),
        Ask::Evade { .. } => evade::path(action),
        Ask::Verdict => verdict::path(action),
        Ask::Over => over::path(action),
        Ask::Assent { .. } | Ask::AssentRecord { .. } => assent::path(action),
        Ask::Record => record::path(action),
        Ask::Oppose => oppose::path(action),
        Ask::Correct => correct::path(action),
        Ask::Amend => amend::path(action),
        Ask::Resting => resting::path(action),
    }
}

pub fn apply(state: &mut State, seat: Seat, ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
    take(state, seat, ask, action, dice, out);
    if state.second() {
        wake(state, seat, action);
        state.pass_by();
    } else {
        state.end_destroyed(out);
    }
    state.advance(dice, out);
}

fn take(state: &mut State, seat: Seat, ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
    match (ask, action) {
        (Ask::Weather, Action::Weather { weather }) => weather::apply(state, seat, *weather, out),
        (Ask::Arrive, Action::Arrive { units }) => arrive::apply(state, seat, units, out),
        (Ask::Rally, Action::Rally { units }) => rally::apply(state, seat, units, out),
        (Ask::Chain, Action::Chain { changes }) => chain::apply(state, seat, changes, out),
        (Ask::Roll { .. } | Ask::OwnDice { .. }, Action::Roll) => roll::apply(state, seat, dice, out),
        (Ask::Split, action) => split::apply(state, seat, action, out),
        (Ask::Assign, action) => assign::apply(state, seat, action, out),
        (Ask::Next { .. }, Action::Next { general }) => next::apply(state, *general, out),
        (Ask::Move { .. } | Ask::React | Ask::CounterReact | Ask::Pursue | Ask::CounterPursue, action) => {
            movement::apply(state, seat, action, out);
        }
        (Ask::Tail, action) => tail::apply(state, seat, action, out),
        (Ask::Mark, action) => mark::apply(state, seat, action, out),
        (Ask::Rout, action) => rout::apply(state, seat, action, out),
        (Ask::Reorder, action) => reorder::apply(state, seat, action, out),
        (Ask::Fire | Ask::PursuitFire, action) => fire::apply(state, seat, action, out),
        (Ask::Combat, Action::Fight { by, on, also }) => combat::apply(state, *by, *on, also, out),
        (Ask::Part { .. }, Action::Part { parted }) => part::apply(state, *parted, out),
        (Ask::Square { .. }, Action::Square { attempt }) => square::apply(state, *attempt, out),
        (Ask::Evade { .. }, Action::Evade { evades }) => evade::apply(state, *evades, out),
        (Ask::Verdict, Action::Verdict { victor }) => verdict::apply(state, seat, *victor, out),
        (Ask::Over, Action::Over) => over::apply(state, out),
        (Ask::Assent { .. } | Ask::AssentRecord { .. }, Action::Assent { assents }) => {
            assent::apply(state, seat, *assents, out);
        }
        (Ask::Record, action) => record::apply(state, seat, action, out),
        (Ask::Oppose, Action::Oppose { mine, theirs }) => oppose::apply(state, seat, *mine, *theirs, dice, out),
        (Ask::Correct, Action::Correct { thrown, value }) => correct::apply(state, seat, *thrown, *value, out),
        (Ask::Amend, Action::Amend { unit, mend }) => amend::apply(state, seat, *unit, *mend, out),
        (Ask::Resting, Action::Wake) => resting::apply(state, seat, out),
        _ => unreachable!("check lets no other answer through"),
    }
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

pub fn typed_dice(view: &View, ask: &Ask, action: &Action) -> Option<Vec<u32>> {
    match ask {
        _ if !view.state.options.typed_dice => None,
        Ask::Roll { dice } | Ask::OwnDice { dice } => roll::typed_dice(*dice, action),
        Ask::Oppose => oppose::typed_dice(action),
        _ => None,
    }
}

/// Whether the seat has anything to do in the step that is being played but to end it. If not, the step goes by without
/// it.
pub fn can_act(state: &State, seat: Seat) -> bool {
    let picks = match state.position.step {
        Step::Split { .. } => split::first(state, seat),
        Step::Assign { .. } => assign::first(state, seat),
        Step::Move { .. }
        | Step::React { .. }
        | Step::CounterReact { .. }
        | Step::Pursue { .. }
        | Step::CounterPursue { .. } => movement::first(state, seat),
        Step::Tail { .. } => tail::first(state, seat),
        Step::Mark { .. } => mark::first(state, seat),
        Step::Rout { .. } | Step::RoutAgain { .. } => rout::first(state, seat),
        Step::Reorder { .. } => reorder::first(state, seat),
        Step::Fire { .. } | Step::PursuitFire { .. } => fire::first(state, seat),
        _ => Vec::new(),
    };
    !picks.is_empty()
}
