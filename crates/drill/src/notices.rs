//! What a company ought to hear of beside its turn: cards that are offered to it.

use table::{Matter, Noticed, Seat};

use crate::told::Told;
use crate::view::View;

pub fn notice(told: &Told, me: Seat, _view: &dyn Fn() -> View) -> Option<Noticed> {
    match *told {
        // Partners hear of it too, but it is not for them to answer.
        Told::OfferedUnseen { from, to } => (to == me).then(|| Matter::TradeOffered.begun(from)),
        Told::Exchanged { from, to, .. } | Told::Declined { from, to } | Told::Lapsed { from, to } => {
            (to == me).then(|| Matter::TradeOffered.over(from))
        }
        Told::BidMade { .. }
        | Told::Offered { .. }
        | Told::BidsShown { .. }
        | Told::TieRolled { .. }
        | Told::Led { .. }
        | Told::Posted { .. }
        | Told::Held { .. }
        | Told::Charged { .. }
        | Told::Drew { .. }
        | Told::DrewUnseen { .. }
        | Told::RoundBegan { .. }
        | Told::Ended { .. } => None,
    }
}
