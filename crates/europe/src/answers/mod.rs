//! One ask a file: what is a legal answer (`check`), how it is picked (`choices`, `path`), and what it does (`apply`). What
//! is legal is judged by what the player knows.

mod alliance;
mod arrange;
mod award;
mod battle;
mod choose;
mod deploy;
mod exchange;
mod hit;
mod join;
mod lines;
mod movement;
mod place;
mod produce;
mod propose;
mod rally;
mod retreat;
mod share;
mod trade;
mod turn;
mod withdrawal;

pub use movement::sea_limit;
pub use retreat::ways_out;

use table::{Choices, Dice, Seat};

use crate::action::Action;
use crate::ask::Ask;
use crate::board::Nation;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::force::Forces;
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::resolve::Course;
use crate::selection::{Selected, Selection};
use crate::state::State;
use crate::view::View;

pub fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
    let Some(me) = view.me else {
        return Err(Refusal::OtherAnswer);
    };
    match *ask {
        Ask::Choose => choose::check(view, action),
        Ask::Place => place::check(view, me, action),
        Ask::Turn => turn::check(view, me, action),
        Ask::Join => join::check(view, action),
        Ask::Move => movement::check(view, me, action),
        Ask::Battle => battle::check(view, action),
        Ask::Deploy => deploy::check(view, me, action),
        Ask::Arrange => arrange::check(view, me, action),
        Ask::Hit { hits, pursuit } => hit::check(view, hits, pursuit, action),
        Ask::Rally { pieces } => rally::check(view, me, pieces, action),
        Ask::Retreat => retreat::check(view, me, action),
        Ask::Award => award::check(view, action),
        Ask::Produce => produce::check(view, me, action),
        Ask::Propose => propose::check(view, me, action),
        Ask::Alliance { .. } => alliance::check(action),
        Ask::Trade => trade::check(view, me, action),
        Ask::Exchange { from, to } => exchange::check(view, from, to, action),
        Ask::Share => share::check(action),
        Ask::WithdrawProposal { .. } | Ask::WithdrawOffer { .. } | Ask::WithdrawPlace | Ask::WithdrawLines => {
            withdrawal::check(action)
        }
    }
}

pub fn choices(view: &View, ask: &Ask, draft: &[Pick]) -> Choices<Pick, Action> {
    let Some(me) = view.me else {
        return Choices::Next(Vec::new());
    };
    match *ask {
        Ask::Choose => choose::choices(view, draft),
        Ask::Place => place::choices(view, me, draft),
        Ask::Turn => turn::choices(view, me, draft),
        Ask::Join => join::choices(view, draft),
        Ask::Move => movement::choices(view, me, draft),
        Ask::Battle => battle::choices(view, draft),
        Ask::Deploy => deploy::choices(view, me, draft),
        Ask::Arrange => arrange::choices(view, me, draft),
        Ask::Hit { hits, pursuit } => hit::choices(view, hits, pursuit, draft),
        Ask::Rally { pieces } => rally::choices(view, me, pieces, draft),
        Ask::Retreat => retreat::choices(view, me, draft),
        Ask::Award => award::choices(view, draft),
        Ask::Produce => produce::choices(view, me, draft),
        Ask::Propose => propose::choices(view, me, draft),
        Ask::Alliance { .. } => alliance::choices(draft),
        Ask::Trade => trade::choices(view, me, draft),
        Ask::Exchange { from, to } => exchange::choices(view, from, to, draft),
        Ask::Share => share::choices(draft),
        Ask::WithdrawProposal { .. } | Ask::WithdrawOffer { .. } | Ask::WithdrawPlace | Ask::WithdrawLines => {
            withdrawal::choices(draft)
        }
    }
}

/// The picks that build an action, if it can answer such an ask.
pub fn path(ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
    match ask {
        Ask::Choose => choose::path(action),
        Ask::Place => place::path(action),
        Ask::Turn => turn::path(action),
        Ask::Join => join::path(action),
        Ask::Move => movement::path(action),
        Ask::Battle => battle::path(action),
        Ask::Deploy => deploy::path(action),
        Ask::Arrange => arrange::path(action),
        Ask::Hit { .. } => hit::path(action),
        Ask::Rally { .. } => rally::path(action),
        Ask::Retreat => retreat::path(action),
        Ask::Award => award::path(action),
        Ask::Produce => produce::path(action),
        Ask::Propose => propose::path(action),
        Ask::Alliance { .. } => alliance::path(action),
        Ask::Trade => trade::path(action),
        Ask::Exchange { .. } => exchange::path(action),
        Ask::Share => share::path(action),
        Ask::WithdrawProposal { .. } | Ask::WithdrawOffer { .. } | Ask::WithdrawPlace | Ask::WithdrawLines => {
            withdrawal::path(action)
        }
    }
}

pub fn apply(state: &mut State, seat: Seat, ask: &Ask, action: &Action, dice: &mut Dice, out: &mut Vec<Event>) {
    let course = &mut Course { state, dice, out };
    match (ask, action) {
        (Ask::Choose, &Action::Choose { nation }) => choose::apply(course, seat, nation),
        (Ask::Place, &Action::Place { nation, region, pieces }) => place::apply(course, seat, nation, region, pieces),
        (Ask::Turn, action) => turn::apply(course, seat, action),
        (Ask::Join, action) => join::apply(course, seat, action),
        (Ask::Move, action) => movement::apply(course, seat, action),
        (Ask::Battle, &Action::Fight { region }) => battle::apply(course, region),
        (Ask::Deploy, Action::Line { front }) => deploy::apply(course, seat, front),
        (Ask::Arrange, action) => arrange::apply(course, seat, action),
        (Ask::Hit { pursuit, .. }, Action::Hit { pieces }) => hit::apply(course, pieces, *pursuit),
        (Ask::Rally { .. }, Action::Rally { pieces }) => rally::apply(course, pieces),
        (Ask::Retreat, &Action::Retreat { nation, to, pieces }) => retreat::apply(course, seat, nation, to, pieces),
        (Ask::Award, &Action::Award { nation }) => award::apply(course, seat, nation),
        (Ask::Produce, action) => produce::apply(course, seat, action),
        (Ask::Propose, &Action::Propose { to }) => propose::apply(course, seat, to),
        (&Ask::Alliance { from }, action) => alliance::apply(course, from, seat, action),
        (Ask::Trade, Action::Offer { from, to, cards }) => trade::apply(course, *from, *to, cards),
        (&Ask::Exchange { from, to }, action) => exchange::apply(course, from, to, action),
        (Ask::Share, _) => share::apply(course, seat),
        (
            Ask::WithdrawProposal { .. } | Ask::WithdrawOffer { .. } | Ask::WithdrawPlace | Ask::WithdrawLines,
            Action::Withdraw,
        ) => withdrawal::apply(course, seat, ask),
        _ => unreachable!("check lets no other answer through"),
    }
}

/// Dice are only thrown by the server here.
pub fn typed_dice(_view: &View, _ask: &Ask, _action: &Action) -> Option<Vec<u32>> {
    None
}

/// The picks of pieces that end an answer.
fn selected(selection: &Selection, draft: &[Pick], whole: impl FnOnce(Forces) -> Action) -> Choices<Pick, Action> {
    match selection.next(draft) {
        Selected::Whole(pieces) => Choices::Whole(whole(pieces)),
        Selected::Next(picks) => Choices::Next(picks),
    }
}

fn is_mine(view: &View, me: Seat, nation: Nation) -> bool {
    view.open.lives(nation) && view.open.player(nation) == Some(me)
}

fn next(picks: impl IntoIterator<Item = Pick>) -> Choices<Pick, Action> {
    Choices::Next(picks.into_iter().collect())
}

/// Cards in their order, any number from `least` on.
fn pick_cards(hand: &Cards, least: u8, draft: &[Pick], whole: impl FnOnce(Cards) -> Action) -> Choices<Pick, Action> {
    let drafted = draft.iter().filter_map(|pick| match pick {
        Pick::Card { card } => Some(*card),
        _ => None,
    });
    let last = drafted.clone().next_back();
    let cards: Cards = drafted.collect();
    if draft.last() == Some(&Pick::Done) {
        return Choices::Whole(whole(cards));
    }
    let rest = hand.minus(&cards);
    let later = |card: &Card| last.is_none_or(|last| *card >= last);
    let more = rest.kinds().filter(later).map(|card| Pick::Card { card });
    let done = (cards.count() >= least).then_some(Pick::Done);
    next(more.chain(done).collect::<Vec<_>>())
}

fn card_picks(cards: &Cards) -> impl Iterator<Item = Pick> {
    cards.iter().map(|card| Pick::Card { card })
}
