//! One kind of question a file: what is a legal answer (`check`), and how it is picked (`choices`). All of it by what the
//! player knows.

mod alliance;
mod award;
mod battles;
mod choose;
mod hits;
mod join;
mod lines;
mod movement;
mod place;
mod production;
mod rally;
mod retreat;
mod share;
mod trade;
mod turn;
mod withdrawal;

pub use movement::sea_limit;
pub use retreat::ways_out;

use table::{Choices, Seat};

use crate::action::Action;
use crate::ask::Ask;
use crate::muster::{Muster, Mustered};
use crate::pick::Pick;
use crate::refusal::Refusal;
use crate::view::View;

pub fn check(view: &View, ask: &Ask, action: &Action) -> Result<(), Refusal> {
    let Some(me) = view.me else {
        return Err(Refusal::OtherAnswer);
    };
    match ask {
        Ask::Choose => choose::check(view, action),
        Ask::Place => place::check(view, me, action),
        Ask::Turn => turn::check(view, me, action),
        Ask::Join => join::check(view, action),
        Ask::Move => movement::check(view, me, action),
        Ask::Battle => battles::check(view, action),
        Ask::Deploy | Ask::Arrange => lines::check(view, me, ask, action),
        Ask::Hit { hits, pursuit } => hits::check(view, *hits, *pursuit, action),
        Ask::Rally { pieces } => rally::check(view, me, *pieces, action),
        Ask::Retreat => retreat::check(view, me, action),
        Ask::Award => award::check(view, action),
        Ask::Produce => production::check(view, me, action),
        Ask::Propose => alliance::check_proposal(view, me, action),
        Ask::Alliance { .. } => alliance::check_answer(action),
        Ask::Trade => trade::check_offer(view, me, action),
        Ask::Exchange { from, to } => trade::check_exchange(view, *from, *to, action),
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
    match ask {
        Ask::Choose => choose::choices(view, draft),
        Ask::Place => place::choices(view, me, draft),
        Ask::Turn => turn::choices(view, me, draft),
        Ask::Join => join::choices(view, draft),
        Ask::Alliance { .. } => alliance::answers(draft),
        Ask::Move => movement::choices(view, me, draft),
        Ask::Battle => battles::choices(view, draft),
        Ask::Deploy | Ask::Arrange => lines::choices(view, me, ask, draft),
        Ask::Hit { hits, pursuit } => hits::choices(view, *hits, *pursuit, draft),
        Ask::Rally { pieces } => rally::choices(view, me, *pieces, draft),
        Ask::Retreat => retreat::choices(view, me, draft),
        Ask::Award => award::choices(view, draft),
        Ask::Produce => production::choices(view, me, draft),
        Ask::Propose => alliance::proposals(view, me, draft),
        Ask::Trade => trade::offers(view, me, draft),
        Ask::Exchange { from, to } => trade::exchanges(view, *from, *to, draft),
        Ask::Share => share::choices(draft),
        Ask::WithdrawProposal { .. } | Ask::WithdrawOffer { .. } | Ask::WithdrawPlace | Ask::WithdrawLines => {
            withdrawal::choices(draft)
        }
    }
}

/// The picks of pieces that end an answer.
fn mustered(
    muster: &Muster,
    draft: &[Pick],
    whole: impl FnOnce(crate::force::Forces) -> Action,
) -> Choices<Pick, Action> {
    match muster.next(draft) {
        Mustered::Whole(pieces) => Choices::Whole(whole(pieces)),
        Mustered::Next(picks) => Choices::Next(picks),
    }
}

fn is_mine(view: &View, me: Seat, nation: crate::board::Nation) -> bool {
    view.open.lives(nation) && view.open.player(nation) == Some(me)
}

fn next(picks: impl IntoIterator<Item = Pick>) -> Choices<Pick, Action> {
    Choices::Next(picks.into_iter().collect())
}
