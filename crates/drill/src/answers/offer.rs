//! A card offered to another company, for one of his (D6).

use table::{Choices, Seat};

use super::{card_picks, legal};
use crate::action::{Action, Pick};
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Offer, State};
use crate::trade;
use crate::view::View;

pub fn check(view: &View, hand: &Cards, action: &Action) -> Result<(), Refusal> {
    let Action::Offer { to, card } = action else {
        return Err(Refusal::AnotherAnswer);
    };
    judge_company(view, *to)?;
    if hand.of(*card) == 0 {
        return Err(Refusal::OfferNotInHand);
    }
    Ok(())
}

fn judge_company(view: &View, to: Seat) -> Result<(), Refusal> {
    if Some(to) == view.me {
        return Err(Refusal::OfferToOneself);
    }
    if !view.companies.contains_key(&to) {
        return Err(Refusal::OfferToNobody);
    }
    if Some(to) == view.partner() {
        return Err(Refusal::OfferToPartner);
    }
    Ok(())
}

pub fn choices(view: &View, hand: &Cards, draft: &[Pick]) -> Choices<Pick, Action> {
    match draft {
        [Pick::Trade(trade::Pick::Company { company }), Pick::Card { card }] => Choices::Whole(Action::Offer {
            to: *company,
            card: *card,
        }),
        [_] => Choices::Next(card_picks(hand).collect()),
        _ => {
            let companies = view.companies.keys().map(|&company| trade::Pick::Company { company });
            legal(companies.map(Pick::Trade), |pick| match pick {
                Pick::Trade(trade::Pick::Company { company }) => judge_company(view, company),
                _ => Err(Refusal::AnotherAnswer),
            })
        }
    }
}

pub fn path(action: &Action) -> Option<Vec<Pick>> {
    let Action::Offer { to, card } = *action else {
        return None;
    };
    let company = trade::Pick::Company { company: to };
    Some(vec![Pick::Trade(company), Pick::Card { card }])
}

pub fn apply(state: &mut State, from: Seat, to: Seat, card: Card, out: &mut Vec<Event>) {
    let company = state.company_mut(from);
    company.hand.take(card);
    company.offer = Some(Offer { to, card });
    company.offered = true;
    out.push(Event::Trade(trade::Event::Offered { from, to, card }));
}
