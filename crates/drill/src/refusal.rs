//! Why an answer is not legal, each with its rule.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Refuse;
use ts_rs::TS;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "drill.ts")]
pub enum Refusal {
    AnotherAnswer,
    BidOfNothing,
    BidOfTooMany,
    BidOfTwins,
    BidNotInHand,
    SquareTaken,
    TooManyDice,
    OfferToNobody,
    OfferToOneself,
    OfferToPartner,
    OfferNotInHand,
    AnswerNotInHand,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::AnotherAnswer => "D1.3",
            Refusal::BidOfTooMany => "D3.2",
            Refusal::BidOfTwins => "D3.3",
            Refusal::BidNotInHand => "D3.4",
            Refusal::BidOfNothing => "D3.5",
            Refusal::SquareTaken => "D4.2",
            Refusal::TooManyDice => "D5.2",
            Refusal::OfferToNobody => "D6.2",
            Refusal::OfferToOneself => "D6.3",
            Refusal::OfferToPartner => "D6.4",
            Refusal::OfferNotInHand => "D6.5",
            Refusal::AnswerNotInHand => "D6.7",
        }
    }
}
