//! Why an answer is not legal, each with its rule.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Refuse;
use ts_rs::TS;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "europe.ts")]
pub enum Refusal {
    /// Legal perhaps, but not an answer to this question.
    OtherAnswer,
    /// An order without pieces.
    NoPieces,
    NotYourNation,
    NotToChoose,
    NotInReserve,
    NotHomeland,
    HomelandOccupied,
    MustAct,
    NotAllied,
    NotThere,
    AlreadyMoved,
    NotAdjacent,
    TooFar,
    WayBlocked,
    BackAgain,
    LeaderAlone,
    NoAnchor,
    PortHeldByEnemy,
    TooManyAfloat,
    OtherLanding,
    NoBattle,
    NotInBattle,
    FrontEmpty,
    NotATarget,
    NotPursued,
    WrongNumberOfHits,
    NotLost,
    WrongNumberRallied,
    NotBeaten,
    NotNextToBattle,
    RetreatToEnemy,
    RetreatToAttackersWay,
    RetreatOffOwnWay,
    NotToAward,
    NotInHand,
    NoCombination,
    NoRoom,
    NotBlank,
    ProposalToNobody,
    AlreadyAllied,
    AlreadyProposed,
    TradeWithNobody,
    TradeWithOneself,
    AlreadyOffered,
    NothingForNothing,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::OtherAnswer => "P5",
            Refusal::NoPieces => "P6",
            Refusal::NotYourNation => "B6.1",
            Refusal::NotToChoose => "B6.3",
            Refusal::NotInReserve => "B6.8",
            Refusal::NotHomeland => "B6.5",
            Refusal::HomelandOccupied => "B16.2",
            Refusal::MustAct => "EB-4a",
            Refusal::NotAllied => "B10.5",
            Refusal::NotThere => "B8.1",
            Refusal::AlreadyMoved => "B8.3",
            Refusal::NotAdjacent => "B1.1",
            Refusal::TooFar => "B8.2",
            Refusal::WayBlocked => "B8.4",
            Refusal::BackAgain => "B8.6",
            Refusal::LeaderAlone => "EB-20a",
            Refusal::NoAnchor => "B9.1",
            Refusal::PortHeldByEnemy => "EB-12",
            Refusal::TooManyAfloat => "B9.3",
            Refusal::OtherLanding => "B9.5",
            Refusal::NoBattle => "B7.4",
            Refusal::NotInBattle => "EB-26",
            Refusal::FrontEmpty => "B17.4",
            Refusal::NotATarget => "B20.3",
            Refusal::NotPursued => "B23.2",
            Refusal::WrongNumberOfHits => "B20.2",
            Refusal::NotLost => "B22.2",
            Refusal::WrongNumberRallied => "B22.3",
            Refusal::NotBeaten => "B24.1",
            Refusal::NotNextToBattle => "B24.2",
            Refusal::RetreatToEnemy => "B24.3",
            Refusal::RetreatToAttackersWay => "B24.4",
            Refusal::RetreatOffOwnWay => "B24.5",
            Refusal::NotToAward => "EB-16",
            Refusal::NotInHand => "B14.1",
            Refusal::NoCombination => "B14.2",
            Refusal::NoRoom => "B16.3",
            Refusal::NotBlank => "B14.8",
            Refusal::ProposalToNobody => "EB-2",
            Refusal::AlreadyAllied => "B10.1",
            Refusal::AlreadyProposed => "P4",
            Refusal::TradeWithNobody => "B15.1",
            Refusal::TradeWithOneself => "EB-18a",
            Refusal::AlreadyOffered => "P7",
            Refusal::NothingForNothing => "EB-18b",
        }
    }
}
