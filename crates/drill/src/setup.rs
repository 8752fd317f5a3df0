//! A position written down, and what makes it valid.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Version};

use crate::answers::MOST_CARDS_BID;
use crate::card::{Card, Cards};
use crate::options::Options;
use crate::square::{Man, Square};
use crate::state::{Company, Offer, Phase, State};

/// Cards that are in no hand, bid, offer or deck have been played.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub round: u8,
    pub phase: Phase,
    #[serde(default)]
    pub deck: Vec<Card>,
    pub companies: BTreeMap<Seat, CompanySetup>,
    #[serde(default)]
    pub field: BTreeMap<Square, Man>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompanySetup {
    pub hand: Cards,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bid: Option<Cards>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    #[serde(default)]
    pub offered: bool,
}

pub fn setup(state: &State) -> Setup {
    let company = |seat| {
        let Company {
            hand,
            bid,
            offer,
            offered,
            ..
        } = state.company(seat).clone();
        CompanySetup {
            hand,
            bid,
            offer,
            offered,
        }
    };
    Setup {
        round: state.round,
        phase: state.phase.clone(),
        deck: state.deck.clone(),
        companies: state.options.companies().map(|seat| (seat, company(seat))).collect(),
        field: state.field.clone(),
    }
}

pub fn place(rules: Version, options: &Options, setup: &Setup) -> Result<State, String> {
    if !(1..=options.rounds).contains(&setup.round) {
        return Err(format!("round {} is none of {}", setup.round, options.rounds));
    }
    if !setup.companies.keys().copied().eq(options.companies()) {
        return Err(format!("there must be just the companies 0 to {}", options.seats - 1));
    }
    for (&seat, company) in &setup.companies {
        check_company(options, &setup.phase, seat, company)?;
    }
    check_field(options, setup)?;
    Ok(State {
        rules,
        options: options.clone(),
        round: setup.round,
        phase: setup.phase.clone(),
        deck: setup.deck.clone(),
        companies: setup.companies.values().map(company).collect(),
        field: setup.field.clone(),
        discard: played(setup)?,
        #[cfg(test)]
        weather: 0,
    })
}

fn company(setup: &CompanySetup) -> Company {
    Company {
        hand: setup.hand,
        bid: setup.bid,
        offer: setup.offer,
        offered: setup.offered,
        #[cfg(test)]
        tired: false,
    }
}

fn check_company(options: &Options, phase: &Phase, seat: Seat, company: &CompanySetup) -> Result<(), String> {
    if *phase != Phase::Bidding && (company.bid.is_some() || company.offer.is_some()) {
        return Err(format!("company {seat} has a bid or an offer outside the bidding"));
    }
    if let Some(bid) = company.bid
        && (bid.count() > MOST_CARDS_BID || bid.holds_twins())
    {
        return Err(format!("company {seat} could not have made its bid"));
    }
    if let Some(offer) = company.offer {
        let stranger = options.companies().all(|one| one != offer.to);
        if stranger || offer.to == seat || options.partner(seat) == Some(offer.to) || !company.offered {
            return Err(format!("company {seat} could not have made its offer"));
        }
    }
    Ok(())
}

fn check_field(options: &Options, setup: &Setup) -> Result<(), String> {
    let in_play = |seat: Seat| seat.0 < options.seats;
    for (square, man) in &setup.field {
        if !in_play(man.company) || !(1..=3).contains(&man.times) {
            return Err(format!("square {} cannot be held so", square.number()));
        }
    }
    // A man a round at the most, so that there is always a square to post on.
    let posted = usize::from(setup.round) - usize::from(matches!(setup.phase, Phase::Bidding | Phase::Posting { .. }));
    if setup.field.len() > posted {
        return Err(format!(
            "there are more men than rounds to post them: at most {posted} by now"
        ));
    }
    if setup.phase == Phase::Bidding && setup.companies.values().all(|company| company.bid.is_some()) {
        return Err("all bids are made, so they would have been shown".to_owned());
    }
    match setup.phase {
        Phase::Posting { leader } if !in_play(leader) => Err("the leader is no company".to_owned()),
        Phase::Charging { leader, square } => match setup.field.get(&square) {
            Some(man) if man.company == leader && man.times == 1 => Ok(()),
            _ => Err("the leader has no man on the square he charges from".to_owned()),
        },
        _ => Ok(()),
    }
}

/// What is left of the thirty cards.
fn played(setup: &Setup) -> Result<Cards, String> {
    let mut seen: Cards = setup.deck.iter().copied().collect();
    for company in setup.companies.values() {
        seen.add_all(&company.hand);
        seen.add_all(&company.bid.unwrap_or_default());
        company.offer.iter().for_each(|offer| seen.add(offer.card));
    }
    let mut left = Cards::default();
    for card in Card::all() {
        let count = Card::COPIES
            .checked_sub(seen.of(card))
            .ok_or_else(|| format!("there are more than {} cards of value {}", Card::COPIES, card.value()))?;
        (0..count).for_each(|_| left.add(card));
    }
    Ok(left)
}
