//! Why an answer is not legal, each with its rule.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use table::Refuse;
use ts_rs::TS;

macro_rules! refusals {
    ($($name:ident $rule:literal)*) => {
        #[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr, TS)]
        #[serde(tag = "type", rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        #[ts(export_to = "triumph.ts")]
        pub enum Refusal {
            $($name,)*
        }

        impl Refuse for Refusal {
            fn rule(&self) -> &'static str {
                match self {
                    $(Refusal::$name => $rule,)*
                }
            }
        }
    };
}

refusals! {
    AnotherAnswer "T0.1"
    NotThere "T0.2"
    WrongSum "T0.3"

    BidTooLow "T17.4"
    BidTooHigh "R30"

    UnitNotAssigned "T6.6b"
    CorpsTooSmall "T6.6c"
    CorpsTooLarge "T6.6d"
    AlliedCorpsNotPlaced "T6.6e"
    NotTwoCorps "T6.6f"
    NotItsLocale "T6.6h"
    FrenchCorpsNotPlaced "T6.7b"
    ReinforcementPlaced "T6.7c"
    NoOtherUnit "T6.7d"
    AlliedCorpsWithoutRoom "R41"
    TooManyDetachments "T6.8a"
    DetachmentOffMap "T6.8b"
    DetachmentTooFar "T6.8c"
    DetachmentByStar "T6.8d"
    DetachmentsWithoutRoom "T6.8f"
    NoBattery "T6.9a"
    BatteryNotAtApproach "T6.9b"
    BatteryNotInReserve "T18.3"

    NoRoom "T4.4"
    CorpsFull "T8.4"
    LastUnit "T8.6"
    WayFull "T8.9"
    NotHisUnit "T9.2"
    CommanderSpent "T9.3"
    AlliedCorpsSpent "T9.4"
    AlliedUnitsSpent "T9.7"
    FrenchUnitsSpent "T9.8"
    NobodyDetached "T9.11"
    DetachByRoad "T9.13"
    NotTogether "T9.15"
    AlreadyHis "T9.16"
    MovedAlready "T9.20"
    OffMapAttach "R32"
    FixedBattery "T6.9c"

    Impassable "T10.3"
    EnemyThere "T10.4"
    TooFarFromReserve "T10.5"
    TooFarFromApproach "T10.6"
    MainRoadTooLong "T10.7"
    RoadTooLong "T10.8"
    RoadsNotConnected "T10.9"
    RoadFromApproach "T10.11"
    RoadToApproach "T10.12"
    ApproachOffRoad "T10.13"
    ReserveEntered "T10.15"
    ReserveShut "T10.16"
    CorpsMustHalt "T10.17"
    TooEarly "T10.18"
    NotOurEntry "T10.22"
    EntryHeld "T10.24"
    EntersByRoad "T10.25"

    NothingToAttack "T11.0a"
    OneCommand "T11.0b"
    NotFromOnePlace "T11.0c"
    NotTwoBatteries "T11.0d"
    NotAllCavalry "T11.0h"
    ObstructedAttack "T11.0j"
    ObstructedDefence "T11.0k"
    ObstructedCounterAttack "T11.0l"
    CannotBeCarriedOut "R22"
    Night "T14.2"
    ApproachClosed "T11.12h"
    LocaleWon "T11.12i"
    NoGuard "T15.14"
    GuardObstructed "T15.15"
    GuardBeaten "T15.21"

    NobodyNamed "T11.2a"
    BlockersCannotRetreat "R6"
    BlockerNotNamed "T11.2c"
    NamedElsewhere "T11.2d"
    ReserveBehindBlockers "T11.2e"
    TwoDetachedNamed "T11.2f"
    CommanderAlone "T11.2g"
    DefendedElsewhere "T11.2h"
    RetreatedFromCombat "T11.2i"
    LeaderNotNamed "T11.4a"
    ThreeLeadDefence "T11.4b"
    TwoLeadNarrowDefence "T11.4c"
    UnlikeReserveLeaders "T11.4d"
    WeakReserveLeader "T11.4e"
    SantonDefence "T18.2"

    RoadMustFeint "T11.3b"
    FeintMustStay "T11.3d"
    GuardFeint "T15.16"
    FeintElsewhere "T11.3e"

    TooWide "T11.5d"
    LeaderNotPicked "T11.5f"
    LeaderNotAttacking "T11.5h"
    ThreeLeadAttack "T11.5i"
    TwoLeadNarrowAttack "T11.5j"
    UnlikeLeaders "T11.5k"
    WeakLeader "T11.5l"
    GunsByCorpsMove "T11.5m"
    GunsNotAtApproach "T11.5n"
    GunsTwoRounds "T11.5o"
    GunsTwice "T11.12e"
    SantonAttack "T18.1"
    GuardWithLine "T15.11"
    NotLedByGuard "T15.17"
    FixedBatteryFollows "R42"
    TooManyAttackers "R43"
    TwoRoadCommands "R31"

    CounterNotNamed "T11.7b"
    CounterLeads "T11.7c"
    ThreeCounterAttack "T11.7e"
    UnlikeCounterAttackers "T11.7f"
    InfantryCounterAttack "T11.7h"
    GunsCounterAttack "T11.7j"
    GuardCounterWithLine "T15.12"

    UnevenShare "R12"
    TooMuchForUnit "R47"
    LossOutsideAttack "T11.9e"
    LossOutsideDefence "T11.10g"
    LossOutsideApproach "T12.6"
    LossOutsideReserve "T12.8"

    NotAdjacent "T12.10"
    IntoAttackLocale "T12.11"
    RetreatImpassable "T12.12"
    RetreatToEnemy "T12.13"
    RetreatWithoutRoom "T12.14"
    LostWithRoom "T12.16"
    NotOneKeptInRetreat "T12.17"
    NotOneKeptInDefeat "T11.11e"

    NobodyAdvancesAfterFeint "T11.3g"
    NobodyAdvancesAfterDefence "T11.11g"
    MayNotAdvance "R19"

    NoGuardEnters "R50"
    BatteryMayNotStay "R45"
}
