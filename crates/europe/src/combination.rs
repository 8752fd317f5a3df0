//! What cards make together (B14).

use serde::{Deserialize, Serialize};
use strum::VariantArray;
use ts_rs::TS;

use crate::arm::Arm;
use crate::board::Nation;
use crate::card::{Card, Cards, Symbol};
use crate::force::Force;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantArray, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Combination {
    Regiment,
    Brigade,
    Division,
    Corps,
}

impl Combination {
    pub fn all() -> impl Iterator<Item = Combination> {
        Combination::VARIANTS.iter().copied()
    }

    /// How many cards it takes.
    pub fn size(self) -> u8 {
        match self {
            Combination::Regiment => 2,
            Combination::Brigade => 3,
            Combination::Division | Combination::Corps => 4,
        }
    }

    /// Whether these cards make it: the right number, no blank, one card at least that is not Napoleon (EB-17), and the
    /// others all of one arm, or for a corps all of different arms.
    pub fn is_made_by(self, cards: &Cards) -> bool {
        let arms = Arm::all().map(|arm| cards.of_arm(arm));
        let fits = match self {
            Combination::Corps => arms.clone().all(|count| count <= 1),
            _ => arms.clone().filter(|&count| count > 0).count() == 1,
        };
        fits && arms.sum::<u8>() > 0 && cards.of(Card::BLANK) == 0 && cards.count() == self.size()
    }

    /// Whether a hand holds the cards to complete a draft of them, when cards are named in their order.
    pub fn can_be_made(self, hand: &Cards, drafted: &[Card]) -> bool {
        let arms: Vec<Arm> = drafted.iter().filter_map(|card| card.arm()).collect();
        let fits = |pair: &[Arm]| match self {
            Combination::Corps => pair[0] < pair[1],
            _ => pair[0] == pair[1],
        };
        if drafted.contains(&Card::BLANK) || !arms.windows(2).all(fits) {
            return false;
        }
        let left = usize::from(self.size()).saturating_sub(drafted.len());
        let rest = hand.minus(&drafted.iter().copied().collect());
        let napoleons = usize::from(rest.of(Card::NAPOLEON));
        let last = drafted.last().copied();
        if last == Some(Card::NAPOLEON) {
            return napoleons >= left && !arms.is_empty();
        }
        let later = |card: &Card| last.is_none_or(|last| *card >= last);
        let of_arm = |arm: Arm| -> usize {
            let cards = rest.kinds().filter(later).filter(|card| card.arm() == Some(arm));
            cards.map(|card| usize::from(rest.of(card))).sum()
        };
        match (self, last.and_then(Card::arm)) {
            (Combination::Corps, last) => {
                let arms = Arm::all().filter(|&arm| last.is_none_or(|last| arm > last) && of_arm(arm) > 0);
                let arms = arms.count();
                arms + napoleons >= left && (last.is_some() || arms > 0)
            }
            (_, Some(arm)) => of_arm(arm) + napoleons >= left,
            (_, None) => Arm::all().any(|arm| of_arm(arm) > 0 && of_arm(arm) + napoleons >= left),
        }
    }

    /// What it brings, with a piece more for each card in the colour of the nation (B14.5).
    pub fn gains(self, nation: Nation, cards: &Cards) -> Force {
        let mut gains = match (self, Arm::all().find(|&arm| cards.of_arm(arm) > 0)) {
            (Combination::Corps, _) => Force {
                infantry: 1,
                cavalry: 1,
                artillery: 1,
                leader: 1,
            },
            (_, Some(arm)) => {
                let mut force = Force::NONE;
                *force.of_mut(arm) = self.pieces(arm);
                force
            }
            (_, None) => Force::NONE,
        };
        for card in cards.iter() {
            if let Symbol::Piece { arm, nation: colour } = card.symbol()
                && colour == nation
            {
                *gains.of_mut(arm) += 1;
            }
        }
        gains
    }

    fn pieces(self, arm: Arm) -> u8 {
        match (self, arm) {
            (Combination::Regiment | Combination::Corps, _) => 1,
            (Combination::Brigade, Arm::Infantry) => 3,
            (Combination::Brigade, _) => 2,
            (Combination::Division, Arm::Infantry) => 6,
            (Combination::Division, Arm::Cavalry) => 4,
            (Combination::Division, Arm::Artillery | Arm::Leader) => 3,
        }
    }
}
