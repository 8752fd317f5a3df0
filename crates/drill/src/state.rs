//! The whole truth of a drill.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::game::Asked;
use table::{Dice, Outcome, Seat, Version, Viewer};
use ts_rs::TS;

use crate::ask::Ask;
use crate::card::{Card, Cards};
use crate::options::Options;
use crate::square::{Man, Square};
use crate::trade;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub rules: Version,
    pub options: Options,
    /// From 1.
    pub round: u8,
    pub phase: Phase,
    /// Face down; the next card is the last.
    pub deck: Vec<Card>,
    pub companies: Vec<Company>,
    pub field: BTreeMap<Square, Man>,
    pub discard: Cards,
    /// Only in the crate's own tests, which read the journals of programs that know nothing of it.
    #[cfg(test)]
    pub weather: u8,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "drill.ts")]
pub enum Phase {
    Bidding,
    Posting { leader: Seat },
    Charging { leader: Seat, square: Square },
    Over,
}

#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Company {
    pub hand: Cards,
    /// Face down until all have bid.
    pub bid: Option<Cards>,
    pub offer: Option<Offer>,
    /// An offer was made this round, whatever became of it.
    pub offered: bool,
    #[cfg(test)]
    pub tired: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "drill.ts")]
pub struct Offer {
    pub to: Seat,
    pub card: Card,
}

pub const DEALT: usize = 5;

impl State {
    pub fn start(rules: Version, options: &Options, dice: &mut Dice) -> State {
        let mut deck: Vec<Card> = Card::all()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(Card::COPIES)))
            .collect();
        dice.shuffle(&mut deck);
        let companies = options
            .companies()
            .map(|_| Company {
                hand: deck.split_off(deck.len() - DEALT).into_iter().collect(),
                ..Company::default()
            })
            .collect();
        State {
            rules,
            options: options.clone(),
            round: 1,
            phase: Phase::Bidding,
            deck,
            companies,
            field: BTreeMap::new(),
            discard: Cards::default(),
            #[cfg(test)]
            weather: 0,
        }
    }

    pub fn company(&self, seat: Seat) -> &Company {
        &self.companies[usize::from(seat.0)]
    }

    pub fn company_mut(&mut self, seat: Seat) -> &mut Company {
        &mut self.companies[usize::from(seat.0)]
    }

    /// Whether the viewer sees the company's cards: his own and his partner's (D1.2).
    pub fn knows(&self, viewer: Viewer, company: Seat) -> bool {
        match viewer {
            Viewer::Seat(seat) => seat == company || self.options.partner(seat) == Some(company),
            Viewer::Observer => false,
            Viewer::Truth => true,
        }
    }

    /// Who has a card on offer to this company.
    pub fn offers_to(&self, company: Seat) -> impl Iterator<Item = Seat> {
        self.options
            .companies()
            .filter(move |&from| self.company(from).offer.is_some_and(|offer| offer.to == company))
    }

    pub fn all_have_bid(&self) -> bool {
        self.phase == Phase::Bidding && self.companies.iter().all(|company| company.bid.is_some())
    }

    pub fn score(&self, company: Seat) -> u32 {
        self.field
            .iter()
            .filter(|(_, man)| man.company == company)
            .map(|(square, man)| u32::from(square.number()) * u32::from(man.times))
            .sum()
    }

    pub fn asks(&self) -> Vec<Asked<Ask>> {
        let asked = |seat, standing, ask| Asked { seat, standing, ask };
        match self.phase {
            Phase::Bidding => {
                let mut asks = Vec::new();
                for seat in self.options.companies() {
                    let company = self.company(seat);
                    if company.bid.is_none() {
                        asks.push(asked(seat, false, Ask::Bid));
                    }
                    if !company.offered && !company.hand.is_empty() {
                        asks.push(asked(seat, true, Ask::Trade(trade::Ask::Offer)));
                    }
                    let answers = self.offers_to(seat).map(|from| Ask::Trade(trade::Ask::Answer { from }));
                    asks.extend(answers.map(|ask| asked(seat, true, ask)));
                }
                asks
            }
            Phase::Posting { leader } => vec![asked(leader, false, Ask::Post)],
            Phase::Charging { leader, square } => vec![asked(leader, false, Ask::Charge { square })],
            Phase::Over => Vec::new(),
        }
    }

    /// The best side wins (D7.1); several sides equal at the top make a draw (D7.2).
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let side_score = |seat| self.options.side(seat).map(|one| self.score(one)).sum::<u32>();
        let best = self.options.companies().map(side_score).max().unwrap_or(0);
        let winners: Vec<Seat> = self
            .options
            .companies()
            .filter(|&seat| side_score(seat) == best)
            .collect();
        let one_side = winners
            .iter()
            .all(|&seat| self.options.side(winners[0]).any(|one| one == seat));
        Some(if one_side {
            Outcome {
                winners,
                how: "points".to_owned(),
            }
        } else {
            Outcome {
                winners: Vec::new(),
                how: "draw".to_owned(),
            }
        })
    }
}
