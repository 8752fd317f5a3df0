//! The laws every game obeys, by name.

use strum::{Display, IntoStaticStr};

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Law {
    /// The rules never panic.
    NoPanic,
    /// While there is no outcome somebody must answer, and every draft leads on.
    NoDeadEnd,
    /// A match is over within the number of answers that the game states.
    EndsInTime,
    /// Nobody is asked anything once there is an outcome.
    NothingAfterTheEnd,
    /// A match that is ended otherwise than by its rules is over for everybody, and so its journal says.
    EndedIsOver,
    /// Of seats on one side, all have won or none.
    SidesWinTogether,
    /// Who has to answer is awaited, by himself and by who knows least; who knows himself awaited has to answer.
    AskedIsAwaited,
    /// A channel is for seats that there are, named once and in order.
    ChannelsAreSound,
    /// No list of picks is too long or names a pick twice.
    FewPicks,
    /// Every path of offered picks ends in an action that `check` accepts.
    OfferedIsAccepted,
    /// Every action that `check` accepts has a path of offered picks.
    AcceptedHasAPath,
    /// What is forecast of a draft is what its act then brings.
    ForecastsHold,
    WrongSeatIsRefused,
    ClosedAskIsRefused,
    RepeatedAnswerIsRefused,
    /// What goes out as JSON comes back as it was.
    SerdeRoundTrips,
    /// The `type` in the JSON is the kind that is counted.
    KindsAreTags,
    /// A position that is written down is read back as it was.
    SetupRoundTrips,
    /// A journal leads to the state that was played.
    ReplayEqualsPlay,
    /// What is taken back is as if it had not been, for those who knew of it and those who did not.
    UndoRestores,
    UndoStopsAtDice,
    UndoStopsAtBarriers,
    /// Nothing that is taken back, or falls along with it, has shown anybody anything.
    UndoSparesBarriers,
    /// What may show a viewer something is a barrier.
    ShowingIsABarrier,
    /// News closes the way back; what the seat is not told neither closes nor opens it.
    UndoFollowsNews,
    /// The delta of a view, merged into the old one, gives the new one.
    DeltasMerge,
    ViewsHoldNoNull,
    /// A view changes only with something told.
    ChangesAreTold,
    /// What a viewer can export is what he was sent.
    ExportEqualsMessages,
    /// Where there are hidden facts, `scramble` exchanges some.
    ScrambleChanges,
    ScrambleIsValid,
    FogView,
    FogAsks,
    FogChoices,
    FogForecasts,
    FogRefusals,
    FogUndo,
    FogChannels,
    FogExport,
    FogBotInput,
    /// Two worlds that the viewer cannot tell apart send him the same words in the same order.
    FogMessages,
    /// ... and the same number of them.
    FogMessageCount,
    /// What a viewer must not notice brings him no message.
    FogSilence,
    /// Of two answers given in secret, no viewer's messages show which was first.
    OrderLeavesNoTrace,
    /// The viewer's own action, and every mirrored one, is legal in the other world too.
    MirrorIsLegal,
    /// The worlds were played on, not only looked at.
    FogIsExercised,
    /// Every kind of ask, pick, event and refusal occurred.
    KindsOccur,
}
