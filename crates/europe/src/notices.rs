//! What a player ought to hear of beside his turn: alliances and cards that are offered to him, and an alliance broken.

use table::{Matter, Noticed, Seat};

use crate::board::Nation;
use crate::event::Told;
use crate::view::View;

pub fn notice(told: &Told, me: Seat, view: &dyn Fn() -> View) -> Option<Noticed> {
    match *told {
        Told::Proposed { from, to } => (to == me).then(|| Matter::AllianceOffered.begun(from)),
        Told::Allied { from, to }
        | Told::Rejected { from, to }
        | Told::ProposalWithdrawn { from, to }
        | Told::ProposalLapsed { from, to } => (to == me).then(|| Matter::AllianceOffered.over(from)),
        Told::Broken { by, with } => (with == me).then(|| Matter::AllianceBroken.begun(by)),
        Told::Offered { from, to, .. } => between(&view(), from, to, me).map(|by| Matter::TradeOffered.begun(by)),
        Told::Exchanged { from, to, .. }
        | Told::Refused { from, to }
        | Told::OfferWithdrawn { from, to }
        | Told::OfferLapsed { from, to } => {
            let view = view();
            let by = between(&view, from, to, me)?;
            // Another of his nations may still have cards on the table for me.
            (!is_offering(&view, by, me)).then(|| Matter::TradeOffered.over(by))
        }
        Told::Chosen { .. }
        | Told::Placed { .. }
        | Told::RoundBegan { .. }
        | Told::Called { .. }
        | Told::Waited { .. }
        | Told::Joined { .. }
        | Told::StoodAside { .. }
        | Told::Willing { .. }
        | Told::OwnPlace { .. }
        | Told::AnyPlace { .. }
        | Told::MovementBegan { .. }
        | Told::Marched { .. }
        | Told::Landed { .. }
        | Told::Ready { .. }
        | Told::MovementEnded
        | Told::Taken { .. }
        | Told::Eliminated { .. }
        | Told::BattleBegan { .. }
        | Told::Deployed { .. }
        | Told::LinesShown { .. }
        | Told::Arranged { .. }
        | Told::LinesStay { .. }
        | Told::LinesFree { .. }
        | Told::Fired { .. }
        | Told::Lost { .. }
        | Told::RallyRolled { .. }
        | Told::Rallied { .. }
        | Told::NightFell
        | Told::Won { .. }
        | Told::Retreated { .. }
        | Told::Surrounded { .. }
        | Told::Named { .. }
        | Told::BattleEnded { .. }
        | Told::Drew { .. }
        | Told::ProductionBegan
        | Told::Combined { .. }
        | Told::PutBack { .. }
        | Told::Agreed { .. }
        | Told::Ended { .. } => None,
    }
}

/// Whose offer to me it is, if it is one: nobody is told of what goes between his own nations.
fn between(view: &View, from: Nation, to: Nation, me: Seat) -> Option<Seat> {
    let by = view.open.player(from)?;
    (by != me && view.open.player(to) == Some(me)).then_some(by)
}

fn is_offering(view: &View, by: Seat, me: Seat) -> bool {
    let offers = &view.open.turn.offers;
    let to_me = |nation: Nation| {
        offers
            .get(nation)
            .is_some_and(|offer| view.open.player(offer.to) == Some(me))
    };
    Nation::all().any(|nation| view.open.player(nation) == Some(by) && to_me(nation))
}
