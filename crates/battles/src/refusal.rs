//! Why an answer is not legal, each with its rule.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Refuse;
use ts_rs::TS;

use crate::id::{GeneralId, UnitId};
use crate::side::Side;
use crate::step::Step;

pub type Judged = Result<(), Refusal>;

/// What somebody wanted to do when it was not his step.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Deed {
    Assign,
    MoveByOrder,
    FireFirst,
    FireInTurn,
    PursuitFireFirst,
    ChooseCombat,
    ChoosePursuitCombat,
    Other,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "battles.ts")]
pub enum Refusal {
    /// The step is not that of the deed, or it is the other side's.
    OutOfStep {
        deed: Deed,
        step: Step,
    },
    /// Infantry has to try to form square before anything else.
    SquareFirst {
        unit: UnitId,
        by: UnitId,
    },
    /// Somebody has to say whether this unit evades.
    EvasionFirst {
        unit: UnitId,
        by: UnitId,
    },
    /// A correction is to be settled.
    CorrectionFirst,
    /// Legal, but not an answer to this question.
    OtherAnswer,
    NotYours,
    NoSuchThing,
    NotThere {
        unit: UnitId,
    },
    NotDue {
        unit: UnitId,
    },
    NotRouted {
        unit: UnitId,
    },
    NotMeasured,
    SaidTwice,
    NoDie,
    OtherArmy {
        general: GeneralId,
    },
    NotEligible {
        general: GeneralId,
    },
    HasOrder {
        general: GeneralId,
    },
    NotYourGeneral {
        general: GeneralId,
    },
    NotSubordinate {
        general: GeneralId,
    },
    NotToHimself {
        general: GeneralId,
    },
    NothingOfHisOwn,
    NotActivated {
        unit: UnitId,
    },
    NotYet {
        unit: UnitId,
        priority: u8,
    },
    OtherSideFirst {
        side: Side,
    },
    /// The command does not move now.
    CommandWaits {
        general: GeneralId,
    },
    /// No unit of the command is left to move.
    CommandStands {
        general: GeneralId,
    },
    MovePast {
        unit: UnitId,
    },
    MovedAlready {
        unit: UnitId,
    },
    Routed {
        unit: UnitId,
    },
    InSquare {
        unit: UnitId,
    },
    Evaded {
        unit: UnitId,
    },
    NotOfArm {
        unit: UnitId,
    },
    NotDefensive {
        unit: UnitId,
    },
    HadItsOrder {
        unit: UnitId,
    },
    ChangedOnce {
        unit: UnitId,
    },
    NoRoutMove {
        unit: UnitId,
    },
    GeneralStays {
        general: GeneralId,
    },
    TouchedTwice {
        unit: UnitId,
    },
    NoEnemy {
        unit: UnitId,
    },
    DisorderedContact {
        unit: UnitId,
    },
    ArtilleryContact {
        unit: UnitId,
    },
    PriorityTooLow {
        unit: UnitId,
        priority: u8,
    },
    ReactionTooLow {
        unit: UnitId,
        priority: u8,
    },
    NotCavalry {
        unit: UnitId,
    },
    MarkNotActivated {
        unit: UnitId,
    },
    MarkMoved {
        unit: UnitId,
    },
    MarkUnfit {
        unit: UnitId,
    },
    NotMarked {
        unit: UnitId,
    },
    NotMarkedToPursue {
        unit: UnitId,
    },
    NotMarkedToMeetPursuit {
        unit: UnitId,
    },
    OnlyToContact {
        unit: UnitId,
    },
    OnlyReacted {
        unit: UnitId,
    },
    PursuitOnlyToContact {
        unit: UnitId,
    },
    OnlyPursuers {
        unit: UnitId,
    },
    EngagedRout {
        unit: UnitId,
    },
    EngagedRoutAgain {
        unit: UnitId,
    },
    RoutedTwice {
        unit: UnitId,
    },
    InOrder {
        unit: UnitId,
    },
    ReorderMoved {
        unit: UnitId,
    },
    ReorderShaken {
        unit: UnitId,
    },
    ReorderContacted {
        unit: UnitId,
    },
    MustTrySquare,
    DisorderedFire {
        unit: UnitId,
    },
    CavalryFire {
        unit: UnitId,
    },
    LimberedFire {
        unit: UnitId,
    },
    RoutedFire {
        unit: UnitId,
    },
    FiredAlready {
        unit: UnitId,
    },
    NotInPursuit {
        unit: UnitId,
    },
    OtherSideRecord {
        unit: UnitId,
    },
    NotHit {
        unit: UnitId,
    },
    TooManyFigures {
        unit: UnitId,
        most: u8,
    },
    FormationNotResult {
        unit: UnitId,
    },
    NothingNew {
        unit: UnitId,
    },
    /// It is so already, or cannot be.
    NothingToMend {
        unit: UnitId,
    },
    /// It does not touch an enemy in that combat, or two fight on its side already.
    DoesNotJoin {
        unit: UnitId,
    },
    NotResting,
    GeneralLost {
        general: GeneralId,
    },
    GeneralAbsent {
        general: GeneralId,
    },
    GeneralNotLost {
        general: GeneralId,
    },
    ModifierTooLarge,
    TooManyEntries {
        most: u16,
    },
    RolledDie,
    BuiltOn,
    NotOnTheDie {
        sides: u8,
    },
    NoFreeRoll,
    ChiefRolls,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::OutOfStep { deed, .. } => match deed {
                Deed::Assign => "B4.1.2k",
                Deed::MoveByOrder => "B4.2.3b",
                Deed::FireFirst => "B4.3b",
                Deed::FireInTurn => "A14",
                Deed::PursuitFireFirst => "B4.6.3b",
                Deed::ChooseCombat => "B4.4a",
                Deed::ChoosePursuitCombat => "B4.6.4",
                Deed::Other => "B4.0",
            },
            Refusal::SquareFirst { .. } => "BQ1",
            Refusal::EvasionFirst { .. } | Refusal::CorrectionFirst => "P19",
            Refusal::CommandWaits { .. } => "B4.2.3b",
            Refusal::CommandStands { .. } => "P22",
            Refusal::TouchedTwice { .. } => "P20",
            Refusal::DoesNotJoin { .. } => "P21",
            Refusal::NothingToMend { .. } => "P24",
            Refusal::NotResting => "P23",
            Refusal::OtherAnswer | Refusal::NotYours | Refusal::NoSuchThing => "P1",
            Refusal::NotThere { .. } | Refusal::GeneralAbsent { .. } => "P17",
            Refusal::NotDue { .. } => "B4.1.1c",
            Refusal::NotRouted { .. } => "B4.1c",
            Refusal::NotMeasured | Refusal::SaidTwice => "P2",
            Refusal::NoDie => "B4.1.2f",
            Refusal::OtherArmy { .. } => "B4.1.2t",
            Refusal::NotEligible { .. } => "B4.1.2l",
            Refusal::HasOrder { .. } => "A9",
            Refusal::NotYourGeneral { .. } => "BM9",
            Refusal::NotSubordinate { .. } => "BM7",
            Refusal::NotToHimself { .. } => "A24",
            Refusal::NothingOfHisOwn => "BM3",
            Refusal::NotActivated { .. } => "B4.2.3a",
            Refusal::NotYet { .. } => "B4.2.3b",
            Refusal::OtherSideFirst { .. } => "B4.2.3c",
            Refusal::MovePast { .. } => "A40",
            Refusal::MovedAlready { .. } => "B4.2.3j",
            Refusal::LimberedFire { .. } => "F9",
            Refusal::Routed { .. } | Refusal::RoutedFire { .. } => "F6",
            Refusal::InSquare { .. } => "BQ2",
            Refusal::Evaded { .. } => "BE2",
            Refusal::NotOfArm { .. } => "F7",
            Refusal::NotDefensive { .. } | Refusal::HadItsOrder { .. } => "B4.2.3e",
            Refusal::ChangedOnce { .. } => "A29",
            Refusal::NoRoutMove { .. } => "B4.2.3i",
            Refusal::GeneralStays { .. } => "A10",
            Refusal::NoEnemy { .. } => "P15",
            Refusal::DisorderedContact { .. } => "F3",
            Refusal::ArtilleryContact { .. } => "F4",
            Refusal::PriorityTooLow { .. } => "B4.2.3g",
            Refusal::ReactionTooLow { .. } => "A15",
            Refusal::NotCavalry { .. } => "B4.2.3.2d",
            Refusal::MarkNotActivated { .. } => "B4.2.3.2c",
            Refusal::MarkMoved { .. } => "B4.2.3.2b",
            Refusal::MarkUnfit { .. } => "A16",
            Refusal::NotMarked { .. } => "B4.2.4.1b",
            Refusal::NotMarkedToPursue { .. } => "B4.6.1",
            Refusal::NotMarkedToMeetPursuit { .. } => "B4.6.2a",
            Refusal::OnlyToContact { .. } => "B4.2.4.2a",
            Refusal::OnlyReacted { .. } => "B4.2.4.2b",
            Refusal::PursuitOnlyToContact { .. } => "B4.6.2a",
            Refusal::OnlyPursuers { .. } => "B4.6.2b",
            Refusal::EngagedRout { .. } => "B4.2.3.4b",
            Refusal::EngagedRoutAgain { .. } => "A20",
            Refusal::RoutedTwice { .. } => "B4.2.3.4c",
            Refusal::InOrder { .. } => "B8.5.1.2a",
            Refusal::ReorderMoved { .. } => "B8.5.1.2b",
            Refusal::ReorderShaken { .. } => "B8.5.1.2c",
            Refusal::ReorderContacted { .. } => "B8.5.1.2d",
            Refusal::MustTrySquare => "BQ1",
            Refusal::DisorderedFire { .. } => "F1",
            Refusal::CavalryFire { .. } => "F2",
            Refusal::FiredAlready { .. } => "B4.3c",
            Refusal::NotInPursuit { .. } => "B4.6.3a",
            Refusal::OtherSideRecord { .. } => "P16",
            Refusal::NotHit { .. } => "P7",
            Refusal::TooManyFigures { .. } => "P8",
            Refusal::FormationNotResult { .. } => "P9",
            Refusal::NothingNew { .. } => "P18",
            Refusal::GeneralLost { .. } | Refusal::GeneralNotLost { .. } => "P10",
            Refusal::ModifierTooLarge => "P11",
            Refusal::TooManyEntries { .. } => "P12",
            Refusal::RolledDie => "P5",
            Refusal::BuiltOn => "P6",
            Refusal::NotOnTheDie { .. } => "P3",
            Refusal::NoFreeRoll => "A32",
            Refusal::ChiefRolls => "BM1",
        }
    }
}
