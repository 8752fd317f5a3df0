//! What a viewer knows.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, Viewer};
use ts_rs::TS;

use crate::card::{Card, Cards};
#[cfg(test)]
use crate::fault::{Fault, planted};
use crate::square::{Man, Square};
use crate::state::{Offer, Phase, State};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "drill.ts", optional_fields)]
pub struct View {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<Seat>,
    pub round: u8,
    pub rounds: u8,
    /// Whether the leader may type in the dice of his charge.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<_>")]
    pub typed_dice: bool,
    pub phase: Phase,
    pub companies: BTreeMap<Seat, CompanyView>,
    pub field: BTreeMap<Square, Man>,
    /// How many cards are left to draw.
    pub deck: u8,
    /// The cards themselves, the next one last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck_cards: Option<Vec<Card>>,
    pub discard: Cards,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    #[cfg(test)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_card: Option<Card>,
    #[cfg(test)]
    #[serde(skip)]
    pub against_a_six: bool,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "drill.ts", optional_fields)]
pub struct CompanyView {
    /// In hand, in the bid and on offer together: how they are split is the company's secret.
    pub cards: u8,
    pub score: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Seat>,
    /// Only for those who see the company's cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<SecretView>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "drill.ts", optional_fields)]
pub struct SecretView {
    pub hand: Cards,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bid: Option<Cards>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// Whether this round's offer was made.
    pub offered: bool,
    /// Who has a card on offer to this company.
    pub offers_from: Vec<Seat>,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let everything = viewer == Viewer::Truth;
        let companies = state.options.companies();
        View {
            me: viewer.seat(),
            round: state.round,
            rounds: state.options.rounds,
            typed_dice: state.options.typed_dice,
            phase: state.phase.clone(),
            companies: companies
                .map(|seat| (seat, CompanyView::of(state, viewer, seat)))
                .collect(),
            field: state.field.clone(),
            deck: state.deck.len() as u8,
            deck_cards: everything.then(|| state.deck.clone()),
            discard: state.discard,
            outcome: state.outcome(),
            #[cfg(test)]
            next_card: planted(Fault::LeakingView)
                .then(|| state.deck.last().copied().unwrap_or(Card::all().next().unwrap())),
            #[cfg(test)]
            against_a_six: (planted(Fault::LeakingRefusal) || planted(Fault::LeakingForecast))
                && state.options.companies().any(|seat| {
                    let held = &state.company(seat).hand;
                    !state.knows(viewer, seat) && held.values().any(|card| card.value() == 6)
                }),
        }
    }

    /// What the company itself knows, for those who may answer for it.
    pub fn own(&self) -> Option<&SecretView> {
        self.companies.get(&self.me?)?.secret.as_ref()
    }

    /// Nobody sees who has bid, so everybody is waited for but those whose bid the viewer sees himself.
    pub fn awaited(&self) -> Vec<Seat> {
        let has_bid = |company: &CompanyView| company.secret.as_ref().is_some_and(|secret| secret.bid.is_some());
        match self.phase {
            Phase::Bidding => {
                let bidding = self.companies.iter().filter(|(_, company)| !has_bid(company));
                bidding.map(|(seat, _)| *seat).collect()
            }
            Phase::Posting { leader } | Phase::Charging { leader, .. } => vec![leader],
            Phase::Over => Vec::new(),
        }
    }

    pub fn partner(&self) -> Option<Seat> {
        self.companies.get(&self.me?)?.partner
    }
}

impl CompanyView {
    fn of(state: &State, viewer: Viewer, seat: Seat) -> CompanyView {
        let company = state.company(seat);
        let bid = company.bid.map_or(0, |cards| cards.count());
        let cards = company.hand.count() + bid + usize::from(company.offer.is_some());
        CompanyView {
            cards: cards as u8,
            score: state.score(seat),
            partner: state.options.partner(seat),
            secret: state.knows(viewer, seat).then(|| SecretView {
                hand: company.hand,
                bid: company.bid,
                offer: company.offer,
                offered: company.offered,
                offers_from: state.offers_to(seat).collect(),
            }),
        }
    }
}
